extension Parser {
  /// Whether `<` opens generic arguments or parameters here, as far as one token can tell.
  var startsGenericArguments: Bool {
    switch token.kind {
    case .infixOperator, .prefixOperator, .postfixOperator:
      bytes[Int(token.range.start)] == UInt8(ascii: "<") && token.range.indices.count == 1
    default: false
    }
  }

  // generic arguments → `<` type,* `>`, where a type stands
  mutating func parseGenericArgumentsIfPresent() -> [TypeReference]? {
    guard startsGenericArguments else { return nil }
    let opening = token.range
    let start = index
    advance()
    var arguments: [TypeReference] = []
    while !startsWithGreater {
      guard startsType else {
        expected("expected type")
        break
      }
      arguments.append(parseType())
      guard skip(.comma) else { break }
    }
    if startsWithGreater {
      splitFirstByte()
      advance()
    } else {
      comparisons.insert(start)
      report(.unclosedAngle("generic argument list", at: problemRange, openedAt: opening))
    }
    return arguments
  }

  /// The generic arguments behind a name in an expression, when they can be nothing else.
  mutating func parseExpressionGenericsIfPresent() -> [TypeReference]? {
    guard startsGenericArguments, !token.followsSpace, !comparisons.contains(index) else {
      return nil
    }
    let start = index
    let arguments = attempt { parser -> [TypeReference]? in
      let arguments = parser.parseGenericArgumentsIfPresent()
      return parser.followsGenericArguments ? arguments : nil
    }
    if arguments == nil { comparisons.insert(start) }
    return arguments
  }

  /// Whether the next token shows that `<…>` before it was a list of types.
  private var followsGenericArguments: Bool {
    if token.startsLine { return true }
    switch token.kind {
    case .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .leftBrace,
      .rightBrace, .dot, .comma, .semicolon, .colon, .postfixQuestion, .infixQuestion,
      .postfixExclamation, .equal, .endOfFile, .interpolationEnd:
      return true
    default:
      return false
    }
  }

  var startsWithGreater: Bool {
    switch token.kind {
    case .infixOperator, .prefixOperator, .postfixOperator:
      bytes[Int(token.range.start)] == UInt8(ascii: ">")
    default: false
    }
  }

  // generic parameters → `<` (`each`? name (`:` type)?),+ where? `>`
  mutating func parseGenericParametersIfPresent() -> GenericClause {
    var clause = GenericClause(parameters: [], requirements: [])
    guard startsGenericArguments else { return clause }
    let opening = token.range
    advance()
    while !startsWithGreater {
      _ = parseAttributes()
      let isPack = atWord("each") && peek().kind == .identifier && skipWord("each")
      guard at(.identifier) else {
        expected("expected an identifier to name generic parameter")
        break
      }
      let name = takeIdentifier()
      let bound = skip(.colon) ? parseType() : nil
      clause.parameters.append(
        GenericClause.Parameter(name: name, bound: bound, isPack: isPack))
      guard skip(.comma) else { break }
    }
    clause.requirements += parseRequirementsIfPresent()
    if startsWithGreater {
      splitFirstByte()
      advance()
    } else {
      report(.unclosedAngle("generic parameter list", at: problemRange, openedAt: opening))
    }
    return clause
  }

  // where → `where` (type (`:` | `==`) type),+
  mutating func parseRequirementsIfPresent() -> [GenericRequirement] {
    guard skip(.keyword(.where)) else { return [] }
    var requirements: [GenericRequirement] = []
    repeat {
      let left = parseType()
      let relation: GenericRequirement.Relation
      if skip(.colon) {
        relation = .conforms
      } else if token.kind == .infixOperator, spells(token, "==") {
        advance()
        relation = .equals
      } else {
        if at(.equal) {
          report(.singleEqualInRequirement(at: token.range))
          advance()
          requirements.append(
            GenericRequirement(left: left, relation: .equals, right: parseType()))
          continue
        }
        expected("expected ':' or '==' to indicate a conformance or same-type requirement")
        break
      }
      requirements.append(GenericRequirement(left: left, relation: relation, right: parseType()))
    } while skip(.comma)
    return requirements
  }
}
