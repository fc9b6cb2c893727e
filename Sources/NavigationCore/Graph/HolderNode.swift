/// A view that is nothing but the one it holds: a group, a destination that knows where it is written.
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

  @usableFromInline override init(_ parent: ViewNode) {
    super.init(parent)
  }

  override func emit(_ fold: inout Fold) {
    child?.rise(&fold)
  }
}
