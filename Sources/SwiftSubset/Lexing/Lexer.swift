/// Cuts a text into tokens, in one pass, whatever it holds.
///
/// A stack of modes tells code from the strings around it, so that interpolations nest without a
/// second look. Knows no grammar; what is wrong with the bytes is said here, the rest elsewhere.
struct Lexer {
  /// Where the next byte belongs.
  enum Mode {
    case string(OpenString)
    /// Code between `\(` and its `)`, at some depth of parentheses.
    case interpolation(start: Int, depth: Int)
  }

  struct OpenString {
    var start: Int
    var hashes: Int
    var isMultiline: Bool
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  var tokens: [Token] = []
  var diagnostics: [Diagnostic] = []
  var modes: [Mode] = []
  /// What stands before the next token.
  var flags: TokenFlags = [.newlineBefore, .spaceBefore]
  /// How many brackets are open here.
  var depth = 0
  /// Whether the text ends inside `"""` or `/*`, so that only more text can tell.
  var endsInside = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4 + 8)
  }

  mutating func run() {
    skipStartOfFile()
    while true {
      if case .string(let string)? = modes.last {
        lexStringPart(of: string)
      } else if !lexCode() {
        return
      }
    }
  }

  // MARK: Bytes

  /// The byte `distance` after the next one, or 0 behind the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : 0
  }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func emit(_ kind: TokenKind, from start: Int, _ extra: TokenFlags = []) {
    tokens.append(Token(kind: kind, flags: flags.union(extra), range: SourceRange(start, offset)))
    flags = []
  }

  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < Diagnostic.limit { diagnostics.append(diagnostic) }
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  // MARK: Code

  /// Lexes one token of code; returns false at the end of the text.
  private mutating func lexCode() -> Bool {
    skipTrivia()
    let start = offset
    guard !isAtEnd else {
      closeAtEnd()
      emit(.endOfFile, from: bytes.count)
      return false
    }
    switch bytes[start] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      lexName()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
    case UInt8(ascii: "\""): lexStringStart(hashes: 0)
    case UInt8(ascii: "#"): lexPound()
    case UInt8(ascii: "`"): lexEscapedName()
    case UInt8(ascii: "$"): lexDollar()
    case 0x80...: lexUnicode()
    default: lexSign(bytes[start], from: start)
    }
    return true
  }

  private mutating func lexSign(_ byte: UInt8, from start: Int) {
    guard let kind = bracketOrSeparator(byte) else {
      lexOperatorOrStray(byte)
      return
    }
    offset += 1
    switch kind {
    case .leftParenthesis:
      depth += 1
      if case .interpolation(let opening, let depth)? = modes.last {
        modes[modes.count - 1] = .interpolation(start: opening, depth: depth + 1)
      }
    case .leftBracket, .leftBrace: depth += 1
    case .rightBracket, .rightBrace: depth = max(0, depth - 1)
    case .rightParenthesis:
      depth = max(0, depth - 1)
      if closesInterpolation() {
        emit(.interpolationEnd, from: start)
        return
      }
    default: break
    }
    emit(kind, from: start)
  }

  private func bracketOrSeparator(_ byte: UInt8) -> TokenKind? {
    switch byte {
    case UInt8(ascii: "("): .leftParenthesis
    case UInt8(ascii: ")"): .rightParenthesis
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "\\"): .backslash
    default: nil
    }
  }

  /// Counts a `)` of an interpolation, and leaves the interpolation at the last one.
  private mutating func closesInterpolation() -> Bool {
    guard case .interpolation(let start, let depth)? = modes.last else { return false }
    if depth == 0 {
      modes.removeLast()
      return true
    }
    modes[modes.count - 1] = .interpolation(start: start, depth: depth - 1)
    return false
  }

  private mutating func lexOperatorOrStray(_ byte: UInt8) {
    if isOperatorByte(byte) || byte == UInt8(ascii: ".") {
      lexOperator()
    } else if byte == UInt8(ascii: "'") {
      lexSingleQuoted()
    } else {
      let start = offset
      offset += 1
      report(.strayByte(byte, at: SourceRange(start, offset)))
      flags.insert(.spaceBefore)
    }
  }

  /// Closes what is still open at the end of the text, so that the parser finds every end.
  mutating func closeAtEnd() {
    guard !modes.isEmpty else { return }
    if endSingleLineStrings(), modes.isEmpty { return }
    let opened = modes.lazy.compactMap { mode in
      if case .string(let string) = mode { string.start } else { nil }
    }.first
    if let opened {
      endsInside = true
      report(.unterminatedMultilineString(at: SourceRange(opened, opened + 3)))
    }
    while let mode = modes.popLast() {
      if case .string = mode {
        emit(.stringEnd, from: bytes.count)
      } else {
        emit(.interpolationEnd, from: bytes.count)
      }
    }
  }
}

/// What the lexer makes of a text.
struct LexedSource {
  var tokens: [Token]
  var diagnostics: [Diagnostic]
  /// How many brackets are open at the end.
  var depth: Int
  /// Whether the text ends inside `"""` or `/*`.
  var endsInside: Bool
}

/// Cuts `source` into tokens; the last one is the end of the file.
func lex(_ source: SourceText) -> LexedSource {
  source.bytes.withUnsafeBufferPointer { bytes in
    var lexer = Lexer(bytes)
    lexer.run()
    return LexedSource(
      tokens: lexer.tokens, diagnostics: lexer.diagnostics, depth: lexer.depth,
      endsInside: lexer.endsInside)
  }
}
