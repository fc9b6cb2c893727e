import NavigationCore

extension Catalog {
  /// Styles by what they are for, their weaker levels, and gradients whose kind is open.
  static let styleRoles: [CatalogFamily] = [
    { roles }, { levels }, { gradientForms }, { openGradients }, { colorForms },
  ]

  private static let roles: [CatalogEntry] = [
    type("struct SelectionShapeStyle: ShapeStyle", "The color of what is selected."),
    entry("SelectionShapeStyle", "init()", "The color of what is selected.") {
      SelectionShapeStyle()
    },
    constant(
      "ShapeStyle", "static var selection: SelectionShapeStyle", "The color of what is selected."
    ) { SelectionShapeStyle() },
    type("struct PlaceholderTextShapeStyle: ShapeStyle", "The color of text not yet typed."),
    entry("PlaceholderTextShapeStyle", "init()", "The color of text not yet typed.") {
      PlaceholderTextShapeStyle()
    },
    constant(
      "ShapeStyle", "static var placeholder: PlaceholderTextShapeStyle",
      "The color of text not yet typed."
    ) { PlaceholderTextShapeStyle() },
    type("struct LinkShapeStyle: ShapeStyle", "The color of links."),
    entry("LinkShapeStyle", "init()", "The color of links.") { LinkShapeStyle() },
    constant("ShapeStyle", "static var link: LinkShapeStyle", "The color of links.") {
      LinkShapeStyle()
    },
    type("struct FillShapeStyle: ShapeStyle", "The color of small filled shapes."),
    entry("FillShapeStyle", "init()", "The color of small filled shapes.") { FillShapeStyle() },
    constant("ShapeStyle", "static var fill: FillShapeStyle", "The color of small filled shapes.") {
      FillShapeStyle()
    },
    type("struct WindowBackgroundShapeStyle: ShapeStyle", "The color behind a window's views."),
    entry("WindowBackgroundShapeStyle", "init()", "The color behind a window's views.") {
      WindowBackgroundShapeStyle()
    },
    constant(
      "ShapeStyle", "static var windowBackground: WindowBackgroundShapeStyle",
      "The color behind a window's views."
    ) { WindowBackgroundShapeStyle() },
    entry("BackgroundStyle", "init()", "The color behind things.") { BackgroundStyle() },
    entry("TintShapeStyle", "init()", "The color of controls.") { TintShapeStyle() },
    entry("SeparatorShapeStyle", "init()", "The color of lines between rows.") {
      SeparatorShapeStyle()
    },
  ]

  private static let levels: [CatalogEntry] = [
    entry("ShapeStyle", "var secondary: some ShapeStyle", "The same with less weight.") {
      (style: AnyStyle) in AnyShapeStyle(style.style.secondary)
    },
    entry("ShapeStyle", "var tertiary: some ShapeStyle", "The same with little weight.") {
      (style: AnyStyle) in AnyShapeStyle(style.style.tertiary)
    },
    entry("ShapeStyle", "var quaternary: some ShapeStyle", "The same with less than little weight.")
    { (style: AnyStyle) in AnyShapeStyle(style.style.quaternary) },
    entry("ShapeStyle", "var quinary: some ShapeStyle", "The same with the least weight.") {
      (style: AnyStyle) in AnyShapeStyle(style.style.quinary)
    },
    entry(
      "ShapeStyle", "static func opacity(_ opacity: Double) -> some ShapeStyle",
      "The color of text, seen through in part."
    ) { (opacity: Double) in AnyShapeStyle(ForegroundStyle().opacity(opacity)) },
  ]

  private static let gradientForms: [CatalogEntry] =
    [
      type("struct ColorSpace: Hashable, Sendable", in: "Gradient", "How colors are mixed."),
      entry(
        "Gradient", "func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient",
        "The gradient with its colors mixed in a space; all look alike here."
      ) { (gradient: Gradient, space: Gradient.ColorSpace) in gradient.colorSpace(space) },
      entry(
        "AnyGradient", "func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient",
        "The gradient with its colors mixed in a space; all look alike here."
      ) { (gradient: AnyGradient, space: Gradient.ColorSpace) in gradient.colorSpace(space) },
    ]
    + constants(
      of: Gradient.ColorSpace.self,
      [
        ("device", .device, "As the device mixes."),
        ("perceptual", .perceptual, "As the eye mixes."),
      ])

  private static let openGradients: [CatalogEntry] = [
    entry(
      "ShapeStyle",
      "static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient",
      "Colors along a line."
    ) { (gradient: AnyGradient, start: UnitPoint, end: UnitPoint) in
      .linearGradient(gradient, startPoint: start, endPoint: end) as LinearGradient
    },
    entry(
      "ShapeStyle",
      "static func radialGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient",
      "Colors in circles around a place."
    ) { (gradient: AnyGradient, center: UnitPoint, start: Double, end: Double) in
      .radialGradient(gradient, center: center, startRadius: start, endRadius: end)
        as RadialGradient
    },
    entry(
      "ShapeStyle",
      "static func ellipticalGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient",
      "Colors in ellipses around a place."
    ) { (gradient: AnyGradient, center: UnitPoint, start: Double, end: Double) in
      .ellipticalGradient(
        gradient, center: center, startRadiusFraction: start, endRadiusFraction: end)
        as EllipticalGradient
    },
    entry(
      "ShapeStyle",
      "static func angularGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> AngularGradient",
      "Colors around a place, a part of a turn."
    ) { (gradient: AnyGradient, center: UnitPoint, start: Angle, end: Angle) in
      .angularGradient(gradient, center: center, startAngle: start, endAngle: end)
        as AngularGradient
    },
    entry(
      "ShapeStyle",
      "static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient",
      "Colors around a place, a whole turn."
    ) { (gradient: AnyGradient, center: UnitPoint, angle: Angle) in
      .conicGradient(gradient, center: center, angle: angle) as AngularGradient
    },
  ]

  private static let colorForms: [CatalogEntry] = [
    entry(
      "Color",
      "func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color",
      "A color between two."
    ) { (color: Color, other: Color, fraction: Double, space: Gradient.ColorSpace) in
      color.mix(with: other, by: fraction, in: space)
    },
    entry("Color", "var description: String", "The color's name.") {
      (color: Color) in color.description
    },
  ]
}
