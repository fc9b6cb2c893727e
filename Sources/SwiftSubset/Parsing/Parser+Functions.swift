extension Parser {
  // function → `func` name generics? parameters effects (`->` type)? where? block?
  mutating func parseFunction(_ head: DeclarationHead, from start: UInt32) -> Declaration {
    advance()
    let name = parseFunctionName()
    var generics = parseGenericParametersIfPresent()
    let parameters = parseParameters("expected '(' in argument list of function declaration")
    let (isAsync, doesThrow) = parseEffects()
    let result = parseResultIfPresent()
    generics.requirements += parseRequirementsIfPresent()
    let body = parseBodyIfPresent("expected '{' in body of function declaration")
    return .function(
      FunctionDeclaration(
        head: head.reaching(range(from: start)), name: name, generics: generics,
        parameters: parameters, isAsync: isAsync, throws: doesThrow, result: result, body: body))
  }

  private mutating func parseFunctionName() -> Identifier {
    switch token.kind {
    case .infixOperator, .prefixOperator, .postfixOperator, .prefixAmpersand,
      .postfixExclamation, .postfixQuestion, .infixQuestion:
      // `func <<T>(…)`: the last `<` opens the generic parameters.
      let range = token.range
      if range.indices.count > 1, bytes[Int(range.end) - 1] == UInt8(ascii: "<"),
        peek().kind == .identifier, !peek().followsSpace
      {
        token.range = SourceRange(range.start, range.end - 1)
      }
      return takeIdentifier()
    default:
      return parseName(of: "function")
    }
  }

  // effects → `async`? (`throws` (`(` type `)`)? | `rethrows`)?
  mutating func parseEffects() -> (isAsync: Bool, doesThrow: Bool) {
    var isAsync = skipWord("async") || skipWord("reasync")
    let doesThrow = skipThrows()
    if doesThrow, atWord("async") {
      report(.asyncAfterThrows(at: token.range))
      advance()
      isAsync = true
    }
    return (isAsync, doesThrow)
  }

  // throws → `rethrows` | `throws` (`(` type `)`)?
  @discardableResult
  mutating func skipThrows() -> Bool {
    if skip(.keyword(.rethrows)) { return true }
    guard skip(.keyword(.throws)) else { return false }
    if at(.leftParenthesis), !token.startsLine { skipBalanced() }
    return true
  }

  private mutating func parseResultIfPresent() -> TypeReference? {
    guard skip(.arrow) else {
      if at(.colon), isName(peek()), !peek().startsLine {
        report(.colonBeforeResult(at: token.range))
        advance()
        return parseType()
      }
      return nil
    }
    guard startsType else {
      expected("expected type for function result")
      return .missing(here)
    }
    return parseType()
  }

  private mutating func parseBodyIfPresent(_ missing: String) -> CodeBlock? {
    if at(.leftBrace) { return parseCodeBlock(missing) }
    if !context.isInProtocol { expected(missing) }
    return nil
  }

  // initializer → `init` (`?` | `!`)? generics? parameters effects where? block?
  mutating func parseInitializer(_ head: DeclarationHead, from start: UInt32) -> Declaration {
    let keyword = token.range
    advance()
    let isFailable = skip(.postfixQuestion) || skip(.postfixExclamation)
    if at(.identifier), !token.startsLine {
      report(.initializerWithName(at: token.range))
      advance()
    }
    var generics = parseGenericParametersIfPresent()
    let parameters = parseParameters("expected '(' for initializer parameters")
    let (isAsync, doesThrow) = parseEffects()
    if at(.arrow) {
      report(.initializerWithResult(at: token.range))
      advance()
      _ = parseType()
    }
    generics.requirements += parseRequirementsIfPresent()
    let body = parseBodyIfPresent("expected '{' in body of initializer declaration")
    return .initializer(
      InitializerDeclaration(
        head: head.reaching(range(from: start)), keyword: keyword, isFailable: isFailable,
        generics: generics, parameters: parameters, isAsync: isAsync, throws: doesThrow,
        body: body))
  }

  mutating func parseDeinitializer(from start: UInt32) -> Declaration {
    advance()
    let body = parseCodeBlock("expected '{' for deinitializer")
    return .deinitializer(body, range(from: start))
  }

  // subscript → `subscript` generics? parameters `->` type where? accessors
  mutating func parseSubscript(_ head: DeclarationHead, from start: UInt32) -> Declaration {
    let keyword = token.range
    advance()
    var generics = parseGenericParametersIfPresent()
    let parameters = parseParameters("expected '(' for subscript parameters")
    var result = TypeReference.missing(here)
    if skip(.arrow) {
      result = parseType()
    } else {
      expected("expected '->' for subscript element type")
    }
    generics.requirements += parseRequirementsIfPresent()
    var accessors = Accessors(range: here)
    if at(.leftBrace) {
      accessors = parseAccessors(.subscripting)
    } else if !context.isInProtocol {
      expected("expected '{' in subscript to specify getter and setter implementation")
    }
    return .subscript(
      SubscriptDeclaration(
        head: head.reaching(range(from: start)), keyword: keyword, generics: generics,
        parameters: parameters, result: result, accessors: accessors))
  }

  // MARK: Parameters

  // parameters → `(` parameter,* `)`
  mutating func parseParameters(_ missing: String) -> [Parameter] {
    guard at(.leftParenthesis) else {
      expected(missing)
      return []
    }
    let opening = token.range
    advance()
    var parameters: [Parameter] = []
    inBrackets { parser in
      while !parser.at(.rightParenthesis), !parser.isAtEnd {
        guard let parameter = parser.parseParameter() else { break }
        parameters.append(parameter)
        if parser.skip(.comma) { continue }
        guard parser.isName(parser.token), !parser.token.startsLine || parser.startsParameter
        else { break }
        parser.report(.missingSeparator(at: parser.token.range))
      }
    }
    close(.rightParenthesis, openedAt: opening, in: "in parameter")
    return parameters
  }

  private var startsParameter: Bool {
    isName(token) && (peek().kind == .colon || (isName(peek()) && peek(2).kind == .colon))
  }

  // parameter → attributes name name? `:` type `...`? (`=` expression)?
  private mutating func parseParameter() -> Parameter? {
    let start = token.range.start
    let attributes = parseAttributes()
    refuseAttributesOfTypes(attributes)
    if at(.inout) || ((at(.let) || at(.var)) && isName(peek())) {
      report(.specifierBeforeName(text(of: token), at: token.range))
      advance()
    }
    while isSpecifierBeforeName { advance() }
    guard isName(token) else {
      expected("expected parameter name followed by ':'")
      return nil
    }
    let first = takeIdentifier()
    let second = isName(token) && !at(.in) ? takeIdentifier() : nil
    guard skip(.colon) else {
      reportMissingType(first, second)
      return Parameter(
        attributes: attributes, label: first, name: second ?? first, type: .missing(here),
        isVariadic: false, defaultValue: nil, range: range(from: start))
    }
    let type = parseParameterType()
    let isVariadic = skipEllipsis()
    let value = parseDefaultValueIfPresent()
    return Parameter(
      attributes: attributes, label: first.text == "_" ? nil : first, name: second ?? first,
      type: type, isVariadic: isVariadic, defaultValue: value, range: range(from: start))
  }

  /// `isolated`, `sending` and their like, when two more names or a name and a colon follow.
  private var isSpecifierBeforeName: Bool {
    (atWord("isolated") || atWord("sending") || atWord("borrowing") || atWord("consuming"))
      && isName(peek()) && isName(peek(2))
  }

  private mutating func reportMissingType(_ first: Identifier, _ second: Identifier?) {
    if second == nil, let initial = first.text.unicodeScalars.first, initial.properties.isUppercase,
      at(.comma) || at(.rightParenthesis)
    {
      expected(
        "unnamed parameters must be written with the empty name '_'",
        help: "write '_: \(first.text)'")
    } else {
      expected("expected ':' following argument label and parameter name")
    }
  }

  private mutating func parseParameterType() -> TypeReference {
    guard startsType else {
      expected("expected parameter type following ':'")
      return .missing(here)
    }
    return parseType()
  }

  private mutating func parseDefaultValueIfPresent() -> Expression? {
    if token.kind == .infixOperator, spells(token, "==") {
      report(.comparisonAsDefault(at: token.range))
    } else if !at(.equal) {
      return nil
    }
    advance()
    guard startsOperand else {
      expected("expected initial value after '='")
      return .missing(here)
    }
    return parseExpression()
  }

  mutating func skipEllipsis() -> Bool {
    switch token.kind {
    case .postfixOperator, .infixOperator, .prefixOperator:
      guard spells(token, "...") else { return false }
      advance()
      return true
    default: return false
    }
  }
}
