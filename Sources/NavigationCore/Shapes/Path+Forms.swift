/// How far the controls of a quarter of a circle lie from its ends, in radii.
private let quarter: CGFloat = 0.5522847498307936

extension Path {
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that fills the rectangle; it begins at the trailing side, as Core Graphics' does.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let (dx, dy) = (rect.width / 2 * quarter, rect.height / 2 * quarter)
    let (x, y) = (rect.midX, rect.midY)
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: y))
    path.addCurve(
      to: CGPoint(x: x, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: y + dy),
      control2: CGPoint(x: x + dx, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: y), control1: CGPoint(x: x - dx, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: y + dy))
    path.addCurve(
      to: CGPoint(x: x, y: rect.minY), control1: CGPoint(x: rect.minX, y: y - dy),
      control2: CGPoint(x: x - dx, y: rect.minY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: y), control1: CGPoint(x: x + dx, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: y - dy))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRounded(rect, Array(repeating: cornerSize, count: 4), transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii radii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    let corners = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
    addRounded(rect, corners.map { CGSize(width: $0, height: $0) }, transform)
  }

  /// The corners go clockwise from the top left one; none is larger than half of a side.
  private mutating func addRounded(
    _ rect: CGRect, _ corners: [CGSize], _ transform: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    let sizes = corners.map { corner in
      CGSize(
        width: min(max(corner.width, 0), rect.width / 2),
        height: min(max(corner.height, 0), rect.height / 2))
    }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + sizes[0].width, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - sizes[1].width, y: rect.minY))
    path.addCorner(
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY + sizes[1].height))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - sizes[2].height))
    path.addCorner(
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.maxX - sizes[2].width, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX + sizes[3].width, y: rect.maxY))
    path.addCorner(
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY - sizes[3].height))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + sizes[0].height))
    path.addCorner(
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX + sizes[0].width, y: rect.minY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  private mutating func addCorner(_ corner: CGPoint, _ end: CGPoint) {
    guard let from = currentPoint, from != end else { return }
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * quarter, y: point.y + (corner.y - point.y) * quarter)
    }
    addCurve(to: end, control1: toward(from), control2: toward(end))
  }
}
