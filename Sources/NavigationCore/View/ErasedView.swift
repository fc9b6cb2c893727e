/// A view whose type is known only at run time, for programs that make views from data.
///
/// Unlike `AnyView` it is transparent: a list that holds it stays static. `type` tells apart run-time
/// types that share a Swift type: as long as it stays the same, the state below is kept.
public struct ErasedView: PrimitiveView {
  @usableFromInline let content: ErasedContent

  @inlinable public init<Content: View>(_ view: Content, type: UInt = 0) {
    // A node remembers one erased view: erased twice is erased once.
    if Content.self == ErasedView.self, let erased = view as? ErasedView {
      self = erased
    } else {
      content = ErasedContentOf(view, tag: type)
    }
  }

  @inlinable public init(_ view: ErasedView) {
    self = view
  }

  /// The view as an object, by which the very same view is known.
  public var object: AnyObject { content }

  /// The view that an object is; nil when it is none.
  @inlinable public init?(object: AnyObject) {
    guard let content = object as? ErasedContent else { return nil }
    self.content = content
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let content = view.content
    // The very same view is up to date: what else has changed below waits in the graph.
    if let old, old.shown === content { return old }
    guard parent.graph.hasRoom(below: parent) else { return LimitNode.make(old, parent) }
    let node = content.makeNode(kept(old, for: content, parent), parent)
    node.shown = content
    return node
  }

  /// The node made earlier at this place, if it shows a view of the same type; another one goes.
  @inline(__always)
  private static func kept(
    _ old: ViewNode?, for content: ErasedContent, _ parent: ViewNode
  ) -> ViewNode? {
    guard let old else { return nil }
    if let shown = old.shown, shown.kind == content.kind, shown.tag == content.tag { return old }
    parent.graph.discard(old, below: parent)
    return nil
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

  /// How the view names its screen.
  @usableFromInline var screenName: ScreenName? { nil }
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

  @inlinable override var screenName: ScreenName? { Content._screenName(view) }
}
