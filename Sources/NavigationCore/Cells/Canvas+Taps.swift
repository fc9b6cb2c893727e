extension Canvas {
  /// Begins a thing that can be tapped: what is drawn until `endTappable` belongs to it.
  ///
  /// - Returns: Its index.
  @discardableResult
  mutating func beginTappable(
    _ target: AnyObject?, mark: TapMark = .brackets, isEnabled: Bool = true,
    isSelected: Bool = false
  ) -> Int32 {
    let number = Int32(clamping: tappables.count)
    tappables.append(
      Tappable(
        target: target, mark: mark, isEnabled: isEnabled, isSelected: isSelected,
        outer: open.last))
    open.append(number)
    return number
  }

  /// Ends the thing begun last and marks it: `[` before its first row of text, `]` behind its last.
  mutating func endTappable(frame: CellRect) {
    guard let number = open.popLast() else {
      preconditionFailure("A tappable ends that did not begin.")
    }
    let frame = moved(frame)
    tappables[Int(number)].frame = frame
    guard isVisible else { return }
    let tappable = tappables[Int(number)]
    switch tappable.mark {
    case .none: break
    case .row where tappable.isEnabled && !tappable.isSelected:
      markRow(frame, ">", x: frame.maxX - 2)
    case .mirroredRow where tappable.isEnabled && !tappable.isSelected:
      markRow(frame, "<", x: frame.x + 1)
    case .row, .mirroredRow, .brackets: bracket(tappable, number)
    }
  }

  /// Lets a rectangle take taps though nothing is drawn there, as `contentShape` does.
  mutating func addHitArea(_ rect: CellRect) {
    take(clip.rect.intersection(moved(rect)), motion.flatMap { coverageOfTurned(rect, $0) })
  }

  private func coverageOfTurned(_ rect: CellRect, _ motion: CGAffineTransform) -> Coverage? {
    motion.keepsAxes ? nil : coverage(of: rect, motion)
  }

  /// The index of what a tap on the cell reaches, or `nil`.
  func tappable(x: Int32, y: Int32) -> Int32? {
    guard bounds.contains(x: x, y: y) else { return nil }
    let owner = owners[index(x: x, y: y)]
    return owner > 0 ? owner - 1 : nil
  }

  /// Whether a cell of it, or of a thing within it, can be seen and is not covered.
  func isReachable(_ tappable: Int32) -> Bool {
    owners.contains { owner in
      var candidate = owner > 0 ? owner - 1 : nil
      while let number = candidate, number > tappable { candidate = tappables[Int(number)].outer }
      return candidate == tappable
    }
  }

  /// For each tappable whether a tap on some cell reaches it, and nothing within it.
  var touched: [Bool] {
    var found = [Bool](repeating: false, count: tappables.count)
    var known: Int32 = 0
    for owner in owners where owner != known {
      known = owner
      if owner > 0 { found[Int(owner) - 1] = true }
    }
    return found
  }

  /// For each tappable whether it is reachable.
  var reachable: [Bool] { reachable(from: touched) }

  /// The same, when it is known which are touched.
  func reachable(from touched: [Bool]) -> [Bool] {
    var found = touched
    // What is inside began later.
    for number in found.indices.reversed() where found[number] {
      if let outer = tappables[number].outer { found[Int(outer)] = true }
    }
    return found
  }

  private mutating func bracket(_ tappable: Tappable, _ number: Int32) {
    let (left, right) = tappable.brackets
    if let first = tappable.firstRow, let last = tappable.lastRow {
      drawMargin(left, x: first.x - 1, y: first.y, ink: tappable.ink)
      drawMargin(right, x: last.maxX, y: last.y, ink: tappable.ink)
      return
    }
    let frame = tappable.frame
    // What draws nothing at all, as under `opacity(0)`, takes no taps either.
    guard !frame.isEmpty, isReachable(number) else { return }
    let y = frame.y + (frame.height - 1) / 2
    let inside: Int32 = frame.width > 2 ? 0 : 1
    drawMargin(left, x: frame.x - inside, y: y)
    drawMargin(right, x: frame.maxX - 1 + inside, y: y)
  }

  private mutating func markRow(_ frame: CellRect, _ sign: Unicode.Scalar, x: Int32) {
    guard !frame.isEmpty else { return }
    let y = frame.y + (frame.height - 1) / 2
    drawMargin(Glyph.space, x: x - 1, y: y)
    drawMargin(sign.value, x: x, y: y)
    drawMargin(Glyph.space, x: x + 1, y: y)
  }
}

extension Tappable {
  fileprivate var brackets: (left: UInt32, right: UInt32) {
    let signs: (UInt8, UInt8) =
      if isSelected {
        (UInt8(ascii: "*"), UInt8(ascii: "*"))
      } else if isEnabled {
        (UInt8(ascii: "["), UInt8(ascii: "]"))
      } else {
        (UInt8(ascii: "("), UInt8(ascii: ")"))
      }
    return (UInt32(signs.0), UInt32(signs.1))
  }
}
