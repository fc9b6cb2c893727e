#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Path {
  /// The smallest rectangle around the places and controls of the path; `null` for an empty one.
  public var boundingRect: CGRect {
    Outline(self).pieces.reduce(CGRect.null) { rect, piece in
      piece.points.reduce(rect) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
  }

  /// Whether a place lies inside, by the nonzero winding rule or by even and odd.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for piece in Outline(self).pieces {
      for (from, to) in piece.segments(closing: true) where (from.y <= point.y) != (to.y <= point.y)
      {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += from.y < to.y ? 1 : -1 }
      }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The part of the path between two places, given as parts of its length from 0 to 1.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    let (start, end) = (start.clampedToUnit, end.clampedToUnit)
    guard start < end else { return Path() }
    if start == 0, end == 1 { return self }
    let pieces = Outline(self).pieces.map { $0.segments(closing: false) }
    let total = pieces.joined().reduce(0) { $0 + hypot($1.to.x - $1.from.x, $1.to.y - $1.from.y) }
    var walker = Trimmer(first: start * total, last: end * total)
    for piece in pieces {
      walker.isDrawing = false
      for (from, to) in piece { walker.walk(from, to) }
    }
    return walker.path
  }

  /// The path with its outline as it looks when stroked.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = Path()
    for piece in strokeOutline(Outline(self), style).pieces {
      path.addLines(piece.points)
      path.closeSubpath()
    }
    path.isStroke(of: self, style)
    return path
  }
}

/// Walks along a path and keeps what lies between two distances.
private struct Trimmer {
  let first: CGFloat
  let last: CGFloat
  var walked: CGFloat = 0
  var path = Path()
  var isDrawing = false

  init(first: CGFloat, last: CGFloat) {
    self.first = first
    self.last = last
  }

  mutating func walk(_ from: CGPoint, _ to: CGPoint) {
    let length = hypot(to.x - from.x, to.y - from.y)
    defer { walked += length }
    let begin = max(first - walked, 0)
    let end = min(last - walked, length)
    guard length > 0, begin < end else { return }
    if !isDrawing { path.move(to: from + (to - from) * (begin / length)) }
    path.addLine(to: from + (to - from) * (end / length))
    isDrawing = true
  }
}
