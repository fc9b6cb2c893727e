extension Screen {
  /// Scrolls the outermost view in sight that can move that way.
  ///
  /// - Parameters:
  ///   - axis: Along which axis.
  ///   - cells: How far; positive cells show what is below or at the right.
  /// - Returns: Refused when nothing scrolls; nothing changed at the end.
  @discardableResult
  public func scroll(_ axis: Axis, by cells: Int) -> GestureOutcome {
    guard isShowing else { return .nothingOnDevice }
    if let refusal = frozen { return refusal }
    let scrollers = graph.navigation.scrollers.filter(\.isSeen)
    guard !scrollers.isEmpty else {
      return .refused(
        "nothing on the screen scrolls", help: "put what is too long into a ScrollView or List")
    }
    let distance = Int32(clamping: max(min(cells, 1 << 20), -(1 << 20)))
    for scroller in scrollers where scroller.scroll(axis, by: distance) {
      settle()
      return .done
    }
    return .nothingChanged("there is nothing more to see that way")
  }

  /// Scrolls until something with a label that can be tapped comes into view, or else a text that is
  /// part of such a thing; returns whether one did.
  ///
  /// What was scrolled in vain is put back.
  public func reveal(label: String) -> Bool {
    reveal { tappables.contains { $0.label == label } }
      || reveal { !tappables(under: label).isEmpty }
  }

  private func reveal(_ isThere: () -> Bool) -> Bool {
    if isThere() { return true }
    guard isShowing else { return false }
    for scroller in graph.navigation.scrollers where scroller.isSeen {
      for axis in Axis.allCases where search(scroller, axis, for: isThere) { return true }
    }
    return false
  }

  private func search(_ scroller: ScrollerNode, _ axis: Axis, for isThere: () -> Bool) -> Bool {
    let start = scroller.position
    let page = max((axis == .horizontal ? scroller.frame.width : scroller.frame.height) &- 1, 1)
    var moved = scroller.scroll(axis, by: -(1 << 24))
    settle()
    while !isThere() {
      guard graph.shouldStop?() != true, scroller.scroll(axis, by: page) else {
        if moved {
          scroller.position = start
          settle()
        }
        return false
      }
      moved = true
      settle()
    }
    return true
  }

  /// The rows of the frame that show `^`, because something is out of view above, or `v`.
  func scrollMarks(before: Bool) -> [Int32] {
    graph.navigation.scrollers.compactMap { scroller in
      guard scroller.isSeen, scroller.hidesContent(.vertical, before: before) else { return nil }
      let seen = scroller.frame.intersection(root.region.whole)
      guard !seen.isEmpty else { return nil }
      return before ? seen.y : seen.maxY &- 1
    }
  }
}
