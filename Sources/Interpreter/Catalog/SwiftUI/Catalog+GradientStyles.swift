import NavigationCore

extension Catalog {
  /// Gradients by their short names, beyond the ones of two colors.
  static let moreGradientStyles: [CatalogEntry] = [
    entry(
      "ShapeStyle",
      "static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient",
      "Colors in circles around a place."
    ) { (stops: [Gradient.Stop], center: UnitPoint, start: Double, end: Double) in
      RadialGradient(stops: stops, center: center, startRadius: start, endRadius: end)
    },
    entry(
      "ShapeStyle",
      "static func ellipticalGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient",
      "Colors in ellipses around a place."
    ) { (gradient: Gradient, center: UnitPoint, start: Double, end: Double) in
      EllipticalGradient(
        gradient: gradient, center: center, startRadiusFraction: start, endRadiusFraction: end)
    },
    entry(
      "ShapeStyle",
      "static func ellipticalGradient(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient",
      "Colors in ellipses around a place."
    ) { (colors: [Color], center: UnitPoint, start: Double, end: Double) in
      EllipticalGradient(
        colors: colors, center: center, startRadiusFraction: start, endRadiusFraction: end)
    },
    entry(
      "ShapeStyle",
      "static func ellipticalGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient",
      "Colors in ellipses around a place."
    ) { (stops: [Gradient.Stop], center: UnitPoint, start: Double, end: Double) in
      EllipticalGradient(
        stops: stops, center: center, startRadiusFraction: start, endRadiusFraction: end)
    },
    entry(
      "ShapeStyle",
      "static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient",
      "Colors around a place, a part of a turn."
    ) { (gradient: Gradient, center: UnitPoint, start: Angle, end: Angle) in
      AngularGradient(gradient: gradient, center: center, startAngle: start, endAngle: end)
    },
    entry(
      "ShapeStyle",
      "static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient",
      "Colors around a place, a part of a turn."
    ) { (stops: [Gradient.Stop], center: UnitPoint, start: Angle, end: Angle) in
      AngularGradient(stops: stops, center: center, startAngle: start, endAngle: end)
    },
    entry(
      "ShapeStyle",
      "static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient",
      "Colors around a place, a whole turn."
    ) { (gradient: Gradient, center: UnitPoint, angle: Angle) in
      AngularGradient(gradient: gradient, center: center, angle: angle)
    },
    entry(
      "ShapeStyle",
      "static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient",
      "Colors around a place, a whole turn."
    ) { (stops: [Gradient.Stop], center: UnitPoint, angle: Angle) in
      AngularGradient(stops: stops, center: center, angle: angle)
    },
  ]
}
