extension Parser {
  // type → (`struct` | `class` | `enum` | `actor`) name generics? inheritance? where? members
  mutating func parseType(
    _ kind: TypeDeclaration.Kind, _ head: DeclarationHead, from start: UInt32
  ) -> Declaration {
    advance()
    let name = parseName(of: kind.rawValue)
    var generics = parseGenericParametersIfPresent()
    let inherited = parseInheritance()
    generics.requirements += parseRequirementsIfPresent()
    let place = kind == .enum ? DeclarationPlace.enumeration : .type
    let (members, body) = parseMemberBlock(of: place, kind.rawValue)
    return .type(
      TypeDeclaration(
        head: head.reaching(range(from: start)), kind: kind, name: name, generics: generics,
        inherited: inherited, members: members, body: body))
  }

  // protocol → `protocol` name (`<` name,+ `>`)? inheritance? where? members
  mutating func parseProtocol(_ head: DeclarationHead, from start: UInt32) -> Declaration {
    advance()
    let name = parseName(of: "protocol")
    let primary = parseGenericParametersIfPresent().parameters.map(\.name)
    let inherited = parseInheritance()
    let requirements = parseRequirementsIfPresent()
    let (members, body) = parseMemberBlock(of: .protocolBody, "protocol type")
    return .protocol(
      ProtocolDeclaration(
        head: head.reaching(range(from: start)), name: name, primaryAssociatedTypes: primary,
        inherited: inherited, requirements: requirements, members: members, body: body))
  }

  // extension → `extension` type inheritance? where? members
  mutating func parseExtension(_ head: DeclarationHead, from start: UInt32) -> Declaration {
    advance()
    let extended: TypeReference
    if startsType, !token.startsLine {
      extended = parseType()
    } else {
      expected("expected type name in extension declaration")
      extended = .missing(here)
    }
    let inherited = parseInheritance()
    let requirements = parseRequirementsIfPresent()
    let (members, body) = parseMemberBlock(of: .type, "extension")
    return .extension(
      ExtensionDeclaration(
        head: head.reaching(range(from: start)), extended: extended, inherited: inherited,
        requirements: requirements, members: members, body: body))
  }

  // inheritance → `:` type,+
  mutating func parseInheritance() -> [TypeReference] {
    guard skip(.colon) else { return [] }
    var inherited: [TypeReference] = []
    repeat {
      if at(.class) {
        let range = token.range
        advance()
        let name = Identifier("AnyObject", range)
        inherited.append(.named([TypeReference.Component(name: name, generics: [])], range))
        continue
      }
      let type = parseType()
      if case .composition(let parts, _) = type, parts.isEmpty { continue }
      inherited.append(type)
    } while skip(.comma)
    return inherited
  }

  // enum cases → `case` (name payload? (`=` expression)?),+
  mutating func parseEnumCases(_ head: DeclarationHead, from start: UInt32) -> Declaration {
    advance()
    var cases: [EnumCasesDeclaration.Case] = []
    repeat {
      if at(.dot) {
        report(.dotBeforeCase(at: token.range))
        advance()
      }
      guard at(.identifier) || (!token.startsLine && isName(token)) else {
        expected(
          cases.isEmpty
            ? "expected identifier in enum 'case' declaration"
            : "expected identifier after comma in enum 'case' declaration")
        break
      }
      cases.append(parseEnumCase())
    } while skip(.comma)
    return .enumCases(
      EnumCasesDeclaration(head: head.reaching(range(from: start)), cases: cases))
  }

  private mutating func parseEnumCase() -> EnumCasesDeclaration.Case {
    if case .keyword = token.kind { report(.keywordAsName(text(of: token), at: token.range)) }
    let name = takeIdentifier()
    var parameters: [Parameter]?
    if at(.leftParenthesis), !token.startsLine { parameters = parsePayload() }
    var rawValue: Expression?
    if skip(.equal) {
      if startsOperand {
        let value = parseExpression()
        if !value.isRawValue { reportMistake(.rawValueIsNoLiteral(at: value.range)) }
        rawValue = value
      } else {
        expected("expected expression after '=' in 'case'")
      }
    }
    return EnumCasesDeclaration.Case(name: name, parameters: parameters, rawValue: rawValue)
  }

  // payload → `(` ((name | `_`) name? `:`)? type (`=` expression)?),* `)`
  private mutating func parsePayload() -> [Parameter] {
    let opening = token.range
    advance()
    var parameters: [Parameter] = []
    inBrackets { parser in
      while !parser.at(.rightParenthesis), !parser.isAtEnd {
        let start = parser.token.range
        parameters.append(parser.parsePayloadElement())
        guard parser.skip(.comma) else { break }
        if parser.token.range == start { break }
      }
    }
    close(.rightParenthesis, openedAt: opening, in: "at end of tuple list")
    return parameters
  }

  private mutating func parsePayloadElement() -> Parameter {
    let start = token.range.start
    var label: Identifier?
    var name = Identifier("_", here)
    if isName(token), peek().kind == .colon || (isName(peek()) && peek(2).kind == .colon) {
      let isBlank = spells(token, "_")
      name = takeIdentifier()
      label = isBlank ? nil : name
      if !at(.colon) {
        if !isBlank { reportMistake(.twoNamesInCase(at: name.range)) }
        name = takeIdentifier()
      }
      advance()
    }
    let type = parseType()
    let isVariadic = skipEllipsis()
    let value = skip(.equal) ? parseExpression() : nil
    return Parameter(
      attributes: [], label: label, name: name, type: type, isVariadic: isVariadic,
      defaultValue: value, range: range(from: start))
  }

  // typealias → `typealias` name generics? `=` type where?
  mutating func parseTypealias(_ head: DeclarationHead, from start: UInt32) -> Declaration {
    advance()
    let name = parseName(of: "typealias")
    var generics = parseGenericParametersIfPresent()
    var type = TypeReference.missing(here)
    if skip(.equal) {
      type = startsType ? parseType() : type
      if case .missing = type { expected("expected type in type alias declaration") }
    } else {
      expected("expected '=' in type alias declaration")
    }
    generics.requirements += parseRequirementsIfPresent()
    return .typealias(
      TypealiasDeclaration(
        head: head.reaching(range(from: start)), name: name, generics: generics, type: type))
  }

  // associated type → `associatedtype` name inheritance? (`=` type)? where?
  mutating func parseAssociatedType(_ head: DeclarationHead, from start: UInt32) -> Declaration {
    advance()
    let name = parseName(of: "associatedtype")
    let inherited = parseInheritance()
    let defaultType = skip(.equal) ? parseType() : nil
    let requirements = parseRequirementsIfPresent()
    return .associatedType(
      AssociatedTypeDeclaration(
        head: head.reaching(range(from: start)), name: name, inherited: inherited,
        defaultType: defaultType, requirements: requirements))
  }
}

extension Expression {
  /// Whether it is a literal that an enum's case may stand for.
  fileprivate var isRawValue: Bool {
    switch self {
    case .integer, .float, .boolean, .missing: true
    case .string(let literal): literal.plainText != nil
    case .prefix(let sign, let operand):
      switch operand {
      case .integer, .float: sign.text == "-"
      default: false
      }
    default: false
    }
  }
}
