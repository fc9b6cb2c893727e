extension Parser {
  // binding pattern → name | `_` | `(` (label `:`)? binding pattern,* `)`
  mutating func parseBindingPattern() -> Pattern {
    switch token.kind {
    case .identifier:
      if spells(token, "_") {
        let range = token.range
        advance()
        return .wildcard(range)
      }
      return .name(takeIdentifier())
    case .leftParenthesis:
      return nested(or: { .wildcard($0) }) { $0.parseTuplePattern { $0.parseBindingPattern() } }
    case .keyword(.self):
      return .name(takeIdentifier())
    case .keyword:
      report(.keywordAsName(text(of: token), at: token.range))
      if case .keyword(let keyword) = token.kind, token.startsLine, keyword.startsDeclaration {
        return .wildcard(here)
      }
      return .name(takeIdentifier())
    case .dollarIdentifier:
      report(.dollarName(text(of: token), at: token.range))
      return .name(takeIdentifier())
    case .integer, .floating:
      report(.numberAsName("pattern", at: token.range))
      advance()
      return .wildcard(here)
    default:
      expected("expected pattern")
      return .wildcard(here)
    }
  }

  private mutating func parseTuplePattern(
    _ parseElement: (inout Parser) -> Pattern
  ) -> Pattern {
    let opening = token.range
    let elements = parsePatternElements(parseElement)
    return .tuple(elements, range(from: opening.start))
  }

  // elements → `(` ((name `:`)? pattern),* `)`
  private mutating func parsePatternElements(
    _ parseElement: (inout Parser) -> Pattern
  ) -> [Pattern.TupleElement] {
    let opening = token.range
    advance()
    let bindsNames = context.bindsNames
    var elements: [Pattern.TupleElement] = []
    within({
      $0 = ParsingContext()
      $0.bindsNames = bindsNames
    }) { parser in
      while !parser.at(.rightParenthesis), !parser.isAtEnd {
        var label: Identifier?
        if parser.at(.identifier), parser.peek().kind == .colon {
          label = parser.takeIdentifier()
          parser.advance()
        }
        elements.append(Pattern.TupleElement(label: label, pattern: parseElement(&parser)))
        guard parser.skip(.comma) else { break }
      }
    }
    close(.rightParenthesis, openedAt: opening, in: "at end of tuple pattern")
    return elements
  }

  // match pattern → (`let` | `var`) pattern | `is` type | `_` | tuple | case | expression,
  // then `?`* (`as` type)?
  mutating func parseMatchPattern() -> Pattern {
    nested(or: { .wildcard($0) }) { parser in
      var pattern = parser.parseMatchOperand()
      while parser.at(.postfixQuestion) {
        let start = pattern.range.start
        parser.advance()
        pattern = .optional(pattern, parser.range(from: start))
      }
      while parser.at(.as) {
        let start = pattern.range.start
        parser.advance()
        let type = parser.parseType()
        pattern = .as(pattern, type, parser.range(from: start))
      }
      return pattern
    }
  }

  private mutating func parseMatchOperand() -> Pattern {
    let start = token.range.start
    switch token.kind {
    case .keyword(.let), .keyword(.var):
      let isVar = at(.var)
      advance()
      let pattern = within({ $0.bindsNames = true }) { $0.parseMatchPattern() }
      if !context.bindsNames, let inner = pattern.firstBinding {
        reportMistake(.nestedBinding(inner.isVar ? "var" : "let", at: inner.range))
      }
      return .binding(isVar: isVar, pattern, range(from: start))
    case .keyword(.is):
      advance()
      let type = parseType()
      return .is(type, range(from: start))
    case .keyword(.case):
      report(.extraCase(at: token.range))
      advance()
      return parseMatchOperand()
    case .identifier where spells(token, "_") && !continuesExpression(peek()):
      advance()
      return .wildcard(range(from: start))
    case .identifier where context.bindsNames && !continuesExpression(peek()):
      return .name(takeIdentifier())
    case .dot, .identifier, .keyword(.selfType), .leftParenthesis:
      let start = index
      if !noStructures.contains(start) {
        if let pattern = attempt({ $0.parseStructurePattern() }) { return pattern }
        noStructures.insert(start)
      }
    default: break
    }
    guard startsOperand else {
      expected("expected pattern")
      return .wildcard(here)
    }
    return .expression(parseExpression())
  }

  /// Parses a tuple of patterns, or a case with its payload, unless it is an expression after all.
  private mutating func parseStructurePattern() -> Pattern? {
    let start = token.range.start
    if at(.leftParenthesis) {
      let pattern = parseTuplePattern { $0.parseMatchPattern() }
      return continuesExpression(token) ? nil : pattern
    }
    var path: [TypeReference.Component] = []
    while !at(.dot) {
      guard at(.identifier) || at(.selfType) else { return nil }
      let name = takeIdentifier()
      path.append(TypeReference.Component(name: name, generics: []))
      if startsGenericArguments {
        guard let generics = parseGenericArgumentsIfPresent() else { return nil }
        path[path.count - 1].generics = generics
      }
      guard at(.dot), isName(peek()) else { return nil }
      if peek(2).kind != .dot { break }
      advance()
    }
    let typeEnd = previousEnd
    advance()
    guard isName(token) else { return nil }
    let name = takeIdentifier()
    var payload: [Pattern.TupleElement]?
    if at(.leftParenthesis), !token.startsLine {
      payload = parsePatternElements { $0.parseMatchPattern() }
    }
    // Without a payload `Kind.name` may be any value, and is compared.
    if continuesExpression(token) || (payload == nil && !path.isEmpty) { return nil }
    let type = path.isEmpty ? nil : TypeReference.named(path, SourceRange(start, typeEnd))
    return .enumCase(type: type, name: name, payload: payload, range(from: start))
  }

  /// Whether `token` goes on with an expression, so that what stands before it is no pattern.
  private func continuesExpression(_ token: Token) -> Bool {
    switch token.kind {
    case .infixOperator, .postfixOperator, .dot, .leftParenthesis, .leftBracket,
      .postfixExclamation, .infixQuestion:
      !token.startsLine || token.kind == .infixOperator || token.kind == .dot
    default: false
    }
  }
}
