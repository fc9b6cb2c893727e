extension Parser {
  // statement → declaration | control flow | expression
  mutating func parseStatement() -> Statement {
    nested(or: { .missing($0) }) { parser in
      if let block = parser.parseBlockDeclarationIfPresent() { return .declaration(block) }
      if parser.startsConditional { return .conditional(parser.parseConditionalStatements()) }
      if parser.startsDeclaration || (parser.context.isFileLevel && parser.startsDeclarationMacro) {
        return .declaration(parser.parseDeclaration(in: .code))
      }
      return parser.parseControlFlow()
    }
  }

  // block declaration → word name `{` statements `}`, for the words of the caller
  private mutating func parseBlockDeclarationIfPresent() -> Declaration? {
    guard !blockWords.isEmpty, at(.identifier), peek().kind == .identifier, !peek().startsLine,
      peek(2).kind == .leftBrace, !peek(2).startsLine, blockWords.contains(text(of: token))
    else { return nil }
    let start = token.range.start
    let keyword = takeIdentifier()
    let name = takeIdentifier()
    let body = parseCodeBlock("expected '{'")
    let head = DeclarationHead(attributes: [], modifiers: [], range: range(from: start))
    return .block(BlockDeclaration(head: head, keyword: keyword, name: name, body: body))
  }

  private mutating func parseControlFlow() -> Statement {
    if at(.leftBrace), context.isFileLevel { reportMistake(.closureAsStatement(at: token.range)) }
    if at(.`init`), !context.isFileLevel {
      reportMistake(.onlyWithinType(text(of: token), at: token.range))
    }
    if let label = parseLabelIfPresent() { return parseLabeled(label) }
    guard case .keyword(let keyword) = token.kind else { return .expression(parseExpression()) }
    switch keyword {
    case .if, .for, .while, .repeat, .switch, .do: return parseLabeled(nil)
    case .guard: return .guard(parseGuard())
    case .defer: return parseDefer()
    case .return: return parseReturn()
    case .throw: return parseThrow()
    case .break, .continue: return parseJump()
    case .fallthrough:
      let range = token.range
      advance()
      return .fallthrough(range)
    case .case, .default, .else, .catch: return parseMisplaced(keyword)
    default: return .expression(parseExpression())
    }
  }

  // label → name `:` before a loop, `if`, `switch` or `do`
  private mutating func parseLabelIfPresent() -> Identifier? {
    guard at(.identifier), peek().kind == .colon else { return nil }
    switch peek(2).kind {
    case .keyword(.if), .keyword(.for), .keyword(.while), .keyword(.repeat), .keyword(.switch),
      .keyword(.do):
      let label = takeIdentifier()
      advance()
      return label
    default: return nil
    }
  }

  private mutating func parseLabeled(_ label: Identifier?) -> Statement {
    switch token.kind {
    case .keyword(.if): .if(parseIf(label))
    case .keyword(.for): .for(parseFor(label))
    case .keyword(.while): .while(parseWhile(label))
    case .keyword(.repeat): .repeatWhile(parseRepeat(label))
    case .keyword(.switch): .switch(parseSwitch(label))
    default: .do(parseDo(label))
    }
  }

  /// A word that belongs to a statement that is not there.
  private mutating func parseMisplaced(_ keyword: Keyword) -> Statement {
    let start = token.range.start
    report(.misplaced(keyword, at: token.range))
    advance()
    while !isAtEnd, !token.startsLine, !at(.leftBrace), !at(.rightBrace), !at(.colon),
      !at(.semicolon)
    {
      skipBalanced()
    }
    if at(.leftBrace) { skipBalanced() } else { _ = skip(.colon) }
    return .missing(range(from: start))
  }

  // MARK: Leaving

  // defer → `defer` block
  private mutating func parseDefer() -> Statement {
    let start = token.range.start
    advance()
    let body = parseCodeBlock("expected '{' after 'defer'")
    return .defer(body, range(from: start))
  }

  // return → `return` expression?
  private mutating func parseReturn() -> Statement {
    let start = token.range.start
    advance()
    let value = startsReturnedValue ? parseExpression() : nil
    return .return(value, range(from: start))
  }

  /// Whether an expression follows `return`; on the next line it does too, as in Swift.
  private var startsReturnedValue: Bool {
    if endsStatements || isAtEnd || at(.semicolon) { return false }
    if !token.startsLine { return true }
    if case .keyword(let keyword) = token.kind, keyword.startsStatement { return false }
    return startsOperand && !startsDeclaration
  }

  // throw → `throw` expression
  private mutating func parseThrow() -> Statement {
    let start = token.range.start
    advance()
    guard startsOperand else {
      expected("expected expression in 'throw' statement")
      return .throw(.missing(here), range(from: start))
    }
    let value = parseExpression()
    return .throw(value, range(from: start))
  }

  // jump → (`break` | `continue`) name?
  private mutating func parseJump() -> Statement {
    let start = token.range.start
    let isBreak = at(.break)
    advance()
    let label = at(.identifier) && !token.startsLine ? takeIdentifier() : nil
    return isBreak ? .break(label, range(from: start)) : .continue(label, range(from: start))
  }

  // MARK: do

  // do → `do` block (`catch` (pattern (`where` expression)?),* block)*
  private mutating func parseDo(_ label: Identifier?) -> DoStatement {
    let start = label?.range.start ?? token.range.start
    advance()
    skipThrows()
    let body = parseCodeBlock("expected '{' after 'do'")
    var catches: [DoStatement.Catch] = []
    while at(.catch) { catches.append(parseCatch()) }
    if catches.isEmpty, at(.while) { report(.doWhile(at: token.range)) }
    return DoStatement(label: label, body: body, catches: catches, range: range(from: start))
  }

  private mutating func parseCatch() -> DoStatement.Catch {
    let start = token.range.start
    advance()
    var items: [SwitchStatement.Item] = []
    if !at(.leftBrace) {
      items = inHead { parser in
        var items = [parser.parseCaseItem("catch")]
        while parser.skip(.comma) { items.append(parser.parseCaseItem("catch")) }
        return items
      }
      checkNames(of: items)
    }
    let body = parseCodeBlock("expected '{' after 'catch' pattern")
    return DoStatement.Catch(items: items, body: body, range: range(from: start))
  }
}
