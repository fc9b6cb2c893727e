/// What the frame around the cells says.
struct ScreenFrame: Hashable, Sendable {
  /// The names of the types on the way here, the root first.
  var path: [String] = []
  /// The rows of the safe area at the top and at the bottom, which show `:` at their sides.
  var topInset: Int32 = 0
  var bottomInset: Int32 = 0
  /// The rows that show `^`, because more is above, and `v`, because more is below.
  var scrollUpRows: [Int32] = []
  var scrollDownRows: [Int32] = []
}

/// Whether pictures are pure ASCII or use box and block characters.
public enum PictureStyle: String, CaseIterable, Hashable, Sendable {
  case ascii, unicode
}

/// What shows a fill: its tile, its colour, or both.
public enum FillPresentation: String, CaseIterable, Hashable, Sendable {
  case tiles, colors, both
}

/// How a picture is written.
struct PictureOptions: Hashable, Sendable {
  var style = PictureStyle.ascii
  /// Colours are written as ANSI escapes; without them fills are always tiles.
  var fills = FillPresentation.tiles
  var hasFrame = true
}
