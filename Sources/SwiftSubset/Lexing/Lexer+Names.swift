extension Lexer {
  mutating func lexName() {
    let start = offset
    skipNameBytes()
    let spelling = UnsafeBufferPointer(rebasing: bytes[start..<offset])
    emit(Keyword(spelledBy: spelling).map { .keyword($0) } ?? .identifier, from: start)
  }

  /// Skips everything that may go on in a name.
  mutating func skipNameBytes() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if isNameByte(byte) || byte == UInt8(ascii: "$") {
        offset += 1
      } else if byte >= 0x80, let scalar = scalar(at: offset), isNameScalar(scalar.value),
        asciiLikeness(of: scalar.value) == nil
      {
        offset += scalar.length
      } else {
        return
      }
    }
  }

  /// A name in backticks: any characters but backticks and line breaks.
  mutating func lexEscapedName() {
    let start = offset
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n"),
      bytes[end] != UInt8(ascii: "\r")
    {
      end += 1
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: "`"), end > start + 1 {
      offset = end + 1
      if let problem = firstHiddenScalar(in: start..<offset) { report(problem) }
    } else {
      offset += 1
      report(.strayBacktick(at: SourceRange(start, offset)))
      skipNameBytes()
    }
    emit(.identifier, from: start, .escaped)
  }

  mutating func lexDollar() {
    let start = offset
    offset += 1
    skipNameBytes()
    if offset == start + 1 { report(.loneDollar(at: SourceRange(start, offset))) }
    emit(.dollarIdentifier, from: start)
  }

  /// `#word`, `#"raw string"#`, or something that we refuse.
  mutating func lexPound() {
    let start = offset
    var hashes = 1
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch peek(hashes) {
    case UInt8(ascii: "\""):
      lexStringStart(hashes: hashes)
    case UInt8(ascii: "/"):
      skipLine()
      report(.regularExpression(at: SourceRange(start, offset)))
      emit(.unknown, from: start)
    default:
      offset += 1
      skipNameBytes()
      if offset == start + 1 { report(.lonePound(at: SourceRange(start, offset))) }
      emit(.pound, from: start)
    }
  }

  /// Anything that begins with a byte beyond ASCII.
  mutating func lexUnicode() {
    let start = offset
    guard let scalar = scalar(at: start) else {
      skipInvalidBytes()
      report(.invalidUTF8(at: SourceRange(start, offset)))
      flags.insert(.spaceBefore)
      return
    }
    offset += scalar.length
    let range = SourceRange(start, offset)
    if isCurlyQuote(scalar.value) {
      lexCurlyQuoted(from: start)
    } else if let likeness = asciiLikeness(of: scalar.value) {
      report(.confusable(scalar.value, likeness, at: range))
      emitLikeness(likeness, from: start)
    } else if isNameStart(scalar.value) {
      skipNameBytes()
      emit(.identifier, from: start)
    } else if isOperatorScalar(scalar.value) {
      offset = start
      lexOperator()
    } else {
      report(.strayScalar(scalar.value, at: range))
      flags.insert(.spaceBefore)
    }
  }

  private mutating func skipInvalidBytes() {
    repeat {
      offset += 1
    } while offset < bytes.count && bytes[offset] >= 0x80
      && scalar(at: offset) == nil
  }

  /// Goes on as if the sign that was meant stood there.
  private mutating func emitLikeness(_ likeness: String, from start: Int) {
    switch likeness {
    case " ": flags.insert(.spaceBefore)
    case ",": emit(.comma, from: start)
    case ":": emit(.colon, from: start)
    case ";": emit(.semicolon, from: start)
    case ".": emit(.dot, from: start)
    case "(": emit(.leftParenthesis, from: start)
    case ")":
      emit(.rightParenthesis, from: start)
    case "[": emit(.leftBracket, from: start)
    case "]": emit(.rightBracket, from: start)
    case "{": emit(.leftBrace, from: start)
    case "}": emit(.rightBrace, from: start)
    case "=": emit(.equal, from: start)
    default: emit(.infixOperator, from: start)
    }
  }
}
