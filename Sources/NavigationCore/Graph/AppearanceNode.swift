/// Acts when its view comes onto the screen and when it goes.
final class AppearanceNode: ViewNode {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  private var isShown = false
  private var isQueued = false

  override init(_ parent: ViewNode) {
    super.init(parent)
    queue()
  }

  private func queue() {
    guard !isQueued, !isShown else { return }
    isQueued = true
    graph.appearances.append(self)
  }

  /// Appears once the screen is laid out; a view without any box never does.
  func runAppearance() {
    isQueued = false
    guard !isShown, (child?.boxCount ?? 0) > 0, isOnVisibleScreen else { return }
    isShown = true
    guard let onAppear else { return }
    graph.counters.actions += 1
    onAppear()
  }

  private var isOnVisibleScreen: Bool {
    firstAbove { ($0 as? ScreenRoot)?.isVisible == false } == nil
  }

  /// Hears that its screen is seen again, or covered.
  func screenChanged(isVisible: Bool) {
    if isVisible { queue() } else { disappear() }
  }

  private func disappear() {
    guard isShown else { return }
    isShown = false
    if let onDisappear { graph.disappearances.append(onDisappear) }
  }

  /// Views may have come or gone when all keys may differ.
  override func preferencesMayDiffer(_ keys: UInt64) {
    if keys == .max { queue() }
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    disappear()
    super.dismantle(&pile)
    onAppear = nil
    onDisappear = nil
  }
}
