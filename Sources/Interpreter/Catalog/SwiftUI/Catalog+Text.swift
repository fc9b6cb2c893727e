import NavigationCore

extension Catalog {
  static let texts: [CatalogFamily] = [
    { textMaking }, { textChanges }, { textChoices }, { images }, { labels },
  ]

  private static let textMaking: [CatalogEntry] = [
    type("struct Text: View, Equatable", "Lines of text."),
    entry(
      "Text", "init(_ key: LocalizedStringKey)",
      "A text; numbers in a literal are formatted and `**bold**` is bold, a variable stands as it is."
    ) { (text: DisplayText) in text.text },
    entry(
      "Text",
      "init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: String? = nil)",
      "A text that a file of translations names; it stands as it is here."
    ) { (text: DisplayText, _: Value, _: Value, _: Value) in text.text },
    entry("Text", "init(verbatim content: String)", "A text exactly as it is.") {
      (content: String) in Text(verbatim: content)
    },
    entry("Text", "init(_ image: Image)", "An image in a text.") { (image: Image) in Text(image) },
    entry("Text", "static func + (lhs: Text, rhs: Text) -> Text", "Two texts as one.") {
      (left: Text, right: Text) in left + right
    },
    type("enum TruncationMode: Hashable", in: "Text", "Where a text that is too long is cut."),
    type("enum Case: Hashable", in: "Text", "Capital or small letters."),
    type("struct LineStyle: Hashable", in: "Text", "How a line under a text looks."),
    type("struct Pattern: Hashable", in: "Text.LineStyle", "Whether a line is whole or dashed."),
  ]

  private static let textChanges: [CatalogEntry] = [
    entry("Text", "func font(_ font: Font?) -> Text", "Sets the text in a font.") {
      (text: Text, font: Font?) in text.font(font)
    },
    entry("Text", "func fontWeight(_ weight: Font.Weight?) -> Text", "Sets how strong strokes are.")
    {
      (text: Text, weight: Font.Weight?) in text.fontWeight(weight)
    },
    entry("Text", "func foregroundColor(_ color: Color?) -> Text", "Sets the text's color.") {
      (text: Text, color: Color?) in text.foregroundColor(color)
    },
    entry("Text", "func bold() -> Text", "Makes the text bold.") { (text: Text) in text.bold() },
    entry("Text", "func bold(_ isActive: Bool) -> Text", "Makes the text bold, or not.") {
      (text: Text, isActive: Bool) in text.bold(isActive)
    },
    entry("Text", "func italic() -> Text", "Slants the text.") { (text: Text) in text.italic() },
    entry("Text", "func italic(_ isActive: Bool) -> Text", "Slants the text, or not.") {
      (text: Text, isActive: Bool) in text.italic(isActive)
    },
    entry(
      "Text", "func underline(_ isActive: Bool = true, color: Color? = nil) -> Text",
      "Draws a line under the text."
    ) { (text: Text, isActive: Bool, color: Color?) in text.underline(isActive, color: color) },
    entry(
      "Text", "func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text",
      "Draws a line through the text."
    ) { (text: Text, isActive: Bool, color: Color?) in text.strikethrough(isActive, color: color) },
    entry("Text", "func monospaced(_ isActive: Bool = true) -> Text", "Letters of one width.") {
      (text: Text, isActive: Bool) in text.monospaced(isActive)
    },
    entry("Text", "func monospacedDigit() -> Text", "Digits of one width.") { (text: Text) in
      text.monospacedDigit()
    },
    entry("Text", "func fontDesign(_ design: Font.Design?) -> Text", "Sets the shape of letters.") {
      (text: Text, design: Font.Design?) in text.fontDesign(design)
    },
    entry("Text", "func kerning(_ kerning: CGFloat) -> Text", "Sets letters farther apart.") {
      (text: Text, kerning: Double) in text.kerning(kerning)
    },
    entry("Text", "func tracking(_ tracking: CGFloat) -> Text", "Sets letters farther apart.") {
      (text: Text, tracking: Double) in text.tracking(tracking)
    },
    entry("Text", "func baselineOffset(_ offset: CGFloat) -> Text", "Moves the text up or down.") {
      (text: Text, offset: Double) in text.baselineOffset(offset)
    },
  ]

  private static let textChoices: [CatalogEntry] =
    constants(
      of: Text.TruncationMode.self,
      [
        ("head", .head, "The beginning is left out."), ("tail", .tail, "The end is left out."),
        ("middle", .middle, "The middle is left out."),
      ])
    + constants(
      of: Text.Case.self,
      [
        ("uppercase", .uppercase, "Capital letters."), ("lowercase", .lowercase, "Small letters."),
      ])
    + constants(
      of: Text.LineStyle.Pattern.self,
      [
        ("solid", .solid, "A whole line."), ("dot", .dot, "Dots."), ("dash", .dash, "Dashes."),
        ("dashDot", .dashDot, "Dashes and dots."),
        ("dashDotDot", .dashDotDot, "Dashes and two dots."),
      ])

