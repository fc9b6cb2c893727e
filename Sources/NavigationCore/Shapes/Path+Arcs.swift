#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Path {
  /// Adds an arc around a centre, with a line to where it begins.
  ///
  /// `clockwise` is meant as Core Graphics means it, with y upwards: on the screen, where y goes down, an arc
  /// with `clockwise: false` runs clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * CGFloat.pi
    var turn = endAngle.radians - startAngle.radians
    guard turn.isFinite, radius.isFinite else { return }
    if clockwise {
      if turn <= -full {
        turn = -full
      } else if turn > 0 {
        turn = turn.remainder(below: full) - full
      }
    } else {
      if turn >= full {
        turn = full
      } else if turn < 0 {
        turn = full - (-turn).remainder(below: full)
      }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(turn),
      transform: transform)
  }

  /// Adds an arc that turns by `delta` from its first angle on.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    let turn = min(max(delta.radians, -64 * .pi), 64 * .pi)
    let pieces = max(Int((abs(turn) / (.pi / 2)).rounded(.up)), 1)
    let step = turn / CGFloat(pieces)
    let reach = 4 / 3 * tan(step / 4) * radius
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let begin = place(startAngle.radians).applying(transform)
    if currentPoint == nil { move(to: begin) } else { addLine(to: begin) }
    for piece in 0..<pieces {
      let (from, to) = (
        startAngle.radians + CGFloat(piece) * step, startAngle.radians + CGFloat(piece + 1) * step
      )
      let (first, last) = (place(from), place(to))
      let control1 = CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from))
      let control2 = CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to))
      addCurve(
        to: last.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }

  /// Adds an arc that touches the line to the first tangent's end and the line from there to the second's.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let from = currentPoint else { return }
    let (ax, ay) = (from.x - corner.x, from.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let cross = ax * by - ay * bx
    let (lengthA, lengthB) = (hypot(ax, ay), hypot(bx, by))
    guard radius > 0, lengthA > 0, lengthB > 0, abs(cross) > 1e-9 * lengthA * lengthB else {
      return addLine(to: corner.applying(transform))
    }
    let angle = acos(min(max((ax * bx + ay * by) / (lengthA * lengthB), -1), 1))
    let away = radius / tan(angle / 2)
    let first = CGPoint(x: corner.x + ax / lengthA * away, y: corner.y + ay / lengthA * away)
    let last = CGPoint(x: corner.x + bx / lengthB * away, y: corner.y + by / lengthB * away)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: first.x - side * ay / lengthA * radius, y: first.y + side * ax / lengthA * radius)
    let start = atan2(first.y - center.y, first.x - center.x)
    var turn = atan2(last.y - center.y, last.x - center.x) - start
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(start), delta: .radians(turn),
      transform: transform)
  }
}

extension CGFloat {
  /// What is left of a number that is not negative when all whole multiples of `limit` are taken away.
  fileprivate func remainder(below limit: CGFloat) -> CGFloat {
    truncatingRemainder(dividingBy: limit)
  }
}
