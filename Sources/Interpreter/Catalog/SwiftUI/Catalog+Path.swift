import NavigationCore

extension Catalog {
  static let paths: [CatalogFamily] = [
    { pathMaking }, { pathDrawing }, { pathForms }, { pathReading }, { strokes }, { strokeParts },
  ]

  private static let pathMaking: [CatalogEntry] = [
    type("struct Path: Equatable, Sendable, Shape", "An outline of lines and curves, in points."),
    entry("Path", "init()", "An outline without lines.") { Path() },
    raw("Path", "init(_ callback: (inout Path) -> Void)", "An outline that a closure draws.") {
      machine, slots in
      guard let closure = Closure.read(slots[0], machine) else { return .none }
      var arguments = [Path().written(machine)]
      closure.call(&arguments)
      return arguments[0]
    },
    entry("Path", "init?(_ string: String)", "The outline that a description tells.") {
      (text: String) in Path(text)
    },
    entry("Path", "init(_ rect: CGRect)", "A rectangle.") { (rect: CGRect) in Path(rect) },
    entry("Path", "init(ellipseIn rect: CGRect)", "An ellipse that fills a rectangle.") {
      (rect: CGRect) in Path(ellipseIn: rect)
    },
    entry(
      "Path",
      "init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)",
      "A rectangle with round corners."
    ) { (rect: CGRect, size: CGSize, style: RoundedCornerStyle) in
      Path(roundedRect: rect, cornerSize: size, style: style)
    },
    entry(
      "Path",
      "init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)",
      "A rectangle with round corners."
    ) { (rect: CGRect, radius: Double, style: RoundedCornerStyle) in
      Path(roundedRect: rect, cornerRadius: radius, style: style)
    },
  ]

  private static let pathDrawing: [CatalogEntry] = [
    drawing("mutating func move(to end: CGPoint)", "Begins a line elsewhere.") {
      (path: inout Path, end: CGPoint) in path.move(to: end)
    },
    drawing("mutating func addLine(to end: CGPoint)", "Draws a straight line.") {
      (path: inout Path, end: CGPoint) in path.addLine(to: end)
    },
    drawing("mutating func addLines(_ lines: [CGPoint])", "Draws lines through places.") {
      (path: inout Path, lines: [CGPoint]) in path.addLines(lines)
    },
    raw(
      "Path", "mutating func addQuadCurve(to end: CGPoint, control: CGPoint)",
      "Draws a curve that a place pulls."
    ) { machine, slots in
      change(slots, machine, CGPoint.self, CGPoint.self) {
        $0.addQuadCurve(to: $1, control: $2)
      }
    },
    raw(
      "Path", "mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)",
      "Draws a curve that two places pull."
    ) { machine, slots in
      guard let last = CGPoint.read(slots[3], machine) else { return .none }
      return change(slots, machine, CGPoint.self, CGPoint.self) {
        $0.addCurve(to: $1, control1: $2, control2: last)
      }
    },
    raw(
      "Path",
      "mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity)",
      "Draws a part of a circle; `clockwise` is meant with the y axis upward, as in SwiftUI."
    ) { machine, slots in
      guard let start = Angle.read(slots[3], machine), let end = Angle.read(slots[4], machine),
        let clockwise = slots[5].asBool,
        let transform = CGAffineTransform.read(slots[6], machine)
      else { return .none }
      return change(slots, machine, CGPoint.self, Double.self) {
        $0.addArc(
          center: $1, radius: $2, startAngle: start, endAngle: end, clockwise: clockwise,
          transform: transform)
      }
    },
    raw(
      "Path",
      "mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity)",
      "Draws a part of a circle, so far from an angle on."
    ) { machine, slots in
      guard let start = Angle.read(slots[3], machine), let delta = Angle.read(slots[4], machine),
        let transform = CGAffineTransform.read(slots[5], machine)
      else { return .none }
      return change(slots, machine, CGPoint.self, Double.self) {
        $0.addRelativeArc(
          center: $1, radius: $2, startAngle: start, delta: delta, transform: transform)
      }
    },
    raw(
      "Path",
      "mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)",
      "Draws a round corner between two lines."
    ) { machine, slots in
      guard let radius = slots[3].asDouble,
        let transform = CGAffineTransform.read(slots[4], machine)
      else { return .none }
      return change(slots, machine, CGPoint.self, CGPoint.self) {
        $0.addArc(tangent1End: $1, tangent2End: $2, radius: radius, transform: transform)
      }
    },
    raw("Path", "mutating func closeSubpath()", "Draws a line back to where it began.") {
      machine, slots in
      guard var path = Path.read(slots[0], machine) else { return .none }
      path.closeSubpath()
      slots[0] = path.written(machine)
      return .none
    },
  ]

