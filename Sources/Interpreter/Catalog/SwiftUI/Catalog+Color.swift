import NavigationCore

extension Catalog {
  static let colors: [CatalogFamily] = [
    { colorMaking }, { constants(of: Color.self, namedColors) },
    { constants(of: Color.self, rolesOfColors) },
    { constants(of: Color.self, in: "ShapeStyle", namedColors) }, { uiColorMaking },
    { constants(of: UIColor.self, uiColors) }, { constants(of: UIColor.self, uiRoles) },
    {
      constants(
        of: Color.RGBColorSpace.self,
        [
          ("sRGB", .sRGB, "The usual colors of screens."),
          ("sRGBLinear", .sRGBLinear, "The usual colors, mixed by light."),
          ("displayP3", .displayP3, "The wider colors of newer screens."),
        ])
    },
  ]

  private static let colorMaking: [CatalogEntry] = [
    type(
      "struct Color: View, ShapeStyle, Hashable, Sendable", "A color; as a view it fills its space."
    ),
    type("enum RGBColorSpace: Hashable", in: "Color", "How red, green and blue are meant."),
    entry(
      "Color",
      "init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)",
      "A color of red, green and blue, each from 0 to 1."
    ) { (space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) in
      Color(space, red: red, green: green, blue: blue, opacity: opacity)
    },
    entry(
      "Color",
      "init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)",
      "A gray, from 0 (black) to 1 (white)."
    ) { (space: Color.RGBColorSpace, white: Double, opacity: Double) in
      Color(space, white: white, opacity: opacity)
    },
    entry(
      "Color",
      "init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)",
      "A color by its place in the rainbow, its strength and its brightness."
    ) { (hue: Double, saturation: Double, brightness: Double, opacity: Double) in
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
    },
    entry("Color", "init(_ name: String, bundle: Bundle?)", "A color of some assets, by its name.")
    {
      (name: String, _: Value) in Color(name)
    },
    entry("Color", "init(_ name: String)", "A color of the app's assets, by its name.") {
      (name: String) in Color(name)
    },
    entry("Color", "init(uiColor: UIColor)", "UIKit's color as SwiftUI's.") { (color: UIColor) in
      Color(uiColor: color)
    },
    entry("Color", "init(_ color: UIColor)", "UIKit's color as SwiftUI's.") { (color: UIColor) in
      Color(uiColor: color)
    },
    entry("Color", "func opacity(_ opacity: Double) -> Color", "The color, seen through in part.") {
      (color: Color, opacity: Double) in color.opacity(opacity)
    },
    entry("Color", "var gradient: AnyGradient", "The color with a lighter shade of it.") {
      (color: Color) in color.gradient
    },
  ]

  private static let namedColors: [(String, Color, String)] = [
    ("red", .red, "Red."), ("orange", .orange, "Orange."), ("yellow", .yellow, "Yellow."),
    ("green", .green, "Green."), ("mint", .mint, "Mint."), ("teal", .teal, "Teal."),
    ("cyan", .cyan, "Cyan."), ("blue", .blue, "Blue."), ("indigo", .indigo, "Indigo."),
    ("purple", .purple, "Purple."), ("pink", .pink, "Pink."), ("brown", .brown, "Brown."),
    ("white", .white, "White."), ("gray", .gray, "Gray."), ("black", .black, "Black."),
    ("clear", .clear, "Nothing to be seen."),
  ]

  private static let rolesOfColors: [(String, Color, String)] = [
    ("primary", .primary, "The color of ordinary text."),
    ("secondary", .secondary, "The color of text of less weight."),
    ("accentColor", .accentColor, "The color of what can be tapped."),
  ]

