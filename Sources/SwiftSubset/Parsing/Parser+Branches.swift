extension Parser {
  // if → `if` conditions block (`else` (if | block))?
  mutating func parseIf(_ label: Identifier? = nil) -> IfStatement {
    let start = label?.range.start ?? token.range.start
    advance()
    let conditions = parseConditions(of: "if")
    if at(.else) { report(.elseAfterCondition(at: token.range)) }
    let then = parseCodeBlock("expected '{' after 'if' condition")
    let otherwise = at(.else) ? parseElse() : nil
    return IfStatement(
      label: label, conditions: conditions, then: then, otherwise: otherwise,
      range: range(from: start))
  }

  private mutating func parseElse() -> IfStatement.Else {
    advance()
    guard at(.if) else {
      return .block(parseCodeBlock("expected '{' or 'if' after 'else'"))
    }
    return nested(or: { .block(CodeBlock(statements: [], range: $0)) }) { .elseIf($0.parseIf()) }
  }

  // guard → `guard` conditions `else` block
  mutating func parseGuard() -> GuardStatement {
    let start = token.range.start
    advance()
    let conditions = parseConditions(of: "guard")
    if !skip(.keyword(.else)) {
      expected("expected 'else' after 'guard' condition")
      if !at(.leftBrace) {
        let missing = CodeBlock(statements: [], range: here)
        return GuardStatement(
          conditions: conditions, otherwise: missing, range: range(from: start))
      }
    }
    let otherwise = parseCodeBlock("expected '{' after 'guard' else")
    return GuardStatement(
      conditions: conditions, otherwise: otherwise, range: range(from: start))
  }

  // conditions → condition (`,` condition)*
  mutating func parseConditions(of keyword: StaticString) -> [Condition] {
    if at(.leftBrace) {
      report(.missingCondition(keyword, at: token.range))
      return []
    }
    if isAtEnd {
      expected("expected expression, var, or let in '\(keyword)' condition")
      return []
    }
    return inHead { parser in
      var conditions = [parser.parseCondition(of: keyword)]
      while parser.skipConditionSeparator() {
        if parser.at(.leftBrace) {
          parser.report(
            .expected(
              "expected expression, var, or let in '\(keyword)' condition", at: parser.token.range))
          break
        }
        conditions.append(parser.parseCondition(of: keyword))
      }
      return conditions
    }
  }

  /// Takes a comma, or an `&&` that stands in its place before `let`.
  private mutating func skipConditionSeparator() -> Bool {
    if skip(.comma) { return true }
    guard token.kind == .infixOperator, spells(token, "&&") else { return false }
    report(.commaInConditions(at: token.range))
    advance()
    return true
  }

  private mutating func parseCondition(of keyword: StaticString) -> Condition {
    switch token.kind {
    case .keyword(.let), .keyword(.var): return parseOptionalBinding()
    case .keyword(.case): return parsePatternCondition()
    case .pound where spells(token, "#available") || spells(token, "#unavailable"):
      return parseAvailability()
    default:
      guard startsOperand else {
        expected("expected expression, var, or let in '\(keyword)' condition")
        return .expression(.missing(here))
      }
      let condition = parseExpression()
      if case .assignment(let target, nil, let value, _) = condition {
        reportAssignment(between: target, and: value)
      }
      return .expression(condition)
    }
  }

  private mutating func reportAssignment(between target: Expression, and value: Expression) {
    let gap = Int(target.range.end)..<max(Int(target.range.end), Int(value.range.start))
    guard let sign = gap.first(where: { bytes[$0] == UInt8(ascii: "=") }) else { return }
    reportMistake(.assignmentAsCondition(at: SourceRange(sign, sign + 1)))
  }

  // optional binding → (`let` | `var`) pattern (`:` type)? (`=` expression)?
  private mutating func parseOptionalBinding() -> Condition {
    let start = token.range.start
    let isVar = at(.var)
    advance()
    if at(.case) { report(.letCase(at: token.range)) }
    let pattern = parseBindingPattern()
    let type = skip(.colon) ? parseType() : nil
    var value: Expression?
    if skip(.equal) {
      if startsOperand {
        value = parseExpression()
      } else {
        expected("expected expression after '=' in conditional binding")
        value = .missing(here)
      }
    } else if case .name = pattern, type == nil {
      // The shorthand `if let title`.
    } else {
      expected("variable binding in a condition requires an initializer")
    }
    return .optionalBinding(
      isVar: isVar, pattern: pattern, type: type, value: value, range(from: start))
  }

  // pattern condition → `case` pattern (`:` type)? `=` expression
  private mutating func parsePatternCondition() -> Condition {
    let start = token.range.start
    advance()
    let pattern = within({ $0.allowsAssignment = false }) { $0.parseMatchPattern() }
    let type = skip(.colon) ? parseType() : nil
    guard skip(.equal) else {
      expected("variable binding in a condition requires an initializer")
      return .pattern(pattern, type: type, value: .missing(here), range(from: start))
    }
    let value = parseExpression()
    return .pattern(pattern, type: type, value: value, range(from: start))
  }

  // availability → (`#available` | `#unavailable`) `(` anything `)`
  private mutating func parseAvailability() -> Condition {
    let start = token.range.start
    let isAvailable = spells(token, "#available")
    advance()
    if at(.leftParenthesis), partners[index] > 0 {
      skipBalanced()
    } else {
      expected("expected '(' in availability condition")
      while !isAtEnd, !token.startsLine, !at(.leftBrace) { advance() }
    }
    return .availability(isAvailable, range(from: start))
  }
}
