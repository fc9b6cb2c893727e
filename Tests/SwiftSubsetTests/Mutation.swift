/// Damages texts, the same way for the same seed.
struct Mutation {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  private mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, limit)))
  }

  /// Takes one word out, doubles it, or swaps it with the next.
  mutating func damage(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 2 else { return text }
    let index = number(below: words.count - 1)
    switch number(below: 3) {
    case 0: words.remove(at: index)
    case 1: words.insert(words[index], at: index)
    default: words.swapAt(index, index + 1)
    }
    return words.joined(separator: " ")
  }

  /// Changes bytes, cuts pieces out and puts signs of the grammar in.
  mutating func shred(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...number(below: 4) {
      let place = number(below: bytes.count)
      switch number(below: 3) {
      case 0: bytes.removeSubrange(place..<min(bytes.count, place + number(below: 30)))
      case 1: bytes.insert(contentsOf: signs[number(below: signs.count)].utf8, at: place)
      default: if place < bytes.count { bytes[place] = UInt8(number(below: 256)) }
      }
    }
    return bytes
  }
}

private let signs = [
  "(", ")", "{", "}", "[", "]", "\"", "\"\"\"", "\\(", "<", ">", "?", "!", ".", ",", ":", " in ",
  "case ", "let ", "#if a\n", "#endif\n", "@", "->", "=", "/", "/*", "*/", "\n", "await ", "func ",
  "`", "$", "“", "#\"", "\\", "switch a {", "<#", "\u{0}", "try ", "&", "~", ";", "default:",
]
