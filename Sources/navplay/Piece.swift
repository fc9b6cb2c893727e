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
  /// The problem at its place in the file that holds the piece.
  func placed(in piece: Piece) -> Reply.Problem {
    guard file.isEmpty || file.hasPrefix("<"), !piece.isFile else { return self }
    var placed = self
    placed.file = piece.file
    placed.line = line + piece.line - 1
    return placed
  }

  /// `file:line:column: error: …`, as editors and CI services read it.
  var headline: String {
    "\(file):\(line):\(column): \(severity.rawValue): \(message)".harmless
  }
}
