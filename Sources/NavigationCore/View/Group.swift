/// Several views as one; what is attached to a group is attached to each of its members.
public struct Group<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  @inlinable public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @inlinable
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    HolderNode.make(view.content, old, parent)
  }

  @inlinable
  public static func _append(_ view: Self, _ list: ListNode, _ index: inout Int) {
    Content._append(view.content, list, &index)
  }
}
