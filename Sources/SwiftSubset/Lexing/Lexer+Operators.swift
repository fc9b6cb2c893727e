extension Lexer {
  /// Lexes an operator, or one of the signs that look like one.
  ///
  /// Whether it stands before, behind or between operands is told by its neighbours, as in Swift's
  /// grammar; `?` and `!` directly behind an operand are taken one at a time.
  mutating func lexOperator() {
    let start = offset
    let first = bytes[start]
    let leftBound = isLeftBound(start)
    if first == UInt8(ascii: "!"), leftBound {
      offset += 1
      emit(.postfixExclamation, from: start)
      return
    }
    if first == UInt8(ascii: "?"), leftBound {
      offset += 1
      emit(.postfixQuestion, from: start)
      return
    }
    if first == UInt8(ascii: "."), peek(1) != UInt8(ascii: ".") {
      offset += 1
      emit(.dot, from: start)
      return
    }
    if first == UInt8(ascii: "<"), peek(1) == UInt8(ascii: "#"), skipPlaceholder() { return }
    skipOperatorBytes()
    emitOperator(from: start, leftBound: leftBound)
  }

  private mutating func emitOperator(from start: Int, leftBound: Bool) {
    let length = offset - start
    let rightBound = isRightBound(offset, leftBound: leftBound)
    let first = bytes[start]
    if length == 1 {
      switch first {
      case UInt8(ascii: "="):
        if leftBound != rightBound { report(.unevenEqual(at: SourceRange(start, offset))) }
        emit(.equal, from: start)
        return
      case UInt8(ascii: "&") where !leftBound && rightBound:
        emit(.prefixAmpersand, from: start)
        return
      case UInt8(ascii: "?"):
        emit(.infixQuestion, from: start)
        return
      default: break
      }
    } else if length == 2, first == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
      emit(.arrow, from: start)
      return
    } else if length == 2, first == UInt8(ascii: "*"), bytes[start + 1] == UInt8(ascii: "/") {
      report(.strayCommentEnd(at: SourceRange(start, offset)))
      flags.insert(.spaceBefore)
      return
    }
    if leftBound == rightBound {
      emit(.infixOperator, from: start)
    } else {
      emit(leftBound ? .postfixOperator : .prefixOperator, from: start)
    }
  }

  /// Skips the bytes of one operator; a comment ends it, and dots go on only after a first dot.
  private mutating func skipOperatorBytes() {
    let mayHoldDots = bytes[offset] == UInt8(ascii: ".")
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "/"), offset > start,
        peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*")
      {
        return
      }
      if isOperatorByte(byte) || (mayHoldDots && byte == UInt8(ascii: ".")) {
        offset += 1
      } else if byte >= 0x80, let scalar = scalar(at: offset), isOperatorScalar(scalar.value),
        asciiLikeness(of: scalar.value) == nil
      {
        offset += scalar.length
      } else {
        return
      }
    }
  }

  /// Whether an operand or a closing bracket touches the left side of `start`.
  private func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    if case .interpolationStart? = tokens.last?.kind, tokens.last?.range.end == UInt32(start) {
      return false
    }
    switch bytes[start - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C,
      0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(start > 1 && bytes[start - 2] == 0xC2)
    default:
      return true
    }
  }

  /// Whether an operand or an opening bracket touches the right side, at `end`.
  private func isRightBound(_ end: Int, leftBound: Bool) -> Bool {
    guard end < bytes.count else { return false }
    switch bytes[end] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C,
      0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      return !leftBound
    case UInt8(ascii: "/"):
      let next = end + 1 < bytes.count ? bytes[end + 1] : 0
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2:
      // A non-breaking space is taken for the space that it looks like.
      return !(end + 1 < bytes.count && bytes[end + 1] == 0xA0)
    default:
      return true
    }
  }

  /// Takes `<#text#>`, which Xcode puts where something is to be filled in, for a name.
  private mutating func skipPlaceholder() -> Bool {
    let start = offset
    var end = start + 2
    while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") {
        offset = end + 2
        report(.placeholder(at: SourceRange(start, offset)))
        emit(.identifier, from: start)
        return true
      }
      end += 1
    }
    return false
  }
}
