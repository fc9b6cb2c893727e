/// Some corners of a rectangle, as UIKit names them: left and right, whichever way lines run.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline of Core Graphics: what `UIBezierPath` gives and `Path` takes.
public struct CGPath: Equatable, Sendable {
  let path: Path

  init(path: Path) {
    self.path = path
  }

  public init(rect: CGRect, transform: CGAffineTransform?) {
    path = Path(rect).applying(transform ?? .identity)
  }

  public init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
    path = Path(ellipseIn: rect).applying(transform ?? .identity)
  }

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    path = Path(roundedRect: rect, cornerSize: size).applying(transform ?? .identity)
  }
}

/// UIKit's outline, in points; like a class it is changed wherever it is known.
public final class UIBezierPath {
  private var path: Path

  private init(_ path: Path) {
    self.path = path
  }

  public convenience init() {
    self.init(Path())
  }

  public convenience init(rect: CGRect) {
    self.init(Path(rect))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(Path(ellipseIn: rect))
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Rounds the corners that are named; as in UIKit only the width of the radii counts.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    self.init(
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
          bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))))
  }

  /// Angles are in radians, from the trailing side on.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(Path())
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public var cgPath: CGPath { CGPath(path: path) }
  public var bounds: CGRect { path.boundingRect }
  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// SwiftUI calls the other direction clockwise: its y axis is UIKit's, its words Core Graphics'.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  public func close() { path.closeSubpath() }
  public func removeAllPoints() { path = Path() }
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}

extension Path {
  public init(_ path: CGPath) {
    self = path.path
  }

  public var cgPath: CGPath { CGPath(path: self) }
}
