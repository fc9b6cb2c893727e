extension Canvas {
  /// Draws the cell before a row of text and the one behind it, where its ends are in sight.
  mutating func drawMargins(around seen: CellRect, _ ink: Ink, start: Int32, end: Int32) {
    let number = number(of: ink)
    let startsHere = seen.x == start
    let endsHere = seen.maxX == end
    if startsHere { drawMargin(Glyph.space, x: seen.x - 1, y: seen.y, ink: number) }
    if endsHere { drawMargin(Glyph.space, x: seen.maxX, y: seen.y, ink: number) }
    if let innermost = open.last { tappables[Int(innermost)].note(seen, ink: number) }
  }

  /// Draws a margin cell where nothing else is; neighbours that share one show `|`.
  mutating func drawMargin(_ sign: UInt32, x: Int32, y: Int32, ink: UInt16 = 0) {
    guard bounds.contains(x: x, y: y), clip.allowsMargin(x: x, y: y) else { return }
    let at = index(x: x, y: y)
    let glyph = cells[at].glyph
    if glyph == 0 {
      cells[at].glyph = sign | Glyph.margin
      cells[at].ink = ink
    } else if glyph & Glyph.margin != 0 {
      let shared = shared(glyph & Glyph.content, sign)
      if shared == sign, sign != Glyph.space { cells[at].ink = ink }
      cells[at].glyph = shared | Glyph.margin
    }
  }

  private func shared(_ old: UInt32, _ new: UInt32) -> UInt32 {
    let star = UInt32(UInt8(ascii: "*"))
    if new == Glyph.space || new == old || old == star { return old }
    if old == Glyph.space || new == star { return new }
    return UInt32(UInt8(ascii: "|"))
  }
}

extension Clip {
  /// A margin cell may stand one column outside, as it belongs to a row that is inside.
  fileprivate func allowsMargin(x: Int32, y: Int32) -> Bool {
    y >= rect.y && y < rect.maxY && x >= rect.x - 1 && x <= rect.maxX
  }
}
