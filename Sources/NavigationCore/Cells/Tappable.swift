/// How a thing that can be tapped shows it.
enum TapMark: Hashable, Sendable {
  /// `[` and `]` around its label, `(` and `)` when it is disabled.
  case brackets
  /// A row of a list: ` > ` at its end.
  case row
  /// A row of a list whose lines run from right to left: ` < ` at its left.
  case mirroredRow
  /// Nothing: a field or switch that draws its own form.
  case none
}

/// A thing that can be tapped, in the order of drawing.
struct Tappable {
  /// Whatever the one who drew it wants to find again.
  let target: AnyObject?
  let mark: TapMark
  let isEnabled: Bool
  let isSelected: Bool
  /// The index of the thing around it, if that can be tapped too.
  let outer: Int32?
  var frame = CellRect.zero
  /// The first and the last row of its own text that could be seen.
  private(set) var firstRow: CellRect?
  private(set) var lastRow: CellRect?
  private(set) var ink: UInt16 = 0

  init(
    target: AnyObject?, mark: TapMark, isEnabled: Bool, isSelected: Bool, outer: Int32?
  ) {
    self.target = target
    self.mark = mark
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.outer = outer
  }

  mutating func note(_ row: CellRect, ink: UInt16) {
    if isBefore(row, firstRow) {
      firstRow = row
      self.ink = ink
    }
    if let last = lastRow, (last.y, last.maxX) >= (row.y, row.maxX) { return }
    lastRow = row
  }

  private func isBefore(_ row: CellRect, _ other: CellRect?) -> Bool {
    guard let other else { return true }
    return (row.y, row.x) < (other.y, other.x)
  }
}
