#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The outline of a stroke: a box for each line, and a disc at joins and ends that are round.
///
/// All pieces run the same way round, so the nonzero rule fills their union.
func strokeOutline(_ outline: Outline, _ style: StrokeStyle) -> Outline {
  let half = min(style.lineWidth, Outline.limit) / 2
  guard half > 0 else { return Outline(pieces: []) }
  var pieces: [Outline.Piece] = []
  for piece in dashed(outline, style) {
    let segments = piece.segments(closing: false)
    let first = segments.first?.from
    for (number, (from, to)) in segments.enumerated() {
      let isFirst = number == 0 && !piece.isClosed
      let isLast = number == segments.count - 1 && !piece.isClosed
      let square = style.lineCap == .square
      if let box = box(
        from, to, half, before: isFirst && square ? half : 0, behind: isLast && square ? half : 0)
      {
        pieces.append(box)
      }
      let isEnd = isLast || (number == segments.count - 1 && to == first)
      if !isEnd || piece.isClosed || style.lineCap == .round { pieces.append(disc(to, half)) }
      if isFirst, style.lineCap == .round { pieces.append(disc(from, half)) }
    }
  }
  return Outline(pieces: pieces)
}

/// The pieces of a path that are drawn when it is dashed; all of them when it is not, or when the dashes are
/// more than can be told apart.
func dashed(_ outline: Outline, _ style: StrokeStyle) -> [Outline.Piece] {
  let pattern = style.dash.map { $0.isFinite ? max($0, 0) : 0 }
  let length = pattern.reduce(0, +)
  guard length > 0, outline.length / length * CGFloat(pattern.count) < 10_000 else {
    return outline.pieces
  }
  return outline.pieces.flatMap { piece in
    var dasher = Dasher(pattern: pattern, phase: style.dashPhase, length: length)
    for (from, to) in piece.segments(closing: false) { dasher.walk(from, to) }
    return dasher.pieces
  }
}

private struct Dasher {
  let pattern: [CGFloat]
  var number = 0
  var left: CGFloat
  var pieces: [Outline.Piece] = []
  var isDrawing = false

  init(pattern: [CGFloat], phase: CGFloat, length: CGFloat) {
    self.pattern = pattern
    left = pattern[0]
    let turns = pattern.count.isMultiple(of: 2) ? length : 2 * length
    var rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: turns) : 0
    if rest < 0 { rest += turns }
    while rest >= left {
      rest -= left
      next()
    }
    left -= rest
  }

  mutating func walk(_ from: CGPoint, _ to: CGPoint) {
    let length = hypot(to.x - from.x, to.y - from.y)
    var walked: CGFloat = 0
    while walked < length {
      let step = min(left, length - walked)
      if number.isMultiple(of: 2), step > 0 {
        let begin = from + (to - from) * (walked / length)
        if !isDrawing { pieces.append(Outline.Piece(points: [begin])) }
        pieces[pieces.count - 1].points.append(from + (to - from) * ((walked + step) / length))
        isDrawing = true
      }
      walked += step
      left -= step
      if left <= 0 { next() }
    }
  }

  private mutating func next() {
    number += 1
    left = pattern[number % pattern.count]
    isDrawing = false
  }
}

private func box(
  _ from: CGPoint, _ to: CGPoint, _ half: CGFloat, before: CGFloat, behind: CGFloat
) -> Outline.Piece? {
  let length = hypot(to.x - from.x, to.y - from.y)
  guard length > 0 else { return nil }
  let along = (to - from) * (1 / length)
  let aside = CGPoint(x: -along.y, y: along.x) * half
  let (start, end) = (from - along * before, to + along * behind)
  return Outline.Piece(
    points: [start + aside, start - aside, end - aside, end + aside], isClosed: true)
}

private func disc(_ center: CGPoint, _ radius: CGFloat) -> Outline.Piece {
  let count = 12
  return Outline.Piece(
    points: (0..<count).map { step in
      let angle = CGFloat(step) / CGFloat(count) * 2 * .pi
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }, isClosed: true)
}