  private static let pathForms: [CatalogEntry] = [
    raw(
      "Path", "mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)",
      "Adds a rectangle."
    ) { machine, slots in
      change(slots, machine, CGRect.self, CGAffineTransform.self) {
        $0.addRect($1, transform: $2)
      }
    },
    raw(
      "Path", "mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)",
      "Adds rectangles."
    ) { machine, slots in
      change(slots, machine, [CGRect].self, CGAffineTransform.self) {
        $0.addRects($1, transform: $2)
      }
    },
    raw(
      "Path",
      "mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)",
      "Adds an ellipse that fills a rectangle."
    ) { machine, slots in
      change(slots, machine, CGRect.self, CGAffineTransform.self) {
        $0.addEllipse(in: $1, transform: $2)
      }
    },
    raw(
      "Path",
      "mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)",
      "Adds a rectangle with round corners."
    ) { machine, slots in
      guard let style = RoundedCornerStyle.read(slots[3], machine),
        let transform = CGAffineTransform.read(slots[4], machine)
      else { return .none }
      return change(slots, machine, CGRect.self, CGSize.self) {
        $0.addRoundedRect(in: $1, cornerSize: $2, style: style, transform: transform)
      }
    },
    raw(
      "Path", "mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity)",
      "Adds another outline."
    ) { machine, slots in
      change(slots, machine, Path.self, CGAffineTransform.self) { $0.addPath($1, transform: $2) }
    },
  ]

  private static func drawing<A: Readable>(
    _ signature: String, _ summary: String, _ body: @escaping @Sendable (inout Path, A) -> Void
  ) -> CatalogEntry {
    raw("Path", signature, summary) { machine, slots in
      guard var path = Path.read(slots[0], machine), let value = A.read(slots[1], machine)
      else { return .none }
      slots[0] = .none
      body(&path, value)
      slots[0] = path.written(machine)
      return .none
    }
  }

  private static func change<A: Readable, B: Readable>(
    _ slots: Frame, _ machine: Machine, _ first: A.Type, _ second: B.Type,
    _ body: (inout Path, A, B) -> Void
  ) -> Value {
    guard var path = Path.read(slots[0], machine), let a = A.read(slots[1], machine),
      let b = B.read(slots[2], machine)
    else { return .none }
    body(&path, a, b)
    slots[0] = path.written(machine)
    return .none
  }

  private static let pathReading: [CatalogEntry] = [
    entry("Path", "var isEmpty: Bool", "Whether it has no line.") { (path: Path) in path.isEmpty },
    entry("Path", "var boundingRect: CGRect", "The smallest rectangle around it.") {
      (path: Path) in path.boundingRect
    },
    entry("Path", "var currentPoint: CGPoint?", "Where the next line begins.") { (path: Path) in
      path.currentPoint
    },
    entry("Path", "var description: String", "The outline as text.") { (path: Path) in
      path.description
    },
    entry(
      "Path", "func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool",
      "Whether a place lies inside."
    ) { (path: Path, point: CGPoint, eoFill: Bool) in path.contains(point, eoFill: eoFill) },
    entry("Path", "func applying(_ transform: CGAffineTransform) -> Path", "The outline, moved.") {
      (path: Path, transform: CGAffineTransform) in path.applying(transform)
    },
    entry("Path", "func offsetBy(dx: CGFloat, dy: CGFloat) -> Path", "The outline elsewhere.") {
      (path: Path, dx: Double, dy: Double) in path.offsetBy(dx: dx, dy: dy)
    },
    entry("Path", "func trimmedPath(from: CGFloat, to: CGFloat) -> Path", "A part of its length.") {
      (path: Path, from: Double, to: Double) in path.trimmedPath(from: from, to: to)
    },
    entry("Path", "func strokedPath(_ style: StrokeStyle) -> Path", "The outline of its lines.") {
      (path: Path, style: StrokeStyle) in path.strokedPath(style)
    },
  ]

