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
    actions = []
    layOutDirtyRoots()
  }

  private func forgetBodies() {
    for body in dirtyBodies { body.isQueued = false }
    dirtyBodies = []
  }

  /// Runs bodies until none is left; a body that writes what it reads would run for ever.
  private func runBodies() {
    var wave = 0
    while !dirtyBodies.isEmpty {
      wave += 1
      guard wave <= limits.rounds else { return forgetBodies() }
      var queue: [BodyNode] = []
      swap(&queue, &dirtyBodies)
      if queue.count > 1 { sortByDepth(&queue) }
      for (position, body) in queue.enumerated() where !body.isDead && body.isQueued {
        if shouldStop?() == true {
          dirtyBodies.append(contentsOf: queue[position...])
          return
        }
        body.run()
      }
    }
  }

  /// Shallowest first: a parent may bring a child up to date, or destroy it.
  private func sortByDepth(_ queue: inout [BodyNode]) {
    guard queue.count <= 16 else { return queue.sort { $0.depth < $1.depth } }
    for index in 1..<queue.count {
      var place = index
      while place > 0, queue[place].depth < queue[place - 1].depth {
        queue.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// Asks every listener below which preferences may have changed, innermost first.
  private func askListeners() {
    guard !listeners.isEmpty else { return }
    var queue: [PreferenceObserver] = []
    swap(&queue, &listeners)
    if queue.count > 1 { queue = stablySorted(queue) }
    for listener in queue where !listener.isDead {
      listener.isQueued = false
      listener.ask()
    }
  }

  /// Deepest first; those of one depth in the order of the views.
  private func stablySorted<Node: ViewNode>(_ nodes: [Node]) -> [Node] {
    nodes.enumerated()
      .sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }
      .map(\.element)
  }

  private func runActions() {
    guard !actions.isEmpty else { return }
    var queue: [GraphAction] = []
    swap(&queue, &actions)
    for action in queue where action.node?.isDead != true {
      counters.actions += 1
      action.run()
    }
  }

  private func runAppearances() {
    guard !appearances.isEmpty else { return }
    var queue: [AppearanceNode] = []
    swap(&queue, &appearances)
    for node in stablySorted(queue) where !node.isDead {
      node.runAppearance()
    }
  }

  private func runDisappearances() {
    guard !disappearances.isEmpty else { return }
    var queue: [() -> Void] = []
    swap(&queue, &disappearances)
    for action in queue {
      counters.actions += 1
      action()
    }
  }

  private func layOutDirtyRoots() {
    guard !dirtyRoots.isEmpty else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    var queue: [ScreenRoot] = []
    swap(&queue, &dirtyRoots)
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
