/// Where a declaration stands, as far as it decides what may stand there.
enum DeclarationPlace {
  case code, type, enumeration, protocolBody, signatures
}

extension Parser {
  /// Whether a declaration begins at the next token: an attribute, a modifier or its keyword.
  var startsDeclaration: Bool {
    switch token.kind {
    case .at:
      return !(context.isInSwitch && isWord(peek(), "unknown")) && peek().kind != .stringStart
    case .keyword(let keyword):
      return keyword.startsDeclaration && (keyword != .`init` || context.isFileLevel)
        && !isCall(keyword)
    case .identifier:
      return startsWithModifierWord
    default:
      return false
    }
  }

  /// `subscript` and the access words are no declarations before a dot or a bracket.
  private func isCall(_ keyword: Keyword) -> Bool {
    keyword == .`operator` && peek().kind == .dot
  }

  /// Whether words such as `lazy` or `mutating` lead to a declaration.
  private var startsWithModifierWord: Bool {
    guard mayBeModifier(token, before: peek()) else { return false }
    var next = 0
    while true {
      let candidate = peek(next)
      switch candidate.kind {
      case .keyword(let keyword):
        return keyword.startsDeclaration || keyword == .case
      case .identifier:
        if next > 0, candidate.startsLine { return false }
        if isWord(candidate, "actor") || isWord(candidate, "macro") {
          if peek(next + 1).kind == .identifier, !peek(next + 1).startsLine { return true }
        }
        guard modifierWords.contains(text(of: candidate)) else { return false }
        next += 1
        if peek(next).kind == .leftParenthesis, !peek(next).followsSpace {
          let end = Int(partners[min(index + next, tokens.count - 1)])
          guard end > index else { return false }
          next = end - index + 1
        }
      case .at: return !candidate.startsLine
      default: return false
      }
    }
  }

  /// Sorts out most names by what follows them, before their letters are looked at.
  private func mayBeModifier(_ token: Token, before next: Token) -> Bool {
    guard !token.flags.contains(.escaped) else { return false }
    switch next.kind {
    case .keyword(let keyword): return keyword.startsDeclaration || keyword == .case
    case .identifier, .at: return !next.startsLine
    case .leftParenthesis: return !next.followsSpace && bytes[Int(token.range.start)] > 0x60
    default: return false
    }
  }

