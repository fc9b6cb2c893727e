extension ViewGraph {
  /// Voids the sizes of everything above `node`, up to its screen.
  ///
  /// The walk stops where this epoch has walked already. A flag would not do: nodes without a place are
  /// never cleaned, and the second change would stop half-way.
  func layoutChanged(from node: ViewNode) {
    node.walkUp { node in
      if node.layoutStamp == epoch { return false }
      node.layoutStamp = epoch
      node.voidLayout()
      return !node.isLayoutWall
    }
  }

  /// Tells everything above `node` that other preferences may rise, of any key.
  func preferencesChanged(from node: ViewNode) {
    preferencesChanged(from: node, keys: .max) { $0.maskIsFresh = false }
  }

  /// Tells everything above `node` that another value of one key may rise.
  func preferenceChanged(_ key: KeyOps, from node: ViewNode) {
    preferencesChanged(from: node, keys: key.bit) { _ in }
  }

  @inline(__always)
  private func preferencesChanged(
    from node: ViewNode, keys: UInt64, _ voidMask: (ViewNode) -> Void
  ) {
    node.walkUp { node in
      if node.preferenceStamp != epoch {
        node.preferenceStamp = epoch
        node.changedKeys = 0
      }
      if node.changedKeys & keys == keys { return false }
      node.changedKeys |= keys
      voidMask(node)
      node.preferencesMayDiffer(keys)
      return true
    }
  }

  /// Hears that boxes came or went below `node`.
  @usableFromInline
  func structureChanged(below node: ViewNode) {
    let container = node as? ContainerNode ?? node.nearest(ContainerNode.self)
    container?.listIsFresh = false
    layoutChanged(from: node)
    preferencesChanged(from: node)
  }

  /// Takes everything off the device for good: nothing that waits holds the graph any longer.
  func close(_ root: ViewNode) {
    destroy(root)
    dirtyBodies = WaitingList()
    listeners = WaitingList()
    actions = WaitingList()
    appearances = WaitingList()
    disappearances = WaitingList()
    dirtyRoots = WaitingList()
  }

  /// Destroys a node that another kind takes the place of.
  @usableFromInline
  func discard(_ node: ViewNode, below parent: ViewNode) {
    destroy(node)
    structureChanged(below: parent)
  }

  /// Takes a node and everything below off the device.
  ///
  /// It works through a pile: children that free each other one inside the other would need as much
  /// stack as they are deep.
  @usableFromInline
  func destroy(_ node: ViewNode) {
    var pile = [node]
    while let node = pile.popLast() {
      guard !node.isDead else { continue }
      node.isDead = true
      node.shown = nil
      liveNodes &-= 1
      node.dismantle(&pile)
    }
  }
}
