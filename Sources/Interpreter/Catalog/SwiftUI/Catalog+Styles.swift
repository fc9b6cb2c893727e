import NavigationCore

extension Catalog {
  static let styles: [CatalogFamily] = [
    { styleTypes }, { gradientMaking }, { gradientStyles }, { materials }, { hierarchies },
  ]

  private static let styleTypes: [CatalogEntry] = [
    type("protocol ShapeStyle: Sendable", "What shapes and texts are filled with."),
    type("struct AnyShapeStyle: ShapeStyle", "A style whose type is hidden."),
    entry("AnyShapeStyle", "init<S: ShapeStyle>(_ style: S)", "Hides the type of a style.") {
      (style: AnyStyle) in style.style
    },
    entry(
      "ShapeStyle", "func opacity(_ opacity: Double) -> some ShapeStyle", "Seen through in part."
    ) { (style: AnyStyle, opacity: Double) in AnyShapeStyle(style.style.opacity(opacity)) },
    type("struct Gradient: ShapeStyle, Hashable", "Colors that flow into each other."),
    type("struct Stop: Hashable", in: "Gradient", "A color and its place, from 0 to 1."),
    entry("Gradient", "init(colors: [Color])", "Colors at even distances.") { (colors: [Color]) in
      Gradient(colors: colors)
    },
    entry("Gradient", "init(stops: [Gradient.Stop])", "Colors at their places.") {
      (stops: [Gradient.Stop]) in Gradient(stops: stops)
    },
    entry("Gradient.Stop", "init(color: Color, location: CGFloat)", "A color at a place.") {
      (color: Color, location: Double) in Gradient.Stop(color: color, location: location)
    },
    type("struct LinearGradient: ShapeStyle, View", "Colors along a line."),
    type("struct RadialGradient: ShapeStyle, View", "Colors in circles around a place."),
    type("struct EllipticalGradient: ShapeStyle, View", "Colors in ellipses around a place."),
    type("struct AngularGradient: ShapeStyle, View", "Colors around a place."),
    type("struct AnyGradient: ShapeStyle, Hashable", "A color and a lighter shade of it."),
    entry("AnyGradient", "init(_ gradient: Gradient)", "A gradient of any kind.") {
      (gradient: Gradient) in AnyGradient(gradient)
    },
    type("struct Material: ShapeStyle, Hashable", "Frosted glass."),
    type("struct HierarchicalShapeStyle: ShapeStyle", "A level of the color of text."),
    type("struct ForegroundStyle: ShapeStyle", "The color of text."),
    entry("ForegroundStyle", "init()", "The color of text.") { ForegroundStyle() },
    type("struct BackgroundStyle: ShapeStyle", "The color behind things."),
    type("struct TintShapeStyle: ShapeStyle", "The color of controls."),
    type("struct SeparatorShapeStyle: ShapeStyle", "The color of lines between rows."),
  ]

  private static let gradientMaking: [CatalogEntry] = [
    entry(
      "LinearGradient", "init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)",
      "Colors along a line."
    ) { (gradient: Gradient, start: UnitPoint, end: UnitPoint) in
      LinearGradient(gradient: gradient, startPoint: start, endPoint: end)
    },
    entry(
      "LinearGradient", "init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)",
      "Colors along a line."
    ) { (colors: [Color], start: UnitPoint, end: UnitPoint) in
      LinearGradient(colors: colors, startPoint: start, endPoint: end)
    },
    entry(
      "LinearGradient", "init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)",
      "Colors along a line."
    ) { (stops: [Gradient.Stop], start: UnitPoint, end: UnitPoint) in
      LinearGradient(stops: stops, startPoint: start, endPoint: end)
    },
    entry(
      "RadialGradient",
      "init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
      "Colors in circles around a place."
    ) { (gradient: Gradient, center: UnitPoint, start: Double, end: Double) in
      RadialGradient(gradient: gradient, center: center, startRadius: start, endRadius: end)
    },
    entry(
      "RadialGradient",
      "init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
      "Colors in circles around a place."
    ) { (colors: [Color], center: UnitPoint, start: Double, end: Double) in
      RadialGradient(colors: colors, center: center, startRadius: start, endRadius: end)
    },
    entry(
      "RadialGradient",
      "init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
      "Colors in circles around a place."
    ) { (stops: [Gradient.Stop], center: UnitPoint, start: Double, end: Double) in
      RadialGradient(stops: stops, center: center, startRadius: start, endRadius: end)
    },
    entry(
      "EllipticalGradient",
      "init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)",
      "Colors in ellipses around a place."
    ) { (gradient: Gradient, center: UnitPoint, start: Double, end: Double) in
      EllipticalGradient(
        gradient: gradient, center: center, startRadiusFraction: start, endRadiusFraction: end)
    },
    entry(
      "EllipticalGradient",
      "init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)",
      "Colors in ellipses around a place."
    ) { (colors: [Color], center: UnitPoint, start: Double, end: Double) in
      EllipticalGradient(
        colors: colors, center: center, startRadiusFraction: start, endRadiusFraction: end)
    },
    entry(
      "EllipticalGradient",
      "init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)",
      "Colors in ellipses around a place."
    ) { (stops: [Gradient.Stop], center: UnitPoint, start: Double, end: Double) in
      EllipticalGradient(
        stops: stops, center: center, startRadiusFraction: start, endRadiusFraction: end)
    },
    entry(
      "AngularGradient",
      "init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)",
      "Colors around a place, a part of a turn."
    ) { (stops: [Gradient.Stop], center: UnitPoint, start: Angle, end: Angle) in
      AngularGradient(stops: stops, center: center, startAngle: start, endAngle: end)
    },
    entry(
      "AngularGradient",
      "init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)",
      "Colors around a place, a whole turn."
    ) { (stops: [Gradient.Stop], center: UnitPoint, angle: Angle) in
      AngularGradient(stops: stops, center: center, angle: angle)
    },
    entry(
      "AngularGradient",
      "init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)",
      "Colors around a place."
    ) { (gradient: Gradient, center: UnitPoint, start: Angle, end: Angle) in
      AngularGradient(gradient: gradient, center: center, startAngle: start, endAngle: end)
    },
    entry(
      "AngularGradient",
      "init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)",
      "Colors around a place, a part of a turn."
    ) { (colors: [Color], center: UnitPoint, start: Angle, end: Angle) in
      AngularGradient(colors: colors, center: center, startAngle: start, endAngle: end)
    },
    entry(
      "AngularGradient", "init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)",
      "Colors around a place, a whole turn."
    ) { (gradient: Gradient, center: UnitPoint, angle: Angle) in
      AngularGradient(gradient: gradient, center: center, angle: angle)
    },
    entry(
      "AngularGradient", "init(colors: [Color], center: UnitPoint, angle: Angle = .zero)",
      "Colors around a place, a whole turn."
    ) { (colors: [Color], center: UnitPoint, angle: Angle) in
      AngularGradient(colors: colors, center: center, angle: angle)
    },
  ]

