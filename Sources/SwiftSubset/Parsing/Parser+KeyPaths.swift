extension Parser {
  // key path → `\` root? (`.` member | index | `?` | `!`)*
  mutating func parseKeyPath() -> Expression {
    let start = token.range.start
    advance()
    let root = startsType && !token.startsLine ? parseKeyPathRoot() : nil
    var suffixes: [Suffix] = []
    while let suffix = parseKeyPathStep(isFirst: suffixes.isEmpty && root == nil) {
      suffixes.append(suffix)
    }
    if suffixes.isEmpty { expected("expected expression path in Swift key path") }
    return .keyPath(root, suffixes, range(from: start))
  }

  /// The root goes on over members that are types by their capital, up to the last dot.
  private mutating func parseKeyPathRoot() -> TypeReference {
    guard at(.identifier) || at(.selfType) else { return parseType() }
    let start = token.range.start
    var components: [TypeReference.Component] = []
    while true {
      let name = takeIdentifier()
      let generics = parseExpressionGenericsIfPresent() ?? []
      components.append(TypeReference.Component(name: name, generics: generics))
      guard at(.dot), !token.startsLine, peek().kind == .identifier, peek(2).kind == .dot,
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[Int(peek().range.start)])
      else { break }
      advance()
    }
    let named = TypeReference.named(components, range(from: start))
    if at(.postfixQuestion), peek().kind == .dot {
      advance()
      return .optional(named, range(from: start))
    }
    return named
  }

  private mutating func parseKeyPathStep(isFirst: Bool) -> Suffix? {
    let start = token.range.start
    switch token.kind {
    case .dot where !token.startsLine || !context.endsAtLine:
      if peek().kind == .leftBracket {
        advance()
        return parseKeyPathStep(isFirst: false)
      }
      guard isName(peek()) || peek().kind == .integer, !token.startsLine else {
        guard isFirst || peek().kind == .endOfFile else { return nil }
        advance()
        expected("expected member name following '.'")
        return nil
      }
      advance()
      return .member(takeIdentifier(), [])
    case .leftBracket where !token.startsLine:
      let arguments = parseArgumentList(closing: .rightBracket, "in expression list")
      return .index(arguments, range(from: start))
    case .postfixQuestion:
      advance()
      return .optional(range(from: start))
    case .postfixExclamation:
      advance()
      return .force(range(from: start))
    default:
      return nil
    }
  }
}
