/// The cells of a screen while it is drawn, back to front.
///
/// Knows fills, text, rules, margins and what can be tapped; knows no view and no state. `clip`, `opacity` and
/// `allowsHitTesting` hold for what is drawn while they are set: whoever changes one puts it back.
public struct Canvas {
  private(set) var bounds: CellRect
  /// The cells that may be drawn.
  var clip: Clip
  /// Multiplies the opacity of what is drawn; under 0.1 nothing is.
  var opacity = 1.0
  /// Whether what is drawn stands in the way of taps on what is under it.
  var allowsHitTesting = true
  /// All that can be tapped, in the order in which drawing it began.
  private(set) var tappables: [Tappable] = []

  init(width: Int32, height: Int32) {
    bounds = CellRect(x: 0, y: 0, width: max(width, 0), height: max(height, 0))
    clip = Clip(rect: bounds)
  }

  /// Makes all cells blank again and forgets what could be tapped; keeps the memory.
  mutating func clear() {}

  /// Fills a rectangle.
  mutating func fill(_ rect: CellRect, with fill: Fill) {}

  /// Fills the cells a shape covers; `rect` is what gradients run through.
  mutating func fill(_ coverage: Coverage, with fill: Fill, in rect: CellRect) {}

  /// Makes a rectangle blank, hiding all that is under it: the ground of a screen or a sheet.
  mutating func erase(_ rect: CellRect) {}

  /// Draws lines that `layOut` made, at the top of `rect`, each aligned in its width.
  mutating func draw(
    _ text: String, _ lines: TextLines, in rect: CellRect, alignment: TextAlignment = .leading,
    ink: Ink = .plain
  ) {}

  /// Draws one line of text as it is, from a cell on; it owns a margin cell at each side.
  mutating func draw(_ text: String, x: Int32, y: Int32, ink: Ink = .plain) {}

  /// Draws a row of `-`, or a column of `|` where the rectangle is one column wide and higher than that.
  mutating func drawRule(_ rect: CellRect) {}

  /// Begins a thing that can be tapped: what is drawn until `endTappable` belongs to it.
  @discardableResult
  mutating func beginTappable(
    _ target: AnyObject?, mark: TapMark = .brackets, isEnabled: Bool = true,
    isSelected: Bool = false
  ) -> Int32 {
    0
  }

  /// Ends the thing begun last and marks it.
  mutating func endTappable(frame: CellRect) {}

  /// Lets a rectangle take taps though nothing is drawn there, as `contentShape` does.
  mutating func addHitArea(_ rect: CellRect) {}

  /// The index of what a tap on the cell reaches, or `nil`.
  func tappable(x: Int32, y: Int32) -> Int32? { nil }

  /// Whether a cell of it can be seen and is not covered.
  func isReachable(_ tappable: Int32) -> Bool { false }
}
