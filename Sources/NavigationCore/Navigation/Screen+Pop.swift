extension Screen {
  /// Takes screens off by program, as setting a path would: hidden bars do not matter.
  ///
  /// - Parameter count: How many, or nil for all but the root.
  /// - Returns: Refused when there are not so many.
  @discardableResult
  public func pop(_ count: Int? = 1) -> GestureOutcome {
    guard isShowing else { return .nothingOnDevice }
    let available = wayHere.pushed.count
    guard available > 0 else {
      return .refused("there is nothing to pop: the root is on top", help: nil)
    }
    if let count, count > available {
      let screens = available == 1 ? "1 screen lies" : "\(available) screens lie"
      return .refused("only \(screens) above the root", help: "write pop to root")
    }
    for _ in 0..<(count ?? available) {
      guard let container = pushedContainer else { break }
      container.pop(to: container.screens.count - 1)
      if count != nil { settle() }
    }
    settle()
    return .done
  }

  /// Swipes from the left edge, by UIKit's rules.
  ///
  /// - Parameter isCancelled: Whether the finger goes back before it lets go; then nothing changes.
  /// - Returns: Refused when UIKit's recognizer would not begin.
  @discardableResult
  public func swipe(isCancelled: Bool = false) -> GestureOutcome {
    guard isShowing else { return .nothingOnDevice }
    if let refusal = frozen { return refusal }
    let containers = wayHere.containers
    guard let innermost = containers.last else {
      return .refused(
        "there is no swipe back outside of a navigation container",
        help: "put the view into a NavigationView or NavigationStack")
    }
    guard let container = pushedContainer, let top = container.top else {
      return swipeAtRoot(innermost)
    }
    if swipeBack == .system, let refusal = systemRefusal(top) { return refusal }
    if isCancelled { return .nothingChanged("the swipe was cancelled") }
    container.pop(to: container.screens.count - 1)
    settle()
    return .done
  }

  private func swipeAtRoot(_ container: NavigationNode) -> GestureOutcome {
    guard swipeBack == .always else {
      return .nothingChanged("the root is on top, and a root stays")
    }
    container.noteSwipeAtRoot()
    return .nothingChanged(
      "the root is on top; but without a delegate the recognizer begins all the same, and the next "
        + "push freezes the device")
  }

  /// UIKit's own rule for its recognizer.
  private func systemRefusal(_ top: NavigationScreen) -> GestureOutcome? {
    let help =
      "a delegate of interactivePopGestureRecognizer that says yes when screens were pushed brings it "
      + "back; pop pops by program"
    if top.settings.isHidden == true {
      return .refused(
        "the swipe back is off: the system's bar is hidden on \(top.name) (navigationBarHidden)",
        help: help)
    }
    if top.settings.isBackHidden == true {
      return .refused(
        "the swipe back is off: the back button is hidden on \(top.name) "
          + "(navigationBarBackButtonHidden)", help: help)
    }
    return nil
  }

  /// The refusal of every gesture while a container answers nothing any more.
  public var frozen: GestureOutcome? {
    guard graph.navigation.containers.contains(where: \.isFrozen),
      wayHere.containers.contains(where: \.isFrozen)
    else { return nil }
    return .refused(
      "the device is frozen: it was swiped at the root, where a recognizer without a delegate begins "
        + "too, and then a screen was pushed",
      help:
        "let the recognizer's delegate say yes only when viewControllers.count > 1, or pop to root")
  }
}

extension GestureOutcome {
  static let nothingOnDevice = GestureOutcome.refused(
    "nothing is on the device", help: "show a view first")
}
