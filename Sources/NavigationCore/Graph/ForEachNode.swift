/// The members that data make, told apart by their identities.
final class ForEachNode: ViewNode {
  private(set) var members: [ViewNode] = []
  /// Whether members are made when they come into view.
  private lazy var isLazy = standsInLazyList
  /// The identities of the members, an array of their own type.
  private var ids: AnyObject?

  /// Brings the members up to date: each keeps its node as long as its identity is among the data.
  func update<ID: Hashable>(
    ids new: [ID], _ make: @escaping (Int, ViewNode?, ViewNode) -> ViewNode
  ) {
    if isLazy {
      update(ids: new) { [unowned self] index, old in
        lazyMember(old) { make(index, $0, $1) }
      }
    } else {
      update(ids: new) { [unowned self] index, old in make(index, old, self) }
    }
  }

  private func lazyMember(
    _ old: ViewNode?, _ make: @escaping LazyMemberNode.Make
  ) -> ViewNode {
    guard let known = old as? LazyMemberNode else { return LazyMemberNode(self, make) }
    known.update(make)
    return known
  }

  private func update<ID: Hashable>(ids new: [ID], _ make: (Int, ViewNode?) -> ViewNode) {
    let old = (ids as? IdentityList<ID>)?.ids ?? []
    var prefix = 0
    while prefix < min(old.count, new.count), old[prefix] == new[prefix] {
      members[prefix] = make(prefix, members[prefix])
      prefix += 1
    }
    let isNew = ids == nil
    if prefix < max(old.count, new.count) || old.count != members.count {
      replace(from: prefix, old: old, new: new, make)
      if !isNew { graph.structureChanged(below: self) }
    }
    if old.count != new.count || prefix < new.count || isNew { ids = IdentityList(new) }
  }

  private func replace<ID: Hashable>(
    from prefix: Int, old: [ID], new: [ID], _ make: (Int, ViewNode?) -> ViewNode
  ) {
    var free: [ID: ViewNode] = [:]
    var rest: [ViewNode] = []
    for index in prefix..<members.count {
      if let twin = free.updateValue(members[index], forKey: old[index]) { rest.append(twin) }
    }
    members.removeSubrange(prefix...)
    members.reserveCapacity(new.count)
    var seen = Set(new[..<prefix])
    for index in prefix..<new.count {
      if !seen.insert(new[index]).inserted { graph.note(.repeatedID("\(new[index])")) }
      members.append(make(index, free.removeValue(forKey: new[index])))
    }
    for node in rest { graph.destroy(node) }
    for node in free.values { graph.destroy(node) }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for member in members { visit(member) }
  }

  override func collect(_ list: inout BoxList) {
    list.isDynamic = true
    for member in members { member.collect(&list) }
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    pile.append(contentsOf: members)
    members = []
    ids = nil
  }
}

private final class IdentityList<ID: Hashable> {
  let ids: [ID]

  init(_ ids: [ID]) {
    self.ids = ids
  }
}
