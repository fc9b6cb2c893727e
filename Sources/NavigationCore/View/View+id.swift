extension View {
  /// Ties the view's identity to a value: another value is another view, with state of its own.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }

  /// Marks the view for a selection.
  public func tag<Tag: Hashable>(_ tag: Tag) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }

  /// Skips the view's body when a new value equals the last one.
  ///
  /// Views that are `Equatable` are compared anyway.
  public func equatable() -> EquatableView<Self> where Self: Equatable {
    EquatableView(content: self)
  }
}

/// A view that runs again only when its content is no longer equal.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }

  public var body: Content { content }
}

private struct IdentifiedView<Content: View>: PrimitiveView {
  let content: Content
  let id: AnyHashable

  static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: IdentityNode.self, parent) ?? IdentityNode(parent)
    node.show(view.id) { Content._makeNode(view.content, $0, node) }
    return node
  }
}

private struct TaggedView<Content: View>: PrimitiveView {
  let content: Content
  let tag: AnyHashable

  static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: TagNode.self, parent) ?? TagNode(parent)
    node.tag = view.tag
    node.child = Content._makeNode(view.content, node.child, node)
    return node
  }
}
