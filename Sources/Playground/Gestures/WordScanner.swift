/// Takes words, numbers and quoted texts off the front of a line.
struct WordScanner {
  private let characters: [Character]
  private var index = 0

  init(_ text: String) { characters = Array(text) }

  var isAtEnd: Bool { index >= characters.count }
  var peek: Character? { isAtEnd ? nil : characters[index] }

  mutating func skipBlanks() {
    while let next = peek, next.isBlank { index += 1 }
  }

  mutating func take(_ character: Character) -> Bool {
    skipBlanks()
    guard peek == character else { return false }
    index += 1
    skipBlanks()
    return true
  }

  /// A Swift name, or nil when something else stands here.
  mutating func identifier() -> String? {
    guard let first = peek, first.isPartOfName, !first.isNumber else { return nil }
    let start = index
    while let next = peek, next.isPartOfName { index += 1 }
    return String(characters[start..<index])
  }

  mutating func integer() -> Int? {
    let start = index
    while let next = peek, next.isASCII, next.isNumber { index += 1 }
    guard start < index, peek != ".", let value = Int(String(characters[start..<index])) else {
      index = start
      return nil
    }
    return value
  }

  mutating func number() -> Double? {
    let start = index
    while let next = peek, next.isASCII, next.isNumber || next == "." || next == "-" { index += 1 }
    guard let value = Double(String(characters[start..<index])) else {
      index = start
      return nil
    }
    return value
  }

  /// The text of a string literal on this line, its escapes resolved.
  mutating func quoted() -> String? {
    guard peek == "\"" else { return nil }
    let start = index
    index += 1
    var text = ""
    while let next = peek {
      index += 1
      if next == "\"" { return text }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      guard let escaped = escape() else { break }
      text.append(escaped)
    }
    index = start
    return nil
  }

  private mutating func escape() -> Character? {
    guard let next = peek else { return nil }
    index += 1
    switch next {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "\\", "\"", "'": return next
    case "u": return unicodeEscape()
    default: return nil
    }
  }

  private mutating func unicodeEscape() -> Character? {
    guard peek == "{" else { return nil }
    let start = index + 1
    guard let end = characters[start...].firstIndex(of: "}"),
      let code = UInt32(String(characters[start..<end]), radix: 16),
      let scalar = Unicode.Scalar(code)
    else { return nil }
    index = end + 1
    return Character(scalar)
  }

  /// Everything up to the end without blanks around it, or nil when nothing is left.
  mutating func rest() -> String? {
    skipBlanks()
    var end = characters.count
    while end > index, characters[end - 1].isBlank { end -= 1 }
    guard index < end else { return nil }
    defer { index = characters.count }
    return String(characters[index..<end])
  }

  /// What stands between this parenthesis and the one that closes it.
  mutating func parenthesized() -> String? {
    guard peek == "(" else { return nil }
    let start = index + 1
    var depth = 0
    var isQuoted = false
    while let next = peek {
      index += 1
      if next == "\\", isQuoted {
        index += 1
        continue
      }
      if next == "\"" { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      if depth == 0 { return String(characters[start..<(index - 1)]) }
    }
    return nil
  }
}

// Unicode's tables take long to ask, and nearly all that is typed is ASCII.
extension Character {
  fileprivate var isBlank: Bool { asciiValue.map { $0 == 0x20 || 9...13 ~= $0 } ?? isWhitespace }

  fileprivate var isPartOfName: Bool {
    guard let byte = asciiValue else { return isLetter || isNumber }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      return true
    default: return false
    }
  }
}

extension WordScanner {
  /// The whole text without blanks around it.
  var trimmed: String {
    var copy = self
    return copy.rest() ?? ""
  }
}
