/// What a graph knows of its navigation containers as a whole.
final class NavigationHistory {
  /// Why what was asked for had no effect.
  let remarks = RemarkBook()
  var swipeBack = SwipeBackPolicy.system
  /// The containers on the device, in the order in which they came.
  private(set) var containers: [NavigationNode] = []
  /// The views that can be scrolled, in the order in which they came.
  private(set) var scrollers: [ScrollerNode] = []

  func add(_ container: NavigationNode) { containers.append(container) }
  func remove(_ container: NavigationNode) { containers.removeAll { $0 === container } }
  func add(_ scroller: ScrollerNode) { scrollers.append(scroller) }
  func remove(_ scroller: ScrollerNode) { scrollers.removeAll { $0 === scroller } }
}

/// Whether a swipe from the left edge takes the top screen off.
public enum SwipeBackPolicy: String, Hashable, Sendable, CaseIterable {
  /// UIKit's own rule: not while the bar or its back button is hidden.
  case system
  /// The recognizer has no delegate: always, even at the root, where it freezes the next screen pushed.
  case always
  /// The recognizer's delegate allows it whenever a screen was pushed.
  case whenPushed
}

extension ViewNode {
  /// The screen that a node stands on.
  var screenRoot: ScreenRoot? {
    (isLayoutWall ? self : firstAbove { $0.isLayoutWall }) as? ScreenRoot
  }
}
