/// A node that asks for a key whenever what rises from below may have changed.
class PreferenceObserver: ViewNode {
  final let key: KeyOps
  @exclusivity(unchecked) final var isQueued = false

  init(_ parent: ViewNode, _ key: KeyOps) {
    self.key = key
    super.init(parent)
    queue()
  }

  override func emit(_ fold: inout Fold) {
    child?.rise(&fold)
  }

  /// Asks the views below; bodies do not run meanwhile.
  func ask() {}

  final func queue() {
    guard !isQueued else { return }
    isQueued = true
    graph.listeners.append(self)
  }

  override func preferencesMayDiffer(_ keys: UInt64) {
    if keys & key.bit != 0 { queue() }
  }
}
