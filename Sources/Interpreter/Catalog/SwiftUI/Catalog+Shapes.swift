import NavigationCore

extension Catalog {
  static let shapes: [CatalogFamily] = [
    { shapeMaking }, { shapeDrawing }, { shapeMoving }, { outlines }, { clipping }, { shapeNames },
  ]

  private static let shapeMaking: [CatalogEntry] = [
    type("protocol Shape: View, Sendable", "What draws an outline in the space it gets."),
    requirement("Shape", "func path(in rect: CGRect) -> Path", "The outline in a rectangle."),
    type("protocol InsettableShape: Shape", "A shape that can be made smaller all around."),
    type("protocol Animatable", "What can be animated; nothing moves here."),
    type("struct AnyShape: Shape", "A shape whose type is hidden."),
    entry("AnyShape", "init<S: Shape>(_ shape: S)", "Hides the type of a shape.") {
      (form: AnyForm) in form.shape
    },
    type("struct ShapeView<Content: Shape>: View", "A shape with its fills and lines."),
    type("struct Rectangle: InsettableShape", "A rectangle that fills its space."),
    entry("Rectangle", "init()", "A rectangle that fills its space.") { Rectangle() },
    type("struct RoundedRectangle: InsettableShape", "A rectangle with round corners."),
    entry(
      "RoundedRectangle",
      "init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)",
      "A rectangle with round corners, their radius in points."
    ) { (radius: Double, style: RoundedCornerStyle) in
      RoundedRectangle(cornerRadius: radius, style: style)
    },
    entry(
      "RoundedRectangle",
      "init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)",
      "A rectangle with round corners, their size in points."
    ) { (size: CGSize, style: RoundedCornerStyle) in
      RoundedRectangle(cornerSize: size, style: style)
    },
    type("struct UnevenRoundedRectangle: InsettableShape", "A rectangle with different corners."),
    entry(
      "UnevenRoundedRectangle",
      "init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)",
      "A rectangle with a radius for each corner."
    ) {
      (
        topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double,
        style: RoundedCornerStyle
      ) in
      UnevenRoundedRectangle(
        topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading,
        bottomTrailingRadius: bottomTrailing, topTrailingRadius: topTrailing, style: style)
    },
    entry(
      "UnevenRoundedRectangle",
      "init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)",
      "A rectangle with a radius for each corner."
    ) { (radii: RectangleCornerRadii, style: RoundedCornerStyle) in
      UnevenRoundedRectangle(cornerRadii: radii, style: style)
    },
    type("struct Circle: InsettableShape", "A circle in the middle of its space."),
    entry("Circle", "init()", "A circle in the middle of its space.") { Circle() },
    type(
      "struct ContainerRelativeShape: InsettableShape",
      "The form of the container around: a rectangle here."),
    entry("ContainerRelativeShape", "init()", "The form of the container around.") {
      ContainerRelativeShape()
    },
    type("struct Ellipse: InsettableShape", "An ellipse that fills its space."),
    entry("Ellipse", "init()", "An ellipse that fills its space.") { Ellipse() },
    type("struct Capsule: InsettableShape", "A rectangle with half circles at its ends."),
    entry(
      "Capsule", "init(style: RoundedCornerStyle = .continuous)",
      "A rectangle with half circles at its ends."
    ) { (style: RoundedCornerStyle) in Capsule(style: style) },
  ]

  private static let shapeDrawing: [CatalogEntry] =
    drawing(of: "Shape", "ShapeView<Self>") {
      $0.fill($1, style: $2)
    } stroke: {
      $0.stroke($1, style: $2)
    } + [
      entry("Shape", "func fill(style: FillStyle) -> ShapeView<Self>", "Fills the shape.") {
        (form: AnyForm, fill: FillStyle) in form.shape.fill(style: fill)
      },
      entry("Shape", "func stroke(style: StrokeStyle) -> some Shape", "The outline of its lines.") {
        (form: AnyForm, style: StrokeStyle) in AnyShape(form.shape.stroke(style: style))
      },
      entry(
        "Shape", "func stroke(lineWidth: CGFloat = 1) -> some Shape", "The outline of its lines."
      ) { (form: AnyForm, width: Double) in AnyShape(form.shape.stroke(lineWidth: width)) },
      entry(
        "ShapeView",
        "func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> ShapeView<Content>",
        "Fills the shape once more."
      ) { (view: ShapeView<AnyShape>, style: AnyStyle, fill: FillStyle) in
        view.fill(style.style, style: fill)
      },
      entry(
        "ShapeView",
        "func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Content>",
        "Draws the shape's lines too."
      ) { (view: ShapeView<AnyShape>, style: AnyStyle, stroke: StrokeStyle, _: Bool) in
        view.stroke(style.style, style: stroke)
      },
      entry(
        "ShapeView",
        "func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Content>",
        "Draws the shape's lines too."
      ) { (view: ShapeView<AnyShape>, style: AnyStyle, width: Double, _: Bool) in
        view.stroke(style.style, lineWidth: width)
      },
      entry(
        "InsettableShape",
        "func strokeBorder<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self>",
        "Draws the shape's lines inside of it."
      ) { (form: AnyInsettable, style: AnyStyle, stroke: StrokeStyle, _: Bool) in
        border(form.shape, style.style, stroke)
      },
      entry(
        "InsettableShape",
        "func strokeBorder<S: ShapeStyle>(_ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self>",
        "Draws the shape's lines inside of it."
      ) { (form: AnyInsettable, style: AnyStyle, width: Double, _: Bool) in
        border(form.shape, style.style, StrokeStyle(lineWidth: width))
      },
      entry(
        "ShapeView",
        "func strokeBorder<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Content> where Content: InsettableShape",
        "Draws the shape's lines inside of it too."
      ) { (view: ShapeView<AnyShape>, style: AnyStyle, stroke: StrokeStyle, _: Bool) in
        view._strokeBorder(style.style, style: stroke)
      },
      entry(
        "ShapeView",
        "func strokeBorder<S: ShapeStyle>(_ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Content> where Content: InsettableShape",
        "Draws the shape's lines inside of it too."
      ) { (view: ShapeView<AnyShape>, style: AnyStyle, width: Double, _: Bool) in
        view._strokeBorder(style.style, style: StrokeStyle(lineWidth: width))
      },
      entry(
        "InsettableShape", "func inset(by amount: CGFloat) -> some InsettableShape",
        "The shape, smaller all around."
      ) {
        (form: AnyInsettable, amount: Double) in InsetForm(shape: form.shape, amount: amount)
      },
    ]

