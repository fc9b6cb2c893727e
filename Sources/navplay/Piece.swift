import Playground

/// One input with the place where it stands.
struct Piece {
  var text: String
  var file: String
  var line: Int
  /// Whether it is a Swift file, whose name stands for its text.
  var isFile = false
}

extension Reply.Problem {
  /// `file:line:column: error: …`, as editors and CI services read it.
  var headline: String {
    "\(file):\(line):\(column): \(severity.rawValue): \(message)".harmless
  }
}
