/// Whether the compiler gives an answer to a text that can be compared, and in time.
///
/// It reads the parts of `#if` that do not hold in a way of its own, and its parser takes twice as long
/// for each bracket that nests.
func isForTheCompiler(_ text: String) -> Bool {
  guard !text.contains("#if"), !text.utf8.contains(0) else { return false }
  var depth = 0
  for byte in text.utf8 {
    if byte == UInt8(ascii: "[") { depth += 1 }
    if byte == UInt8(ascii: "]") { depth -= 1 }
    if depth > 12 { return false }
  }
  return true
}

/// Damages texts by their words, the same way for the same seed.
struct Damage {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  private mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, limit)))
  }

  /// One of the texts with a few words missing, doubled, changed for signs, or taken from another text.
  mutating func applied(to texts: [String]) -> String {
    let text = texts[number(below: texts.count)]
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for _ in 0...number(below: 3) {
      let place = number(below: words.count)
      switch number(below: 5) {
      case 0: words.remove(at: place)
      case 1: words.insert(words[place], at: place)
      case 2: words.insert(signs[number(below: signs.count)], at: place)
      case 3:
        let other = texts[number(below: texts.count)].split(separator: " ")
        if !other.isEmpty { words[place] = String(other[number(below: other.count)]) }
      default: words.swapAt(place, number(below: words.count))
      }
      if words.isEmpty { break }
    }
    return words.joined(separator: " ")
  }
}

private let signs = [
  "(", ")", "{", "}", "[", "]", "\"", "\"\"\"", "\\(", "<", ">", "?", "!", ".", ",", ":", "in",
  "case", "let", "var", "@A", "->", "=", "/", "/*", "*/", "\n", "await", "func", "`a`", "$0",
  "#\"a\"#", "\\.a", "switch a { default: b }", "try", "&", "~", ";", "default:", "where", "some",
  "any", "inout", "static", "0x1p3", "1_000", "{ $0 }", "if a { b } else { c }", "as", "is", "nil",
  "repeat { } while a", "guard a else { b }", "throws", "rethrows", "async", "init", "subscript",
  "\u{a0}", "é", "#selector(a)", "#available(iOS 15, *)", "@escaping", "_", "self", "Self", "&&",
]
