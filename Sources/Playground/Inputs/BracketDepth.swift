/// How many brackets a growing text has open, so that the parser is asked only when all are closed.
///
/// A string or comment that goes on over several lines is left to the parser.
struct BracketDepth {
  private var depth = 0
  private var isCertain = true

  init(_ text: String) { add(text) }

  /// Whether brackets are open for sure, and more must follow.
  var isOpen: Bool { isCertain && depth > 0 }

  mutating func add(_ text: String) {
    guard isCertain else { return }
    let bytes = Array(text.utf8)
    var scanner = ByteScanner(bytes)
    while let (_, byte) = scanner.nextCode() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "#"), UInt8(ascii: "`"): isCertain = false
      default: break
      }
    }
    if scanner.endedInside || text.contains("\"\"\"") { isCertain = false }
    // Too many closed: the parser says what is wrong.
    if depth < 0 { isCertain = false }
  }
}
