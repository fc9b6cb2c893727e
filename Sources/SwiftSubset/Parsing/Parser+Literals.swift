extension Parser {
  /// An integer of any base; one beyond 64 bits has no value, and whoever uses it says so.
  mutating func parseInteger() -> Expression {
    let range = token.range
    advance()
    var digits = ArraySlice(bytes[range.indices])
    var radix: UInt64 = 10
    if digits.count > 2, digits.first == UInt8(ascii: "0") {
      switch digits[digits.startIndex + 1] {
      case UInt8(ascii: "x"): radix = 16
      case UInt8(ascii: "o"): radix = 8
      case UInt8(ascii: "b"): radix = 2
      default: break
      }
      if radix != 10 { digits = digits.dropFirst(2) }
    }
    return .integer(value(of: digits, radix: radix), range)
  }

  private func value(of digits: ArraySlice<UInt8>, radix: UInt64) -> UInt64? {
    var value: UInt64 = 0
    for digit in digits where digit != UInt8(ascii: "_") {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue, number < radix else {
        break
      }
      let (product, overflow) = value.multipliedReportingOverflow(by: radix)
      let (sum, carry) = product.addingReportingOverflow(UInt64(number))
      if overflow || carry { return nil }
      value = sum
    }
    return value
  }

  mutating func parseFloat() -> Expression {
    let range = token.range
    advance()
    let digits = text(range).filter { $0 != "_" }
    return .float(Double(digits) ?? 0, range)
  }

  // string → start (text | interpolation)* end
  mutating func parseString() -> StringLiteral {
    nested(or: { StringLiteral(parts: [], range: $0) }) { parser in
      let opening = parser.token
      parser.advance()
      var pieces: [StringPiece] = []
      while true {
        switch parser.token.kind {
        case .stringText:
          pieces.append(.text(parser.token.range))
          parser.advance()
        case .interpolationStart:
          pieces.append(parser.parseInterpolation())
        default:
          return parser.finishString(opening, pieces)
        }
      }
    }
  }

  private mutating func finishString(_ opening: Token, _ pieces: [StringPiece]) -> StringLiteral {
    let closing = token.range
    if at(.stringEnd) { advance() }
    let isMultiline = opening.flags.contains(.multiline)
    let quotes = isMultiline ? 3 : 1
    var decoding = StringDecoding(
      bytes: bytes, hashes: opening.range.indices.count - quotes, isMultiline: isMultiline)
    let parts = decoding.decode(pieces, opening: opening.range, closing: closing)
    for diagnostic in decoding.diagnostics { reportMistake(diagnostic) }
    return StringLiteral(parts: parts, range: range(from: opening.range.start))
  }

  // interpolation → `\(` argument,* `)`
  private mutating func parseInterpolation() -> StringPiece {
    let opening = token.range
    advance()
    let arguments = inBrackets { parser in
      if parser.at(.interpolationEnd) {
        parser.expected("expected expression in list of expressions")
      }
      return parser.parseListedArguments(until: .interpolationEnd)
    }
    if !skip(.interpolationEnd) {
      if isAtEnd {
        report(.unclosedInterpolation(openedAt: opening))
      } else {
        expected("extra tokens after interpolated string expression")
        while !isAtEnd, !at(.interpolationEnd), !at(.stringEnd) { skipBalanced() }
        _ = skip(.interpolationEnd)
      }
    }
    return .interpolation(arguments, range(from: opening.start))
  }
}

/// A piece of a string before its escapes are resolved.
enum StringPiece {
  case text(SourceRange)
  case interpolation([Argument], SourceRange)
}
