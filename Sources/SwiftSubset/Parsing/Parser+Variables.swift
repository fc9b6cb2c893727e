extension Parser {
  // variable → (`let` | `var`) binding,+
  mutating func parseVariable(_ head: DeclarationHead, from start: UInt32) -> Declaration {
    let isLet = at(.let)
    advance()
    var bindings: [VariableDeclaration.Binding] = []
    repeat {
      bindings.append(parseBinding(isLet: isLet))
    } while skip(.comma)
    if bindings.count > 1, let binding = bindings.first(where: { $0.accessors?.computes == true }) {
      reportMistake(.accessorsOfSeveral(at: binding.pattern.range))
    }
    // `var x, y: Int`: a name without anything has the type of the one behind it.
    for index in bindings.indices.dropLast().reversed() {
      let (binding, next) = (bindings[index], bindings[index + 1])
      guard binding.type == nil, binding.value == nil, next.value == nil else { continue }
      bindings[index].type = next.type
    }
    return .variable(
      VariableDeclaration(
        head: head.reaching(range(from: start)), isLet: isLet, bindings: bindings))
  }

  // binding → pattern (`:` type)? (`=` expression)? accessors?
  private mutating func parseBinding(isLet: Bool) -> VariableDeclaration.Binding {
    let start = token.range.start
    if at(.self) { report(.keywordAsName(text(of: token), at: token.range)) }
    let pattern = parseBindingPattern()
    var type: TypeReference?
    if skip(.colon) {
      type = parseAnnotation()
    } else if case .name(let name) = pattern, at(.identifier), !token.startsLine {
      reportSecondName(after: name)
      type = attempt { $0.startsType ? $0.parseType() : nil }
    }
    var value: Expression?
    if skip(.equal) {
      value = parseInitialValue()
    } else if token.kind == .infixOperator, spells(token, "=="), !token.startsLine {
      report(.comparisonAsInitialValue(at: token.range))
      advance()
      value = parseInitialValue()
    }
    var accessors: Accessors?
    if at(.leftBrace), type != nil || value != nil || !token.startsLine {
      accessors = parseAccessors(isLet ? .constant : .variable)
      checkAccessors(accessors, of: pattern, hasType: type != nil || value != nil)
    }
    return VariableDeclaration.Binding(
      pattern: pattern, type: type, value: value, accessors: accessors, range: range(from: start))
  }

  private mutating func checkAccessors(
    _ accessors: Accessors?, of pattern: Pattern, hasType: Bool
  ) {
    guard let accessors, !accessors.range.isEmpty else { return }
    guard case .name(let name) = pattern else {
      return reportMistake(.accessorsOfPattern(at: pattern.range))
    }
    if !hasType, accessors.computes {
      reportMistake(.computedWithoutType(name.text, at: name.range))
    }
  }

  private mutating func parseAnnotation() -> TypeReference {
    guard startsType else {
      expected("expected type")
      return .missing(here)
    }
    return parseType()
  }

  private mutating func parseInitialValue() -> Expression {
    guard startsOperand, !(token.startsLine && startsDeclaration) else {
      expected("expected initial value after '='")
      return .missing(here)
    }
    return parseExpression()
  }

  private mutating func reportSecondName(after name: Identifier) {
    let second = text(of: token)
    let isTypeName = second.unicodeScalars.first?.properties.isUppercase == true
    report(
      .secondName(
        "variable", at: token.range,
        help: isTypeName
          ? "write ':' before the type: '\(name.text): \(second)'"
          : second == "some" || second == "any" ? "write ':' before '\(second)'" : nil))
  }

  // MARK: Accessors

  /// Whose accessors they are.
  enum AccessorOwner { case constant, variable, subscripting }

  // accessors → `{` (accessor* | statements) `}`
  mutating func parseAccessors(_ owner: AccessorOwner) -> Accessors {
    if owner == .constant { report(.computedLet(observed: startsObservers, at: token.range)) }
    let isRequirement = context.isInProtocol
    let accessors = outsideClosures { $0.parseAccessors() }
    if owner == .subscripting, isRequirement, accessors.get == nil, accessors.set == nil {
      reportMistake(.subscriptWithoutGetter(at: accessors.range))
    }
    if let setter = accessors.set, accessors.get == nil {
      reportMistake(
        .setterWithoutGetter(inSubscript: owner == .subscripting, at: setter.range))
    }
    if owner == .subscripting, let observer = accessors.willSet ?? accessors.didSet {
      let word = accessors.willSet == nil ? "didSet" : "willSet"
      reportMistake(.observerInSubscript(word, at: observer.range))
    }
    return accessors
  }

  private mutating func parseAccessors() -> Accessors {
    nested(or: { Accessors(range: $0) }) { parser in
      let opening = parser.token.range
      let needsNames = parser.context.isInProtocol
      guard parser.startsNamedAccessor(1) || needsNames else {
        let body = parser.parseCodeBlock("expected '{' to start getter definition")
        var accessors = Accessors(range: body.range)
        accessors.get = Accessors.Accessor(
          attributes: [], modifiers: [], parameter: nil, body: body, range: body.range)
        return accessors
      }
      parser.advance()
      var accessors = Accessors(range: opening)
      parser.inBrackets { parser in
        while !parser.at(.rightBrace), !parser.isAtEnd {
          guard parser.parseNamedAccessor(into: &accessors, inProtocol: needsNames) else {
            while !parser.at(.rightBrace), !parser.isAtEnd { parser.skipBalanced() }
            break
          }
        }
      }
      if let setter = accessors.set, accessors.getHasEffects {
        parser.reportMistake(.setterOfEffects(at: setter.range))
      }
      parser.close(.rightBrace, openedAt: opening, in: "at end of variable get/set clause")
      accessors.range = parser.range(from: opening.start)
      return accessors
    }
  }

  /// Whether the next token is `{` before `willSet` or `didSet`: then it is no trailing closure.
  var startsObservers: Bool {
    at(.leftBrace) && (isWord(peek(), "willSet") || isWord(peek(), "didSet"))
  }

  /// Whether `get`, `set`, `willSet` or `didSet` stands `distance` further on, and not as a name.
  private func startsNamedAccessor(_ distance: Int) -> Bool {
    var next = distance
    while peek(next).kind == .at, isName(peek(next + 1)) {
      next += 2
      if peek(next).kind == .leftParenthesis {
        next = max(next, Int(partners[min(index + next, tokens.count - 1)]) - index) + 1
      }
    }
    while isAccessorModifier(peek(next)) { next += 1 }
    guard isAccessorWord(peek(next)) else { return false }
    switch peek(next + 1).kind {
    case .leftBrace, .rightBrace, .keyword(.throws): return true
    case .leftParenthesis:
      return peek(next + 2).kind == .identifier
        && peek(next + 3).kind == .rightParenthesis && peek(next + 4).kind == .leftBrace
    case .identifier:
      return isAccessorWord(peek(next + 1)) || isWord(peek(next + 1), "async")
        || isAccessorModifier(peek(next + 1))
    case .endOfFile: return true
    default: return false
    }
  }

  private func isAccessorModifier(_ token: Token) -> Bool {
    isWord(token, "mutating") || isWord(token, "nonmutating") || isWord(token, "consuming")
      || isWord(token, "borrowing") || isWord(token, "__consuming")
  }

  private func isAccessorWord(_ token: Token) -> Bool {
    isWord(token, "get") || isWord(token, "set") || isWord(token, "willSet")
      || isWord(token, "didSet")
  }

  // accessor → attributes modifiers word (`(` name `)`)? effects block?
  private mutating func parseNamedAccessor(
    into accessors: inout Accessors, inProtocol: Bool
  ) -> Bool {
    let start = token.range.start
    let attributes = parseAttributes()
    refuseAttributesOfTypes(attributes)
    var modifiers: [Modifier] = []
    if isAccessorModifier(token) {
      modifiers.append(Modifier(name: takeIdentifier(), detail: nil))
    }
    guard isAccessorWord(token) else {
      expected(
        inProtocol
          ? "expected get or set in a protocol property"
          : "expected 'get', 'set', 'willSet', or 'didSet' keyword to start an accessor definition")
      return false
    }
    let word = text(of: token)
    let place = token.range
    advance()
    let parameter = parseAccessorParameterIfPresent(of: word)
    let effect = token
    let (isAsync, doesThrow) = parseEffects()
    if isAsync || doesThrow {
      if word == "get" {
        accessors.getHasEffects = true
      } else {
        reportMistake(.effectOfAccessor(word, text(of: effect), at: effect.range))
      }
    }
    var body: CodeBlock?
    if at(.leftBrace) || !inProtocol {
      body = parseCodeBlock("expected '{' to start '\(word)' definition")
    }
    let accessor = Accessors.Accessor(
      attributes: attributes, modifiers: modifiers, parameter: parameter, body: body,
      range: range(from: start))
    switch word {
    case "get": record(accessor, in: &accessors.get, word, at: place)
    case "set": record(accessor, in: &accessors.set, word, at: place)
    case "willSet": record(accessor, in: &accessors.willSet, word, at: place)
    default: record(accessor, in: &accessors.didSet, word, at: place)
    }
    return true
  }

  private mutating func record(
    _ accessor: Accessors.Accessor, in slot: inout Accessors.Accessor?, _ word: String,
    at place: SourceRange
  ) {
    if slot != nil { reportMistake(.duplicateAccessor(word, at: place)) }
    slot = accessor
  }

  private mutating func parseAccessorParameterIfPresent(of word: String) -> Identifier? {
    guard at(.leftParenthesis) else { return nil }
    let opening = token.range
    advance()
    guard at(.identifier) else {
      expected("expected \(word == "set" ? "setter" : word) parameter name")
      return nil
    }
    let name = takeIdentifier()
    close(.rightParenthesis, openedAt: opening, in: "after \(word) parameter name")
    return name
  }
}

extension Accessors {
  /// Whether they make the value, and do not only watch it.
  fileprivate var computes: Bool { self.get != nil || self.set != nil }
}
