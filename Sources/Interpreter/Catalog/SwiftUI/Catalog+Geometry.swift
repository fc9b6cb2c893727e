import NavigationCore

extension Catalog {
  static let geometry: [CatalogFamily] = [
    { points }, { sizes }, { rectangles }, { rectangleParts }, { vectors }, { angles },
    { unitPoints }, { transforms },
  ]

  private static let points: [CatalogEntry] = [
    type("struct CGPoint: Hashable, Sendable", "A place, in points."),
    entry("CGPoint", "init(x: CGFloat = 0, y: CGFloat = 0)", "A place, in points.") {
      (x: Double, y: Double) in CGPoint(x: x, y: y)
    },
    constant("CGPoint", "static let zero: CGPoint", "The corner at the top and left.") {
      CGPoint.zero
    },
    property("CGPoint", "var x: CGFloat", "How far it is to the right.") { (point: CGPoint) in
      point.x
    } set: {
      $0.x = $1
    },
    property("CGPoint", "var y: CGFloat", "How far down it is.") { (point: CGPoint) in
      point.y
    } set: {
      $0.y = $1
    },
    entry("CGPoint", "func applying(_ t: CGAffineTransform) -> CGPoint", "The place, moved.") {
      (point: CGPoint, transform: CGAffineTransform) in point.applying(transform)
    },
  ]

  private static let sizes: [CatalogEntry] = [
    type("struct CGSize: Hashable, Sendable", "A width and a height, in points."),
    entry("CGSize", "init(width: CGFloat = 0, height: CGFloat = 0)", "A size, in points.") {
      (width: Double, height: Double) in CGSize(width: width, height: height)
    },
    constant("CGSize", "static let zero: CGSize", "No width and no height.") { CGSize.zero },
    property("CGSize", "var width: CGFloat", "The width.") { (size: CGSize) in
      size.width
    } set: {
      $0.width = $1
    },
    property("CGSize", "var height: CGFloat", "The height.") { (size: CGSize) in
      size.height
    } set: {
      $0.height = $1
    },
  ]

  private static let rectangles: [CatalogEntry] = [
    type("struct CGRect: Hashable, Sendable", "A place and a size, in points."),
    entry("CGRect", "init(origin: CGPoint = .zero, size: CGSize = .zero)", "A place and a size.") {
      (origin: CGPoint, size: CGSize) in CGRect(origin: origin, size: size)
    },
    entry(
      "CGRect", "init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)",
      "A place and a size."
    ) { (x: Double, y: Double, width: Double, height: Double) in
      CGRect(x: x, y: y, width: width, height: height)
    },
    constant("CGRect", "static let zero: CGRect", "An empty rectangle at the corner.") {
      CGRect.zero
    },
    constant("CGRect", "static let null: CGRect", "No rectangle.") { CGRect.null },
    constant("CGRect", "static let infinite: CGRect", "All there is.") { CGRect.infinite },
    property("CGRect", "var origin: CGPoint", "Its corner.") { (rect: CGRect) in
      rect.origin
    } set: {
      $0.origin = $1
    },
    property("CGRect", "var size: CGSize", "Its size.") { (rect: CGRect) in
      rect.size
    } set: {
      $0.size = $1
    },
    entry("CGRect", "var isEmpty: Bool", "Whether it has no area.") { (rect: CGRect) in
      rect.isEmpty
    },
    entry("CGRect", "var isNull: Bool", "Whether it is no rectangle.") { (rect: CGRect) in
      rect.isNull
    },
    entry("CGRect", "var isInfinite: Bool", "Whether it is all there is.") { (rect: CGRect) in
      rect.isInfinite
    },
    entry("CGRect", "var integral: CGRect", "The rectangle out to whole points.") {
      (rect: CGRect) in rect.integral
    },
    entry("CGRect", "var standardized: CGRect", "The rectangle with positive sides.") {
      (rect: CGRect) in rect.standardized
    },
    entry("CGRect", "func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect", "A smaller one inside.") {
      (rect: CGRect, dx: Double, dy: Double) in rect.insetBy(dx: dx, dy: dy)
    },
    entry("CGRect", "func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect", "The same, moved.") {
      (rect: CGRect, dx: Double, dy: Double) in rect.offsetBy(dx: dx, dy: dy)
    },
    entry("CGRect", "func union(_ r2: CGRect) -> CGRect", "The smallest one that holds both.") {
      (rect: CGRect, other: CGRect) in rect.union(other)
    },
    entry("CGRect", "func intersection(_ r2: CGRect) -> CGRect", "What both have in common.") {
      (rect: CGRect, other: CGRect) in rect.intersection(other)
    },
    entry("CGRect", "func intersects(_ rect2: CGRect) -> Bool", "Whether both share a place.") {
      (rect: CGRect, other: CGRect) in rect.intersects(other)
    },
    entry("CGRect", "func contains(_ point: CGPoint) -> Bool", "Whether a place is in it.") {
      (rect: CGRect, point: CGPoint) in rect.contains(point)
    },
    entry("CGRect", "func contains(_ rect2: CGRect) -> Bool", "Whether another lies in it.") {
      (rect: CGRect, other: CGRect) in rect.contains(other)
    },
    entry("CGRect", "func applying(_ t: CGAffineTransform) -> CGRect", "The rectangle, moved.") {
      (rect: CGRect, transform: CGAffineTransform) in rect.applying(transform)
    },
  ]