  private static func drawing(
    of owner: String, _ result: String,
    fill: @escaping @Sendable (AnyShape, AnyShapeStyle, FillStyle) -> ShapeView<AnyShape>,
    stroke: @escaping @Sendable (AnyShape, AnyShapeStyle, StrokeStyle) -> ShapeView<AnyShape>
  ) -> [CatalogEntry] {
    [
      entry(
        owner,
        "func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> \(result)",
        "Fills the shape with a color or another style."
      ) { (form: AnyForm, style: AnyStyle, options: FillStyle) in
        fill(form.shape, style.style, options)
      },
      entry(
        owner,
        "func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> \(result)",
        "Draws the shape's lines."
      ) { (form: AnyForm, style: AnyStyle, options: StrokeStyle, _: Bool) in
        stroke(form.shape, style.style, options)
      },
      entry(
        owner,
        "func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> \(result)",
        "Draws the shape's lines, their width in points."
      ) { (form: AnyForm, style: AnyStyle, width: Double, _: Bool) in
        stroke(form.shape, style.style, StrokeStyle(lineWidth: width))
      },
    ]
  }

  private static func border<S: InsettableShape>(
    _ shape: S, _ style: AnyShapeStyle, _ stroke: StrokeStyle
  ) -> ShapeView<AnyShape> { AnyShape(shape)._strokeBorder(style, style: stroke) }

  private static let shapeMoving: [CatalogEntry] = [
    entry(
      "Shape",
      "func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape",
      "A part of the outline's length."
    ) { (form: AnyForm, start: Double, end: Double) in
      AnyShape(form.shape.trim(from: start, to: end))
    },
    entry(
      "Shape", "func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape", "The shape elsewhere."
    ) { (form: AnyForm, x: Double, y: Double) in AnyShape(form.shape.offset(x: x, y: y)) },
    entry("Shape", "func offset(_ offset: CGSize) -> some Shape", "The shape elsewhere.") {
      (form: AnyForm, offset: CGSize) in AnyShape(form.shape.offset(offset))
    },
    entry("Shape", "func offset(_ offset: CGPoint) -> some Shape", "The shape elsewhere.") {
      (form: AnyForm, offset: CGPoint) in AnyShape(form.shape.offset(offset))
    },
    entry(
      "Shape", "func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape",
      "The shape, turned."
    ) { (form: AnyForm, angle: Angle, anchor: UnitPoint) in
      AnyShape(form.shape.rotation(angle, anchor: anchor))
    },
    entry(
      "Shape",
      "func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape",
      "The shape, larger or smaller."
    ) { (form: AnyForm, x: Double, y: Double, anchor: UnitPoint) in
      AnyShape(form.shape.scale(x: x, y: y, anchor: anchor))
    },
    entry(
      "Shape", "func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape",
      "The shape, larger or smaller."
    ) { (form: AnyForm, scale: Double, anchor: UnitPoint) in
      AnyShape(form.shape.scale(scale, anchor: anchor))
    },
    entry(
      "Shape", "func transform(_ transform: CGAffineTransform) -> some Shape", "Moved by a rule."
    ) { (form: AnyForm, transform: CGAffineTransform) in AnyShape(form.shape.transform(transform))
    },
    entry("Shape", "func size(_ size: CGSize) -> some Shape", "The shape in a size of its own.") {
      (form: AnyForm, size: CGSize) in AnyShape(form.shape.size(size))
    },
    entry(
      "Shape", "func size(width: CGFloat, height: CGFloat) -> some Shape",
      "The shape in a size of its own."
    ) { (form: AnyForm, width: Double, height: Double) in
      AnyShape(form.shape.size(width: width, height: height))
    },
  ]

