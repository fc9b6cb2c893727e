extension ViewGraph {
  /// Voids the sizes of everything above `node`, up to its screen.
  ///
  /// The walk stops where this epoch has walked already. A flag would not do: nodes without a place are
  /// never cleaned, and the second change would stop half-way.
  func layoutChanged(from node: ViewNode) {
    var next: ViewNode? = node
    while let node = next {
      if node.layoutStamp == epoch { return }
      node.layoutStamp = epoch
      node.voidLayout()
      if node.isLayoutWall { return }
      next = node.parent
    }
  }

  /// Tells everything above `node`, up to its screen, that other preferences may rise.
  func preferencesChanged(from node: ViewNode) {
    var next: ViewNode? = node
    while let node = next {
      if node.preferenceStamp == epoch { return }
      node.preferenceStamp = epoch
      node.maskIsFresh = false
      node.preferencesMayDiffer()
      next = node.parent
    }
  }

  /// Hears that boxes came or went below `node`.
  @usableFromInline
  func structureChanged(below node: ViewNode) {
    var next: ViewNode? = node
    while let node = next {
      if let container = node as? ContainerNode {
        container.listIsFresh = false
        break
      }
      next = node.parent
    }
    layoutChanged(from: node)
    preferencesChanged(from: node)
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
      liveNodes &-= 1
      node.dismantle(&pile)
    }
  }
}
