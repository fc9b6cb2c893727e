extension Parser {
  // postfix → primary suffix*
  mutating func parsePostfix() -> Expression {
    let base = parsePrimary()
    switch base {
    case .missing, .if, .switch: return base
    case .type(.any): return parseMembers(of: base)
    case .keyPath: return within({ $0.takesClosures = false }) { $0.parseSuffixes(of: base) }
    default: return parseSuffixes(of: base)
    }
  }

  /// `any Shape` is no value, and has only members: `any Shape.self`.
  private mutating func parseMembers(of base: Expression) -> Expression {
    var suffixes: [Suffix] = []
    while at(.dot), !(context.endsAtLine && token.startsLine) { suffixes.append(parseMember()) }
    return makeChain(base, suffixes)
  }

  private mutating func parseSuffixes(of base: Expression) -> Expression {
    var suffixes: [Suffix] = []
    while !(at(.leftBrace) && endsInClosure(suffixes)),
      let suffix = parseSuffixIfPresent(isFirst: suffixes.isEmpty, base)
    {
      suffixes.append(suffix)
    }
    var result = makeChain(base, suffixes)
    if at(.postfixOperator), !token.startsLine {
      let op = Operator(text: text(of: token), range: token.range)
      advance()
      result = .postfixOperator(result, op)
    }
    return result
  }

  /// Whether a call by a closure alone stands last, which takes no other one.
  private func endsInClosure(_ suffixes: [Suffix]) -> Bool {
    guard case .call(let call)? = suffixes.last else { return false }
    return !call.hasParentheses
  }

  /// `[Int]()`, `[String: Int].self`, `Int?.self`: what looks like a literal is a type.
  private func makeChain(_ base: Expression, _ suffixes: [Suffix]) -> Expression {
    guard !suffixes.isEmpty else { return base }
    if let type = typeBefore(base, suffixes) {
      let rest = Array(suffixes[type.count...])
      return rest.isEmpty ? .type(type.type) : .postfix(.type(type.type), rest)
    }
    return .postfix(base, suffixes)
  }

  private func typeBefore(
    _ base: Expression, _ suffixes: [Suffix]
  ) -> (type: TypeReference, count: Int)? {
    var optionals = 0
    while optionals < suffixes.count, case .optional = suffixes[optionals] { optionals += 1 }
    guard optionals < suffixes.count else { return nil }
    let isLiteral = base.isTypeLike
    switch suffixes[optionals] {
    case .call where isLiteral && !base.isTuple: break
    case .member(let name, _) where name.text == "self" || name.text == "Type":
      if !isLiteral, optionals == 0 { return nil }
    case .member(let name, _) where name.text == "init" && isLiteral: break
    case .member where isLiteral && optionals > 0: break
    default: return nil
    }
    guard var type = typeReference(from: base) else { return nil }
    for suffix in suffixes[..<optionals] {
      type = .optional(type, base.range.joined(to: suffix.range))
    }
    return (type, optionals)
  }

  // suffix → `.` member | call | index | `?` | `!` | trailing closures | `#if` suffixes
  private mutating func parseSuffixIfPresent(isFirst: Bool, _ base: Expression) -> Suffix? {
    switch token.kind {
    case .dot:
      if context.endsAtLine, token.startsLine { return nil }
      return parseMember()
    case .leftParenthesis where !token.startsLine:
      return parseCall()
    case .leftBracket where !token.startsLine:
      let start = token.range
      let arguments = parseArgumentList(closing: .rightBracket, "in expression list")
      return .index(arguments, range(from: start.start))
    case .leftBrace where startsTrailingClosure(isFirst: isFirst, base):
      let start = token.range.start
      let trailing = parseTrailingClosures()
      return .call(
        Call(
          hasParentheses: false, arguments: [], trailing: trailing, range: range(from: start)))
    case .postfixQuestion where !token.startsLine:
      advance()
      return .optional(SourceRange(previousEnd - 1, previousEnd))
    case .postfixExclamation where !token.startsLine:
      advance()
      return .force(SourceRange(previousEnd - 1, previousEnd))
    case .pound where startsConditionalSuffixes && !context.endsAtLine:
      return .conditional(parseConditionalBlock { $0.parseConditionalSuffixes() })
    default:
      return nil
    }
  }

  private mutating func parseConditionalSuffixes() -> [Suffix] {
    var suffixes: [Suffix] = []
    let base = Expression.missing(here)
    while !isConditionalEnd, let suffix = parseSuffixIfPresent(isFirst: suffixes.isEmpty, base) {
      suffixes.append(suffix)
    }
    return suffixes
  }

  // member → `.` (name generics? | number)
  private mutating func parseMember() -> Suffix {
    let dot = token
    advance()
    switch token.kind {
    case .identifier, .keyword, .dollarIdentifier:
      if token.startsLine { break }
      if dot.range.end != token.range.start {
        report(.spaceAfterDot(at: SourceRange(dot.range.end, token.range.start)))
      }
      let name = takeIdentifier()
      if at(.leftParenthesis), !token.startsLine, let labels = takeArgumentNamesIfPresent() {
        let whole = Identifier(name.text + labels, range(from: name.range.start))
        return .member(whole, [])
      }
      return .member(name, parseExpressionGenericsIfPresent() ?? [])
    case .integer:
      return .member(takeIdentifier(), [])
    default: break
    }
    expected("expected member name following '.'")
    return .member(Identifier("", here), [])
  }

  /// `(label:other:)` behind a name, which tells functions apart: part of the name itself.
  mutating func takeArgumentNamesIfPresent() -> String? {
    let end = Int(partners[index])
    guard end > index + 2, tokens[end - 1].kind == .colon else { return nil }
    var next = index + 1
    while next < end {
      guard isName(tokens[next]), tokens[next + 1].kind == .colon else { return nil }
      next += 2
    }
    var names = "("
    for index in stride(from: index + 1, to: end, by: 2) { names += text(of: tokens[index]) + ":" }
    skipBalanced()
    return names + ")"
  }

  // MARK: Calls

  private mutating func parseCall() -> Suffix {
    let start = token.range.start
    let arguments = parseArguments()
    var trailing: [Argument] = []
    if at(.leftBrace), startsTrailingClosure(isFirst: false, nil) {
      trailing = parseTrailingClosures()
    }
    return .call(
      Call(
        hasParentheses: true, arguments: arguments, trailing: trailing, range: range(from: start)))
  }

  // arguments → `(` argument,* `)`
  mutating func parseArguments() -> [Argument] {
    parseArgumentList(closing: .rightParenthesis, "in expression list")
  }

  // argument list → opening (argument,*) closing
  mutating func parseArgumentList(closing: TokenKind, _ place: String) -> [Argument] {
    nested(or: { _ in [] }) { parser in
      let opening = parser.token.range
      parser.advance()
      let arguments = parser.inBrackets { $0.parseListedArguments(until: closing) }
      parser.close(closing, openedAt: opening, in: place)
      return arguments
    }
  }

  mutating func parseListedArguments(until closing: TokenKind) -> [Argument] {
    var arguments: [Argument] = []
    while !at(closing), !isAtEnd {
      let start = token.range
      guard let argument = parseArgument() else { break }
      arguments.append(argument)
      if skip(.comma) { continue }
      if at(closing) || token.range == start || !startsMissedArgument { break }
      report(.missingSeparator(at: token.range, help: helpForMessage(after: arguments)))
    }
    return arguments
  }

  /// Whether an argument follows whose comma was forgotten.
  var startsMissedArgument: Bool {
    if at(.leftBrace) { return false }
    if token.startsLine {
      return isName(token) && peek().kind == .colon && !startsCase
    }
    return startsOperand && !at(.dot)
  }

  /// `[view addSubview:x]` sends a message in Objective-C.
  private func helpForMessage(after arguments: [Argument]) -> String? {
    guard arguments.count == 1, peek().kind == .colon || peek().kind == .rightBracket,
      at(.identifier), case .name(let receiver, _) = arguments[0].value
    else { return nil }
    return "a method is called as '\(receiver.text).\(text(of: token))(…)'"
  }

  // argument → (name `:`)? expression
  private mutating func parseArgument() -> Argument? {
    var label: Identifier?
    if isName(token), peek().kind == .colon {
      label = takeIdentifier()
      advance()
    }
    guard startsOperand else {
      if at(.comma) || isAtEnd || label != nil {
        expected("expected expression in list of expressions")
      }
      guard at(.comma) || label != nil else { return nil }
      return Argument(label: label, value: .missing(here))
    }
    return Argument(label: label, value: parseExpression())
  }

  // trailing closures → closure (name `:` closure)*
  mutating func parseTrailingClosures() -> [Argument] {
    var closures = [Argument(label: nil, value: parseClosure())]
    while isName(token), peek().kind == .colon, peek(2).kind == .leftBrace, !at(.default) {
      let label = takeIdentifier()
      advance()
      closures.append(Argument(label: label, value: parseClosure()))
    }
    return closures
  }

  /// Whether the brace at the next token is a closure that belongs to the call before it.
  private func startsTrailingClosure(isFirst: Bool, _ base: Expression?) -> Bool {
    if isFirst, let base, !base.mayTakeClosure { return false }
    if startsObservers || context.endsAtLine || !context.takesClosures { return false }
    if context.allowsTrailingClosure { return true }
    return closureGoesOnInHead
  }

  /// In the head of a statement, what follows the closing brace tells a closure from a body.
  private var closureGoesOnInHead: Bool {
    let end = Int(partners[index])
    guard end > index, end + 1 < tokens.count else { return false }
    let next = tokens[end + 1]
    switch next.kind {
    case .leftBrace, .keyword(.where), .comma: return !next.startsLine || next.kind == .comma
    case .leftParenthesis, .leftBracket, .dot, .keyword(.is), .keyword(.as), .postfixQuestion,
      .infixQuestion, .postfixExclamation, .equal, .postfixOperator, .infixOperator:
      return !next.startsLine
    default: return false
    }
  }
}

extension Expression {
  /// Whether `{` behind it may be its trailing closure.
  fileprivate var mayTakeClosure: Bool {
    switch self {
    case .integer, .float, .string, .boolean, .nil, .closure, .if, .switch, .missing, .keyPath,
      .discard, .array, .dictionary:
      false
    case .tuple(let elements, _): elements.count == 1 && elements[0].label == nil
    default: true
    }
  }

  /// Whether a type may be written like it: an array, a dictionary or a tuple.
  fileprivate var isTypeLike: Bool {
    switch self {
    case .array(let elements, _): elements.count == 1
    case .dictionary(let pairs, _): pairs.count == 1
    case .tuple(let elements, _): elements.count != 1
    case .type: true
    default: false
    }
  }

  fileprivate var isTuple: Bool {
    if case .tuple = self { true } else { false }
  }
}
