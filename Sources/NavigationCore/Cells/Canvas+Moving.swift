extension Canvas {
  /// Draws under a map of the plane, in points of the device; what was in force before comes after it.
  ///
  /// Shapes, fills, lines and clips are moved, turned and scaled. Text stays upright and as large as it
  /// is: its middle moves.
  mutating func moving(by map: CGAffineTransform, _ draw: (inout Canvas) -> Void) {
    guard map.isFinite else { return draw(&self) }
    let outer = motion
    motion = outer.map { map.concatenating($0) } ?? map
    draw(&self)
    motion = outer
  }

  /// Where a rectangle is drawn: the cells around it, each side rounded by itself.
  func moved(_ rect: CellRect) -> CellRect {
    motion.map { CellRect(around: rect.points.applying($0)) } ?? rect
  }

  /// Where a box of text is drawn: as large as it is, around its moved middle; nil when next to nothing
  /// is left of it.
  func movedText(_ rect: CellRect) -> CellRect? {
    guard let motion else { return rect }
    guard motion.scale >= 0.1 else { return nil }
    let points = rect.points
    let middle = CGPoint(x: points.midX, y: points.midY).applying(motion)
    return CellRect(
      x: CellGeometry.columnOffset(middle.x - points.width / 2),
      y: CellGeometry.rowOffset(middle.y - points.height / 2), width: rect.width,
      height: rect.height)
  }

  /// The cells that may be drawn inside of a rectangle.
  func clip(inside rect: CellRect) -> Clip {
    guard let motion else { return clip.intersection(rect) }
    if motion.keepsAxes { return clip.intersection(moved(rect)) }
    return clip.intersection(coverage(of: rect, motion))
  }

  /// The cells that may be drawn inside of a path whose points count from the corner of `rect`.
  func clip(inside path: Path, _ style: FillStyle, of rect: CellRect) -> Clip {
    guard let motion else { return clip.intersection(path, style, in: rect) }
    return clip.intersection(
      path.moved(motion, from: rect).coverage(
        in: bounds, visible: clip.rect, eoFill: style.isEOFilled))
  }

  /// The cells that a moved rectangle covers at least half of.
  func coverage(of rect: CellRect, _ motion: CGAffineTransform) -> Coverage {
    Path(rect.points).applying(motion).coverage(in: bounds, visible: clip.rect)
  }
}

extension Path {
  /// The path in points of the device, its own points counting from the corner of `rect`.
  func moved(_ motion: CGAffineTransform, from rect: CellRect) -> Path {
    let corner = rect.points.origin
    return applying(CGAffineTransform(translationX: corner.x, y: corner.y).concatenating(motion))
  }
}

extension CGAffineTransform {
  /// Whether all of its parts are numbers.
  var isFinite: Bool {
    [a, b, c, d, tx, ty].allSatisfy { $0.isFinite }
  }

  /// Whether lines across and down stay so, or change places.
  var keepsAxes: Bool {
    let small = 1e-9 * (abs(a) + abs(b) + abs(c) + abs(d))
    return (abs(b) <= small && abs(c) <= small) || (abs(a) <= small && abs(d) <= small)
  }

  /// How many times as large lengths become, on the whole.
  var scale: CGFloat {
    abs(a * d - b * c).squareRoot()
  }
}

extension CellRect {
  /// The cells of a rectangle in points: none when it has no area, at least one each way when it has.
  init(around rect: CGRect) {
    let x = CellGeometry.columnOffset(rect.minX)
    let y = CellGeometry.rowOffset(rect.minY)
    let width = rect.width > 1e-6 ? max(CellGeometry.columnOffset(rect.maxX) - x, 1) : 0
    let height = rect.height > 1e-6 ? max(CellGeometry.rowOffset(rect.maxY) - y, 1) : 0
    self.init(x: x, y: y, width: width, height: height)
  }
}
