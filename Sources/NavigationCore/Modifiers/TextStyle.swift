extension View {
  /// Chooses the font of the texts inside.
  @inlinable
  public consuming func font(_ font: Font?) -> Modified<Self> {
    modified(textModification(.font(font)))
  }

  @inlinable
  public consuming func fontWeight(_ weight: Font.Weight?) -> Modified<Self> {
    modified(textModification(.weight(weight)))
  }

  @inlinable
  public consuming func bold(_ isActive: Bool = true) -> Modified<Self> {
    modified(textModification(.weight(isActive ? .bold : nil)))
  }

  @inlinable
  public consuming func italic(_ isActive: Bool = true) -> Modified<Self> {
    modified(textModification(.italic(isActive)))
  }

  @inlinable
  public consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Modified<Self> {
    modified(textModification(.underline(isActive)))
  }

  @inlinable
  public consuming func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Modified<Self> {
    modified(textModification(.strikethrough(isActive)))
  }

  /// The most lines a text may have; nil for any number, less than one counts as one.
  @inlinable
  public consuming func lineLimit(_ number: Int?) -> Modified<Self> {
    modified(textModification(.lineLimit(number)))
  }

  /// The lines a text may have; the upper end of the range counts.
  @inlinable
  public consuming func lineLimit(_ limit: ClosedRange<Int>) -> Modified<Self> {
    modified(textModification(.lineLimit(limit.upperBound)))
  }

  @inlinable
  public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> Modified<Self> {
    modified(textModification(.lineLimit(limit.upperBound)))
  }

  @inlinable
  public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> Modified<Self> {
    modified(textModification(.lineLimit(nil)))
  }

  @inlinable
  public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> Modified<Self> {
    modified(textModification(.lineLimit(limit)))
  }

  @inlinable
  public consuming func truncationMode(_ mode: Text.TruncationMode) -> Modified<Self> {
    modified(textModification(.truncation(mode)))
  }

  @inlinable
  public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> Modified<Self> {
    modified(textModification(.alignment(alignment)))
  }

  @inlinable
  public consuming func textCase(_ textCase: Text.Case?) -> Modified<Self> {
    modified(textModification(.textCase(textCase)))
  }

  @inlinable
  public consuming func lineSpacing(_ lineSpacing: CGFloat) -> Modified<Self> {
    modified(textModification(.lineSpacing(lineSpacing)))
  }
}

extension View {
  /// Colours the texts, symbols and shapes inside.
  @inlinable
  public consuming func foregroundColor(_ color: Color?) -> Modified<Self> {
    modified(foregroundModification(color))
  }

  @inlinable
  public consuming func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Modified<Self> {
    modified(foregroundModification(style))
  }

  @inlinable
  public consuming func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> Modified<Self> {
    modified(foregroundModification(primary, secondary))
  }

  @inlinable
  public consuming func foregroundStyle<
    Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
  >(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> Modified<Self> {
    modified(foregroundModification(primary, secondary, tertiary))
  }

  /// Chooses the colour of what can be tapped inside.
  @inlinable
  public consuming func accentColor(_ color: Color?) -> Modified<Self> {
    modified(textModification(.tint(color)))
  }

  @inlinable
  public consuming func tint(_ color: Color?) -> Modified<Self> {
    modified(textModification(.tint(color)))
  }

  @inlinable
  public consuming func tint<Style: ShapeStyle>(_ style: Style?) -> Modified<Self> {
    modified(tintModification(style))
  }
}

/// One of the things a text takes from its surroundings.
@usableFromInline
enum TextSetting: EnvironmentChange {
  case font(Font?)
  case weight(Font.Weight?)
  case italic(Bool)
  case underline(Bool)
  case strikethrough(Bool)
  case lineLimit(Int?)
  case truncation(Text.TruncationMode)
  case alignment(TextAlignment)
  case textCase(Text.Case?)
  case lineSpacing(CGFloat)
  case tint(Color?)

  func apply(_ values: inout EnvironmentValues) {
    values.change { apply(to: &$0.text) }
  }

  private func apply(to text: inout TextEnvironment) {
    switch self {
    case .font(let font): text.font = font
    case .weight(let weight): text.weight = weight
    case .italic(let isActive): text.isItalic = isActive
    case .underline(let isActive): text.isUnderlined = isActive
    case .strikethrough(let isActive): text.isStruckThrough = isActive
    case .lineLimit(let limit): text.lineLimit = limit
    case .truncation(let mode): text.truncation = mode
    case .alignment(let alignment): text.alignment = alignment
    case .textCase(let textCase): text.textCase = textCase
    case .lineSpacing(let spacing): text.lineSpacing = spacing
    case .tint(let color): text.tint = color
    }
  }
}

@usableFromInline
func textModification(_ setting: TextSetting) -> Modification {
  EnvironmentModification(setting)
}

@usableFromInline
func foregroundModification(_ color: Color?) -> Modification {
  EnvironmentModification(ColorChange(color: color))
}

@usableFromInline
func foregroundModification(
  _ primary: any ShapeStyle, _ secondary: (any ShapeStyle)? = nil,
  _ tertiary: (any ShapeStyle)? = nil
) -> Modification {
  EnvironmentModification(
    ForegroundChange(primary: primary, secondary: secondary, tertiary: tertiary))
}

@usableFromInline
func tintModification(_ style: (any ShapeStyle)?) -> Modification {
  EnvironmentModification(TintChange(style: style))
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
