extension Parser {
  /// Whether a type may begin at the next token.
  var startsType: Bool {
    switch token.kind {
    case .identifier, .leftParenthesis, .leftBracket, .at, .keyword(.any), .keyword(.selfType),
      .keyword(.inout):
      true
    case .prefixOperator: spells(token, "~")
    default: false
    }
  }

  // type → attributes specifiers composition (effects `->` type)?
  mutating func parseType() -> TypeReference {
    nested(or: { .missing($0) }) { parser in
      let start = parser.token.range.start
      let attributes = parser.parseAttributes()
      guard parser.takeSpecifiers() else {
        return parser.attribute(parser.parseFunctionOrComposition(), attributes)
      }
      let inner = parser.parseAttributes()
      let type = parser.attribute(parser.parseFunctionOrComposition(), inner)
      return parser.attribute(.mutable(type, parser.range(from: start)), attributes)
    }
  }

  /// Takes `inout`, `borrowing` and their like; returns whether `inout` is among them.
  private mutating func takeSpecifiers() -> Bool {
    var isMutable = false
    var hasOwnership = false
    var sending: SourceRange?
    while at(.inout) || isTypeSpecifier {
      if at(.inout) || ["borrowing", "consuming", "__owned", "__shared"].contains(text(of: token)) {
        if hasOwnership { reportMistake(.secondSpecifier(at: token.range)) }
        if let sending { reportMistake(.sendingBefore(text(of: token), at: sending)) }
        hasOwnership = true
      }
      if at(.inout) { isMutable = true }
      if atWord("sending") { sending = token.range }
      advance()
    }
    return isMutable
  }

  private func attribute(_ type: TypeReference, _ attributes: [Attribute]) -> TypeReference {
    attributes.isEmpty ? type : .attributed(attributes, type)
  }

  /// Words that say how a value is passed; nothing here depends on it.
  private var isTypeSpecifier: Bool {
    guard at(.identifier) else { return false }
    let isSpecifier =
      atWord("borrowing") || atWord("consuming") || atWord("sending") || atWord("isolated")
      || atWord("each") || atWord("__owned") || atWord("__shared")
    guard isSpecifier else { return at(.repeat) }
    switch peek().kind {
    case .identifier, .leftBracket, .leftParenthesis, .at, .keyword(.any), .keyword(.selfType),
      .keyword(.inout):
      return !peek().startsLine
    default: return false
    }
  }

  private mutating func parseFunctionOrComposition() -> TypeReference {
    let start = token.range.start
    if at(.leftParenthesis) {
      let elements = parseTypeElements()
      if startsArrow {
        for case let label? in elements.map(\.label) {
          reportMistake(.labelInFunctionType(label.text, at: label.range))
        }
        return parseFunctionResult(elements, from: start)
      }
      let tuple = collapse(elements, range(from: start))
      return parseArrowBehind(
        parseCompositionRest(parseTypeSuffixes(tuple, from: start), from: start), from: start)
    }
    return parseArrowBehind(parseComposition(), from: start)
  }

  /// Only brackets stand before an arrow.
  private mutating func parseArrowBehind(
    _ type: TypeReference, from start: UInt32
  ) -> TypeReference {
    guard startsArrow else { return type }
    reportMistake(.singleArgument(text(type.range), at: type.range))
    let element = TypeReference.Element(label: nil, type: type, isVariadic: false)
    return parseFunctionResult([element], from: start)
  }

  /// Brackets around one type are only brackets.
  private func collapse(
    _ elements: [TypeReference.Element], _ range: SourceRange
  ) -> TypeReference {
    if elements.count == 1, elements[0].label == nil, !elements[0].isVariadic {
      return elements[0].type
    }
    return .tuple(elements, range)
  }

  private var startsArrow: Bool {
    if at(.arrow) { return true }
    var next = 0
    if isWord(token, "async") { next += 1 }
    if peek(next).kind == .keyword(.throws) {
      next += 1
      if peek(next).kind == .leftParenthesis {
        let end = Int(partners[min(index + next, tokens.count - 1)])
        next = end > index ? end - index + 1 : next
      }
    }
    return next > 0 && peek(next).kind == .arrow
  }

  private mutating func parseFunctionResult(
    _ elements: [TypeReference.Element], from start: UInt32
  ) -> TypeReference {
    let (isAsync, doesThrow) = parseEffects()
    advance()
    var result = TypeReference.missing(here)
    if startsType {
      result = parseType()
    } else {
      expected("expected type after '->'")
    }
    return .function(
      elements, isAsync: isAsync, throws: doesThrow, result: result, range(from: start))
  }

  // type elements → `(` ((name | `_`) name? `:`)? type `...`?),* `)`
  private mutating func parseTypeElements() -> [TypeReference.Element] {
    let opening = token.range
    advance()
    var elements: [TypeReference.Element] = []
    inBrackets { parser in
      while !parser.at(.rightParenthesis), !parser.isAtEnd {
        var label: Identifier?
        if parser.at(.inout), parser.isName(parser.peek()),
          parser.peek(2).kind == .colon || parser.isName(parser.peek(2))
        {
          parser.reportMistake(
            .specifierBeforeName(parser.text(of: parser.token), at: parser.token.range))
          parser.advance()
        }
        if parser.isName(parser.token), parser.peek().kind == .colon {
          label = parser.takeIdentifier()
          parser.advance()
        } else if parser.isName(parser.token), parser.isName(parser.peek()),
          parser.peek(2).kind == .colon
        {
          label = parser.takeIdentifier()
          parser.advance()
          parser.advance()
        }
        if label?.text == "_" { label = nil }
        guard parser.startsType else {
          parser.expected("expected type")
          break
        }
        let type = parser.parseType()
        let isVariadic = parser.skipEllipsis()
        elements.append(TypeReference.Element(label: label, type: type, isVariadic: isVariadic))
        guard parser.skip(.comma) else { break }
      }
    }
    close(.rightParenthesis, openedAt: opening, in: "at end of tuple list")
    return elements
  }

