/// A view whose type is known only at run time, for programs that make views from data.
///
/// Unlike `AnyView` it is transparent: a list that holds it stays static. `type` tells apart run-time
/// types that share a Swift type: as long as it stays the same, the state below is kept.
public struct ErasedView: PrimitiveView {
  @usableFromInline let content: ErasedContent

  @inlinable public init<Content: View>(_ view: Content, type: UInt = 0) {
    content = ErasedContentOf(view, tag: type)
  }

  @inlinable public init(_ view: ErasedView) {
    self = view
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    guard parent.graph.hasRoom(below: parent) else { return LimitNode.make(old, parent) }
    let node = reuse(old, as: ErasedNode.self, parent) ?? ErasedNode(parent)
    node.show(view.content)
    return node
  }
}

/// The hidden value of an erased view.
@usableFromInline
class ErasedContent {
  @usableFromInline let kind: ObjectIdentifier
  @usableFromInline let tag: UInt
  /// A function in place of a method: methods of generic classes are not specialised.
  @usableFromInline let make: (ErasedContent, ViewNode?, ViewNode) -> ViewNode

  @inlinable init(
    kind: ObjectIdentifier, tag: UInt,
    make: @escaping (ErasedContent, ViewNode?, ViewNode) -> ViewNode
  ) {
    self.kind = kind
    self.tag = tag
    self.make = make
  }

  final func makeNode(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode { make(self, old, parent) }

  /// The view itself, for those who ask what it is.
  @usableFromInline var anyView: any View { EmptyView() }
}

@usableFromInline
final class ErasedContentOf<Content: View>: ErasedContent {
  @usableFromInline let view: Content

  @inlinable init(_ view: Content, tag: UInt) {
    self.view = view
    super.init(kind: ObjectIdentifier(Content.self), tag: tag) { content, old, parent in
      Content._makeNode(
        unsafeDowncast(content, to: ErasedContentOf<Content>.self).view, old, parent)
    }
  }

  @inlinable override var anyView: any View { view }
}
