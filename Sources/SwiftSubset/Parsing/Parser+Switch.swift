extension Parser {
  // switch → `switch` expression `{` (case | `#if` cases)* `}`
  mutating func parseSwitch(_ label: Identifier? = nil) -> SwitchStatement {
    let start = label?.range.start ?? token.range.start
    advance()
    let subject = parseSwitchSubject()
    var statement = SwitchStatement(
      label: label, subject: subject, cases: [], conditionalCases: [], range: here)
    guard at(.leftBrace) else {
      expected("expected '{' after 'switch' subject expression")
      statement.range = range(from: start)
      return statement
    }
    let opening = token.range
    advance()
    inBrackets { $0.parseSwitchBody(into: &statement) }
    close(.rightBrace, openedAt: opening, in: "at end of 'switch' statement")
    statement.range = range(from: start)
    return statement
  }

  private mutating func parseSwitchSubject() -> Expression {
    guard startsOperand, !at(.leftBrace) else {
      expected("expected expression in 'switch' statement")
      return .missing(here)
    }
    return inHead { $0.parseExpression() }
  }

  private mutating func parseSwitchBody(into statement: inout SwitchStatement) {
    while !isAtEnd, !at(.rightBrace), !at(.interpolationEnd) {
      if startsConditional {
        statement.conditionalCases.append(parseConditionalBlock { $0.parseCases() })
      } else if startsCase {
        statement.cases.append(parseCase())
      } else {
        report(.statementOutsideCase(at: token.range))
        skipToCase()
      }
    }
  }

  private mutating func skipToCase() {
    repeat {
      skipBalanced()
    } while !isAtEnd && !startsCase && !at(.rightBrace)
      && !at(.interpolationEnd) && !isConditionalEnd
  }

  private mutating func parseCases() -> [SwitchStatement.Case] {
    var cases: [SwitchStatement.Case] = []
    while startsCase { cases.append(parseCase()) }
    return cases
  }

  var startsCase: Bool {
    at(.case) || at(.default) || (at(.at) && isWord(peek(), "unknown"))
  }

  // case → (`case` (pattern (`where` expression)?),+ | `@unknown`? `default`) `:` statements
  private mutating func parseCase() -> SwitchStatement.Case {
    let start = token.range.start
    let isUnknown = at(.at)
    if isUnknown {
      advance()
      advance()
    }
    let isDefault = at(.default)
    var items: [SwitchStatement.Item] = []
    if at(.case) || at(.default) { advance() } else { expected("expected 'case' or 'default'") }
    if !isDefault {
      items = inHead { parser in
        var items = [parser.parseCaseItem("case")]
        while parser.skip(.comma) { items.append(parser.parseCaseItem("case")) }
        return items
      }
      checkNames(of: items)
    }
    let statements = parseCaseBody(isDefault ? "default" : "case")
    return SwitchStatement.Case(
      items: items, isDefault: isDefault, isUnknown: isUnknown, statements: statements,
      range: range(from: start))
  }

  /// All patterns of a case bind the same names, for the statements after them.
  mutating func checkNames(of items: [SwitchStatement.Item]) {
    guard items.count > 1 else { return }
    let names = items.map { $0.pattern.boundNames() }
    for name in names.joined()
    where !names.allSatisfy({ names in names.contains { $0.text == name.text } }) {
      reportMistake(.notBoundEverywhere(name.text, at: name.range))
      return
    }
  }

  private mutating func parseCaseBody(_ keyword: String) -> [Statement] {
    let label = token.range
    if !skip(.colon) {
      expected("expected ':' after '\(keyword)'")
      if !startsOperand, !startsDeclaration { skipToEndOfStatement() }
      _ = skip(.colon)
    }
    let statements = within({ $0.isInSwitch = true }) { $0.parseStatements() }
    if statements.isEmpty {
      report(
        isAtEnd
          ? .expected("expected '}' at end of 'switch' statement", at: here)
          : .emptyCase(keyword, at: label))
    }
    return statements
  }

  // case item → pattern (`where` expression)?
  mutating func parseCaseItem(_ keyword: String) -> SwitchStatement.Item {
    let pattern = parseMatchPattern()
    guard skip(.keyword(.where)) else { return SwitchStatement.Item(pattern: pattern, filter: nil) }
    guard startsOperand else {
      expected("expected expression for 'where' guard of '\(keyword)'")
      return SwitchStatement.Item(pattern: pattern, filter: nil)
    }
    return SwitchStatement.Item(pattern: pattern, filter: parseExpression())
  }
}
