/// The foreground that holds, or a weaker one: `.primary`, `.secondary` and so on.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _fill(in context: StyleContext) -> Fill {
    guard let foreground = context.foreground else {
      return .color(level == 0 ? .primary : .secondary)
    }
    // The weakest is still strong enough to hide what is under it, as the tile could not be seen otherwise.
    return foreground.opacity(1 - 0.1 * Double(level))
  }
}

/// The foreground style that holds.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _fill(in context: StyleContext) -> Fill {
    context.foreground ?? .color(.primary)
  }
}

/// The background style that holds; white unless it was set.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _fill(in context: StyleContext) -> Fill {
    context.background
  }
}

/// The tint that holds; blue unless it was set.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _fill(in context: StyleContext) -> Fill {
    .color(context.tint)
  }
}

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _fill(in context: StyleContext) -> Fill {
    .color(.gray)
  }
}

/// A blur of what is behind it.
///
/// Cells cannot blur, so it hides what is behind it and stays blank.
public struct Material: ShapeStyle, Hashable {
  private let thickness: Int

  public static let ultraThin = Material(thickness: 0)
  public static let thin = Material(thickness: 1)
  public static let regular = Material(thickness: 2)
  public static let thick = Material(thickness: 3)
  public static let ultraThick = Material(thickness: 4)
  public static let bar = Material(thickness: 5)

  private init(thickness: Int) {
    self.thickness = thickness
  }

  public func _fill(in context: StyleContext) -> Fill {
    .color(.white)
  }
}

/// Any style, its type forgotten.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init(_ style: some ShapeStyle) {
    self.style = style
  }

  public func _fill(in context: StyleContext) -> Fill {
    style._fill(in: context)
  }
}

/// A style with a weaker opacity.
public struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  public func _fill(in context: StyleContext) -> Fill {
    style._fill(in: context).opacity(opacity)
  }
}

extension ShapeStyle {
  /// Multiplies the opacity of the style.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: self, opacity: opacity)
  }
}
