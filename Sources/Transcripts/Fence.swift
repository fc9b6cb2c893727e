/// The opening line of a fenced block in a Markdown page.
struct Fence: Equatable {
  enum Kind: Equatable {
    /// Lines of a transcript: `navplay`, with `hidden` in a comment of the page.
    case lines
    /// Swift that is one input, verbatim: `swift navplay`.
    case source
    /// Anything else, and `navplay norun`: shown, not run.
    case other
  }

  var kind: Kind
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
    kind =
      switch words {
      case _ where words.contains("norun"): .other
      case ["navplay"], ["navplay", "hidden"]: .lines
      case ["swift", "navplay"], ["swift", "navplay", "hidden"]: .source
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
}
