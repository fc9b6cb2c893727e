extension Parser {
  // closure → `{` signature? statements `}`
  mutating func parseClosure() -> Expression {
    nested(or: { .missing($0) }) { parser in
      let opening = parser.token.range
      parser.advance()
      var closure = ClosureExpression(
        attributes: [], captures: [], parameters: nil, isAsync: false, throws: false, result: nil,
        statements: [], range: opening)
      let outer = parser.closure
      parser.inBrackets { parser in
        parser.closure = .unnamed
        if parser.startsSignature { parser.parseSignature(into: &closure) }
        if let parameters = closure.parameters {
          parser.closure = .named(parameters.first?.name?.text)
        }
        closure.statements = parser.parseStatements()
      }
      parser.closure = outer
      parser.close(.rightBrace, openedAt: opening, in: "at end of closure")
      closure.range = parser.range(from: opening.start)
      return .closure(closure)
    }
  }

  /// Whether `in` follows what may stand before it: looked up over whole brackets.
  private var startsSignature: Bool {
    var next = index
    while tokens[next].kind == .at, next + 1 < tokens.count, isName(tokens[next + 1]) {
      next += 2
      if tokens[next].kind == .leftParenthesis { next = behindBracket(next) }
    }
    if tokens[next].kind == .leftBracket { next = behindBracket(next) }
    if tokens[next].kind == .leftParenthesis {
      next = behindBracket(next)
    } else {
      while isParameterName(tokens[next]), tokens[next + 1].kind == .comma { next += 2 }
      if isParameterName(tokens[next]), !isEffect(tokens[next]) { next += 1 }
    }
    if isWord(tokens[next], "async") { next += 1 }
    if tokens[next].kind == .keyword(.throws) {
      next += 1
      if tokens[next].kind == .leftParenthesis { next = behindBracket(next) }
    }
    if tokens[next].kind == .arrow { next = behindResult(next) }
    return next > index && tokens[next].kind == .keyword(.in)
  }

  /// `$item` binds what `ForEach($items)` hands out.
  private func isParameterName(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .dollarIdentifier
  }

  private func isEffect(_ token: Token) -> Bool { isWord(token, "async") }

  private func behindBracket(_ start: Int) -> Int {
    let end = Int(partners[start])
    return end > start ? min(end + 1, tokens.count - 1) : tokens.count - 1
  }

  /// Moves over a result type, which ends at `in`.
  private func behindResult(_ start: Int) -> Int {
    var next = start + 1
    while next < tokens.count - 1 {
      switch tokens[next].kind {
      case .keyword(.in), .leftBrace, .rightBrace, .semicolon, .equal, .rightParenthesis,
        .rightBracket:
        return next
      case .leftParenthesis, .leftBracket:
        next = behindBracket(next)
      default:
        if tokens[next].startsLine { return next }
        next += 1
      }
    }
    return next
  }

  // signature → attributes captures? (names | parameters)? effects (`->` type)? `in`
  private mutating func parseSignature(into closure: inout ClosureExpression) {
    closure.attributes = parseAttributes()
    refuseAttributesOfTypes(closure.attributes)
    if at(.leftBracket) { closure.captures = parseCaptures() }
    if at(.leftParenthesis) {
      closure.parameters = parseClosureParameters()
    } else if isParameterName(token), !isEffect(token) {
      closure.parameters = parseClosureNames()
    }
    (closure.isAsync, closure.throws) = parseEffects()
    if skip(.arrow) { closure.result = parseType() }
    if !skip(.keyword(.in)) { expected("expected 'in' after the closure signature") }
  }

  // captures → `[` ((`weak` | `unowned`)? name (`=` expression)?),* `]`
  private mutating func parseCaptures() -> [ClosureExpression.Capture] {
    let opening = token.range
    advance()
    var captures: [ClosureExpression.Capture] = []
    inBrackets { parser in
      while !parser.at(.rightBracket), !parser.isAtEnd {
        guard let capture = parser.parseCapture() else { break }
        captures.append(capture)
        guard parser.skip(.comma) else { break }
      }
    }
    close(.rightBracket, openedAt: opening, in: "at end of capture list")
    return captures
  }

  private mutating func parseCapture() -> ClosureExpression.Capture? {
    var ownership: String?
    if atWord("weak") || atWord("unowned") {
      ownership = takeIdentifier().text
      if at(.leftParenthesis) {
        if isName(peek()) { ownership? += "(\(text(of: peek())))" }
        skipBalanced()
      }
    } else if at(.var) || at(.let) {
      advance()
    }
    guard at(.identifier) || at(.self) else {
      expected("expected name of in closure capture list")
      return nil
    }
    let name = takeIdentifier()
    let value = skip(.equal) ? parseExpression() : nil
    return ClosureExpression.Capture(ownership: ownership, name: name, value: value)
  }

  private mutating func parseClosureNames() -> [ClosureExpression.Parameter] {
    var parameters: [ClosureExpression.Parameter] = []
    repeat {
      guard isParameterName(token) else {
        expected("expected the name of a closure parameter")
        break
      }
      let name = takeIdentifier()
      parameters.append(
        ClosureExpression.Parameter(
          attributes: [], name: name.text == "_" ? nil : name, type: nil, range: name.range))
    } while skip(.comma)
    return parameters
  }

  // closure parameters → `(` (attributes name name? (`:` type)?),* `)`
  private mutating func parseClosureParameters() -> [ClosureExpression.Parameter] {
    let opening = token.range
    advance()
    var parameters: [ClosureExpression.Parameter] = []
    inBrackets { parser in
      while !parser.at(.rightParenthesis), !parser.isAtEnd {
        let start = parser.token.range.start
        let attributes = parser.parseAttributes()
        if parser.at(.leftParenthesis) {
          parser.report(.tupleParameter(at: parser.token.range))
          parser.skipBalanced()
        }
        guard parser.isName(parser.token) || parser.at(.dollarIdentifier) else { break }
        var name = parser.takeIdentifier()
        if parser.isName(parser.token) {
          if name.text != "_" { parser.reportMistake(.labelInClosure(at: name.range)) }
          name = parser.takeIdentifier()
        }
        let type = parser.skip(.colon) ? parser.parseType() : nil
        _ = parser.skipEllipsis()
        parameters.append(
          ClosureExpression.Parameter(
            attributes: attributes, name: name.text == "_" ? nil : name, type: type,
            range: parser.range(from: start)))
        guard parser.skip(.comma) else { break }
      }
    }
    close(.rightParenthesis, openedAt: opening, in: "in parameter")
    return parameters
  }
}
