/// A list of views whose length is known only at run time.
///
/// Its members are told apart by their position, as the statements of a builder are, and the list
/// counts as static.
public struct ViewSequence: PrimitiveView {
  let views: [ErasedView]

  public init(_ views: [ErasedView]) {
    self.views = views
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    ListNode.make(view, old, parent)
  }

  public static func _append(_ view: Self, _ list: ListNode, _ index: inout Int) {
    // A list of its own: its length may change without moving the neighbours that follow.
    list.put(at: &index) { old in
      let own = reuse(old, as: ListNode.self, list) ?? ListNode(list)
      own.fill { own, index in
        for member in view.views { ErasedView._append(member, own, &index) }
      }
      return own
    }
  }
}
