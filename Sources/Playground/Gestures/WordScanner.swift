/// Takes words, numbers and quoted texts off the front of a line.
///
/// It reads bytes, as nearly all that is typed is ASCII; only other characters are put together.
struct WordScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { index >= bytes.count }

  /// How many bytes have been taken.
  var offset: Int { index }

  /// Takes one byte, if there is one.
  mutating func skipByte() { index = min(index + 1, bytes.count) }

  /// The next byte; one of 0x80 or more begins a character that is no ASCII.
  var peek: UInt8? { isAtEnd ? nil : bytes[index] }

  /// Whether the next character is one of these, which are ASCII.
  func isAt(_ characters: StaticString) -> Bool {
    guard let next = peek else { return false }
    return characters.withUTF8Buffer { $0.contains(next) }
  }

  mutating func skipBlanks() {
    while let length = blank { index += length }
  }

  mutating func take(_ character: StaticString) -> Bool {
    skipBlanks()
    guard isAt(character) else { return false }
    index += 1
    skipBlanks()
    return true
  }

  /// A Swift name, or nil when something else stands here.
  mutating func identifier() -> String? {
    guard partOfName != nil, !isDigit else { return nil }
    let start = index
    while let length = partOfName { index += length }
    return text(start..<index)
  }

  mutating func integer() -> Int? {
    let start = index
    while isDigit { index += 1 }
    guard start < index, !isAt("."), let value = Int(text(start..<index)) else {
      index = start
      return nil
    }
    return value
  }

  mutating func number() -> Double? {
    let start = index
    while isDigit || isAt(".-") { index += 1 }
    guard let value = Double(text(start..<index)) else {
      index = start
      return nil
    }
    return value
  }

  /// The text of a string literal on this line, its escapes resolved.
  mutating func quoted() -> String? {
    guard isAt("\"") else { return nil }
    let start = index
    index += 1
    var found: [UInt8] = []
    while let next = peek {
      index += 1
      if next == UInt8(ascii: "\"") { return String(decoding: found, as: UTF8.self) }
      guard next == UInt8(ascii: "\\") else {
        found.append(next)
        continue
      }
      guard let escaped = escape() else { break }
      found += String(escaped).utf8
    }
    index = start
    return nil
  }

  private mutating func escape() -> Character? {
    guard let next = peek else { return nil }
    index += 1
    switch next {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "0"): return "\0"
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      return Character(Unicode.Scalar(next))
    case UInt8(ascii: "u"): return unicodeEscape()
    default: return nil
    }
  }

  private mutating func unicodeEscape() -> Character? {
    guard isAt("{") else { return nil }
    let start = index + 1
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")),
      let code = UInt32(text(start..<end), radix: 16), let scalar = Unicode.Scalar(code)
    else { return nil }
    index = end + 1
    return Character(scalar)
  }

  /// Everything up to the end without blanks around it, or nil when nothing is left.
  mutating func rest() -> String? {
    skipBlanks()
    let start = index
    var end = start
    while !isAtEnd {
      if let length = blank {
        index += length
      } else {
        index += 1
        end = index
      }
    }
    return start < end ? text(start..<end) : nil
  }

  /// What stands between this parenthesis and the one that closes it.
  mutating func parenthesized() -> String? {
    guard isAt("(") else { return nil }
    let start = index + 1
    var depth = 0
    var isQuoted = false
    while let next = peek {
      index += 1
      if next == UInt8(ascii: "\\"), isQuoted {
        index += 1
        continue
      }
      if next == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if next == UInt8(ascii: "(") { depth += 1 }
      if next == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return text(start..<(index - 1)) }
    }
    return nil
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Kinds of characters

  /// Whether a number stands here.
  var isDigit: Bool { peek.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false }

  /// How many bytes the blank takes that stands here; nil when there is none.
  private var blank: Int? {
    guard let next = peek else { return nil }
    if next < 0x80 { return next == 0x20 || 9...13 ~= next ? 1 : nil }
    return length { $0.isWhitespace }
  }

  /// How many bytes the character of a name takes that stands here; nil when there is none.
  private var partOfName: Int? {
    guard let next = peek else { return nil }
    switch next {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      return 1
    case 0x80...: return length { $0.isLetter || $0.isNumber }
    default: return nil
    }
  }

  private func length(where isMember: (Character) -> Bool) -> Int? {
    // No letter or blank takes more bytes than that.
    let character = String(decoding: bytes[index...].prefix(64), as: UTF8.self).first
    return character.flatMap { isMember($0) ? String($0).utf8.count : nil }
  }
}

extension WordScanner {
  /// The whole text without blanks around it.
  var trimmed: String {
    var copy = self
    return copy.rest() ?? ""
  }
}
