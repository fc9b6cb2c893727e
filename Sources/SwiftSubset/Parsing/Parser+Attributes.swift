extension Parser {
  // attributes → (`@` name (`.` name)* generics? arguments?)*
  mutating func parseAttributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while at(.at) {
      if peek().kind == .stringStart { break }
      let attribute = parseAttribute()
      if isSingle(attribute), attributes.contains(where: { $0.name == attribute.name }) {
        reportMistake(.duplicateAttribute(at: attribute.range))
      }
      attributes.append(attribute)
    }
    return attributes
  }

  /// Whether it is one of the compiler's own that a declaration has once.
  private func isSingle(_ attribute: Attribute) -> Bool {
    switch attribute.name.text {
    case "discardableResult", "objc", "main", "inlinable", "frozen", "usableFromInline",
      "dynamicMemberLookup", "dynamicCallable", "propertyWrapper", "resultBuilder":
      true
    default: false
    }
  }

  /// `@escaping` and its like stand before types, and before nothing else.
  mutating func refuseAttributesOfTypes(_ attributes: [Attribute]) {
    let ofTypes = [
      "escaping", "autoclosure", "noescape", "convention", "unchecked", "retroactive", "thin",
      "thick",
    ]
    for attribute in attributes where ofTypes.contains(attribute.name.text) {
      reportMistake(.attributeOfTypes(at: attribute.range))
    }
  }

  private mutating func parseAttribute() -> Attribute {
    let start = token.range.start
    advance()
    guard at(.identifier), !token.startsLine else {
      expected("expected an attribute name", help: "'@' and a name such as 'State' belong together")
      return Attribute(
        name: Identifier("", here), generics: [], arguments: nil, range: range(from: start))
    }
    var name = takeIdentifier()
    var generics = parseGenericArgumentsIfPresent() ?? []
    while at(.dot), isName(peek()), !peek().startsLine {
      advance()
      name = takeIdentifier()
      generics = parseGenericArgumentsIfPresent() ?? []
    }
    let arguments = parseAttributeArguments(of: name.text)
    return Attribute(
      name: name, generics: generics, arguments: arguments, range: range(from: start))
  }

  /// The arguments of an attribute; those of the compiler's own attributes have a grammar of their
  /// own and are skipped.
  private mutating func parseAttributeArguments(of name: String) -> [Argument]? {
    guard at(.leftParenthesis), !token.followsSpace else { return nil }
    let isBuiltIn = name.utf8.first.map { $0 >= UInt8(ascii: "a") || $0 == 0x5F } ?? true
    if isBuiltIn, name != "unchecked" {
      let opening = token.range
      if partners[index] > 0 {
        skipBalanced()
      } else {
        advance()
        close(.rightParenthesis, openedAt: opening, in: "in attribute")
      }
      return nil
    }
    return parseArguments()
  }

  // modifiers → (word (`(` word `)`)?)*
  mutating func parseModifiers() -> [Modifier] {
    var modifiers: [Modifier] = []
    while isModifier {
      let name = takeIdentifier()
      var detail: Identifier?
      if at(.leftParenthesis), partners[index] > 0, !token.startsLine {
        if isName(peek()) { detail = Identifier(text(of: peek()), peek().range) }
        skipBalanced()
      }
      let modifier = Modifier(name: name, detail: detail)
      check(modifier, after: modifiers)
      modifiers.append(modifier)
    }
    return modifiers
  }

  private mutating func check(_ modifier: Modifier, after others: [Modifier]) {
    let word = modifier.name.text
    let sameDetail = others.filter { $0.detail == modifier.detail }
    if sameDetail.contains(where: { $0.name == modifier.name }) {
      reportMistake(.duplicateModifier(at: modifier.name.range))
    } else if modifier.isAccessLevel, sameDetail.contains(where: \.isAccessLevel) {
      reportMistake(.incompatibleAccess(at: modifier.name.range))
    } else if word == "static" || word == "class",
      others.contains(where: { $0.name.text == "static" || $0.name.text == "class" })
    {
      reportMistake(.afterStatic(word, at: modifier.name.range))
    } else if word == "weak" || word == "unowned",
      others.contains(where: { $0.name.text == "weak" || $0.name.text == "unowned" })
    {
      reportMistake(.duplicateModifier(at: modifier.name.range))
    }
  }

  private var isModifier: Bool {
    switch token.kind {
    case .keyword(.public), .keyword(.private), .keyword(.internal), .keyword(.fileprivate),
      .keyword(.static):
      return true
    case .keyword(.class):
      // `class func`, `class var`; before a name it declares a class.
      switch peek().kind {
      case .keyword(let next):
        return next == .func || next == .var || next == .let || next == .subscript
          || next == .private || next == .public || next == .static
      case .identifier:
        return isWord(peek(), "override") || isWord(peek(), "final")
      default: return false
      }
    case .identifier:
      guard !token.flags.contains(.escaped), modifierWords.contains(text(of: token)) else {
        return false
      }
      switch peek().kind {
      case .keyword, .identifier, .at, .leftParenthesis: return true
      default: return false
      }
    default:
      return false
    }
  }
}