  /// The outlines of SwiftUI's own shapes.
  private static let outlines: [CatalogEntry] = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule",
    "AnyShape", "Path",
  ].map { owner in
    entry(owner, "func path(in rect: CGRect) -> Path", "The outline in a rectangle.") {
      (form: AnyForm, rect: CGRect) in form.shape.path(in: rect)
    }
  }

  private static let clipping: [CatalogEntry] = [
    view(
      "View",
      "func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View",
      "Shows only what lies in a shape."
    ) { (view: ErasedView, form: AnyForm, style: FillStyle) in
      view.clipShape(form.shape, style: style)
    },
    view(
      "View", "func clipped(antialiased: Bool = false) -> some View",
      "Shows only what lies in the view's own space."
    ) { (view: ErasedView, antialiased: Bool) in view.clipped(antialiased: antialiased) },
    view(
      "View", "func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View",
      "Cuts the view's corners round."
    ) { (view: ErasedView, radius: Double, antialiased: Bool) in
      view.cornerRadius(radius, antialiased: antialiased)
    },
    view(
      "View", "func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View",
      "Says where the view can be tapped."
    ) { (view: ErasedView, form: AnyForm, eoFill: Bool) in
      view.contentShape(form.shape, eoFill: eoFill)
    },
    view(
      "View",
      "func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View",
      "Says where the view can be tapped, or dragged, or is lit up."
    ) { (view: ErasedView, kind: ContentShapeKinds, form: AnyForm, eoFill: Bool) in
      view.contentShape(kind, form.shape, eoFill: eoFill)
    },
    view(
      "View", "func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View",
      "Draws a line around the view."
    ) { (view: ErasedView, style: AnyStyle, width: Double) in
      view.border(style.style, width: width)
    },
    view(
      "View",
      "func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View",
      "Puts a filled shape behind the view."
    ) { (view: ErasedView, style: AnyStyle, form: AnyForm, fill: FillStyle) in
      view.background(style.style, in: form.shape, fillStyle: fill)
    },
    view(
      "View",
      "func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View",
      "Puts a shape of the system's background behind the view."
    ) { (view: ErasedView, form: AnyForm, fill: FillStyle) in
      view.background(in: form.shape, fillStyle: fill)
    },
    view(
      "View",
      "func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View",
      "Puts a filled shape before the view."
    ) { (view: ErasedView, style: AnyStyle, form: AnyForm, fill: FillStyle) in
      view.overlay(style.style, in: form.shape, fillStyle: fill)
    },
  ]

  private static let shapeNames: [CatalogEntry] = [
    constant("Shape", "static var rect: Rectangle", "A rectangle.") { Rectangle() },
    constant(
      "Shape", "static var containerRelative: ContainerRelativeShape", "The container's form."
    ) { ContainerRelativeShape() },
    constant("Shape", "static var circle: Circle", "A circle.") { Circle() },
    constant("Shape", "static var ellipse: Ellipse", "An ellipse.") { Ellipse() },
    constant("Shape", "static var capsule: Capsule", "A capsule.") { Capsule() },
    entry("Shape", "static func capsule(style: RoundedCornerStyle) -> Capsule", "A capsule.") {
      (style: RoundedCornerStyle) in Capsule(style: style)
    },
    entry(
      "Shape",
      "static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle",
      "A rectangle with round corners."
    ) { (radius: Double, style: RoundedCornerStyle) in
      RoundedRectangle(cornerRadius: radius, style: style)
    },
    entry(
      "Shape",
      "static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle",
      "A rectangle with round corners."
    ) { (size: CGSize, style: RoundedCornerStyle) in
      RoundedRectangle(cornerSize: size, style: style)
    },
    entry(
      "Shape",
      "static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle",
      "A rectangle with a radius for each corner."
    ) { (radii: RectangleCornerRadii, style: RoundedCornerStyle) in
      UnevenRoundedRectangle(cornerRadii: radii, style: style)
    },
    entry(
      "Shape",
      "static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle",
      "A rectangle with a radius for each corner."
    ) {
      (
        topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double,
        style: RoundedCornerStyle
      ) in
      UnevenRoundedRectangle(
        topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading,
        bottomTrailingRadius: bottomTrailing, topTrailingRadius: topTrailing, style: style)
    },
  ]
}

/// A shape made smaller all around, as a result whose type is hidden.
struct InsetForm: NativeType {
  static let catalogName = "InsettableShape"
  let shape: any InsettableShape
  let amount: Double

  var asView: ErasedView? { asShape.map { ErasedView($0) } }
  var asShape: AnyShape? { inset(shape) }
  var asInsettable: (any InsettableShape)? { insettable(shape) }

  private func inset<S: InsettableShape>(_ shape: S) -> AnyShape {
    AnyShape(shape.inset(by: amount))
  }
  private func insettable<S: InsettableShape>(_ shape: S) -> any InsettableShape {
    shape.inset(by: amount)
  }
}
