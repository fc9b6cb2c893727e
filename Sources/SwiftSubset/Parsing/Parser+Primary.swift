extension Parser {
  /// Whether `token` may be a name where only names stand: after a dot, as a label.
  func isName(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .keyword: true
    default: false
    }
  }

  // primary → literal | name | `.` name | brackets | closure | key path | macro | `if` | `switch`
  mutating func parsePrimary() -> Expression {
    let range = token.range
    switch token.kind {
    case .identifier: return parseNameExpression()
    case .dollarIdentifier:
      checkClosureArgument()
      return .name(takeIdentifier(), [])
    case .integer: return parseInteger()
    case .floating: return parseFloat()
    case .stringStart: return .string(parseString())
    case .leftParenthesis:
      let elements = parseArgumentList(closing: .rightParenthesis, "in expression list")
      return .tuple(elements, self.range(from: range.start))
    case .leftBracket: return parseCollection()
    case .leftBrace: return parseClosure()
    case .dot: return parseImplicitMember()
    case .backslash: return parseKeyPath()
    case .pound: return parsePoundExpression()
    case .at where peek().kind == .stringStart:
      report(.objectiveCString(at: range))
      advance()
      return .string(parseString())
    case .keyword(let keyword): return parseKeywordExpression(keyword)
    case .unknown:
      advance()
      return .missing(range)
    default:
      expected("expected expression")
      return .missing(here)
    }
  }

  /// `$0` belongs to the nearest closure, when that names no parameters.
  private mutating func checkClosureArgument() {
    let digits = bytes[token.range.indices.dropFirst()]
    guard digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return }
    switch closure {
    case .unnamed: break
    case .none: reportMistake(.closureArgumentOutside(at: token.range))
    case .named(let first): reportMistake(.closureArgumentBesideNames(first, at: token.range))
    }
  }

  private mutating func parseNameExpression() -> Expression {
    if spells(token, "_"), !token.flags.contains(.escaped) {
      let range = token.range
      advance()
      return .discard(range)
    }
    if atWord("any"), startsOpaqueType { return .type(parseType()) }
    let name = takeIdentifier()
    if at(.leftParenthesis), !token.startsLine, let labels = takeArgumentNamesIfPresent() {
      return .name(Identifier(name.text + labels, range(from: name.range.start)), [])
    }
    return .name(name, parseExpressionGenericsIfPresent() ?? [])
  }

  private mutating func parseKeywordExpression(_ keyword: Keyword) -> Expression {
    let range = token.range
    switch keyword {
    case .true, .false:
      advance()
      return .boolean(keyword == .true, range)
    case .nil:
      advance()
      return .nil(range)
    case .self, .selfType, .super, .any, .`init`:
      return .name(takeIdentifier(), [])
    case .if: return .if(parseIf())
    case .switch: return .switch(parseSwitch())
    default:
      if token.startsLine || endsStatements || keyword == .in || keyword == .else {
        expected("expected expression")
      } else {
        expected("keyword '\(keyword.rawValue)' cannot be used as an identifier here")
      }
      return .missing(here)
    }
  }

  // implicit member → `.` name
  private mutating func parseImplicitMember() -> Expression {
    let start = token.range.start
    advance()
    switch token.kind {
    case .identifier, .keyword:
      if token.startsLine { break }
      if token.range.start > start + 1 {
        report(.spaceAfterDot(at: SourceRange(start + 1, token.range.start)))
      }
      let name = takeIdentifier()
      let range = range(from: start)
      _ = parseExpressionGenericsIfPresent()
      return .implicitMember(name, range)
    case .integer:
      report(.floatWithoutZero(text(of: token), at: token.range))
      advance()
      return .missing(range(from: start))
    default: break
    }
    expected("expected identifier after '.' expression")
    return .implicitMember(Identifier("", here), range(from: start))
  }

  // MARK: Collections

  // collection → `[` expression,* `]` | `[` (expression `:` expression),+ `]` | `[:]`
  private mutating func parseCollection() -> Expression {
    nested(or: { .missing($0) }) { parser in
      let opening = parser.token.range
      parser.advance()
      return parser.inBrackets { $0.parseCollection(openedAt: opening) }
    }
  }

  private mutating func parseCollection(openedAt opening: SourceRange) -> Expression {
    let place = "in container literal expression"
    if at(.colon), peek().kind == .rightBracket {
      advance()
      advance()
      return .dictionary([], range(from: opening.start))
    }
    var elements: [Expression] = []
    var pairs: [(key: Expression, value: Expression)] = []
    var isDictionary = false
    while !at(.rightBracket), !isAtEnd {
      guard startsOperand else {
        expected("expected expression in container literal")
        break
      }
      let element = parseExpression()
      if at(.colon) { isDictionary = true }
      if isDictionary {
        pairs.append((element, parseDictionaryValue()))
      } else {
        elements.append(element)
      }
      if skip(.comma) { continue }
      guard !at(.rightBracket), startsMissedArgument else { break }
      report(.missingSeparator(at: token.range, help: helpForMessage(to: element)))
    }
    close(.rightBracket, openedAt: opening, in: place)
    let range = range(from: opening.start)
    return isDictionary ? .dictionary(pairs, range) : .array(elements, range)
  }

  private mutating func parseDictionaryValue() -> Expression {
    guard skip(.colon) else {
      expected("expected ':' in dictionary literal")
      return .missing(here)
    }
    guard startsOperand else {
      expected("expected value in dictionary literal")
      return .missing(here)
    }
    return parseExpression()
  }

  /// `[view addSubview:other]` sends a message in Objective-C.
  private func helpForMessage(to receiver: Expression) -> String? {
    guard at(.identifier), peek().kind == .colon || peek().kind == .rightBracket,
      case .name(let name, _) = receiver
    else { return nil }
    return "a method is called as '\(name.text).\(text(of: token))()'"
  }

  // MARK: Macros

  private mutating func parsePoundExpression() -> Expression {
    if isConditionalEnd || startsConditional {
      report(.unexpectedDirective(text(of: token), at: token.range))
      advance()
      skipToEndOfStatement()
      return .missing(here)
    }
    return .macro(parseMacro())
  }

  // macro → `#` name generics? arguments? trailing closures?
  mutating func parseMacro() -> MacroExpansion {
    let range = token.range
    let start = range.start
    let name = Identifier(text(SourceRange(start + 1, max(start + 1, range.end))), range)
    if name.text == "import" || name.text == "include" || name.text == "define" {
      report(.preprocessor(name.text, at: range))
      advance()
      skipToEndOfStatement()
      return MacroExpansion(name: name, arguments: [], trailing: [], range: self.range(from: start))
    }
    advance()
    _ = parseExpressionGenericsIfPresent()
    var arguments: [Argument] = []
    if at(.leftParenthesis), !token.startsLine { arguments = parseArguments() }
    var trailing: [Argument] = []
    if at(.leftBrace), !token.startsLine, context.allowsTrailingClosure {
      trailing = parseTrailingClosures()
    }
    return MacroExpansion(
      name: name, arguments: arguments, trailing: trailing, range: self.range(from: start))
  }
}
