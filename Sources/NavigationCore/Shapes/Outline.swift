/// A path cut into straight lines, for measuring and filling.
struct Outline: Sendable {
  /// A line drawn without a break.
  struct Piece: Sendable {
    var points: [CGPoint]
    var isClosed = false
  }

  private(set) var pieces: [Piece] = []

  /// Beyond this many points from the corner nothing is drawn, so that numbers stay small.
  static let limit: CGFloat = 1_000_000
  private static let segments = 24

  init(_ path: Path) {
    path.forEach { add($0) }
    pieces.removeAll { $0.points.isEmpty }
  }

  init(pieces: [Piece]) {
    self.pieces = pieces
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let end): begin(at: end)
    case .line(let end): append(end)
    case .quadCurve(let end, let control):
      let from = last ?? end
      addCurve { part in
        let rest = 1 - part
        return from * (rest * rest) + control * (2 * rest * part) + end * (part * part)
      }
    case .curve(let end, let first, let second):
      let from = last ?? end
      addCurve { part in
        let rest = 1 - part
        return from * (rest * rest * rest) + first * (3 * rest * rest * part)
          + second * (3 * rest * part * part) + end * (part * part * part)
      }
    case .closeSubpath: close()
    }
  }

  private var last: CGPoint? { pieces.last?.points.last }

  private mutating func begin(at point: CGPoint) {
    pieces.append(Piece(points: [Outline.clamped(point)]))
  }

  private mutating func append(_ point: CGPoint) {
    guard let piece = pieces.last else { return begin(at: point) }
    if piece.isClosed, let start = piece.points.first { begin(at: start) }
    pieces[pieces.count - 1].points.append(Outline.clamped(point))
  }

  private mutating func addCurve(_ place: (CGFloat) -> CGPoint) {
    for step in 1...Outline.segments {
      append(place(CGFloat(step) / CGFloat(Outline.segments)))
    }
  }

  private mutating func close() {
    guard !pieces.isEmpty else { return }
    pieces[pieces.count - 1].isClosed = true
  }

  /// A place that is no number is drawn at the corner, one too far away at the limit.
  private static func clamped(_ point: CGPoint) -> CGPoint {
    func part(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : min(max(value, -limit), limit)
    }
    return CGPoint(x: part(point.x), y: part(point.y))
  }
}

extension Outline.Piece {
  /// The lines of the piece; one that is closed, or filled as if it were, has the line back as well.
  func segments(closing: Bool) -> [(from: CGPoint, to: CGPoint)] {
    guard var from = points.first else { return [] }
    let start = from
    var segments: [(from: CGPoint, to: CGPoint)] = []
    segments.reserveCapacity(points.count)
    for to in points.dropFirst() {
      segments.append((from, to))
      from = to
    }
    if (isClosed || closing) && from != start { segments.append((from, start)) }
    return segments
  }
}

extension Outline {
  /// The length of all its lines, in points.
  var length: CGFloat {
    pieces.lazy.flatMap { $0.segments(closing: false) }.reduce(0) { length, segment in
      let step = segment.to - segment.from
      return length + (step.x * step.x + step.y * step.y).squareRoot()
    }
  }
}

extension CGPoint {
  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }
}
