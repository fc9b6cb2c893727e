import NavigationCore

extension Catalog {
  /// Proposed sizes, moved shapes by their types, and parts of outlines.
  static let shapeForms: [CatalogFamily] = [
    { proposals }, { movedShapes }, { shapeParts }, { pathParts }, { edgeForms },
  ]

  private static let proposals: [CatalogEntry] =
    [
      type("struct ProposedViewSize: Equatable, Sendable", "The size that a view is offered."),
      entry(
        "ProposedViewSize", "init(width: CGFloat?, height: CGFloat?)", "Lengths, or nil for any."
      ) { (width: Double?, height: Double?) in ProposedViewSize(width: width, height: height) },
      entry("ProposedViewSize", "init(_ size: CGSize)", "A size.") {
        (size: CGSize) in ProposedViewSize(size)
      },
      property("ProposedViewSize", "var width: CGFloat?", "The offered width.") {
        (it: ProposedViewSize) in
        it.width
      } set: {
        $0.width = $1
      },
      property("ProposedViewSize", "var height: CGFloat?", "The offered height.") {
        (it: ProposedViewSize) in
        it.height
      } set: {
        $0.height = $1
      },
      entry(
        "ProposedViewSize",
        "func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize",
        "The size with what is left open filled in."
      ) { (it: ProposedViewSize, size: CGSize) in it.replacingUnspecifiedDimensions(by: size) },
    ]
    + constants(
      of: ProposedViewSize.self,
      [
        ("zero", .zero, "As small as can be."), ("infinity", .infinity, "As large as can be."),
        ("unspecified", .unspecified, "Any size."),
      ])

  private static let movedShapes: [CatalogEntry] = [
    type("struct OffsetShape<Content: Shape>: Shape", "A shape elsewhere."),
    moved("OffsetShape", "init(shape: Content, offset: CGSize)") {
      (form: AnyForm, offset: CGSize) in AnyShape(form.shape.offset(offset))
    },
    type("struct ScaledShape<Content: Shape>: Shape", "A shape made larger."),
    moved(
      "ScaledShape", "init(shape: Content, scale: CGSize, anchor: UnitPoint = .center)"
    ) { (form: AnyForm, scale: CGSize, anchor: UnitPoint) in
      AnyShape(form.shape.scale(x: scale.width, y: scale.height, anchor: anchor))
    },
    type("struct RotatedShape<Content: Shape>: Shape", "A shape turned."),
    moved(
      "RotatedShape", "init(shape: Content, angle: Angle, anchor: UnitPoint = .center)"
    ) { (form: AnyForm, angle: Angle, anchor: UnitPoint) in
      AnyShape(form.shape.rotation(angle, anchor: anchor))
    },
    type("struct TransformedShape<Content: Shape>: Shape", "A shape moved by a rule."),
    moved("TransformedShape", "init(shape: Content, transform: CGAffineTransform)") {
      (form: AnyForm, transform: CGAffineTransform) in AnyShape(form.shape.transform(transform))
    },
  ]

  private static func moved<A: Readable, B: Readable>(
    _ owner: String, _ signature: String, _ body: @escaping @Sendable (A, B) -> AnyShape
  ) -> CatalogEntry {
    entry(owner, signature, "A shape moved.", body)
  }

  private static func moved<A: Readable, B: Readable, C: Readable>(
    _ owner: String, _ signature: String, _ body: @escaping @Sendable (A, B, C) -> AnyShape
  ) -> CatalogEntry {
    entry(owner, signature, "A shape moved.", body)
  }

  private static let shapeParts: [CatalogEntry] = [
    entry(
      "Shape", "func size(_ size: CGSize, anchor: UnitPoint) -> some Shape",
      "The shape in a size of its own, at a place of the space."
    ) { (form: AnyForm, size: CGSize, anchor: UnitPoint) in
      AnyShape(form.shape.size(size, anchor: anchor))
    },
    entry(
      "Shape", "func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape",
      "The shape in a size of its own, at a place of the space."
    ) { (form: AnyForm, width: Double, height: Double, anchor: UnitPoint) in
      AnyShape(form.shape.size(width: width, height: height, anchor: anchor))
    },
    entry(
      "Shape", "func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize",
      "The size that the shape has where one is offered."
    ) { (form: AnyForm, proposal: ProposedViewSize) in form.shape.sizeThatFits(proposal) },
    entry("RoundedRectangle", "var style: RoundedCornerStyle", "How the corners bend.") {
      (shape: RoundedRectangle) in shape.style
    },
    entry("Capsule", "var style: RoundedCornerStyle", "How the ends bend.") {
      (shape: Capsule) in shape.style
    },
  ]

