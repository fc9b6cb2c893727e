extension View {
  /// Chooses the font of the texts inside.
  public func font(_ font: Font?) -> Modified<Self> {
    environment(TextChange(\.font, font))
  }

  public func fontWeight(_ weight: Font.Weight?) -> Modified<Self> {
    environment(TextChange(\.weight, weight))
  }

  public func bold(_ isActive: Bool = true) -> Modified<Self> {
    environment(TextChange(\.weight, isActive ? .bold : nil))
  }

  public func italic(_ isActive: Bool = true) -> Modified<Self> {
    environment(TextChange(\.isItalic, isActive))
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Modified<Self> {
    environment(TextChange(\.isUnderlined, isActive))
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Modified<Self> {
    environment(TextChange(\.isStruckThrough, isActive))
  }

  /// The most lines a text may have; nil for any number, less than one counts as one.
  public func lineLimit(_ number: Int?) -> Modified<Self> {
    environment(TextChange(\.lineLimit, number))
  }

  /// The lines a text may have; the upper end of the range counts.
  public func lineLimit(_ limit: ClosedRange<Int>) -> Modified<Self> {
    environment(TextChange(\.lineLimit, limit.upperBound))
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> Modified<Self> {
    environment(TextChange(\.lineLimit, limit.upperBound))
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> Modified<Self> {
    environment(TextChange(\.lineLimit, nil))
  }

  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> Modified<Self> {
    environment(TextChange(\.lineLimit, limit))
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> Modified<Self> {
    environment(TextChange(\.truncation, mode))
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> Modified<Self> {
    environment(TextChange(\.alignment, alignment))
  }

  public func textCase(_ textCase: Text.Case?) -> Modified<Self> {
    environment(TextChange(\.textCase, textCase))
  }

  public func lineSpacing(_ lineSpacing: CGFloat) -> Modified<Self> {
    environment(TextChange(\.lineSpacing, lineSpacing))
  }
}

extension View {
  /// Colours the texts, symbols and shapes inside.
  public func foregroundColor(_ color: Color?) -> Modified<Self> {
    environment(ColorChange(color: color))
  }

  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Modified<Self> {
    environment(ForegroundChange(primary: style))
  }

  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> Modified<Self> {
    environment(ForegroundChange(primary: primary, secondary: secondary))
  }

  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> Modified<Self> {
    environment(ForegroundChange(primary: primary, secondary: secondary, tertiary: tertiary))
  }

  /// Chooses the colour of what can be tapped inside.
  public func accentColor(_ color: Color?) -> Modified<Self> {
    environment(TextChange(\.tint, color))
  }

  public func tint(_ color: Color?) -> Modified<Self> {
    environment(TextChange(\.tint, color))
  }

  public func tint<Style: ShapeStyle>(_ style: Style?) -> Modified<Self> {
    environment(TintChange(style: style))
  }
}

/// Sets one of the things a text takes from its surroundings.
struct TextChange<Value: Equatable>: EnvironmentChange, Equatable {
  let keyPath: WritableKeyPath<TextEnvironment, Value>
  let value: Value

  init(_ keyPath: WritableKeyPath<TextEnvironment, Value>, _ value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  func apply(_ values: inout EnvironmentValues) {
    values.change { $0.text[keyPath: keyPath] = value }
  }
}

private struct ColorChange: EnvironmentChange {
  let color: Color?

  func apply(_ values: inout EnvironmentValues) {
    let styles = values.storage.styles
    values.change { $0.text.foreground = color?._fill(in: styles) }
  }
}

private struct ForegroundChange: EnvironmentChange {
  let primary: (any ShapeStyle)?
  var secondary: (any ShapeStyle)?
  var tertiary: (any ShapeStyle)?

  func apply(_ values: inout EnvironmentValues) {
    let styles = values.storage.styles
    values.change {
      $0.text.foreground = primary?._fill(in: styles)
      $0.text.secondary = secondary?._fill(in: styles)
      $0.text.tertiary = tertiary?._fill(in: styles)
    }
  }

  static func == (one: ForegroundChange, other: ForegroundChange) -> Bool {
    areAlike(one.primary, other.primary) && areAlike(one.secondary, other.secondary)
      && areAlike(one.tertiary, other.tertiary)
  }
}

private struct TintChange: EnvironmentChange {
  let style: (any ShapeStyle)?

  func apply(_ values: inout EnvironmentValues) {
    let styles = values.storage.styles
    values.change { $0.text.tint = style?._fill(in: styles).color }
  }

  static func == (one: TintChange, other: TintChange) -> Bool {
    areAlike(one.style, other.style)
  }
}

/// Whether two styles are of one type and paint alike where nothing else is chosen.
private func areAlike(_ one: (any ShapeStyle)?, _ other: (any ShapeStyle)?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  let context = StyleContext()
  return type(of: one) == type(of: other) && one._fill(in: context) == other._fill(in: context)
}