  private static let gradientStyles: [CatalogEntry] = [
    entry(
      "ShapeStyle",
      "static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient",
      "Colors along a line."
    ) { (gradient: Gradient, start: UnitPoint, end: UnitPoint) in
      LinearGradient(gradient: gradient, startPoint: start, endPoint: end)
    },
    entry(
      "ShapeStyle",
      "static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient",
      "Colors along a line."
    ) { (colors: [Color], start: UnitPoint, end: UnitPoint) in
      LinearGradient(colors: colors, startPoint: start, endPoint: end)
    },
    entry(
      "ShapeStyle",
      "static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient",
      "Colors along a line."
    ) { (stops: [Gradient.Stop], start: UnitPoint, end: UnitPoint) in
      LinearGradient(stops: stops, startPoint: start, endPoint: end)
    },
    entry(
      "ShapeStyle",
      "static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient",
      "Colors in circles around a place."
    ) { (gradient: Gradient, center: UnitPoint, start: Double, end: Double) in
      RadialGradient(gradient: gradient, center: center, startRadius: start, endRadius: end)
    },
    entry(
      "ShapeStyle",
      "static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient",
      "Colors in circles around a place."
    ) { (colors: [Color], center: UnitPoint, start: Double, end: Double) in
      RadialGradient(colors: colors, center: center, startRadius: start, endRadius: end)
    },
    entry(
      "ShapeStyle",
      "static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient",
      "Colors around a place, a part of a turn."
    ) { (colors: [Color], center: UnitPoint, start: Angle, end: Angle) in
      AngularGradient(colors: colors, center: center, startAngle: start, endAngle: end)
    },
    entry(
      "ShapeStyle",
      "static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient",
      "Colors around a place, a whole turn."
    ) { (colors: [Color], center: UnitPoint, angle: Angle) in
      AngularGradient(colors: colors, center: center, angle: angle)
    },
  ]

  private static let materials: [CatalogEntry] =
    constants(
      of: Material.self,
      [
        ("ultraThin", .ultraThin, "The thinnest glass."), ("thin", .thin, "Thin glass."),
        ("regular", .regular, "Glass."), ("thick", .thick, "Thick glass."),
        ("ultraThick", .ultraThick, "The thickest glass."), ("bar", .bar, "The glass of bars."),
      ])
    + constants(
      of: Material.self, in: "ShapeStyle",
      [
        ("ultraThinMaterial", .ultraThin, "The thinnest glass."),
        ("thinMaterial", .thin, "Thin glass."), ("regularMaterial", .regular, "Glass."),
        ("thickMaterial", .thick, "Thick glass."),
        ("ultraThickMaterial", .ultraThick, "The thickest glass."),
        ("bar", .bar, "The glass of bars."),
      ])

  private static let hierarchies: [CatalogEntry] =
    ["HierarchicalShapeStyle", "ShapeStyle"].flatMap {
      constants(
        of: HierarchicalShapeStyle.self, in: $0,
        [
          ("primary", .primary, "The color of ordinary text."),
          ("secondary", .secondary, "The color of text of less weight."),
          ("tertiary", .tertiary, "The color of text of little weight."),
          ("quaternary", .quaternary, "The color of text of the least weight."),
          ("quinary", .quinary, "The faintest color of text."),
        ])
    } + [
      constant("ShapeStyle", "static var foreground: ForegroundStyle", "The color of text.") {
        ForegroundStyle()
      },
      constant("ShapeStyle", "static var background: BackgroundStyle", "The color behind things.") {
        BackgroundStyle()
      },
      constant("ShapeStyle", "static var tint: TintShapeStyle", "The color of controls.") {
        TintShapeStyle()
      },
      constant(
        "ShapeStyle", "static var separator: SeparatorShapeStyle",
        "The color of lines between rows."
      ) { SeparatorShapeStyle() },
    ]
}
