extension View {
  /// Ties the view's identity to a value: another value is another view, with state of its own.
  public func id<ID: Hashable>(_ id: ID) -> Modified<Self> {
    modified(IdentityModification(AnyHashable(id)))
  }

  /// Marks the view for a selection.
  public func tag<Tag: Hashable>(_ tag: Tag) -> Modified<Self> {
    modified(TagModification(AnyHashable(tag)))
  }

  /// Marks the view for a selection, also for one that may be nil.
  public func tag<Tag: Hashable>(_ tag: Tag, includeOptional: Bool) -> Modified<Self> {
    self.tag(tag)
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

private final class IdentityModification: Modification {
  private let id: AnyHashable

  init(_ id: AnyHashable) {
    self.id = id
    super.init()
  }

  override func node(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: IdentityNode.self, parent) ?? IdentityNode(parent)
    node.identify(as: id)
    return node
  }
}

private final class TagModification: Modification {
  private let tag: AnyHashable

  init(_ tag: AnyHashable) {
    self.tag = tag
    super.init()
  }

  override func node(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: TagNode.self, parent) ?? TagNode(parent)
    node.tag = tag
    return node
  }
}
