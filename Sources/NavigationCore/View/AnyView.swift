/// A view whose type is hidden.
///
/// As in SwiftUI another type below is another view, with state of its own, and the list that holds it
/// counts as dynamic.
public struct AnyView: PrimitiveView {
  @usableFromInline let content: ErasedContent

  @inlinable public init<Content: View>(_ view: Content) {
    if let already = view as? AnyView {
      content = already.content
    } else {
      content = ErasedContentOf(view, tag: 0)
    }
  }

  @inlinable public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    guard parent.graph.hasRoom(below: parent) else { return LimitNode.make(old, parent) }
    let node = reuse(old, as: DynamicNode.self, parent) ?? DynamicNode(parent)
    node.show(kind: view.content.kind, tag: view.content.tag) { view.content.makeNode($0, node) }
    return node
  }
}
