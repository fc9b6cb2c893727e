/// A view that is nothing but the one it holds: a group, the content of a modifier or a style.
///
/// It has a node of its own, since a node remembers one erased view only: that of its own place.
public final class HolderNode: ViewNode {
  /// Makes the node of what is held, or brings the one made earlier up to date.
  @inlinable
  public static func make<Content: View>(
    _ content: Content, _ old: ViewNode?, _ parent: ViewNode
  ) -> ViewNode {
    let node = reuse(old, as: HolderNode.self, parent) ?? HolderNode(parent)
    node.child = Content._makeNode(content, node.child, node)
    return node
  }

  /// The same for a view whose type is hidden.
  static func make(_ content: ErasedContent, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: HolderNode.self, parent) ?? HolderNode(parent)
    node.child = content.makeNode(node.child, node)
    return node
  }

  @usableFromInline override init(_ parent: ViewNode) {
    super.init(parent)
  }

  override func emit(_ fold: inout Fold) {
    child?.rise(&fold)
  }
}
