import NavigationCore

extension Catalog {
  static let textStyle: [CatalogFamily] = [{ textFonts }, { textLines }, { textColors }]

  private static let textFonts: [CatalogEntry] = [
    view("View", "func font(_ font: Font?) -> some View", "Sets the texts inside in a font.") {
      (view: ErasedView, font: Font?) in view.font(font)
    },
    view(
      "View", "func fontWeight(_ weight: Font.Weight?) -> some View",
      "Sets how strong the strokes of the texts inside are."
    ) { (view: ErasedView, weight: Font.Weight?) in view.fontWeight(weight) },
    view("View", "func bold(_ isActive: Bool = true) -> some View", "Makes the texts inside bold.")
    {
      (view: ErasedView, isActive: Bool) in view.bold(isActive)
    },
    view("View", "func italic(_ isActive: Bool = true) -> some View", "Slants the texts inside.") {
      (view: ErasedView, isActive: Bool) in view.italic(isActive)
    },
    view(
      "View",
      "func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View",
      "Draws lines under the texts inside."
    ) { (view: ErasedView, isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) in
      view.underline(isActive, pattern: pattern, color: color)
    },
    view(
      "View",
      "func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View",
      "Draws lines through the texts inside."
    ) { (view: ErasedView, isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) in
      view.strikethrough(isActive, pattern: pattern, color: color)
    },
    view(
      "View", "func textCase(_ textCase: Text.Case?) -> some View",
      "Shows the texts inside in capital or small letters."
    ) { (view: ErasedView, textCase: Text.Case?) in view.textCase(textCase) },
  ]

  private static let textLines: [CatalogEntry] = [
    view(
      "View", "func lineLimit(_ number: Int?) -> some View",
      "Lets texts have so many lines at most; what is too long ends in `...`."
    ) { (view: ErasedView, number: Int?) in view.lineLimit(number) },
    view(
      "View", "func lineLimit(_ limit: ClosedRange<Int>) -> some View",
      "Lets texts have a number of lines between two bounds."
    ) { (view: ErasedView, limit: Bounds) in
      view.lineLimit(limit.integers ?? 1...1)
    },
    view(
      "View", "func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View",
      "Lets texts have so many lines at most."
    ) { (view: ErasedView, limit: Bounds) in view.lineLimit(...(limit.upper.asInt ?? 1)) },
    view(
      "View", "func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View",
      "Gives texts so many lines at least."
    ) { (view: ErasedView, limit: Bounds) in view.lineLimit((limit.lower.asInt ?? 1)...) },
    view(
      "View", "func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View",
      "Lets texts have so many lines, and keeps the space of those they don't need."
    ) { (view: ErasedView, limit: Int, reserves: Bool) in
      view.lineLimit(limit, reservesSpace: reserves)
    },
    view(
      "View", "func truncationMode(_ mode: Text.TruncationMode) -> some View",
      "Says where texts that are too long are cut."
    ) { (view: ErasedView, mode: Text.TruncationMode) in view.truncationMode(mode) },
    view(
      "View", "func multilineTextAlignment(_ alignment: TextAlignment) -> some View",
      "Says where the lines of texts begin."
    ) { (view: ErasedView, alignment: TextAlignment) in view.multilineTextAlignment(alignment) },
    view(
      "View", "func lineSpacing(_ lineSpacing: CGFloat) -> some View",
      "Adds space between the lines of texts."
    ) { (view: ErasedView, spacing: Double) in view.lineSpacing(spacing) },
  ]

  private static let textColors: [CatalogEntry] = [
    view(
      "View", "func foregroundColor(_ color: Color?) -> some View",
      "Sets the color of texts and symbols inside."
    ) { (view: ErasedView, color: Color?) in view.foregroundColor(color) },
    view(
      "View", "func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View",
      "Sets the color of texts, symbols and shapes inside."
    ) { (view: ErasedView, style: AnyStyle) in view.foregroundStyle(style.style) },
    view(
      "View",
      "func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View",
      "Sets the first and the second color of what is inside."
    ) { (view: ErasedView, first: AnyStyle, second: AnyStyle) in
      view.foregroundStyle(first.style, second.style)
    },
    view(
      "View",
      "func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View",
      "Sets the first three colors of what is inside."
    ) { (view: ErasedView, first: AnyStyle, second: AnyStyle, third: AnyStyle) in
      view.foregroundStyle(first.style, second.style, third.style)
    },
    view(
      "View", "func accentColor(_ color: Color?) -> some View",
      "Sets the color of what can be tapped inside."
    ) { (view: ErasedView, color: Color?) in view.accentColor(color) },
    view(
      "View", "func tint<S: ShapeStyle>(_ tint: S?) -> some View",
      "Sets the color of controls inside."
    ) { (view: ErasedView, style: AnyStyle?) in view.tint(style?.style) },
    view(
      "View", "func tint(_ tint: Color?) -> some View", "Sets the color of controls inside."
    ) { (view: ErasedView, color: Color?) in view.tint(color) },
  ]
}

extension Bounds {
  /// A closed range of whole numbers.
  fileprivate var integers: ClosedRange<Int>? {
    guard let lower = lower.asInt, let upper = upper.asInt, lower <= upper else { return nil }
    return lower...upper
  }
}
