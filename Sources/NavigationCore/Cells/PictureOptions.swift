/// Whether pictures are pure ASCII or use box and block characters.
public enum PictureStyle: String, CaseIterable, Hashable, Sendable {
  case ascii, unicode
}

/// What shows a fill: its tile, its colour, or both.
public enum FillPresentation: String, CaseIterable, Hashable, Sendable {
  case tiles, colors, both
}

/// How a picture is written.
public struct PictureOptions: Hashable, Sendable {
  /// ASCII, or box and block characters.
  public var style: PictureStyle
  /// Colours are written as ANSI escapes; with `tiles` there are none.
  public var fills: FillPresentation
  /// Whether the frame that speaks stands around the cells.
  public var hasFrame: Bool

  public init(
    style: PictureStyle = .ascii, fills: FillPresentation = .tiles, hasFrame: Bool = true
  ) {
    self.style = style
    self.fills = fills
    self.hasFrame = hasFrame
  }
}
