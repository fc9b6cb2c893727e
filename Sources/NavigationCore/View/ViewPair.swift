/// Two neighbours in a list; longer lists are pairs of pairs.
public struct ViewPair<First: View, Second: View>: PrimitiveView {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    ListNode.make(view, old, parent)
  }

  @inlinable
  public static func _append(_ view: Self, _ list: ListNode, _ index: inout Int) {
    First._append(view.first, list, &index)
    Second._append(view.second, list, &index)
  }
}