  // composition → (`some` | `any`)? simple (`&` simple)*
  private mutating func parseComposition() -> TypeReference {
    let start = token.range.start
    if atWord("some") || atWord("any"), peek().kind != .dot {
      let isSome = atWord("some")
      advance()
      let first = token.range.start
      let type = parseCompositionRest(parseSimpleType(), from: first)
      return isSome ? .some(type, range(from: start)) : .any(type, range(from: start))
    }
    return parseCompositionRest(parseSimpleType(), from: start)
  }

  private mutating func parseCompositionRest(
    _ first: TypeReference, from start: UInt32
  ) -> TypeReference {
    guard isAmpersand else { return first }
    var parts: [TypeReference] = []
    func add(_ type: TypeReference) {
      if case .composition(let inner, _) = type { parts += inner } else { parts.append(type) }
    }
    add(first)
    while isAmpersand {
      advance()
      add(parseSimpleType())
    }
    return parts.count == 1 ? parts[0] : .composition(parts, range(from: start))
  }

  private var isAmpersand: Bool {
    switch token.kind {
    case .infixOperator, .postfixOperator, .prefixAmpersand: spells(token, "&")
    default: false
    }
  }

  /// Whether the word `some` or `any` is followed by a type on its line.
  var startsOpaqueType: Bool {
    guard !peek().startsLine else { return false }
    switch peek().kind {
    case .identifier, .leftParenthesis, .leftBracket, .keyword(.any), .keyword(.selfType):
      return peek().followsSpace
    case .prefixOperator: return spells(peek(), "~")
    default: return false
    }
  }

  // simple type → name | array | dictionary | tuple | `~` simple type, then `?` `!` `.Type`
  private mutating func parseSimpleType() -> TypeReference {
    let start = token.range.start
    switch token.kind {
    case .identifier, .keyword(.any), .keyword(.selfType):
      return parseTypeSuffixes(parseNamedType(), from: start)
    case .leftBracket:
      return parseTypeSuffixes(parseBracketType(), from: start)
    case .leftParenthesis:
      let elements = parseTypeElements()
      return parseTypeSuffixes(collapse(elements, range(from: start)), from: start)
    case .prefixOperator where spells(token, "~"):
      // `~Copyable` takes a conformance away that nothing here depends on.
      advance()
      _ = nested(or: { .missing($0) }) { $0.parseSimpleType() }
      return .composition([], range(from: start))
    case .keyword where !token.startsLine:
      report(.keywordAsType(text(of: token), at: token.range))
      return .missing(here)
    default:
      expected("expected type")
      return .missing(here)
    }
  }

  // named type → name generics? (`.` name generics?)*
  private mutating func parseNamedType() -> TypeReference {
    let start = token.range.start
    var components: [TypeReference.Component] = []
    while true {
      let name = takeIdentifier()
      let generics = parseTypeGenericsIfPresent()
      components.append(TypeReference.Component(name: name, generics: generics))
      guard at(.dot), !token.startsLine, isName(peek()), !peek().startsLine,
        !isMetatypeWord(peek()), peek().kind != .keyword(.`init`), peek().kind != .keyword(.self)
      else { break }
      advance()
    }
    if at(.dot), !token.startsLine, !isName(peek()) || peek().startsLine {
      advance()
      expected("expected member name following '.'")
    }
    return .named(components, range(from: start))
  }

  private mutating func parseTypeGenericsIfPresent() -> [TypeReference] {
    guard startsGenericArguments, !token.startsLine else { return [] }
    return nested(or: { _ in [] }) { $0.parseGenericArgumentsIfPresent() ?? [] }
  }

  private func isMetatypeWord(_ token: Token) -> Bool {
    token.kind == .identifier && (spells(token, "Type") || spells(token, "Protocol"))
  }

  // bracket type → `[` type (`:` type)? `]`
  private mutating func parseBracketType() -> TypeReference {
    let opening = token.range
    advance()
    var key = TypeReference.missing(here)
    var value: TypeReference?
    inBrackets { parser in
      key = parser.parseType()
      if parser.skip(.colon) { value = parser.parseType() }
    }
    close(
      .rightBracket, openedAt: opening,
      in: value == nil ? "in array type" : "in dictionary type")
    let range = range(from: opening.start)
    return value.map { .dictionary(key: key, value: $0, range) } ?? .array(key, range)
  }

  /// Takes the `?`, `!` and `.Type` behind a type.
  private mutating func parseTypeSuffixes(
    _ base: TypeReference, from start: UInt32
  ) -> TypeReference {
    var type = base
    for _ in 0..<256 {
      if token.startsLine { return type }
      switch token.kind {
      case .postfixQuestion:
        advance()
        type = .optional(type, range(from: start))
      case .postfixExclamation:
        advance()
        type = .implicitlyUnwrapped(type, range(from: start))
      case .dot where isMetatypeWord(peek()):
        advance()
        advance()
        type = .metatype(type, range(from: start))
      default:
        return type
      }
    }
    report(.nestingTooDeep(at: token.range))
    while at(.postfixQuestion) || at(.postfixExclamation) { advance() }
    return type
  }
}
