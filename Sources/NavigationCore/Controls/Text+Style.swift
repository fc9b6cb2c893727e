// Modifiers that a text takes for itself and stays a text, so that texts of different looks add up.
extension Text {
  public func font(_ font: Font?) -> Text {
    changed { $0.font = font }
  }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.weight = weight }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.color = color.map { .color($0) } }
  }

  public func foregroundStyle(_ color: Color) -> Text {
    changed { $0.color = .color(color) }
  }

  public func bold() -> Text {
    changed { $0.weight = .bold }
  }

  public func bold(_ isActive: Bool) -> Text {
    changed { $0.weight = isActive ? .bold : .regular }
  }

  public func italic() -> Text {
    changed { $0.isItalic = true }
  }

  public func italic(_ isActive: Bool) -> Text {
    changed { $0.isItalic = isActive }
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.isUnderlined = isActive }
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.isStruckThrough = isActive }
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive, color: color)
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive, color: color)
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { $0.color = .style(AnyShapeStyle(style)) }
  }

  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ offset: CGFloat) -> Text { self }

  /// Changes this text and those added to it, where they do not say otherwise themselves.
  private func changed(_ change: (inout TextAttributes) -> Void) -> Text {
    var text = self
    var given = TextAttributes()
    change(&given)
    text.apply(given)
    return text
  }
}