  private static let pathParts: [CatalogEntry] = [
    type("enum Element: Equatable, Sendable", in: "Path", "A line or curve of an outline."),
    entry("Path.Element", "static func move(to end: CGPoint) -> Path.Element", "A beginning.") {
      (end: CGPoint) in Path.Element.move(to: end)
    },
    entry(
      "Path.Element", "static func line(to end: CGPoint) -> Path.Element", "A straight line."
    ) { (end: CGPoint) in Path.Element.line(to: end) },
    entry(
      "Path.Element", "static func quadCurve(to end: CGPoint, control: CGPoint) -> Path.Element",
      "A curve that a place pulls."
    ) { (end: CGPoint, control: CGPoint) in Path.Element.quadCurve(to: end, control: control) },
    entry(
      "Path.Element",
      "static func curve(to end: CGPoint, control1: CGPoint, control2: CGPoint) -> Path.Element",
      "A curve that two places pull."
    ) { (end: CGPoint, one: CGPoint, two: CGPoint) in
      Path.Element.curve(to: end, control1: one, control2: two)
    },
    constant("closeSubpath", of: "Path.Element", in: "Path.Element", "A line to the beginning.") {
      Path.Element.closeSubpath
    },
    raw("Path", "func forEach(_ body: (Path.Element) -> Void)", "Calls a closure with each line.") {
      machine, slots in
      guard let path = Path.read(slots[0], machine),
        let body = Action1<Path.Element>.read(slots[1], machine)
      else { return .none }
      path.forEach { body($0) }
      return .none
    },
    entry(
      "Path",
      "init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)",
      "A rectangle whose corners differ."
    ) { (rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) in
      Path(roundedRect: rect, cornerRadii: radii, style: style)
    },
    raw(
      "Path",
      "mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)",
      "Adds a rectangle whose corners differ."
    ) { machine, slots in
      guard var path = Path.read(slots[0], machine), let rect = CGRect.read(slots[1], machine),
        let radii = RectangleCornerRadii.read(slots[2], machine),
        let style = RoundedCornerStyle.read(slots[3], machine),
        let transform = CGAffineTransform.read(slots[4], machine)
      else { return .none }
      path.addRoundedRect(in: rect, cornerRadii: radii, style: style, transform: transform)
      slots[0] = path.written(machine)
      return .none
    },
    entry(
      "CGSize", "func applying(_ t: CGAffineTransform) -> CGSize", "The size moved by a rule."
    ) { (size: CGSize, transform: CGAffineTransform) in size.applying(transform) },
  ]

  private static let edgeForms: [CatalogEntry] =
    [
      entry("HorizontalEdge.Set", "init(_ edge: HorizontalEdge)", "One side.") {
        (edge: HorizontalEdge) in HorizontalEdge.Set(edge)
      },
      entry("VerticalEdge.Set", "init(_ edge: VerticalEdge)", "One side.") {
        (edge: VerticalEdge) in VerticalEdge.Set(edge)
      },
      entry("Axis", "var description: String", "The direction's name.") {
        (axis: Axis) in axis.description
      },
      entry(
        "HorizontalAlignment", "func combineExplicit(_ values: [CGFloat?]) -> CGFloat?",
        "One place from several."
      ) { (it: HorizontalAlignment, values: [Double?]) in it.combineExplicit(values) },
      entry(
        "VerticalAlignment", "func combineExplicit(_ values: [CGFloat?]) -> CGFloat?",
        "One place from several."
      ) { (it: VerticalAlignment, values: [Double?]) in it.combineExplicit(values) },
      entry("CoordinateSpace", "var isGlobal: Bool", "Whether it is the screen's.") {
        (space: CoordinateSpace) in space.isGlobal
      },
      entry("CoordinateSpace", "var isLocal: Bool", "Whether it is the view's.") {
        (space: CoordinateSpace) in space.isLocal
      },
    ] + numbered(Edge.self) + numbered(HorizontalEdge.self) + numbered(VerticalEdge.self)
    + numbered(Axis.self)

  /// The numbers of the cases of an enum.
  private static func numbered<T: NativeType & RawRepresentable & Sendable>(_ type: T.Type)
    -> [CatalogEntry] where T.RawValue == Int8
  {
    [
      entry(T.catalogName, "init?(rawValue: Int)", "The case of a number.") {
        (number: Int) in Int8(exactly: number).flatMap { T(rawValue: $0) }
      },
      entry(T.catalogName, "var rawValue: Int8", "The case's number.") {
        (it: T) in Int(it.rawValue)
      },
    ]
  }
}
