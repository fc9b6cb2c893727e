/// How a thing that can be tapped shows it.
enum TapMark: Hashable, Sendable {
  /// `[` and `]` around its label, `(` and `)` when it is disabled.
  case brackets
  /// A row of a list: ` > ` at its end.
  case row
  /// Nothing: a field or switch that draws its own form, or a thing too large to be marked.
  case none
}

/// A thing that can be tapped, in the order of drawing.
struct Tappable {
  /// Whatever the one who drew it wants to find again.
  let target: AnyObject?
  let mark: TapMark
  let isEnabled: Bool
  let isSelected: Bool
  /// The thing around it, if that can be tapped too.
  let outer: Int32?
  var frame = CellRect.zero
}
