extension ViewGraph {
  /// Whether something waits to be done.
  var isQuiet: Bool {
    dirtyBodies.isEmpty && listeners.isEmpty && actions.isEmpty && appearances.isEmpty
  }

  /// Runs what waits, round after round, until nothing does; then every visible screen is laid out.
  ///
  /// Returns whether it came to rest: false when it was stopped or the screen does not settle.
  @discardableResult
  public func settle() -> Bool {
    guard !isSettling else { return false }
    isSettling = true
    defer { isSettling = false }
    frame &+= 1
    nodesWhenTooDeep = nil
    counters.settles += 1
    for round in 1... {
      if shouldStop?() == true { return false }
      if round > limits.rounds {
        note(.neverSettles(limits.rounds))
        giveUp()
        return false
      }
      counters.rounds += 1
      runBodies()
      epoch &+= 1
      askListeners()
      runActions()
      if !isQuietButAppearances { continue }
      layOutDirtyRoots()
      epoch &+= 1
      runAppearances()
      runDisappearances()
      if isQuiet && dirtyRoots.allSatisfy({ !$0.isVisible }) { return true }
    }
    return true
  }

  private var isQuietButAppearances: Bool {
    dirtyBodies.isEmpty && listeners.isEmpty && actions.isEmpty
  }

  /// Lays out what there is and forgets the rest, so that a screen that never rests is still seen.
  private func giveUp() {
    forgetBodies()
    actions.removeAll()
    layOutDirtyRoots()
  }

  private func forgetBodies() {
    dirtyBodies.forEach { $0.isQueued = false }
    dirtyBodies.removeAll()
  }

  /// Runs bodies until none is left; a body that writes what it reads would run for ever.
  ///
  /// The shallowest first: a parent may bring a child up to date, or destroy it.
  private func runBodies() {
    var wave = 0
    while !dirtyBodies.isEmpty {
      wave += 1
      guard wave <= limits.rounds else { return forgetBodies() }
      var queue = dirtyBodies.take()
      defer { dirtyBodies.recycle(&queue) }
      sort(&queue) { $0.depth < $1.depth }
      for (position, body) in queue.enumerated() where !body.isDead && body.isQueued {
        if shouldStop?() == true { return dirtyBodies.append(contentsOf: queue[position...]) }
        body.run()
      }
    }
  }

  /// Sorts nodes, keeping the order of equal ones; few as a rule.
  @inline(__always)
  private func sort<Node>(_ nodes: inout [Node], by isBefore: (Node, Node) -> Bool) {
    guard nodes.count <= 16 else {
      nodes = nodes.enumerated()
        .sorted { one, other in
          isBefore(one.element, other.element)
            || !isBefore(other.element, one.element) && one.offset < other.offset
        }
        .map(\.element)
      return
    }
    for index in nodes.indices.dropFirst() {
      var place = index
      while place > 0, isBefore(nodes[place], nodes[place - 1]) {
        nodes.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// Asks every listener below which preferences may have changed, the deepest first.
  private func askListeners() {
    guard !listeners.isEmpty else { return }
    var queue = listeners.take()
    defer { listeners.recycle(&queue) }
    sort(&queue) { $0.depth > $1.depth }
    for listener in queue where !listener.isDead {
      listener.isQueued = false
      listener.ask()
    }
  }

  private func runActions() {
    guard !actions.isEmpty else { return }
    var queue = actions.take()
    defer { actions.recycle(&queue) }
    for action in queue where action.node?.isDead != true {
      counters.actions += 1
      action.run()
    }
  }

  /// The deepest first, as with listeners.
  private func runAppearances() {
    guard !appearances.isEmpty else { return }
    var queue = appearances.take()
    defer { appearances.recycle(&queue) }
    sort(&queue) { $0.depth > $1.depth }
    for node in queue where !node.isDead { node.runAppearance() }
  }

  private func runDisappearances() {
    guard !disappearances.isEmpty else { return }
    var queue = disappearances.take()
    defer { disappearances.recycle(&queue) }
    for action in queue {
      counters.actions += 1
      action()
    }
  }

  private func layOutDirtyRoots() {
    guard !dirtyRoots.isEmpty else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    var queue = dirtyRoots.take()
    defer { dirtyRoots.recycle(&queue) }
    for root in queue where !root.isDead && root.isQueued {
      if root.isVisible {
        root.isQueued = false
        root.layOut()
      } else {
        dirtyRoots.append(root)
      }
    }
  }
}
