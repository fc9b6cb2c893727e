/// A node of nothing.
@usableFromInline
final class SilentNode: ViewNode {}

/// Several views in order: a builder's statements, or a sequence made at run time.
///
/// It has no place of its own: the container above takes its members as if they were its own.
public final class ListNode: ViewNode {
  @exclusivity(unchecked) @usableFromInline var members: [ViewNode] = []

  @usableFromInline override init(_ parent: ViewNode) {
    super.init(parent)
  }

  @inlinable
  static func make<Content: View>(
    _ view: Content, _ old: ViewNode?, _ parent: ViewNode
  ) -> ViewNode {
    let node = reuse(old, as: ListNode.self, parent) ?? ListNode(parent)
    node.fill { node, index in Content._append(view, node, &index) }
    return node
  }

  /// Brings the members up to date; `append` puts them one after another.
  @inlinable
  func fill(_ append: (ListNode, inout Int) -> Void) {
    let before = members.count
    var index = 0
    append(self, &index)
    if index < members.count { cut(to: index) }
    if before != 0, before != members.count { graph.structureChanged(below: self) }
  }

  /// Puts the member at `index`, made or brought up to date by `make`.
  @inlinable
  public func put(at index: inout Int, _ make: (ViewNode?) -> ViewNode) {
    if index < members.count {
      let old = members[index]
      let new = make(old)
      if new !== old { members[index] = new }
    } else {
      members.append(make(nil))
    }
    index &+= 1
  }

  @usableFromInline
  func cut(to count: Int) {
    let rest = Array(members[count...])
    members.removeSubrange(count...)
    for node in rest { graph.destroy(node) }
    if count == 0 { graph.structureChanged(below: self) }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for member in members { visit(member) }
  }

  override func emit(_ fold: inout Fold) {
    for member in members { member.rise(&fold) }
  }

  override func collect(_ list: inout BoxList) {
    for member in members { member.collect(&list) }
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    pile.append(contentsOf: members)
    members = []
  }
}
