/// What becomes of a text that is longer than its lines.
enum Truncation: Hashable, Sendable {
  case head, tail, middle
}

/// One line of a laid out text: a part of it, dots where something was cut, another part.
struct TextLine: Hashable, Sendable {
  /// Offsets into the text's UTF-8.
  var head: Range<Int>
  /// The number of dots behind the first part.
  var dots: Int32 = 0
  /// What stands behind the dots, when the text was cut at its head or in its middle.
  var tail: Range<Int> = 0..<0
  /// In cells.
  var width: Int32
}

/// The lines of a text, laid out for a width.
struct TextLines: Hashable, Sendable {
  /// The width of the widest line, in cells.
  var width: Int32
  /// The number of lines; a text without characters has one, so its row is kept, as in SwiftUI.
  var rows: Int32
  /// Empty when the whole text stands on one line as it is.
  var lines: [TextLine] = []
}
