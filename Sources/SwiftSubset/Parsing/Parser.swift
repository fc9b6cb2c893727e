/// Makes a tree from tokens by recursive descent, one function for each rule of the grammar.
///
/// An error is recorded and the parser goes on; no function fails, and every loop moves forward.
/// Knows no names, no types and no views.
struct Parser {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [Token]
  /// For each bracket the index of its partner; -1 without one, and for all other tokens.
  let partners: [Int32]

  var index = 0
  /// The next token; it may be the rest of `tokens[index]`, as `>>` closes two lists.
  var token: Token
  /// Where the last token that was taken ends.
  var previousEnd: UInt32 = 0

  var diagnostics: [Diagnostic] = []
  /// Nil while there is no error.
  var firstErrorIsAtEnd: Bool?
  /// The diagnostic that was made because the text ended.
  var errorAtEnd: Int?
  var lastErrorStart: UInt32?
  /// How many errors there were, told or not.
  var errorCount = 0
  /// Whether nothing more is to be said: the nesting went too deep.
  var isSilenced = false

  var nesting = 0
  /// How many attempts are being made whose errors only mean "not this way".
  var attempts = 0
  var attemptFailed = false
  /// The `<` after which no generic arguments follow: found out once, remembered.
  var comparisons: Set<Int> = []
  /// Where a pattern is an expression: likewise.
  var noStructures: Set<Int> = []

  var context = ParsingContext()
  var closure = SurroundingClosure.none

  var blockWords: Set<String> = []
  /// The ranges of the statements and declarations of the file.
  var items: [SourceRange] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ tokens: [Token]) {
    self.bytes = bytes
    self.tokens = tokens
    partners = bracketPartners(tokens)
    token = tokens[0]
  }

  // MARK: Tokens

  func peek(_ distance: Int = 1) -> Token {
    tokens[min(index + distance, tokens.count - 1)]
  }

  mutating func advance() {
    previousEnd = token.range.end
    let whole = tokens[index]
    if token.range.end < whole.range.end {
      token = rest(of: whole, from: Int(token.range.end))
    } else if index + 1 < tokens.count {
      index += 1
      token = tokens[index]
    }
  }

  /// Makes the first byte of the next token, an operator, a token of its own.
  mutating func splitFirstByte() {
    token.range = SourceRange(token.range.start, token.range.start + 1)
  }

  private func rest(of whole: Token, from start: Int) -> Token {
    let end = Int(whole.range.end)
    let length = end - start
    func piece(_ kind: TokenKind, to end: Int) -> Token {
      Token(kind: kind, flags: [], range: SourceRange(start, end))
    }
    switch bytes[start] {
    case UInt8(ascii: "?"): return piece(.postfixQuestion, to: start + 1)
    case UInt8(ascii: "!"): return piece(.postfixExclamation, to: start + 1)
    case UInt8(ascii: "=") where length == 1: return piece(.equal, to: end)
    case UInt8(ascii: "-") where length == 2 && bytes[start + 1] == UInt8(ascii: ">"):
      return piece(.arrow, to: end)
    default: return piece(.infixOperator, to: end)
    }
  }

  mutating func skip(_ kind: TokenKind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  func at(_ kind: TokenKind) -> Bool { token.kind == kind }
  func at(_ keyword: Keyword) -> Bool { token.kind == .keyword(keyword) }
  var isAtEnd: Bool { token.kind == .endOfFile }

  func text(_ range: SourceRange) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range.indices]), as: UTF8.self)
  }

  func text(of token: Token) -> String {
    token.flags.contains(.escaped) ? unescapedText(token.range) : text(token.range)
  }

  private func unescapedText(_ range: SourceRange) -> String {
    var indices = range.indices
    if indices.count > 1, bytes[indices.lowerBound] == UInt8(ascii: "`") {
      indices = indices.lowerBound + 1..<indices.upperBound
    }
    if let last = indices.last, bytes[last] == UInt8(ascii: "`") {
      indices = indices.lowerBound..<last
    }
    return text(SourceRange(indices.lowerBound, indices.upperBound))
  }

  /// Whether `token` is a word that is no keyword and spells `word`.
  func isWord(_ token: Token, _ word: StaticString) -> Bool {
    guard token.kind == .identifier, !token.flags.contains(.escaped) else { return false }
    return spells(token, word)
  }

  func atWord(_ word: StaticString) -> Bool { isWord(token, word) }

  /// Whether the bytes of `token` are those of `word`.
  func spells(_ token: Token, _ word: StaticString) -> Bool {
    let range = token.range.indices
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(bytes[range]) }
  }

  mutating func skipWord(_ word: StaticString) -> Bool {
    guard atWord(word) else { return false }
    advance()
    return true
  }

  /// The range from `start` to the end of the last token taken.
  func range(from start: UInt32) -> SourceRange {
    SourceRange(start, max(start, previousEnd))
  }

  /// An empty range at the next token.
  var here: SourceRange { SourceRange(token.range.start, token.range.start) }

  mutating func takeIdentifier() -> Identifier {
    let identifier = Identifier(text(of: token), token.range)
    advance()
    return identifier
  }

  /// Runs `body` where closures around do not reach: in the body of a type or a function.
  mutating func outsideClosures<Result>(_ body: (inout Parser) -> Result) -> Result {
    let outer = closure
    closure = .none
    defer { closure = outer }
    return body(&self)
  }

  // MARK: Limits

  /// Runs `body` one level deeper; at the compiler's own limit the rest of the text is left.
  mutating func nested<Result>(
    or missing: (SourceRange) -> Result, _ body: (inout Parser) -> Result
  ) -> Result {
    guard nesting < 256 else {
      reportNesting()
      return missing(here)
    }
    nesting += 1
    defer { nesting -= 1 }
    return body(&self)
  }

  private mutating func reportNesting() {
    guard attempts == 0 else { return failAttempt() }
    guard !isSilenced else { return }
    report(.nestingTooDeep(at: token.range))
    isSilenced = true
    index = tokens.count - 1
    token = tokens[index]
  }
}
