extension ShapeStyle where Self == Color {
  public static var red: Color { .init(system: .red) }
  public static var orange: Color { .init(system: .orange) }
  public static var yellow: Color { .init(system: .yellow) }
  public static var green: Color { .init(system: .green) }
  public static var mint: Color { .init(system: .mint) }
  public static var teal: Color { .init(system: .teal) }
  public static var cyan: Color { .init(system: .cyan) }
  public static var blue: Color { .init(system: .blue) }
  public static var indigo: Color { .init(system: .indigo) }
  public static var purple: Color { .init(system: .purple) }
  public static var pink: Color { .init(system: .pink) }
  public static var brown: Color { .init(system: .brown) }
  public static var white: Color { .init(system: .white) }
  public static var gray: Color { .init(system: .gray) }
  public static var black: Color { .init(system: .black) }
  public static var clear: Color { .init(system: .clear) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { .init() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { .init() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { .init() }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