  private static let rectangleParts: [CatalogEntry] = [
    entry("CGRect", "var width: CGFloat", "The width.") { (rect: CGRect) in rect.width },
    entry("CGRect", "var height: CGFloat", "The height.") { (rect: CGRect) in rect.height },
    entry("CGRect", "var minX: CGFloat", "The left side.") { (rect: CGRect) in rect.minX },
    entry("CGRect", "var midX: CGFloat", "The middle between left and right.") {
      (rect: CGRect) in rect.midX
    },
    entry("CGRect", "var maxX: CGFloat", "The right side.") { (rect: CGRect) in rect.maxX },
    entry("CGRect", "var minY: CGFloat", "The upper side.") { (rect: CGRect) in rect.minY },
    entry("CGRect", "var midY: CGFloat", "The middle between top and bottom.") {
      (rect: CGRect) in rect.midY
    },
    entry("CGRect", "var maxY: CGFloat", "The lower side.") { (rect: CGRect) in rect.maxY },
  ]

  private static let vectors: [CatalogEntry] = [
    type("struct CGVector: Hashable, Sendable", "A distance with a direction."),
    entry("CGVector", "init(dx: CGFloat = 0, dy: CGFloat = 0)", "A distance with a direction.") {
      (dx: Double, dy: Double) in CGVector(dx: dx, dy: dy)
    },
    constant("CGVector", "static let zero: CGVector", "No distance.") { CGVector.zero },
    property("CGVector", "var dx: CGFloat", "How far to the right.") { (vector: CGVector) in
      vector.dx
    } set: {
      $0.dx = $1
    },
    property("CGVector", "var dy: CGFloat", "How far down.") { (vector: CGVector) in
      vector.dy
    } set: {
      $0.dy = $1
    },
  ]

  private static let angles: [CatalogEntry] = [
    type("struct Angle: Hashable, Comparable, Sendable", "An angle, clockwise on the screen."),
    entry("Angle", "init()", "No angle.") { Angle() },
    entry("Angle", "init(degrees: Double)", "An angle in degrees.") { (degrees: Double) in
      Angle(degrees: degrees)
    },
    entry("Angle", "init(radians: Double)", "An angle in radians.") { (radians: Double) in
      Angle(radians: radians)
    },
    entry("Angle", "static func degrees(_ degrees: Double) -> Angle", "An angle in degrees.") {
      (degrees: Double) in Angle(degrees: degrees)
    },
    entry("Angle", "static func radians(_ radians: Double) -> Angle", "An angle in radians.") {
      (radians: Double) in Angle(radians: radians)
    },
    constant("Angle", "static let zero: Angle", "No angle.") { Angle.zero },
    property("Angle", "var degrees: Double", "The angle in degrees.") { (angle: Angle) in
      angle.degrees
    } set: {
      $0.degrees = $1
    },
    property("Angle", "var radians: Double", "The angle in radians.") { (angle: Angle) in
      angle.radians
    } set: {
      $0.radians = $1
    },
    entry("Angle", "static func + (lhs: Angle, rhs: Angle) -> Angle", "Both together.") {
      (left: Angle, right: Angle) in left + right
    },
    entry("Angle", "static func - (lhs: Angle, rhs: Angle) -> Angle", "The difference.") {
      (left: Angle, right: Angle) in left - right
    },
    entry("Angle", "static func * (lhs: Angle, rhs: Double) -> Angle", "So many times the angle.") {
      (left: Angle, right: Double) in left * right
    },
    entry("Angle", "static func / (lhs: Angle, rhs: Double) -> Angle", "A part of the angle.") {
      (left: Angle, right: Double) in left / right
    },
    entry("Angle", "static prefix func - (operand: Angle) -> Angle", "The other way around.") {
      (angle: Angle) in -angle
    },
  ]