  /// Whether `#Name` declares something, as `#Preview` does; lower-case macros are expressions.
  var startsDeclarationMacro: Bool {
    guard at(.pound), token.range.indices.count > 1 else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[Int(token.range.start) + 1])
  }

  // declaration → attributes modifiers (keyword …)
  mutating func parseDeclaration(in place: DeclarationPlace) -> Declaration {
    nested(or: { .missing($0) }) { parser in
      let start = parser.token.range.start
      let attributes = parser.parseAttributes()
      let modifiers = parser.parseModifiers()
      let head = DeclarationHead(attributes: attributes, modifiers: modifiers, range: parser.here)
      parser.refuseAttributesOfTypes(attributes)
      parser.checkPlace(of: head, in: place)
      if place == .code { parser.checkModifiers(of: head) }
      if parser.at(.let) || parser.at(.var) {
        return parser.parseVariable(head, from: start)
      }
      return parser.outsideClosures { $0.parseDeclaration(head, from: start, in: place) }
    }
  }

  /// What is no member cannot be static, and some declarations stand in files alone.
  private mutating func checkPlace(of head: DeclarationHead, in place: DeclarationPlace) {
    guard case .keyword(let keyword) = token.kind else { return }
    if keyword == .extension || keyword == .import, place != .code || !context.isFileLevel {
      reportMistake(.onlyAtFileScope(at: token.range))
    }
    let late = head.modifiers.first { $0.name.text == "async" }
    if let late, keyword != .let, keyword != .var {
      reportMistake(.asyncBeforeFunction(at: late.name.range))
    }
    guard let modifier = head.modifiers.first(where: { $0.name.text == "static" }) else { return }
    switch keyword {
    case .struct, .class, .enum, .protocol, .extension, .typealias, .associatedtype, .import,
      .`init`, .deinit, .case:
      reportMistake(.cannotBeMarked("static", at: modifier.name.range))
    default: break
    }
  }

  /// Only types have static members, and what is local is nobody else's.
  private mutating func checkModifiers(of head: DeclarationHead) {
    if !context.isFileLevel, let modifier = head.modifiers.first(where: \.isAccessLevel) {
      report(.localAccess(modifier.name.text, at: modifier.name.range))
    }
    guard let modifier = head.modifiers.first(where: { $0.name.text == "static" }) else { return }
    if at(.let) || at(.var) || at(.func) {
      report(.staticOutsideType(isFunction: at(.func), at: modifier.name.range))
    }
  }

  private mutating func parseDeclaration(
    _ head: DeclarationHead, from start: UInt32, in place: DeclarationPlace
  ) -> Declaration {
    switch token.kind {
    case .keyword(.func): return parseFunction(head, from: start)
    case .keyword(.struct): return parseType(.struct, head, from: start)
    case .keyword(.class): return parseType(.class, head, from: start)
    case .keyword(.enum): return parseType(.enum, head, from: start)
    case .keyword(.protocol): return parseProtocol(head, from: start)
    case .keyword(.extension): return parseExtension(head, from: start)
    case .keyword(.`init`) where place != .code: return parseInitializer(head, from: start)
    case .keyword(.deinit) where place != .code: return parseDeinitializer(from: start)
    case .keyword(.subscript) where place != .code: return parseSubscript(head, from: start)
    case .keyword(.case) where place == .enumeration || !head.modifiers.isEmpty:
      return parseEnumCases(head, from: start)
    case .keyword(.typealias): return parseTypealias(head, from: start)
    case .keyword(.associatedtype): return parseAssociatedType(head, from: start)
    case .keyword(.import): return parseImport(head, from: start)
    case .keyword(.operator), .keyword(.precedencegroup): return refuse(from: start)
    case .identifier where atWord("actor"): return parseType(.actor, head, from: start)
    case .identifier where atWord("macro"): return refuse(from: start)
    case .pound where startsDeclarationMacro || place != .code:
      return parseMacroDeclaration(head, from: start)
    default: return parseMisplacedDeclaration(head, from: start, in: place)
    }
  }

  private mutating func parseMacroDeclaration(
    _ head: DeclarationHead, from start: UInt32
  ) -> Declaration {
    let macro = parseMacro()
    return .macro(macro, head.reaching(range(from: start)))
  }

  /// Says why no declaration can stand here.
  private mutating func parseMisplacedDeclaration(
    _ head: DeclarationHead, from start: UInt32, in place: DeclarationPlace
  ) -> Declaration {
    switch token.kind {
    case .keyword(.`init`), .keyword(.deinit), .keyword(.subscript):
      report(.onlyWithinType(text(of: token), at: token.range))
    case .keyword(.case):
      report(.caseOutsideEnum(at: token.range))
    default:
      let help =
        place == .code || isAtEnd
        ? nil : "statements stand in a function or in the braces of a property"
      report(
        .expected("expected declaration", at: isAtEnd ? problemRange : token.range, help: help))
    }
    if !isAtEnd, !at(.rightBrace) {
      if !token.startsLine || token.range.start == start { skipBalanced() }
      skipToEndOfStatement()
    }
    return .missing(range(from: start))
  }

  /// Operators, precedence groups and macros cannot be declared here.
  private mutating func refuse(from start: UInt32) -> Declaration {
    report(.refusedDeclaration(text(of: token), at: token.range))
    advance()
    skipToEndOfStatement()
    if at(.leftBrace) { skipBalanced() }
    return .missing(range(from: start))
  }

  // import → `import` kind? name (`.` name)*
  private mutating func parseImport(_ head: DeclarationHead, from start: UInt32) -> Declaration {
    advance()
    var needsMember = false
    if case .keyword(let kind) = token.kind, kind.isImportKind, isName(peek()), !peek().startsLine {
      needsMember = true
      advance()
    }
    var path: [Identifier] = []
    repeat {
      guard isName(token), !token.startsLine else {
        expected("expected module name in import declaration")
        break
      }
      path.append(takeIdentifier())
    } while skip(.dot)
    if needsMember, path.count < 2 { expected("expected module name in import declaration") }
    return .import(
      ImportDeclaration(head: head.reaching(range(from: start)), path: path))
  }

  // MARK: Members

  // members → (declaration (`;` | newline))*
  mutating func parseMembers(of place: DeclarationPlace) -> [Declaration] {
    var members: [Declaration] = []
    while !isAtEnd, !at(.rightBrace), !at(.interpolationEnd), !isConditionalEnd {
      if at(.semicolon) {
        report(.strayStatementSeparator(at: token.range))
        advance()
        continue
      }
      let start = token.range
      let mistakes = errorCount
      if startsConditional {
        members.append(.conditional(parseConditionalBlock { $0.parseMembers(of: place) }))
      } else {
        members.append(parseDeclaration(in: place))
      }
      if token.range == start, !isAtEnd { skipBalanced() }
      if skip(.semicolon) || token.startsLine || isAtEnd || at(.rightBrace) { continue }
      if errorCount == mistakes { report(.consecutiveDeclarations(at: token.range)) }
      if !startsDeclaration { skipToEndOfStatement() }
    }
    return members
  }

  // body → `{` members `}`
  mutating func parseMemberBlock(
    of place: DeclarationPlace, _ kind: String
  ) -> (members: [Declaration], body: SourceRange) {
    guard at(.leftBrace) else {
      expected("expected '{' in \(kind)")
      return ([], here)
    }
    let opening = token.range
    advance()
    let members = within({
      $0 = ParsingContext()
      $0.isInProtocol = place == .protocolBody
    }) { $0.parseMembers(of: place) }
    close(.rightBrace, openedAt: opening, in: "in \(kind)")
    return (members, range(from: opening.start))
  }

  /// Takes the name of a declaration, or says that it is missing.
  mutating func parseName(of kind: String) -> Identifier {
    switch token.kind {
    case .identifier:
      let name = takeIdentifier()
      if at(.identifier), !token.startsLine, !atWord("async") {
        // `struct Home View {`: only a colon is missing.
        let isType = ["struct", "class", "enum", "actor", "protocol"].contains(kind)
        let startsBody = peek().kind == .leftBrace || peek().kind == .comma
        report(
          .secondName(
            kind, at: token.range,
            help: isType && startsBody ? "write ':' before '\(text(of: token))'" : nil))
        advance()
      }
      return name
    case .keyword where !token.startsLine:
      report(.keywordAsName(text(of: token), at: token.range))
      return takeIdentifier()
    case .integer, .floating:
      report(.numberAsName(kind, at: token.range))
      advance()
      return Identifier("", here)
    default:
      expected("expected identifier in \(kind) declaration")
      return Identifier("", here)
    }
  }
}

extension DeclarationHead {
  /// The head of a declaration that reaches over `range`.
  func reaching(_ range: SourceRange) -> DeclarationHead {
    var head = self
    head.range = range
    return head
  }
}

/// The modifiers that are ordinary names elsewhere.
let modifierWords: Set<String> = [
  "open", "final", "lazy", "weak", "unowned", "mutating", "nonmutating", "override", "required",
  "convenience", "dynamic", "optional", "indirect", "prefix", "postfix", "infix", "nonisolated",
  "isolated", "distributed", "package", "consuming", "borrowing", "async",
]
