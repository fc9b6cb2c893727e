/// The colour of what is selected, which is the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _fill(in context: StyleContext) -> Fill { .color(context.tint) }
}

/// The colour of text that stands where nothing was typed yet.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _fill(in context: StyleContext) -> Fill { .color(.gray) }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _fill(in context: StyleContext) -> Fill { .color(.blue) }
}

/// The colour that small shapes are filled with.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _fill(in context: StyleContext) -> Fill { .color(.gray) }
}

/// The colour behind everything in a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _fill(in context: StyleContext) -> Fill { context.background }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { .init() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { .init() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { .init() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

/// The weaker levels of a style, as `.red.secondary`.
extension ShapeStyle {
  public var secondary: some ShapeStyle { level(1) }
  public var tertiary: some ShapeStyle { level(2) }
  public var quaternary: some ShapeStyle { level(3) }
  public var quinary: some ShapeStyle { level(4) }

  // As weak as the levels of the foreground style.
  private func level(_ level: Int) -> OpacityShapeStyle<Self> {
    OpacityShapeStyle(style: self, opacity: 1 - 0.1 * Double(level))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style, seen through in part.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
  }
}
