extension Canvas {
  /// Strokes a path whose points count from the corner of `rect`.
  ///
  /// A stroke of a cell's width or more fills cells. A thinner one covers half of none, so it is drawn as a line
  /// of signs through the cells it passes, where no text is.
  mutating func stroke(_ path: Path, style: StrokeStyle, with fill: Fill, in rect: CellRect) {
    let outline = Outline(path)
    if style.lineWidth >= CellGeometry.cellWidth {
      let coverage = strokeOutline(outline, style).coverage(in: rect, visible: clip.rect)
      return self.fill(coverage, with: fill, in: rect)
    }
    guard style.lineWidth > 0, isVisible, fill.color.alpha * opacity >= 0.1 else { return }
    let ink = Ink(color: fill.color)
    for piece in dashed(outline, style) {
      for (from, to) in piece.segments(closing: false) {
        drawSegment(from, to, in: rect, ink: ink)
      }
    }
  }

  private mutating func drawSegment(
    _ from: CGPoint, _ to: CGPoint, in rect: CellRect, ink: Ink
  ) {
    let start = CGPoint(x: from.x / CellGeometry.cellWidth, y: from.y / CellGeometry.cellHeight)
    let end = CGPoint(x: to.x / CellGeometry.cellWidth, y: to.y / CellGeometry.cellHeight)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let line = Line(across: dx, down: dy)
    let steps = Int(min(max(abs(dx), abs(dy)).rounded(.up), 4096)) * 2
    guard steps > 0 else { return }
    for step in 0..<steps {
      let part = (CGFloat(step) + 0.5) / CGFloat(steps)
      let x = cell(start.x + dx * part, of: rect.width)
      let y = cell(start.y + dy * part, of: rect.height)
      join(line, x: rect.x + x, y: rect.y + y, ink: ink)
    }
  }

  /// Where lines across and down meet, a `+` stands for both.
  private mutating func join(_ line: Line, x: Int32, y: Int32, ink: Ink) {
    guard clip.allows(x: x, y: y) else { return }
    let old = cells[index(x: x, y: y)].glyph
    let met = [Line.horizontal, .vertical, .cross].contains { old == $0.sign | Glyph.line }
    let isCrossing =
      met && old != line.sign | Glyph.line && (line == .horizontal || line == .vertical)
    drawLine(isCrossing ? .cross : line, x: x, y: y, ink: ink, over: false)
  }

  /// The cell of a place; the far edge of the rectangle belongs to its last cell.
  private func cell(_ place: CGFloat, of length: Int32) -> Int32 {
    let cell = Int32(min(max(place.rounded(.down), -100_000), 100_000))
    return place == CGFloat(length) ? max(length - 1, 0) : cell
  }
}

extension Line {
  /// The sign that looks most like a line in cells twice as high as wide.
  init(across dx: CGFloat, down dy: CGFloat) {
    let (width, height) = (abs(dx), abs(dy) * 2)
    if width > 2.4 * height {
      self = .horizontal
    } else if height > 2.4 * width {
      self = .vertical
    } else {
      self = (dx > 0) == (dy > 0) ? .falling : .rising
    }
  }
}