  private static let images: [CatalogEntry] =
    [
      type("struct Image: View, Equatable", "A picture or one of the system's symbols."),
      entry("Image", "init(systemName: String)", "A symbol of the system, by its name.") {
        (name: String) in Image(systemName: name)
      },
      entry("Image", "init(systemName: String, variableValue: Double?)", "A symbol of the system.")
      {
        (name: String, value: Double?) in Image(systemName: name, variableValue: value)
      },
      entry("Image", "init(_ name: String)", "A picture of the app's assets, by its name.") {
        (name: String) in Image(name)
      },
      entry("Image", "init(_ name: String, bundle: Bundle?)", "A picture of some assets.") {
        (name: String, _: Value) in Image(name)
      },
      entry(
        "Image", "init(_ name: String, bundle: Bundle?, label: Text)", "A picture of some assets."
      ) { (name: String, _: Value, label: Text) in Image(name, label: label) },
      entry("Image", "init(decorative name: String, bundle: Bundle?)", "A picture of some assets.")
      {
        (name: String, _: Value) in Image(decorative: name)
      },
      entry(
        "Image", "init(_ name: String, variableValue: Double?, bundle: Bundle? = nil)",
        "A symbol of some assets."
      ) { (name: String, _: Double?, _: Value) in Image(name) },
      entry("Image", "init(_ name: String, label: Text)", "A picture with words that say it.") {
        (name: String, label: Text) in Image(name, label: label)
      },
      entry("Image", "init(decorative name: String)", "A picture that says nothing.") {
        (name: String) in Image(decorative: name)
      },
      type("enum ResizingMode: Hashable", in: "Image", "How a picture fills more space."),
      type("enum TemplateRenderingMode: Hashable", in: "Image", "Whose colors a picture has."),
      type("enum Interpolation: Hashable", in: "Image", "How a picture is scaled."),
      type("enum Scale: Hashable", in: "Image", "The size of symbols."),
      entry(
        "Image",
        "func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image",
        "Lets the picture take the space it is offered."
      ) { (image: Image, insets: EdgeInsets, mode: Image.ResizingMode) in
        image.resizable(capInsets: insets, resizingMode: mode)
      },
      entry(
        "Image", "func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image",
        "Says whose colors the picture has."
      ) { (image: Image, mode: Image.TemplateRenderingMode?) in image.renderingMode(mode) },
      entry(
        "Image", "func interpolation(_ interpolation: Image.Interpolation) -> Image",
        "Says how it is scaled."
      ) {
        (image: Image, mode: Image.Interpolation) in image.interpolation(mode)
      },
      entry("Image", "func antialiased(_ isAntialiased: Bool) -> Image", "Smooths its edges.") {
        (image: Image, isOn: Bool) in image.antialiased(isOn)
      },
    ]
    + constants(
      of: Image.ResizingMode.self,
      [("tile", .tile, "It is repeated."), ("stretch", .stretch, "It is stretched.")])
    + constants(
      of: Image.TemplateRenderingMode.self,
      [
        ("template", .template, "The color of text."), ("original", .original, "Its own colors."),
      ])
    + constants(
      of: Image.Scale.self,
      [
        ("small", .small, "Smaller than text."), ("medium", .medium, "The size of text."),
        ("large", .large, "Larger than text."),
      ])
    + constants(
      of: Image.Interpolation.self,
      [
        ("none", .none, "Not smoothed."), ("low", .low, "A little smoothed."),
        ("medium", .medium, "Smoothed."), ("high", .high, "Well smoothed."),
      ])

  private static let labels: [CatalogEntry] = [
    type("struct Label<Title: View, Icon: View>: View", "A symbol with a title."),
    view(
      "Label", "init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)",
      "A title and a symbol of any views."
    ) { (title: ErasedView, icon: ErasedView) in
      Label {
        title
      } icon: {
        icon
      }
    },
    view(
      "Label", "init(_ configuration: LabelStyleConfiguration)", "The label that a style draws."
    ) { (configuration: LabelStyleConfiguration) in Label(configuration) },
    view(
      "Label", "init(_ titleKey: LocalizedStringKey, systemImage name: String)",
      "A title with a symbol of the system."
    ) { (title: DisplayText, name: String) in
      Label {
        title.text
      } icon: {
        Image(systemName: name)
      }
    },
    view(
      "Label", "init(_ titleKey: LocalizedStringKey, image name: String)",
      "A title with a picture of the app's assets."
    ) { (title: DisplayText, name: String) in
      Label {
        title.text
      } icon: {
        Image(name)
      }
    },
  ]
}
