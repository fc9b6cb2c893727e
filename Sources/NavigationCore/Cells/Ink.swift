/// How the letters of a text look where colour can be shown.
struct Ink: Hashable, Sendable {
  /// `nil` is the foreground that nobody chose: black or white, whichever can be read.
  var color: Color?
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false

  static let plain = Ink()
}
