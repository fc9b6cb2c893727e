extension Parser {
  // for → `for` `try`? `await`? `case`? pattern (`:` type)? `in` expression (`where` …)? block
  mutating func parseFor(_ label: Identifier?) -> ForStatement {
    let start = label?.range.start ?? token.range.start
    advance()
    let isTry = skip(.keyword(.try))
    let isAwait = skipWord("await")
    let isCase = skip(.keyword(.case))
    let pattern: Pattern
    if at(.leftParenthesis), looksLikeCLoop {
      report(.cStyleFor(at: token.range))
      return parseRestOfCLoop(label, from: start)
    }
    if isCase {
      pattern = within({ $0.allowsAssignment = false }) { $0.parseMatchPattern() }
    } else {
      pattern = parseForPattern()
    }
    let type = skip(.colon) ? parseType() : nil
    let (sequence, filter) = parseForHead()
    let body = parseCodeBlock("expected '{' to start the body of for-each loop")
    return ForStatement(
      label: label, isCase: isCase, isTry: isTry, isAwait: isAwait, pattern: pattern, type: type,
      sequence: sequence, filter: filter, body: body, range: range(from: start))
  }

  private mutating func parseRestOfCLoop(
    _ label: Identifier?, from start: UInt32
  ) -> ForStatement {
    let pattern = Pattern.wildcard(token.range)
    skipBalanced()
    let sequence = Expression.missing(here)
    let body = parseCodeBlock("expected '{' to start the body of for-each loop")
    return ForStatement(
      label: label, isCase: false, isTry: false, isAwait: false, pattern: pattern, type: nil,
      sequence: sequence, filter: nil, body: body, range: range(from: start))
  }

  private mutating func parseForPattern() -> Pattern {
    guard at(.var) || at(.let) else {
      return parseBindingPattern()
    }
    let start = token.range.start
    let isVar = at(.var)
    advance()
    let pattern = parseBindingPattern()
    return .binding(isVar: isVar, pattern, range(from: start))
  }

  /// Whether the brackets at the next token hold a `;`, as in `for (i = 0; i < 3; i++)`.
  private var looksLikeCLoop: Bool {
    let end = Int(partners[index])
    guard end > index else { return false }
    return tokens[index..<end].contains { $0.kind == .semicolon }
  }

  private mutating func parseForHead() -> (sequence: Expression, filter: Expression?) {
    guard skip(.keyword(.in)) else {
      if at(.equal) {
        report(.cStyleFor(at: token.range))
      } else {
        expected("expected 'in' after for-each pattern")
      }
      while !isAtEnd, !at(.leftBrace), !token.startsLine { skipBalanced() }
      return (.missing(here), nil)
    }
    return inHead { parser in
      guard parser.startsOperand, !parser.at(.leftBrace) else {
        parser.expected("expected Sequence expression for for-each loop")
        return (.missing(parser.here), nil)
      }
      let sequence = parser.parseExpression()
      guard parser.skip(.keyword(.where)) else { return (sequence, nil) }
      return (sequence, parser.parseExpression())
    }
  }

  // while → `while` conditions block
  mutating func parseWhile(_ label: Identifier?) -> WhileStatement {
    let start = label?.range.start ?? token.range.start
    advance()
    let conditions = parseConditions(of: "while")
    let body = parseCodeBlock("expected '{' after 'while' condition")
    return WhileStatement(
      label: label, conditions: conditions, body: body, range: range(from: start))
  }

  // repeat → `repeat` block `while` expression
  mutating func parseRepeat(_ label: Identifier?) -> RepeatStatement {
    let start = label?.range.start ?? token.range.start
    advance()
    let body = parseCodeBlock("expected '{' after 'repeat'")
    var condition = Expression.missing(here)
    if skip(.keyword(.while)) {
      if startsOperand {
        condition = parseExpression()
      } else {
        expected("expected expression in 'repeat-while' condition")
      }
    } else {
      expected("expected 'while' after body of 'repeat' statement")
    }
    return RepeatStatement(
      label: label, body: body, condition: condition, range: range(from: start))
  }
}
