import Testing

@testable import NavigationCore

/// Compares the cells of a canvas, without the frame, with a picture.
///
/// A bar in the picture ends a row.
func expectCells(
  _ width: Int32, _ height: Int32, _ picture: String, options: PictureOptions? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, draw: (inout Canvas) -> Void
) {
  var canvas = Canvas(width: width, height: height)
  draw(&canvas)
  let drawn = canvas.rows(
    frame: ScreenFrame(), options: options ?? PictureOptions(hasFrame: false))
  let rows = drawn.map { $0 + "|" }.joined(separator: "\n")
  #expect("\n" + rows == "\n" + picture, sourceLocation: sourceLocation)
}

extension Canvas {
  /// Draws a text at a place, as a leaf of its ideal size would.
  mutating func text(_ text: String, _ x: Int32, _ y: Int32, ink: Ink = .plain) {
    draw(text, x: x, y: y, ink: ink)
  }

  /// Draws a text that can be tapped.
  mutating func link(
    _ label: String, _ x: Int32, _ y: Int32, enabled: Bool = true, selected: Bool = false
  ) {
    beginTappable(nil, isEnabled: enabled, isSelected: selected)
    text(label, x, y)
    endTappable(frame: CellRect(x: x, y: y, width: Int32(label.count), height: 1))
  }

  mutating func fill(
    _ color: Color, _ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32
  ) {
    fill(CellRect(x: x, y: y, width: width, height: height), with: .color(color))
  }
}
