/// The opening line of a fenced block in a Markdown page.
struct Fence: Equatable {
  enum Kind: Equatable {
    /// Lines of a transcript: `navplay`, with `hidden` in a comment of the page.
    case lines
    /// Swift that is one input, verbatim: `swift navplay`.
    case source
    /// Anything else, and `navplay norun`: shown, not run.
    case other
    /// It seems to be one that runs, and is none.
    case mistyped
  }

  var kind: Kind
  var isHidden: Bool
  private var mark: UInt8
  private var length: Int
  /// Whether it stands in the first column, as a block that runs must.
  var isIndented: Bool

  /// The fence that `line` opens, or nil.
  init?(opening line: Substring) {
    let bytes = line.utf8.drop { $0 == 0x20 }
    let indent = line.utf8.count - bytes.count
    guard indent <= 3, let first = bytes.first, first == 0x60 || first == 0x7e else { return nil }
    let rest = bytes.drop { $0 == first }
    length = bytes.count - rest.count
    guard length >= 3, first == 0x7e || !rest.contains(0x60) else { return nil }
    mark = first
    isIndented = indent > 0
    let words = Substring(rest).split(separator: " ").map(String.init)
    isHidden = words.contains("hidden")
    kind =
      switch words {
      case ["navplay", "norun"], ["swift", "navplay", "norun"]: .other
      case ["navplay"], ["navplay", "hidden"]: .lines
      case ["swift", "navplay"], ["swift", "navplay", "hidden"]: .source
      case _ where namesTheProgram(Substring(rest)): .mistyped
      default: .other
      }
  }

  /// Whether `line` closes the block.
  func isClosed(by line: Substring) -> Bool {
    let bytes = line.utf8.drop { $0 == 0x20 }
    guard line.utf8.count - bytes.count <= 3 else { return false }
    let rest = bytes.drop { $0 == mark }
    return bytes.count - rest.count >= length && rest.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether `line`, which stands in this block, seems to open one that runs: this one was never
  /// closed, for the other's end would be its own.
  func hides(_ line: Substring) -> Bool {
    guard kind == .other, let fence = Fence(opening: line), fence.kind != .other else {
      return false
    }
    return fence.mark == mark && fence.length >= length
  }

  /// Whether a line of prose seems to open a block that runs: in a quote, in a list, or indented
  /// so far that Markdown takes it for code.
  static func isStray(_ line: Substring) -> Bool {
    let bytes = line.utf8.drop { byte in
      byte == 0x20 || byte == 0x09 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || [">", "-", "*", "+", ".", ")"].contains(Character(Unicode.Scalar(byte)))
    }
    guard let fence = Fence(opening: Substring(bytes)) else { return false }
    return fence.kind != .other
  }
}

/// Whether one of the words is the program's name, or nearly.
private func namesTheProgram(_ info: Substring) -> Bool {
  let words = info.lowercased().split { !$0.isLetter && $0 != "-" && $0 != "_" }
  let parts = words.flatMap { $0.split { !$0.isLetter } }
  return (parts.map(String.init) + words.map { $0.filter(\.isLetter) }).contains { word in
    let distance = distance(Array(word.utf8), Array("navplay".utf8))
    return distance <= 1 || distance == 2 && word.first == "n"
  }
}

/// How many letters were left out, added, mistaken or swapped with their neighbour.
private func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  if abs(first.count - second.count) > 2 { return 3 }
  var rows = [Array(0...second.count)]
  for (i, letter) in first.enumerated() {
    var row = [i + 1]
    for (j, other) in second.enumerated() {
      var best = min(rows[i][j] + (letter == other ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, letter == second[j - 1], other == first[i - 1] {
        best = min(best, rows[i - 1][j - 1] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[first.count][second.count]
}