  private static let strokes: [CatalogEntry] =
    [
      type("struct StrokeStyle: Hashable, Sendable", "How lines are drawn."),
      type("struct FillStyle: Hashable, Sendable", "How outlines are filled."),
      type("enum CGLineCap: Hashable", "How lines end."),
      type("enum CGLineJoin: Hashable", "How lines meet."),
      type("enum RoundedCornerStyle: Hashable", "The form of round corners."),
      type("struct RectangleCornerRadii: Hashable", "The radius of each corner."),
      entry(
        "StrokeStyle",
        "init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0)",
        "How lines are drawn: their width in points, ends, corners and gaps."
      ) {
        (
          width: Double, cap: CGLineCap, join: CGLineJoin, limit: Double, dash: [Double],
          phase: Double
        ) in
        StrokeStyle(
          lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit, dash: dash,
          dashPhase: phase)
      },
      entry(
        "FillStyle", "init(eoFill: Bool = false, antialiased: Bool = true)",
        "How outlines are filled."
      ) { (eoFill: Bool, antialiased: Bool) in FillStyle(eoFill: eoFill, antialiased: antialiased)
      },
      entry(
        "RectangleCornerRadii",
        "init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)",
        "The radius of each corner, in points."
      ) {
        (topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double) in
        RectangleCornerRadii(
          topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
          topTrailing: topTrailing)
      },
    ]
    + constants(
      of: CGLineCap.self,
      [
        ("butt", .butt, "Cut straight."), ("round", .round, "Round."),
        ("square", .square, "Square."),
      ])
    + constants(
      of: CGLineJoin.self,
      [
        ("miter", .miter, "A sharp corner."), ("round", .round, "A round corner."),
        ("bevel", .bevel, "A cut corner."),
      ])
    + constants(
      of: RoundedCornerStyle.self,
      [
        ("circular", .circular, "A part of a circle."),
        ("continuous", .continuous, "A smoother curve."),
      ])

  private static let strokeParts: [CatalogEntry] = [
    property("StrokeStyle", "var lineWidth: CGFloat", "The width of lines, in points.") {
      (style: StrokeStyle) in
      style.lineWidth
    } set: {
      $0.lineWidth = $1
    },
    property("StrokeStyle", "var lineCap: CGLineCap", "How lines end.") {
      (style: StrokeStyle) in
      style.lineCap
    } set: {
      $0.lineCap = $1
    },
    property("StrokeStyle", "var lineJoin: CGLineJoin", "How lines meet.") {
      (style: StrokeStyle) in
      style.lineJoin
    } set: {
      $0.lineJoin = $1
    },
    property("StrokeStyle", "var miterLimit: CGFloat", "How far corners may reach.") {
      (style: StrokeStyle) in
      style.miterLimit
    } set: {
      $0.miterLimit = $1
    },
    property("StrokeStyle", "var dash: [CGFloat]", "The lengths of dashes and gaps.") {
      (style: StrokeStyle) in
      style.dash
    } set: {
      $0.dash = $1
    },
    property("StrokeStyle", "var dashPhase: CGFloat", "Where dashes begin.") {
      (style: StrokeStyle) in
      style.dashPhase
    } set: {
      $0.dashPhase = $1
    },
    property("FillStyle", "var isEOFilled: Bool", "Whether holes are left by the even-odd rule.") {
      (style: FillStyle) in
      style.isEOFilled
    } set: {
      $0.isEOFilled = $1
    },
    property("FillStyle", "var isAntialiased: Bool", "Whether edges are smooth.") {
      (style: FillStyle) in
      style.isAntialiased
    } set: {
      $0.isAntialiased = $1
    },
    property("RectangleCornerRadii", "var topLeading: CGFloat", "The radius of the first corner.") {
      (radii: RectangleCornerRadii) in
      radii.topLeading
    } set: {
      $0.topLeading = $1
    },
    property("RectangleCornerRadii", "var topTrailing: CGFloat", "The radius at the top and end.") {
      (radii: RectangleCornerRadii) in
      radii.topTrailing
    } set: {
      $0.topTrailing = $1
    },
    property("RectangleCornerRadii", "var bottomLeading: CGFloat", "The radius at the bottom left.")
    {
      (radii: RectangleCornerRadii) in
      radii.bottomLeading
    } set: {
      $0.bottomLeading = $1
    },
    property(
      "RectangleCornerRadii", "var bottomTrailing: CGFloat", "The radius of the last corner."
    ) { (radii: RectangleCornerRadii) in
      radii.bottomTrailing
    } set: {
      $0.bottomTrailing = $1
    },
    property("RoundedRectangle", "var cornerSize: CGSize", "The size of its corners.") {
      (shape: RoundedRectangle) in
      shape.cornerSize
    } set: {
      $0.cornerSize = $1
    },
    property("UnevenRoundedRectangle", "var cornerRadii: RectangleCornerRadii", "Its radii.") {
      (shape: UnevenRoundedRectangle) in
      shape.cornerRadii
    } set: {
      $0.cornerRadii = $1
    },
    property("Gradient", "var stops: [Gradient.Stop]", "Its colors and their places.") {
      (gradient: Gradient) in
      gradient.stops
    } set: {
      $0.stops = $1
    },
    property("Gradient.Stop", "var color: Color", "Its color.") {
      (stop: Gradient.Stop) in
      stop.color
    } set: {
      $0.color = $1
    },
    property("Gradient.Stop", "var location: CGFloat", "Its place, from 0 to 1.") {
      (stop: Gradient.Stop) in
      stop.location
    } set: {
      $0.location = $1
    },
  ]
}