  private static let unitPoints: [CatalogEntry] =
    [
      type(
        "struct UnitPoint: Hashable, Sendable", "A place in a view, from 0 to 1 in both directions."
      ),
      entry("UnitPoint", "init()", "The corner at the top and left.") { UnitPoint() },
      entry("UnitPoint", "init(x: CGFloat, y: CGFloat)", "A place in a view, in parts of its size.")
      {
        (x: Double, y: Double) in UnitPoint(x: x, y: y)
      },
      property("UnitPoint", "var x: CGFloat", "How far it is to the right.") { (point: UnitPoint) in
        point.x
      } set: {
        $0.x = $1
      },
      property("UnitPoint", "var y: CGFloat", "How far down it is.") { (point: UnitPoint) in
        point.y
      } set: {
        $0.y = $1
      },
    ]
    + constants(
      of: UnitPoint.self,
      [
        ("zero", .zero, "The corner at the top and left."), ("center", .center, "The middle."),
        ("leading", .leading, "The middle of the leading side."),
        ("trailing", .trailing, "The middle of the trailing side."),
        ("top", .top, "The middle of the upper side."),
        ("bottom", .bottom, "The middle of the lower side."),
        ("topLeading", .topLeading, "The corner at the top and left."),
        ("topTrailing", .topTrailing, "The corner at the top and right."),
        ("bottomLeading", .bottomLeading, "The corner at the bottom and left."),
        ("bottomTrailing", .bottomTrailing, "The corner at the bottom and right."),
      ])

  private static let transforms: [CatalogEntry] = [
    type("struct CGAffineTransform: Hashable, Sendable", "Moves, scales and turns places."),
    entry("CGAffineTransform", "init()", "Changes nothing.") { CGAffineTransform() },
    entry("CGAffineTransform", "init(translationX tx: CGFloat, y ty: CGFloat)", "Moves places.") {
      (x: Double, y: Double) in CGAffineTransform(translationX: x, y: y)
    },
    entry("CGAffineTransform", "init(scaleX sx: CGFloat, y sy: CGFloat)", "Scales places.") {
      (x: Double, y: Double) in CGAffineTransform(scaleX: x, y: y)
    },
    entry("CGAffineTransform", "init(rotationAngle angle: CGFloat)", "Turns places, in radians.") {
      (angle: Double) in CGAffineTransform(rotationAngle: angle)
    },
    constant("CGAffineTransform", "static let identity: CGAffineTransform", "Changes nothing.") {
      CGAffineTransform.identity
    },
    entry(
      "CGAffineTransform", "func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform",
      "Moves places first."
    ) { (it: CGAffineTransform, x: Double, y: Double) in it.translatedBy(x: x, y: y) },
    entry(
      "CGAffineTransform", "func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform",
      "Scales places first."
    ) { (it: CGAffineTransform, x: Double, y: Double) in it.scaledBy(x: x, y: y) },
    entry(
      "CGAffineTransform", "func rotated(by angle: CGFloat) -> CGAffineTransform",
      "Turns places first."
    ) { (it: CGAffineTransform, angle: Double) in it.rotated(by: angle) },
    entry(
      "CGAffineTransform",
      "func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform", "Both, one after another."
    ) { (it: CGAffineTransform, other: CGAffineTransform) in it.concatenating(other) },
    entry("CGAffineTransform", "func inverted() -> CGAffineTransform", "The way back.") {
      (it: CGAffineTransform) in it.inverted()
    },
    entry("CGAffineTransform", "var isIdentity: Bool", "Whether it changes nothing.") {
      (it: CGAffineTransform) in it.isIdentity
    },
  ]
}