  private static let uiColorMaking: [CatalogEntry] = [
    type("class UIColor: Hashable", "UIKit's color, to make a `Color` of."),
    entry("UIColor", "init(_ color: Color)", "SwiftUI's color as UIKit's.") { (color: Color) in
      UIColor(color)
    },
    entry(
      "UIColor", "init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
      "A color of red, green and blue, each from 0 to 1."
    ) { (red: Double, green: Double, blue: Double, alpha: Double) in
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    },
    entry("UIColor", "init(white: CGFloat, alpha: CGFloat)", "A gray, from 0 to 1.") {
      (white: Double, alpha: Double) in UIColor(white: white, alpha: alpha)
    },
    entry("UIColor", "init?(named name: String)", "A color of the app's assets, by its name.") {
      (name: String) in UIColor(named: name)
    },
    entry(
      "UIColor", "func withAlphaComponent(_ alpha: CGFloat) -> UIColor",
      "The color, seen through in part."
    ) { (color: UIColor, alpha: Double) in color.withAlphaComponent(alpha) },
  ]

  private static let uiColors: [(String, UIColor, String)] = [
    ("systemRed", .systemRed, "Red."), ("systemOrange", .systemOrange, "Orange."),
    ("systemYellow", .systemYellow, "Yellow."), ("systemGreen", .systemGreen, "Green."),
    ("systemMint", .systemMint, "Mint."), ("systemTeal", .systemTeal, "Teal."),
    ("systemCyan", .systemCyan, "Cyan."), ("systemBlue", .systemBlue, "Blue."),
    ("systemIndigo", .systemIndigo, "Indigo."), ("systemPurple", .systemPurple, "Purple."),
    ("systemPink", .systemPink, "Pink."), ("systemBrown", .systemBrown, "Brown."),
    ("systemGray", .systemGray, "Gray."), ("systemGray2", .systemGray2, "A lighter gray."),
    ("systemGray3", .systemGray3, "A light gray."), ("systemGray4", .systemGray4, "A light gray."),
    ("systemGray5", .systemGray5, "A very light gray."),
    ("systemGray6", .systemGray6, "The lightest gray."), ("red", .red, "Red."),
    ("orange", .orange, "Orange."), ("yellow", .yellow, "Yellow."), ("green", .green, "Green."),
    ("cyan", .cyan, "Cyan."), ("blue", .blue, "Blue."), ("purple", .purple, "Purple."),
    ("magenta", .magenta, "Magenta."), ("brown", .brown, "Brown."), ("black", .black, "Black."),
    ("white", .white, "White."), ("gray", .gray, "Gray."),
  ]

  private static let uiRoles: [(String, UIColor, String)] = [
    ("darkGray", .darkGray, "A dark gray."), ("lightGray", .lightGray, "A light gray."),
    ("clear", .clear, "Nothing to be seen."), ("label", .label, "The color of ordinary text."),
    ("secondaryLabel", .secondaryLabel, "The color of text of less weight."),
    ("tertiaryLabel", .tertiaryLabel, "The color of text of little weight."),
    ("quaternaryLabel", .quaternaryLabel, "The color of text of the least weight."),
    ("placeholderText", .placeholderText, "The color of what a field asks for."),
    ("link", .link, "The color of links."), ("tintColor", .tintColor, "The color of controls."),
    ("separator", .separator, "The color of lines between rows."),
    ("opaqueSeparator", .opaqueSeparator, "The color of lines between rows."),
    ("systemFill", .systemFill, "A faint fill."),
    ("secondarySystemFill", .secondarySystemFill, "A fainter fill."),
    ("tertiarySystemFill", .tertiarySystemFill, "A very faint fill."),
    ("quaternarySystemFill", .quaternarySystemFill, "The faintest fill."),
    ("systemBackground", .systemBackground, "What screens are filled with."),
    ("secondarySystemBackground", .secondarySystemBackground, "What groups are filled with."),
    (
      "tertiarySystemBackground", .tertiarySystemBackground,
      "What groups in groups are filled with."
    ),
    ("systemGroupedBackground", .systemGroupedBackground, "What grouped lists lie on."),
    (
      "secondarySystemGroupedBackground", .secondarySystemGroupedBackground,
      "What the rows of grouped lists are filled with."
    ),
    (
      "tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground,
      "What groups in rows are filled with."
    ),
  ]
}
