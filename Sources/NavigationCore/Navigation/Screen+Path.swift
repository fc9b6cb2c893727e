extension Screen {
  /// The names of the screens on the way here, the root first: those of their views' types.
  public var path: [String] {
    guard isShowing else { return [] }
    if let known = knownPath { return known }
    let path = [rootName ?? ""] + wayHere.pushed.map(\.name)
    if isDrawn { knownPath = path }
    return path
  }

  /// The client's object for the place where the view of the top screen is written (`ScreenName`).
  public var placeOfTop: AnyObject? { wayHere.pushed.last?.identity.place }

  /// The state of the views on the top screen, which no other screen covers.
  public var stateOnTop: [StateReport] {
    (wayHere.containers.last?.top ?? root).stateReports()
  }

  /// How many screens are on the way here: 1 is the root, 0 an empty device.
  public var depth: Int {
    isShowing ? 1 + wayHere.pushed.count : 0
  }

  /// Whether a navigation container stands on the device.
  public var hasNavigation: Bool { !graph.navigation.containers.isEmpty }

  /// Whether a swipe from the left edge pops, as UIKit's recognizer or a program decides.
  public var swipeBack: SwipeBackPolicy {
    get { graph.navigation.swipeBack }
    set { graph.navigation.swipeBack = newValue }
  }

  /// The containers in sight from the outermost to the innermost, and the screens pushed onto them.
  var wayHere: (containers: [NavigationNode], pushed: [NavigationScreen]) {
    var containers: [NavigationNode] = []
    var pushed: [NavigationScreen] = []
    var current: ScreenRoot? = root
    while let screen = current {
      let candidates = graph.navigation.containers.filter { $0.screenRoot === screen }
      let next = candidates.first { $0.screens.count > 1 } ?? candidates.first
      if let next {
        containers.append(next)
        pushed += next.screens.dropFirst()
      }
      current = next?.top
    }
    return (containers, pushed)
  }

  /// The innermost container that a screen was pushed onto.
  var pushedContainer: NavigationNode? {
    wayHere.containers.last { $0.screens.count > 1 }
  }
}
