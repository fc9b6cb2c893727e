extension Path {
  /// The path that `description` wrote: points, then `m`, `l`, `q`, `c` or `h`; nil for any other text.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = CGFloat(word) {
        numbers.append(number)
        continue
      }
      guard addPiece(word, numbers) else { return nil }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  private mutating func addPiece(_ name: Substring, _ numbers: [CGFloat]) -> Bool {
    guard numbers.count.isMultiple(of: 2) else { return false }
    let points = stride(from: 0, to: numbers.count, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch (name, points.count) {
    case ("m", 1): move(to: points[0])
    case ("l", 1): addLine(to: points[0])
    case ("q", 2): addQuadCurve(to: points[1], control: points[0])
    case ("c", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): closeSubpath()
    default: return false
    }
    return true
  }
}
