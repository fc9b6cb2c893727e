/// A colour or pattern that shapes, text and backgrounds are drawn with.
public protocol ShapeStyle: Sendable {
  /// What it is under the styles that hold where it is used.
  func _fill(in context: StyleContext) -> Fill
}

/// The styles that hold at a place, which `.foreground`, `.tint` and the hierarchical styles refer to.
public struct StyleContext: Sendable {
  var foreground: Fill?
  var tint: Color
  var background: Fill

  init(
    foreground: Fill? = nil, tint: Color = .accentColor, background: Fill = .color(.white)
  ) {
    self.foreground = foreground
    self.tint = tint
    self.background = background
  }
}

/// What cells are filled with, once styles are resolved.
public struct Fill: Hashable, Sendable {
  enum Paint: Hashable, Sendable {
    case color(Color)
    case gradient(GradientPaint)
  }

  let paint: Paint
  /// Multiplies the opacity of the paint.
  let opacity: Double

  static func color(_ color: Color) -> Fill {
    Fill(paint: .color(color), opacity: 1)
  }

  static func gradient(_ gradient: GradientPaint) -> Fill {
    Fill(paint: .gradient(gradient), opacity: 1)
  }

  func opacity(_ factor: Double) -> Fill {
    Fill(paint: paint, opacity: opacity * factor.clampedToUnit)
  }

  /// The one colour that stands for it, as text is drawn with.
  var color: Color {
    switch paint {
    case .color(let color): color.opacity(opacity)
    case .gradient(let gradient): gradient.firstColor.opacity(opacity)
    }
  }
}

extension Color: ShapeStyle {
  public func _fill(in context: StyleContext) -> Fill {
    if base == .system(.accentColor) { return .color(context.tint.opacity(alpha)) }
    return .color(self)
  }
}
