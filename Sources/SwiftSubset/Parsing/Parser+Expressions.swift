extension Parser {
  /// Whether an expression may begin at the next token.
  var startsOperand: Bool {
    switch token.kind {
    case .identifier, .dollarIdentifier, .integer, .floating, .stringStart, .leftParenthesis,
      .leftBracket, .leftBrace, .dot, .pound, .backslash, .prefixOperator, .prefixAmpersand,
      .unknown:
      return true
    case .infixOperator: return isOperatorName || startsRegularExpression
    case .at: return peek().kind == .stringStart
    case .keyword(let keyword):
      switch keyword {
      case .self, .selfType, .super, .any, .true, .false, .nil, .try, .if, .switch, .`init`:
        return true
      default: return false
      }
    default: return false
    }
  }

  // expression → operand (operator operand | `as` type | `?` expression `:` operand)*
  mutating func parseExpression() -> Expression {
    nested(or: { .missing($0) }) { parser in
      let first = parser.parseOperand()
      return parser.continuesSequence ? parser.parseSequence(after: first) : first
    }
  }

  private mutating func parseSequence(after first: Expression) -> Expression {
    var folding = OperatorFolding(first)
    var count = 0
    while continuesSequence {
      count += 1
      if count > 1_000 {
        report(.expressionTooLong(at: token.range))
        skipToEndOfStatement()
        break
      }
      let before = token.range
      guard parseLink(into: &folding), token.range != before else { break }
    }
    let result = folding.finish()
    if let conflict = folding.conflict {
      reportMistake(.adjacentOperators(conflict.group.name, at: conflict.place))
    }
    return result
  }

  /// Whether an operator follows that goes on with the expression.
  private var continuesSequence: Bool {
    if context.endsAtLine, token.startsLine { return false }
    switch token.kind {
    case .infixOperator, .infixQuestion, .keyword(.is), .keyword(.as): return true
    case .equal: return context.allowsAssignment
    case .arrow: return true
    case .identifier: return atWord("async") && peek().kind == .arrow && !token.startsLine
    case .keyword(.throws): return peek().kind == .arrow
    default: return false
    }
  }

  /// Parses an operator and what it needs on its right; false when the expression ends here.
  private mutating func parseLink(into folding: inout OperatorFolding) -> Bool {
    switch token.kind {
    case .infixOperator:
      let op = Operator(text: text(of: token), range: token.range)
      if op.text == "&&", isConditionSeparator(peek()) { return false }
      advance()
      folding.append(.binary(op))
      folding.append(parseRightOperand(of: op.text))
    case .equal:
      let range = token.range
      advance()
      folding.append(.assignment(range))
      folding.append(parseRightOperand(of: nil))
    case .infixQuestion:
      parseTernary(into: &folding)
    case .keyword(.is), .keyword(.as):
      parseCast(into: &folding)
    default:
      parseArrow(into: &folding)
    }
    return true
  }

  /// `&&` before `let` stands where a comma belongs.
  private func isConditionSeparator(_ token: Token) -> Bool {
    guard !context.allowsTrailingClosure else { return false }
    return token.kind == .keyword(.let) || token.kind == .keyword(.var)
      || token.kind == .keyword(.case)
  }

  private mutating func parseRightOperand(of op: String?) -> Expression {
    guard startsOperand, !isMissingOperand else {
      expected(
        op == nil ? "expected expression in assignment" : "expected expression after operator")
      return .missing(here)
    }
    if let op, at(.try) || atWord("await"),
      Precedence(of: op) != .assignment
    {
      report(.effectRightOfOperator(text(of: token), at: token.range))
    }
    return parseOperand()
  }

  /// In the head of a statement a brace opens the body and is no operand.
  private var isMissingOperand: Bool {
    (at(.leftBrace) && !context.allowsTrailingClosure)
      || (token.startsLine && (context.endsAtLine || startsDeclaration))
  }

  // ternary → `?` expression `:` operand
  private mutating func parseTernary(into folding: inout OperatorFolding) {
    advance()
    var middle = Expression.missing(here)
    if startsOperand {
      middle = within({ $0.allowsAssignment = true }) { $0.parseExpression() }
    } else {
      expected("expected expression after '?' in ternary expression")
    }
    folding.append(.ternary(middle))
    guard skip(.colon) else {
      expected("expected ':' after '? ...' in ternary expression")
      folding.append(.missing(here))
      return
    }
    guard startsOperand, !isMissingOperand else {
      expected("expected expression after '? ... :' in ternary expression")
      folding.append(.missing(here))
      return
    }
    folding.append(parseOperand())
  }

  // cast → `is` type | `as` (`?` | `!`)? type
  private mutating func parseCast(into folding: inout OperatorFolding) {
    var cast = Cast.as
    if at(.is) {
      cast = .is
      advance()
    } else {
      advance()
      if skip(.postfixQuestion) {
        cast = .optional
      } else if skip(.postfixExclamation) {
        cast = .forced
      }
    }
    guard startsType else {
      expected("expected type after '\(cast == .is ? "is" : "as")'")
      folding.append(.cast(cast, .missing(here)))
      return
    }
    folding.append(.cast(cast, parseType()))
  }

  /// A function type where a value stands: `[(Int) -> Void]()`.
  private mutating func parseArrow(into folding: inout OperatorFolding) {
    let left = folding.finish()
    guard let parameters = typeReference(from: left) else {
      expected("expected type before '->'")
      advance()
      folding = OperatorFolding(left)
      return
    }
    let (isAsync, doesThrow) = parseEffects()
    advance()
    let result = parseType()
    let elements: [TypeReference.Element]
    if case .tuple(let inner, _) = parameters {
      elements = inner
    } else {
      elements = [TypeReference.Element(label: nil, type: parameters, isVariadic: false)]
    }
    folding = OperatorFolding(
      .type(
        .function(
          elements, isAsync: isAsync, throws: doesThrow, result: result,
          left.range.joined(to: result.range))))
  }

  // MARK: Operands

  // operand → `try` expression | `await` expression | `&` operand | prefix operand | postfix
  mutating func parseOperand() -> Expression {
    switch token.kind {
    case .keyword(.try): return parseTry()
    case .identifier where atWord("await"): return parseAwait()
    case .prefixAmpersand:
      return nested(or: { .missing($0) }) { parser in
        let start = parser.token.range.start
        parser.advance()
        let operand = parser.parseOperand()
        return .address(operand, parser.range(from: start))
      }
    case .prefixOperator: return parsePrefix()
    case .infixOperator where startsRegularExpression: return parseRegularExpression()
    case .infixOperator where isOperatorName: return .name(takeIdentifier(), [])
    default: return parsePostfix()
    }
  }

  /// `try` and `await` cover everything to their right.
  private mutating func parseTry() -> Expression {
    let start = token.range.start
    advance()
    var kind = TryKind.plain
    if skip(.postfixQuestion) {
      kind = .optional
    } else if skip(.postfixExclamation) {
      kind = .forced
    }
    guard startsOperand else {
      expected("expected expression after 'try'")
      return .missing(here)
    }
    let value = parseExpression()
    return .try(kind, value, range(from: start))
  }

  private mutating func parseAwait() -> Expression {
    let start = token.range.start
    advance()
    guard startsOperand, !isMissingOperand || at(.leftBrace) else {
      expected("expected expression after 'await'")
      return .missing(here)
    }
    let value = parseExpression()
    return .await(value, range(from: start))
  }

  private mutating func parsePrefix() -> Expression {
    if startsRegularExpression { return parseRegularExpression() }
    return nested(or: { .missing($0) }) { parser in
      let op = Operator(text: parser.text(of: parser.token), range: parser.token.range)
      parser.advance()
      guard parser.startsOperand else {
        if parser.isOperatorEnd { return .name(Identifier(op.text, op.range), []) }
        parser.expected("expected expression after unary operator")
        return .missing(parser.here)
      }
      return .prefix(op, parser.parseOperand())
    }
  }

  // MARK: Operators as values

  /// Whether the operator at the next token is an argument itself, as in `reduce(0, +)`.
  private var isOperatorName: Bool {
    switch peek().kind {
    case .rightParenthesis, .comma, .rightBracket: token.kind == .infixOperator
    default: false
    }
  }

  private var isOperatorEnd: Bool {
    at(.rightParenthesis) || at(.comma) || at(.rightBracket)
  }

  private var startsRegularExpression: Bool {
    bytes[Int(token.range.start)] == UInt8(ascii: "/") && !isOperatorName
  }

  /// Regular expression literals are refused as a whole.
  private mutating func parseRegularExpression() -> Expression {
    let start = token.range
    var end = token
    while !isAtEnd, !peekStartsLine {
      advance()
      end = token
      if end.kind == .rightBrace { break }
    }
    report(.regularExpression(at: SourceRange(start.start, max(start.end, end.range.start))))
    if !isAtEnd, !at(.rightBrace) { advance() }
    return .missing(range(from: start.start))
  }

  private var peekStartsLine: Bool { peek().startsLine || peek().kind == .endOfFile }
}
