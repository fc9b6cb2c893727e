extension Lexer {
  /// Skips a byte order mark and a `#!` line.
  mutating func skipStartOfFile() {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
  }

  mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"),
      bytes[offset] != UInt8(ascii: "\r")
    {
      offset += 1
    }
  }

  /// Skips blanks, line breaks and comments, and remembers what they were.
  mutating func skipTrivia() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
        offset += 1
        flags.insert(.spaceBefore)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        skipLineBreak()
      case UInt8(ascii: "/"):
        guard skipComment() else { return }
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"):
        guard skipConflictMarker() else { return }
      default:
        return
      }
    }
  }

  private mutating func skipLineBreak() {
    flags.formUnion([.newlineBefore, .spaceBefore])
    // A string of one line ends with its line, whatever is open inside it.
    if !modes.isEmpty, endSingleLineStrings() { return }
    offset += 1
  }

  /// Ends the outermost string of one line that is open, and all inside it; false when none is.
  mutating func endSingleLineStrings() -> Bool {
    guard
      let outermost = modes.firstIndex(where: {
        if case .string(let string) = $0 { !string.isMultiline } else { false }
      }), case .string(let string) = modes[outermost]
    else { return false }
    if outermost + 1 < modes.count, case .interpolation(let start, _) = modes[outermost + 1] {
      report(.unclosedInterpolation(openedAt: SourceRange(start, start + 2 + string.hashes)))
    } else {
      report(.unterminatedString(at: SourceRange(string.start, offset)))
    }
    while modes.count > outermost {
      if case .string = modes.removeLast() {
        emit(.stringEnd, from: offset)
      } else {
        depth = max(0, depth - 1)
        emit(.interpolationEnd, from: offset)
      }
    }
    return true
  }

  private mutating func skipComment() -> Bool {
    if peek(1) == UInt8(ascii: "/") {
      skipLine()
    } else if peek(1) == UInt8(ascii: "*") {
      skipBlockComment()
    } else {
      return false
    }
    flags.insert(.spaceBefore)
    return true
  }

  /// Skips a comment in `/* */`; they nest.
  private mutating func skipBlockComment() {
    let start = offset
    var depth = 1
    offset += 2
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        offset += 2
        depth -= 1
        if depth == 0 { return }
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        offset += 2
        depth += 1
      } else {
        if byte == UInt8(ascii: "\n") { flags.insert(.newlineBefore) }
        offset += 1
      }
    }
    endsInside = true
    report(.unterminatedComment(at: SourceRange(start, start + 2)))
  }

  /// Skips a line that version control left: seven `<`, `=` or `>` at the start of a line.
  private mutating func skipConflictMarker() -> Bool {
    guard flags.contains(.newlineBefore), offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n"),
      (1..<7).allSatisfy({ peek($0) == bytes[offset] }), peek(7) != bytes[offset]
    else { return false }
    let start = offset
    skipLine()
    report(.conflictMarker(at: SourceRange(start, offset)))
    return true
  }
}
