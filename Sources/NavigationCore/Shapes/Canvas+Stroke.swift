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
    var traces: [CellPlace: Trace] = [:]
    for piece in dashed(outline, style) {
      for (from, to) in piece.segments(closing: false) {
        trace(from, to, in: rect, &traces)
      }
    }
    for (place, trace) in traces {
      drawLine(trace.line, x: place.x, y: place.y, ink: ink, over: false)
    }
  }

  /// Adds the parts of a segment to the cells it runs through.
  private func trace(
    _ from: CGPoint, _ to: CGPoint, in rect: CellRect, _ traces: inout [CellPlace: Trace]
  ) {
    let start = CGPoint(x: from.x / CellGeometry.cellWidth, y: from.y / CellGeometry.cellHeight)
    let end = CGPoint(x: to.x / CellGeometry.cellWidth, y: to.y / CellGeometry.cellHeight)
    let way = end - start
    let steps = Int(min(max(abs(way.x), abs(way.y)).rounded(.up), 4096)) * 4
    guard steps > 0 else { return }
    let step = way * (1 / CGFloat(steps))
    for number in 0..<steps {
      let middle = start + step * (CGFloat(number) + 0.5)
      let x = rect.x + cell(middle.x, of: rect.width)
      let y = rect.y + cell(middle.y, of: rect.height)
      guard clip.allows(x: x, y: y) else { continue }
      traces[CellPlace(x: x, y: y), default: Trace()].add(step)
    }
  }

  /// The cell of a place; the far edge of the rectangle belongs to its last cell.
  private func cell(_ place: CGFloat, of length: Int32) -> Int32 {
    let cell = Int32(min(max(place.rounded(.down), -200_000), 200_000))
    return place == CGFloat(length) ? max(length - 1, 0) : cell
  }
}

private struct CellPlace: Hashable {
  let x: Int32
  let y: Int32
}

/// The directions in which lines run through one cell, in cells.
private struct Trace {
  private var across: CGFloat = 0
  private var down: CGFloat = 0
  /// More than nothing when the line falls from left to right.
  private var slope: CGFloat = 0

  mutating func add(_ step: CGPoint) {
    across += abs(step.x)
    down += abs(step.y)
    slope += step.x * step.y
  }

  /// The sign that looks most like it in cells twice as high as wide.
  ///
  /// Where a line across meets one down, and nothing is slanted, both are there.
  var line: Line {
    if across > 0, down > 0, slope == 0 { return .cross }
    if across > 4.8 * down { return .horizontal }
    if down * 2 > 2.4 * across { return .vertical }
    return slope > 0 ? .falling : .rising
  }
}
