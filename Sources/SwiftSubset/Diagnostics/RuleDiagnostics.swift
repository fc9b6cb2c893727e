/// The words of the parser for what is written in the right form and in the wrong place.
extension Diagnostic {
  static func closureAsStatement(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "top-level statement cannot begin with a closure expression", at: range,
      help: "write 'do' before it, or give it a name")
  }

  static func closureArgumentOutside(at range: SourceRange) -> Diagnostic {
    Diagnostic("anonymous closure argument not contained in a closure", at: range)
  }

  static func closureArgumentBesideNames(_ first: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "anonymous closure arguments cannot be used inside a closure that has explicit arguments",
      at: range, help: first.map { "did you mean '\($0)'?" })
  }

  static func secondSpecifier(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "parameter may have at most one of the 'inout', 'borrowing', or 'consuming' specifiers",
      at: range, help: "remove it")
  }

  static func sendingBefore(_ specifier: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("'sending' must be placed after specifier '\(specifier)'", at: range)
  }

  static func singleArgument(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "single argument function types require parentheses", at: range,
      help: "write '(\(type)) -> ...'")
  }

  static func computedWithoutType(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "computed property must have an explicit type", at: range,
      help: "write its type: 'var \(name): Int { ... }'")
  }

  static func accessorsOfPattern(at range: SourceRange) -> Diagnostic {
    Diagnostic("getter/setter can only be defined for a single variable", at: range)
  }

  static func accessorsOfSeveral(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "'var' declarations with multiple variables cannot have explicit getters/setters", at: range,
      help: "give each a declaration of its own")
  }

  static func setterWithoutGetter(inSubscript: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "\(inSubscript ? "subscript" : "variable") with a setter must also have a getter", at: range,
      help: "add 'get { ... }'")
  }

  static func observerInSubscript(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("'\(word)' is not allowed in subscripts", at: range)
  }

  static func attributeOfTypes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "attribute can only be applied to types, not declarations", at: range,
      help: "it stands before a type")
  }

  static func strayStatementSeparator(at range: SourceRange) -> Diagnostic {
    Diagnostic("unexpected ';' separator", at: range, help: "remove it")
  }

  static func cannotBeMarked(_ modifier: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("declaration cannot be marked '\(modifier)'", at: range, help: "remove it")
  }

  static func onlyAtFileScope(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "declaration is only valid at file scope", at: range, help: "move it out of the braces")
  }

  static func twoNamesInCase(at range: SourceRange) -> Diagnostic {
    Diagnostic("enum case cannot have keyword arguments", at: range, help: "one name is enough")
  }

  static func rawValueIsNoLiteral(at range: SourceRange) -> Diagnostic {
    Diagnostic("raw value for enum case must be a literal", at: range)
  }

  static func incompatibleAccess(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "multiple incompatible access-level modifiers specified", at: range, help: "keep one of them")
  }

  static func afterStatic(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "'\(word)' cannot appear after another 'static' or 'class' keyword", at: range,
      help: "remove it")
  }

  static func nestedBinding(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "'\(word)' cannot appear nested inside another 'var' or 'let' pattern", at: range,
      help: "the outer one binds all names")
  }

  static func labelInFunctionType(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("function types cannot have argument labels; use '_' before '\(name)'", at: range)
  }

  static func labelInClosure(at range: SourceRange) -> Diagnostic {
    Diagnostic("closure cannot have keyword arguments", at: range, help: "one name is enough")
  }

  static func setterOfEffects(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "'set' accessor is not allowed on property with 'get' accessor that is 'async' or 'throws'",
      at: range)
  }

  static func effectOfAccessor(_ word: String, _ effect: String, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic("'\(word)' accessor cannot have specifier '\(effect)'", at: range, help: "remove it")
  }

  static func subscriptWithoutGetter(at range: SourceRange) -> Diagnostic {
    Diagnostic("subscript declarations must have a getter", at: range, help: "write { get }")
  }

  static func duplicateAttribute(at range: SourceRange) -> Diagnostic {
    Diagnostic("duplicate attribute", at: range, help: "remove it")
  }

  static func asyncBeforeFunction(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "'async' must be written after the parameter list of a function", at: range,
      help: "write it before '->' or '{'")
  }
}
