extension Parser {
  /// Records what is wrong; one fact for one place, and one for the end of the text.
  mutating func report(_ diagnostic: Diagnostic) {
    guard attempts == 0 else { return failAttempt() }
    let place = token.range.start
    guard !isSilenced, lastErrorStart != place, !(isAtEnd && firstErrorIsAtEnd != nil) else {
      return
    }
    if firstErrorIsAtEnd == nil { firstErrorIsAtEnd = isAtEnd }
    if isAtEnd, diagnostics.count < Diagnostic.limit { errorAtEnd = diagnostics.count }
    lastErrorStart = place
    errorCount += 1
    if diagnostics.count < Diagnostic.limit { diagnostics.append(diagnostic) }
  }

  /// Records a mistake in what has been read, which more text cannot mend.
  mutating func reportMistake(_ diagnostic: Diagnostic) {
    guard attempts == 0 else { return failAttempt() }
    guard !isSilenced else { return }
    if firstErrorIsAtEnd == nil { firstErrorIsAtEnd = false }
    errorCount += 1
    if diagnostics.count < Diagnostic.limit { diagnostics.append(diagnostic) }
  }

  /// Says that something was expected where the next token stands.
  mutating func expected(_ message: String, help: String? = nil) {
    report(.expected(message, at: problemRange, help: help))
  }

  /// The next token, or the place behind the last one when a line or the text ends there.
  var problemRange: SourceRange {
    if isAtEnd || token.startsLine { return SourceRange(previousEnd, previousEnd) }
    return token.range
  }

  /// Takes a closing bracket, or says that it is missing and where its partner was opened.
  mutating func close(_ kind: TokenKind, openedAt opening: SourceRange, in place: String) {
    if skip(kind) { return }
    let bracket = BracketWords(closing: kind)
    if isAtEnd {
      report(.unclosed(bracket, openedAt: opening))
    } else {
      report(.expectedClosing(bracket, in: place, at: problemRange, openedAt: opening))
    }
    skipToClosing(kind)
  }

  /// Moves behind the closing bracket `kind` if it follows before anything that starts anew.
  private mutating func skipToClosing(_ kind: TokenKind) {
    guard attempts == 0 else { return }
    while !isAtEnd {
      if token.kind == kind {
        advance()
        return
      }
      switch token.kind {
      case .rightBrace, .interpolationEnd, .stringEnd, .semicolon: return
      case .rightParenthesis, .rightBracket:
        // One with a partner belongs to a bracket further out.
        if partners[index] >= 0 { return }
        advance()
      case _ where token.startsLine && startsStatementAnew: return
      default: skipBalanced()
      }
    }
  }

  /// Whether the next token can only be the start of a statement or declaration.
  private var startsStatementAnew: Bool {
    switch token.kind {
    case .keyword(let keyword): keyword.startsStatement || keyword.startsDeclaration
    case .at, .pound: true
    default: false
    }
  }

  /// Moves over one token, or over a bracket and all it holds.
  mutating func skipBalanced() {
    let partner = Int(partners[index])
    if partner > index {
      index = partner
      token = tokens[index]
    }
    advance()
  }

  /// Moves to the end of the line or statement, whichever comes first.
  mutating func skipToEndOfStatement() {
    while !isAtEnd, !token.startsLine, token.kind != .semicolon, token.kind != .rightBrace,
      token.kind != .interpolationEnd
    {
      skipBalanced()
    }
  }

  /// Ends an attempt at once: all that is under way finds the text at its end.
  mutating func failAttempt() {
    attemptFailed = true
    index = tokens.count - 1
    token = tokens[index]
  }

  /// Tries `body`; when it reports an error or returns nil, all is as it was before.
  mutating func attempt<Result>(_ body: (inout Parser) -> Result?) -> Result? {
    let before = (index, token, previousEnd, attemptFailed)
    attempts += 1
    attemptFailed = false
    let result = body(&self)
    let succeeded = !attemptFailed && result != nil
    attempts -= 1
    attemptFailed = before.3
    if succeeded { return result }
    (index, token, previousEnd) = (before.0, before.1, before.2)
    return nil
  }

  /// Runs `body` in a changed context.
  mutating func within<Result>(
    _ change: (inout ParsingContext) -> Void, _ body: (inout Parser) -> Result
  ) -> Result {
    let before = context
    change(&context)
    defer { context = before }
    return body(&self)
  }

  /// Runs `body` inside brackets, where trailing closures and assignments are what they always are.
  mutating func inBrackets<Result>(_ body: (inout Parser) -> Result) -> Result {
    within({ $0 = ParsingContext() }, body)
  }

  /// Runs `body` in the head of a statement, whose brace opens the statement's body.
  mutating func inHead<Result>(_ body: (inout Parser) -> Result) -> Result {
    within({ $0.allowsTrailingClosure = false }, body)
  }
}

extension Modifier {
  fileprivate static let accessLevels: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]

  var isAccessLevel: Bool { Modifier.accessLevels.contains(name.text) }
}

extension Keyword {
  /// Whether it may stand before what is imported: `import struct A.B`.
  var isImportKind: Bool {
    switch self {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func: true
    default: false
    }
  }

  var startsStatement: Bool {
    switch self {
    case .if, .guard, .for, .while, .repeat, .switch, .do, .defer, .return, .throw, .break,
      .continue, .fallthrough, .case, .default:
      true
    default: false
    }
  }

  var startsDeclaration: Bool {
    switch self {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .`init`, .let,
      .operator, .precedencegroup, .protocol, .struct, .subscript, .typealias, .var,
      .fileprivate, .internal, .private, .public, .static:
      true
    default: false
    }
  }
}
