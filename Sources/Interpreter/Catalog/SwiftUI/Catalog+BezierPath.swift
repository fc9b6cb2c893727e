import NavigationCore

extension UIRectCorner: NativeType { static let catalogName = "UIRectCorner" }
extension CGPath: NativeType { static let catalogName = "CGPath" }
extension UIBezierPath: NativeType { static let catalogName = "UIBezierPath" }

/// UIKit's outlines, with which many rounded corners are drawn that SwiftUI files copy from each other.
extension Catalog {
  static let bezierPaths: [CatalogFamily] = [
    { rectCorners }, { bezierMaking }, { bezierDrawing }, { bezierReading },
  ]

  private static let rectCorners: [CatalogEntry] =
    [type("struct UIRectCorner: OptionSet, Hashable, Sendable", "Some corners of a rectangle.")]
    + optionSet(of: UIRectCorner.self)
    + constants(
      of: UIRectCorner.self,
      [
        ("topLeft", .topLeft, "The corner above on the left."),
        ("topRight", .topRight, "The corner above on the right."),
        ("bottomLeft", .bottomLeft, "The corner below on the left."),
        ("bottomRight", .bottomRight, "The corner below on the right."),
        ("allCorners", .allCorners, "All four corners."),
      ])

  private static let bezierMaking: [CatalogEntry] = [
    type("class UIBezierPath", "UIKit's outline, to make a `Path` of."),
    type("struct CGPath: Equatable, Sendable", "An outline of Core Graphics."),
    entry("UIBezierPath", "init()", "An outline without lines.") { UIBezierPath() },
    entry("UIBezierPath", "init(rect: CGRect)", "A rectangle.") { (rect: CGRect) in
      UIBezierPath(rect: rect)
    },
    entry("UIBezierPath", "init(ovalIn rect: CGRect)", "An ellipse that fills a rectangle.") {
      (rect: CGRect) in UIBezierPath(ovalIn: rect)
    },
    entry(
      "UIBezierPath", "init(roundedRect rect: CGRect, cornerRadius: CGFloat)",
      "A rectangle with round corners."
    ) { (rect: CGRect, radius: Double) in UIBezierPath(roundedRect: rect, cornerRadius: radius) },
    entry(
      "UIBezierPath",
      "init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)",
      "A rectangle with some round corners."
    ) { (rect: CGRect, corners: UIRectCorner, radii: CGSize) in
      UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii)
    },
    entry(
      "UIBezierPath",
      "init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)",
      "A part of a circle; angles in radians."
    ) { (center: CGPoint, radius: Double, start: Double, end: Double, clockwise: Bool) in
      UIBezierPath(
        arcCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    },
    entry("CGPath", "init(rect: CGRect, transform: CGAffineTransform?)", "A rectangle.") {
      (rect: CGRect, transform: CGAffineTransform?) in CGPath(rect: rect, transform: transform)
    },
    entry(
      "CGPath", "init(ellipseIn rect: CGRect, transform: CGAffineTransform?)",
      "An ellipse that fills a rectangle."
    ) { (rect: CGRect, transform: CGAffineTransform?) in
      CGPath(ellipseIn: rect, transform: transform)
    },
    entry(
      "CGPath",
      "init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?)",
      "A rectangle with round corners."
    ) { (rect: CGRect, width: Double, height: Double, transform: CGAffineTransform?) in
      CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: transform)
    },
    entry("Path", "init(_ path: CGPath)", "An outline of Core Graphics.") { (path: CGPath) in
      Path(path)
    },
  ]

  private static let bezierDrawing: [CatalogEntry] = [
    entry("UIBezierPath", "func move(to point: CGPoint)", "Begins a line elsewhere.") {
      (path: UIBezierPath, point: CGPoint) in path.changed { $0.move(to: point) }
    },
    entry("UIBezierPath", "func addLine(to point: CGPoint)", "Draws a straight line.") {
      (path: UIBezierPath, point: CGPoint) in path.changed { $0.addLine(to: point) }
    },
    entry(
      "UIBezierPath",
      "func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)",
      "Draws a curve that two places pull."
    ) { (path: UIBezierPath, end: CGPoint, one: CGPoint, two: CGPoint) in
      path.changed { $0.addCurve(to: end, controlPoint1: one, controlPoint2: two) }
    },
    entry(
      "UIBezierPath", "func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint)",
      "Draws a curve that a place pulls."
    ) { (path: UIBezierPath, end: CGPoint, control: CGPoint) in
      path.changed { $0.addQuadCurve(to: end, controlPoint: control) }
    },
    entry(
      "UIBezierPath",
      "func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)",
      "Draws a part of a circle; angles in radians."
    ) {
      (
        path: UIBezierPath, center: CGPoint, radius: Double, start: Double, end: Double,
        clockwise: Bool
      ) in
      path.changed {
        $0.addArc(
          withCenter: center, radius: radius, startAngle: start, endAngle: end,
          clockwise: clockwise)
      }
    },
    entry("UIBezierPath", "func append(_ bezierPath: UIBezierPath)", "Adds another outline.") {
      (path: UIBezierPath, other: UIBezierPath) in path.changed { $0.append(other) }
    },
    entry("UIBezierPath", "func close()", "Draws a line back to where this one began.") {
      (path: UIBezierPath) in path.changed { $0.close() }
    },
    entry("UIBezierPath", "func removeAllPoints()", "Takes all lines away.") {
      (path: UIBezierPath) in path.changed { $0.removeAllPoints() }
    },
    entry("UIBezierPath", "func apply(_ transform: CGAffineTransform)", "Moves all its places.") {
      (path: UIBezierPath, transform: CGAffineTransform) in path.changed { $0.apply(transform) }
    },
  ]

  private static let bezierReading: [CatalogEntry] = [
    entry("UIBezierPath", "var cgPath: CGPath", "The outline for Core Graphics.") {
      (path: UIBezierPath) in path.cgPath
    },
    entry("UIBezierPath", "var bounds: CGRect", "The rectangle around it.") {
      (path: UIBezierPath) in path.bounds
    },
    entry("UIBezierPath", "var isEmpty: Bool", "Whether it has no lines.") {
      (path: UIBezierPath) in path.isEmpty
    },
    entry("UIBezierPath", "var currentPoint: CGPoint", "Where its last line ends.") {
      (path: UIBezierPath) in path.currentPoint
    },
    entry("UIBezierPath", "func contains(_ point: CGPoint) -> Bool", "Whether a place is inside.") {
      (path: UIBezierPath, point: CGPoint) in path.contains(point)
    },
    entry("Path", "var cgPath: CGPath", "The outline for Core Graphics.") { (path: Path) in
      path.cgPath
    },
  ]
}

extension UIBezierPath {
  fileprivate func changed(_ change: (UIBezierPath) -> Void) -> Value {
    change(self)
    return .none
  }
}
