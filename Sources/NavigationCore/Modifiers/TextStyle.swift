extension View {
  /// Chooses the font of the texts inside.
  public func font(_ font: Font?) -> some View {
    environment(TextChange(\.font, font))
  }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(TextChange(\.weight, weight))
  }

  public func bold(_ isActive: Bool = true) -> some View {
    environment(TextChange(\.weight, isActive ? .bold : nil))
  }

  public func italic(_ isActive: Bool = true) -> some View {
    environment(TextChange(\.isItalic, isActive))
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(TextChange(\.isUnderlined, isActive))
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(TextChange(\.isStruckThrough, isActive))
  }

  /// The most lines a text may have; nil for any number, less than one counts as one.
  public func lineLimit(_ number: Int?) -> some View {
    environment(TextChange(\.lineLimit, number))
  }

  /// The lines a text may have; the upper end of the range counts.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(TextChange(\.lineLimit, limit.upperBound))
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(TextChange(\.lineLimit, limit.upperBound))
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(TextChange(\.lineLimit, nil))
  }

  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(TextChange(\.lineLimit, limit))
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(TextChange(\.truncation, mode))
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(TextChange(\.alignment, alignment))
  }

  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(TextChange(\.textCase, textCase))
  }

  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(TextChange(\.lineSpacing, lineSpacing))
  }
}

extension View {
  /// Colours the texts, symbols and shapes inside.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(ForegroundChange(primary: color))
  }

  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(ForegroundChange(primary: style))
  }

  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    environment(ForegroundChange(primary: primary, secondary: secondary))
  }

  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> some View {
    environment(ForegroundChange(primary: primary, secondary: secondary, tertiary: tertiary))
  }

  /// Chooses the colour of what can be tapped inside.
  public func accentColor(_ color: Color?) -> some View {
    environment(TextChange(\.tint, color))
  }

  public func tint(_ color: Color?) -> some View {
    environment(TextChange(\.tint, color))
  }

  public func tint<Style: ShapeStyle>(_ style: Style?) -> some View {
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
}

private struct TintChange: EnvironmentChange {
  let style: (any ShapeStyle)?

  func apply(_ values: inout EnvironmentValues) {
    let styles = values.storage.styles
    values.change { $0.text.tint = style?._fill(in: styles).color }
  }
}
