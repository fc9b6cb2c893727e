/// The outline of a shape, in points.
public struct Path: Equatable, Sendable, CustomStringConvertible {
  /// A piece of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  private(set) var elements: [Element] = []
  /// Where the subpath begins that is being drawn.
  private var start: CGPoint?
  /// For the outline of a stroke that is thinner than a cell: the line it runs along, which is all that cells can
  /// show of it.
  private(set) var thinStroke: ThinStroke?
  /// Where the next piece begins; `nil` for an empty path.
  public private(set) var currentPoint: CGPoint?

  public init() {}

  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Whether it has no piece.
  public var isEmpty: Bool { elements.isEmpty }

  /// The pieces, as PostScript writes them.
  public var description: String {
    elements.map(\.description).joined(separator: " ")
  }

  /// Calls back with each piece in order.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }
}

extension Path {
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    start = end
    currentPoint = end
  }

  /// Adds a straight line; without a current point it does nothing, as in SwiftUI.
  public mutating func addLine(to end: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(.line(to: end))
    currentPoint = end
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(.quadCurve(to: end, control: control))
    currentPoint = end
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
    currentPoint = end
  }

  /// Draws a line back to where the subpath began.
  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  /// Moves to the first place and draws lines through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for end in lines.dropFirst() { addLine(to: end) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    elements += added.elements
    if added.currentPoint != nil {
      start = added.start
      currentPoint = added.currentPoint
    }
  }

  /// The same path moved by a map.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var path = self
    path.elements = elements.map { $0.applying(transform) }
    path.start = start?.applying(transform)
    path.currentPoint = currentPoint?.applying(transform)
    path.thinStroke?.elements = thinStroke?.elements.map { $0.applying(transform) } ?? []
    return path
  }

  public func transform(_ transform: CGAffineTransform) -> Path {
    applying(transform)
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Notes that the path is the outline of another one's stroke.
  mutating func isStroke(of line: Path, _ style: StrokeStyle) {
    guard style.lineWidth < CellGeometry.cellWidth else { return }
    thinStroke = ThinStroke(elements: line.elements, style: style)
  }

  mutating func add(_ element: Element) {
    switch element {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let first, let second):
      addCurve(to: end, control1: first, control2: second)
    case .closeSubpath: closeSubpath()
    }
  }
}
