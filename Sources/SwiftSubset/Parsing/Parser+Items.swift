extension Parser {
  // file → statements
  mutating func parseFile() -> [Statement] {
    context.isFileLevel = true
    var statements: [Statement] = []
    while !isAtEnd {
      if at(.rightBrace) {
        report(.extraneousBrace(at: token.range))
        advance()
        continue
      }
      let start = token.range.start
      statements.append(parseItem())
      items.append(range(from: start))
      if at(.semicolon) { advance() }
    }
    return statements
  }

  // signatures → declarations without bodies
  mutating func parseSignatures() -> [Statement] {
    context.isInProtocol = true
    return parseMembers(of: .signatures).map { .declaration($0) }
  }

  // block → `{` statements `}`
  mutating func parseCodeBlock(_ missingBrace: @autoclosure () -> String) -> CodeBlock {
    guard at(.leftBrace) else {
      expected(missingBrace())
      return CodeBlock(statements: [], range: here)
    }
    return nested(or: { CodeBlock(statements: [], range: $0) }) { parser in
      let opening = parser.token.range
      parser.advance()
      let statements = parser.inBrackets { $0.parseStatements() }
      parser.close(.rightBrace, openedAt: opening, in: "at end of brace statement")
      return CodeBlock(statements: statements, range: parser.range(from: opening.start))
    }
  }

  // statements → (statement (`;` | newline))*
  mutating func parseStatements() -> [Statement] {
    var statements: [Statement] = []
    while !isAtEnd, !endsStatements {
      statements.append(parseItem())
      if at(.semicolon) { advance() }
    }
    return statements
  }

  /// Parses one statement and what stands behind it on its line; always moves forward.
  private mutating func parseItem() -> Statement {
    let start = token
    let mistakes = errorCount
    if skipStrayBracket() { return .missing(start.range) }
    if at(.semicolon) {
      report(.emptyStatement(at: token.range))
      return .missing(here)
    }
    let statement = parseStatement()
    if token.range == start.range, !isAtEnd {
      report(.expected("expected expression", at: token.range))
      advance()
    }
    if token.kind == .semicolon || token.startsLine || isAtEnd || endsStatements {
      return statement
    }
    if skipStrayBracket() { return statement }
    if errorCount == mistakes {
      report(.consecutiveStatements(at: token.range, help: helpForTwoOnALine(after: start)))
      if startsOperand || startsDeclaration { return statement }
    }
    skipToEndOfStatement()
    return statement
  }

  /// Takes a closing bracket that nothing opened, and says so.
  private mutating func skipStrayBracket() -> Bool {
    guard at(.rightParenthesis) || at(.rightBracket) else { return false }
    report(.strayBracket(BracketWords(closing: token.kind), at: token.range))
    advance()
    return true
  }

  /// Whether the next token ends a list of statements.
  var endsStatements: Bool {
    switch token.kind {
    case .rightBrace, .interpolationEnd, .stringEnd: true
    case .keyword(.case), .keyword(.default): context.isInSwitch
    case .at: context.isInSwitch && isWord(peek(), "unknown")
    case .pound: isConditionalEnd || (context.isInSwitch && startsConditionalCases)
    default: false
    }
  }

  /// Guesses what was meant by two things on one line that nothing connects.
  private func helpForTwoOnALine(after start: Token) -> String? {
    if token.kind == .prefixOperator || token.kind == .postfixOperator {
      return "put a space on both sides of '\(text(of: token))', or on none"
    }
    if token.kind == .comma { return "remove it: statements stand on lines of their own" }
    if token.kind == .identifier, peek().kind == .leftBrace || isWord(peek(), "if"),
      nearestSpelling(to: text(of: token), among: ["else"]) != nil
    {
      return "did you mean 'else'?"
    }
    guard start.kind == .identifier, start.range.end == previousEnd else { return nil }
    let word = text(of: start)
    if ["const", "val", "final"].contains(word), token.kind == .identifier {
      return "a constant is declared as 'let \(text(of: token)) = ...'"
    }
    if let keyword = nearestSpelling(to: word, among: declarationWords) {
      return "did you mean '\(keyword)'?"
    }
    if token.kind == .stringStart || token.kind == .integer {
      return "a function is called with brackets: '\(word)(...)'"
    }
    if token.kind == .identifier, peek().kind == .equal {
      return "a variable is declared as 'var \(text(of: token)): \(word) = ...'"
    }
    return nil
  }
}

private let declarationWords = [
  "let", "var", "func", "struct", "class", "enum", "extension", "protocol", "import", "return",
  "if", "for", "while", "switch", "guard", "typealias", "repeat", "private", "static",
]
