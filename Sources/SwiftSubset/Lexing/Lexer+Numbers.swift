extension Lexer {
  mutating func lexNumber() {
    let start = offset
    // `pair.0.1` are two members, not a member and a float.
    if case .dot? = tokens.last?.kind {
      skipDigits(radix: 10)
      emit(.integer, from: start)
      return
    }
    switch (peek(), peek(1)) {
    case (UInt8(ascii: "0"), UInt8(ascii: "x")): lexHexadecimal(from: start)
    case (UInt8(ascii: "0"), UInt8(ascii: "o")): lexPrefixed(from: start, radix: 8)
    case (UInt8(ascii: "0"), UInt8(ascii: "b")): lexPrefixed(from: start, radix: 2)
    default: lexDecimal(from: start)
    }
  }

  private mutating func lexDecimal(from start: Int) {
    skipDigits(radix: 10)
    var kind = TokenKind.integer
    if peek() == UInt8(ascii: "."), isDigit(peek(1), radix: 10) {
      offset += 1
      skipDigits(radix: 10)
      kind = .floating
    }
    if peek() | 0x20 == UInt8(ascii: "e"), lexExponent() { kind = .floating }
    finishNumber(kind, from: start, radix: 10)
  }

  private mutating func lexPrefixed(from start: Int, radix: UInt8) {
    offset += 2
    if !isDigit(peek(), radix: radix) { reportDigit(radix: radix) }
    skipDigits(radix: radix)
    finishNumber(.integer, from: start, radix: radix)
  }

  private mutating func lexHexadecimal(from start: Int) {
    offset += 2
    if !isDigit(peek(), radix: 16) { reportDigit(radix: 16) }
    skipDigits(radix: 16)
    var kind = TokenKind.integer
    if peek() == UInt8(ascii: "."), isDigit(peek(1), radix: 16), hasBinaryExponent() {
      offset += 1
      skipDigits(radix: 16)
    }
    if peek() | 0x20 == UInt8(ascii: "p"), lexExponent() { kind = .floating }
    finishNumber(kind, from: start, radix: 16)
  }

  /// Whether the digits after the next dot end in `p`: else the dot begins a member.
  private func hasBinaryExponent() -> Bool {
    var distance = 1
    while isDigit(peek(distance), radix: 16) || peek(distance) == UInt8(ascii: "_") {
      distance += 1
    }
    return peek(distance) | 0x20 == UInt8(ascii: "p")
  }

  /// Lexes `e-3` or `p4`; false when no digit follows.
  private mutating func lexExponent() -> Bool {
    let hasSign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
    let digits = hasSign ? 2 : 1
    guard isDigit(peek(digits), radix: 10) else {
      guard hasSign || !isNameByte(peek(1)) else { return false }
      let start = offset
      offset += digits
      report(.missingExponentDigit(at: SourceRange(start, offset)))
      return true
    }
    offset += digits
    skipDigits(radix: 10)
    return true
  }

  /// Letters that touch a number are no part of it, and a mistake.
  private mutating func finishNumber(_ kind: TokenKind, from start: Int, radix: UInt8) {
    let end = offset
    skipNameBytes()
    let behind = offset
    if behind > end {
      offset = end
      if kind == .integer { reportDigit(radix: radix) } else { reportExponentDigit() }
      offset = behind
    }
    emit(kind, from: start)
  }

  private mutating func reportDigit(radix: UInt8) {
    guard diagnostics.last?.range.start != UInt32(offset) else { return }
    let length = scalar(at: offset)?.length ?? 0
    report(
      .invalidDigit(
        text(offset..<offset + length), radix: radix, at: SourceRange(offset, offset + length)))
  }

  private mutating func reportExponentDigit() {
    let length = scalar(at: offset)?.length ?? 0
    report(
      .invalidExponentDigit(
        text(offset..<offset + length), at: SourceRange(offset, offset + length)))
  }

  private mutating func skipDigits(radix: UInt8) {
    while isDigit(peek(), radix: radix) || peek() == UInt8(ascii: "_") { offset += 1 }
  }

  private func isDigit(_ byte: UInt8, radix: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") < radix
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): radix == 16
    default: false
    }
  }
}
