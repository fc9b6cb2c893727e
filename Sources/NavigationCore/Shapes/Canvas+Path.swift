extension Canvas {
  /// Fills a path whose points count from the corner of `rect`.
  ///
  /// The outline of a stroke that is thinner than a cell covers half of none, so it is drawn as a line of signs.
  mutating func fill(
    _ path: Path, style: FillStyle = FillStyle(), with fill: Fill, in rect: CellRect
  ) {
    if let motion { return fillMoved(path, style: style, with: fill, in: rect, motion) }
    if let stroke = path.thinStroke {
      let line = stroke.line
      if stroke.style.lineWidth > 0, line.isRectangle(rect), stroke.style.dash.isEmpty {
        return drawBorder(rect, with: fill)
      }
      return self.stroke(line, style: stroke.style, with: fill, in: rect)
    }
    if path.isRectangle(rect) { return self.fill(rect, with: fill) }
    let coverage = path.coverage(in: rect, visible: clip.rect, eoFill: style.isEOFilled)
    self.fill(coverage, with: fill, in: rect)
  }

  private mutating func fillMoved(
    _ path: Path, style: FillStyle, with fill: Fill, in rect: CellRect,
    _ motion: CGAffineTransform
  ) {
    if let stroke = path.thinStroke {
      if stroke.style.lineWidth > 0, stroke.line.isRectangle(rect), stroke.style.dash.isEmpty,
        motion.keepsAxes
      {
        return drawBorder(moved(rect), with: fill)
      }
      guard motion.scale > 0 else { return }
      let line = stroke.line.moved(motion, from: rect)
      return self.stroke(line, style: stroke.style, with: fill, in: bounds)
    }
    if path.isRectangle(rect) { return self.fill(rect, with: fill) }
    let moved = path.moved(motion, from: rect)
    let coverage = moved.coverage(in: bounds, visible: clip.rect, eoFill: style.isEOFilled)
    self.fill(coverage, with: fill, in: rect)
  }
}

extension Path {
  /// Whether it runs around all of a rectangle of cells, from whose corner its points count.
  ///
  /// An outline half a cell inside, as a border has, counts as well.
  func isRectangle(_ rect: CellRect) -> Bool {
    guard elements.count == 5, elements.last == .closeSubpath else { return false }
    let bounds = boundingRect
    guard self == Path(bounds) else { return false }
    let size = rect.points.size
    let near = bounds.minX < 4 && bounds.minY < 4 && bounds.minX >= 0 && bounds.minY >= 0
    return near && size.width - bounds.maxX < 4 && size.height - bounds.maxY < 4
      && bounds.maxX <= size.width && bounds.maxY <= size.height
  }
}
