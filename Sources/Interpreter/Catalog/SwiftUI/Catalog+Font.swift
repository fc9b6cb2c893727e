import NavigationCore

extension Catalog {
  static let fonts: [CatalogFamily] = [
    { fontTypes }, { fontMaking }, { fontChanges }, { constants(of: Font.self, fontStyles) },
    { constants(of: Font.TextStyle.self, textStyles) },
    { constants(of: Font.Weight.self, fontWeights) },
    { constants(of: Font.Design.self, fontDesigns) },
    { constants(of: Font.Width.self, fontWidths) },
    {
      constants(
        of: Font.Leading.self,
        [
          ("standard", .standard, "The usual distance between lines."),
          ("tight", .tight, "Lines closer together."), ("loose", .loose, "Lines farther apart."),
        ])
    },
  ]

  private static let fontTypes: [CatalogEntry] = [
    type(
      "struct Font: Hashable, Sendable", "How text is set; its size decides how many rows it takes."
    ),
    type("enum TextStyle: CaseIterable, Hashable", in: "Font", "The sizes that the system names."),
    type("struct Weight: Hashable", in: "Font", "How strong the strokes of text are."),
    type("enum Design: Hashable", in: "Font", "The shape of the letters."),
    type("struct Width: Hashable", in: "Font", "How wide the letters are."),
    type("enum Leading: Hashable", in: "Font", "The distance between lines."),
  ]

  private static let fontMaking: [CatalogEntry] = [
    entry(
      "Font",
      "static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font",
      "The system's font in a size in points."
    ) { (size: Double, weight: Font.Weight?, design: Font.Design?) in
      Font.system(size: size, weight: weight, design: design)
    },
    entry(
      "Font",
      "static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font",
      "The system's font in one of its sizes."
    ) { (style: Font.TextStyle, design: Font.Design?, weight: Font.Weight?) in
      Font.system(style, design: design, weight: weight)
    },
    entry(
      "Font", "static func custom(_ name: String, size: CGFloat) -> Font", "A font by its name."
    ) {
      (name: String, size: Double) in Font.custom(name, size: size)
    },
    entry(
      "Font",
      "static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font",
      "A font by its name, which grows with a text style."
    ) { (name: String, size: Double, style: Font.TextStyle) in
      Font.custom(name, size: size, relativeTo: style)
    },
    entry(
      "Font", "static func custom(_ name: String, fixedSize: CGFloat) -> Font",
      "A font by its name in a size that never grows."
    ) { (name: String, size: Double) in Font.custom(name, fixedSize: size) },
  ]

  private static let fontChanges: [CatalogEntry] = [
    entry("Font", "func bold() -> Font", "The font with strong strokes.") { (font: Font) in
      font.bold()
    },
    entry("Font", "func italic() -> Font", "The font, slanted.") { (font: Font) in font.italic() },
    entry("Font", "func weight(_ weight: Font.Weight) -> Font", "The font with other strokes.") {
      (font: Font, weight: Font.Weight) in font.weight(weight)
    },
    entry("Font", "func monospaced() -> Font", "The font with letters of one width.") {
      (font: Font) in font.monospaced()
    },
    entry("Font", "func monospacedDigit() -> Font", "The font with digits of one width.") {
      (font: Font) in font.monospacedDigit()
    },
    entry("Font", "func smallCaps() -> Font", "The font with small capitals.") { (font: Font) in
      font.smallCaps()
    },
    entry("Font", "func lowercaseSmallCaps() -> Font", "Small letters as small capitals.") {
      (font: Font) in font.lowercaseSmallCaps()
    },
    entry("Font", "func uppercaseSmallCaps() -> Font", "Capitals as small capitals.") {
      (font: Font) in font.uppercaseSmallCaps()
    },
    entry("Font", "func leading(_ leading: Font.Leading) -> Font", "Another distance of lines.") {
      (font: Font, leading: Font.Leading) in font.leading(leading)
    },
    entry(
      "Font", "func width(_ width: Font.Width) -> Font", "The font with wider or closer letters."
    ) {
      (font: Font, width: Font.Width) in font.width(width)
    },
    entry("Font.Width", "init(_ value: CGFloat)", "A width between -1 and 1.") { (value: Double) in
      Font.Width(value)
    },
  ]

  private static let fontStyles: [(String, Font, String)] = [
    ("largeTitle", .largeTitle, "The largest title, 34 points."),
    ("title", .title, "A title, 28 points."),
    ("title2", .title2, "A smaller title, 22 points."),
    ("title3", .title3, "A small title, 20 points."),
    ("headline", .headline, "A heading, 17 points and half bold."),
    ("subheadline", .subheadline, "A smaller heading, 15 points."),
    ("body", .body, "Ordinary text, 17 points."), ("callout", .callout, "A remark, 16 points."),
    ("footnote", .footnote, "A footnote, 13 points."),
    ("caption", .caption, "A caption, 12 points."),
    ("caption2", .caption2, "A small caption, 11 points."),
  ]

  private static let textStyles: [(String, Font.TextStyle, String)] = [
    ("largeTitle", .largeTitle, "The largest title."), ("title", .title, "A title."),
    ("title2", .title2, "A smaller title."), ("title3", .title3, "A small title."),
    ("headline", .headline, "A heading."), ("subheadline", .subheadline, "A smaller heading."),
    ("body", .body, "Ordinary text."), ("callout", .callout, "A remark."),
    ("footnote", .footnote, "A footnote."), ("caption", .caption, "A caption."),
    ("caption2", .caption2, "A small caption."),
  ]

  private static let fontWeights: [(String, Font.Weight, String)] = [
    ("ultraLight", .ultraLight, "The thinnest strokes."), ("thin", .thin, "Thin strokes."),
    ("light", .light, "Light strokes."), ("regular", .regular, "Ordinary strokes."),
    ("medium", .medium, "Strokes a little stronger."), ("semibold", .semibold, "Half bold."),
    ("bold", .bold, "Bold."), ("heavy", .heavy, "Heavy strokes."),
    ("black", .black, "The strongest strokes."),
  ]

  private static let fontDesigns: [(String, Font.Design, String)] = [
    ("default", .default, "The system's letters."), ("rounded", .rounded, "Rounded letters."),
    ("serif", .serif, "Letters with serifs."), ("monospaced", .monospaced, "Letters of one width."),
  ]

  private static let fontWidths: [(String, Font.Width, String)] = [
    ("compressed", .compressed, "Very narrow letters."),
    ("condensed", .condensed, "Narrow letters."),
    ("standard", .standard, "Letters of the usual width."),
    ("expanded", .expanded, "Wide letters."),
  ]
}
