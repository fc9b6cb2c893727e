extension Lexer {
  /// Lexes the quotes that open a string, after `hashes` signs `#`.
  mutating func lexStringStart(hashes: Int) {
    let start = offset
    offset += hashes + 1
    var isMultiline = false
    // `""` is an empty string, and so is `#""#`; three quotes open a string of many lines.
    if peek() == UInt8(ascii: "\""), peek(1) == UInt8(ascii: "\""),
      hashes == 0 || !closesRawString(hashes: hashes)
    {
      isMultiline = true
      offset += 2
    }
    emit(.stringStart, from: start, isMultiline ? .multiline : [])
    modes.append(.string(OpenString(start: start, hashes: hashes, isMultiline: isMultiline)))
  }

  /// Whether `"` and the hashes that end the string follow on one line: then `#"""#` is `"`.
  private func closesRawString(hashes: Int) -> Bool {
    var distance = 2
    while peek(distance) != 0, peek(distance) != UInt8(ascii: "\n") {
      if peek(distance - 1) == UInt8(ascii: "\""),
        (0..<hashes).allSatisfy({ peek(distance + $0) == UInt8(ascii: "#") })
      {
        return true
      }
      distance += 1
    }
    return false
  }

  /// Lexes text up to the string's end, an interpolation, or the end of the line or the source.
  mutating func lexStringPart(of string: OpenString) {
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\"") where closes(string):
        emitText(from: start)
        closeString(string)
        return
      case UInt8(ascii: "\\") where hashesFollow(string.hashes, at: 1):
        let escaped = peek(1 + string.hashes)
        if escaped == UInt8(ascii: "(") {
          emitText(from: start)
          openInterpolation(hashes: string.hashes)
          return
        }
        offset += 1 + string.hashes
        if escaped != UInt8(ascii: "\n"), escaped != UInt8(ascii: "\r"), !isAtEnd { offset += 1 }
      case UInt8(ascii: "\n") where !string.isMultiline,
        UInt8(ascii: "\r") where !string.isMultiline:
        emitText(from: start)
        _ = endSingleLineStrings()
        return
      case 0..<0x20, 0x7F...:
        checkCharacter()
      default:
        offset += 1
      }
    }
    emitText(from: start)
    closeAtEnd()
  }

  private mutating func emitText(from start: Int) {
    if offset > start { emit(.stringText, from: start) }
  }

  private mutating func openInterpolation(hashes: Int) {
    let start = offset
    offset += 2 + hashes
    depth += 1
    emit(.interpolationStart, from: start)
    modes.append(.interpolation(start: start, depth: 0))
  }

  private func hashesFollow(_ hashes: Int, at distance: Int) -> Bool {
    for index in 0..<hashes where peek(distance + index) != UInt8(ascii: "#") { return false }
    return true
  }

  private func closes(_ string: OpenString) -> Bool {
    guard string.isMultiline else { return hashesFollow(string.hashes, at: 1) }
    return peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
      && hashesFollow(string.hashes, at: 3)
  }

  private mutating func closeString(_ string: OpenString) {
    let start = offset
    offset += (string.isMultiline ? 3 : 1) + string.hashes
    modes.removeLast()
    emit(.stringEnd, from: start)
    if string.hashes > 0, peek() == UInt8(ascii: "#") {
      let extra = offset
      while peek() == UInt8(ascii: "#") { offset += 1 }
      report(.surplusHashes(at: SourceRange(extra, offset)))
    }
  }

  /// Moves over a character that a string may hold, or says why it may not.
  private mutating func checkCharacter() {
    let start = offset
    let byte = bytes[offset]
    if byte < 0x80 {
      offset += 1
      if byte == 0 || byte == 0x7F || (byte < 0x20 && !isBlankControl(byte)) {
        report(.controlCharacterInString(byte, at: SourceRange(start, offset)))
      }
      return
    }
    guard let scalar = scalar(at: offset) else {
      offset += 1
      while offset < bytes.count, bytes[offset] >= 0x80, self.scalar(at: offset) == nil {
        offset += 1
      }
      report(.invalidUTF8(at: SourceRange(start, offset)))
      return
    }
    offset += scalar.length
    if isDirectionControl(scalar.value) {
      report(.directionControlInString(scalar.value, at: SourceRange(start, offset)))
    }
  }

  private func isBlankControl(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  // MARK: Quotes that are none

  /// Takes text in curly quotes for the string that was meant.
  mutating func lexCurlyQuoted(from start: Int) {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\"") {
      if let scalar = scalar(at: end), isCurlyQuote(scalar.value) { break }
      end += 1
    }
    report(.curlyQuote(at: SourceRange(start, offset)))
    emitQuoted(from: start, textEnd: end)
  }

  /// Takes text in single quotes for the string that was meant.
  mutating func lexSingleQuoted() {
    let start = offset
    offset += 1
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "'") {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "'") else {
      report(.loneSingleQuote(at: SourceRange(start, offset)))
      flags.insert(.spaceBefore)
      return
    }
    report(.singleQuotedString(at: SourceRange(start, end + 1)))
    emitQuoted(from: start, textEnd: end)
  }

  private mutating func emitQuoted(from start: Int, textEnd: Int) {
    let textStart = offset
    emit(.stringStart, from: start)
    offset = textEnd
    emitText(from: textStart)
    if textEnd < bytes.count, bytes[textEnd] != UInt8(ascii: "\n") {
      offset += scalar(at: textEnd)?.length ?? 1
    }
    emit(.stringEnd, from: textEnd)
  }
}
