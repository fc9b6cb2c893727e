/// The words of the parser for declarations.
extension Diagnostic {
  static func keywordAsName(_ keyword: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "keyword '\(keyword)' cannot be used as an identifier here", at: range,
      help: "if this name is unavoidable, use backticks to escape it")
  }

  static func keywordAsType(_ keyword: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("expected type", at: range, help: "'\(keyword)' is a keyword")
  }

  static func numberAsName(_ kind: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "\(kind) name can only start with a letter or underscore, not a number", at: range)
  }

  static func dollarName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "cannot declare entity named '\(name)'; the '$' prefix is reserved for "
        + "implicitly-synthesized declarations", at: range)
  }

  static func secondName(
    _ kind: String, at range: SourceRange, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      "found an unexpected second identifier in \(kind) declaration; "
        + "is there an accidental break?", at: range,
      help: help ?? "join the identifiers together")
  }

  static func refusedDeclaration(_ kind: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "declarations of kind '\(kind)' are not supported here", at: range,
      help: kind == "macro" ? "write a function instead" : "write a function or a method instead")
  }

  static func onlyWithinType(_ keyword: String, at range: SourceRange) -> Diagnostic {
    let kind =
      switch keyword {
      case "init": "initializers"
      case "deinit": "deinitializers"
      default: "'subscript' functions"
      }
    return Diagnostic("\(kind) may only be declared within a type", at: range)
  }

  static func caseOutsideEnum(at range: SourceRange) -> Diagnostic {
    Diagnostic("enum 'case' is not allowed outside of an enum", at: range)
  }

  static func staticOutsideType(isFunction: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "static \(isFunction ? "methods" : "properties") may only be declared on a type", at: range,
      help: "remove 'static'")
  }

  static func localAccess(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "attribute '\(word)' can only be used in a non-local scope", at: range,
      help: "remove '\(word)'")
  }

  static func duplicateModifier(at range: SourceRange) -> Diagnostic {
    Diagnostic("duplicate modifier", at: range, help: "remove it")
  }

  static func dotBeforeCase(at range: SourceRange) -> Diagnostic {
    Diagnostic("extraneous '.' in enum 'case' declaration", at: range, help: "remove it")
  }

  static func initializerWithName(at range: SourceRange) -> Diagnostic {
    Diagnostic("initializers cannot have a name", at: range)
  }

  static func initializerWithResult(at range: SourceRange) -> Diagnostic {
    Diagnostic("initializers cannot have a result type", at: range)
  }

  static func asyncAfterThrows(at range: SourceRange) -> Diagnostic {
    Diagnostic("'async' must precede 'throws'", at: range)
  }

  static func colonBeforeResult(at range: SourceRange) -> Diagnostic {
    Diagnostic("expected '->' after function parameter tuple", at: range, help: "write '->'")
  }

  static func specifierBeforeName(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "'\(word)' before a parameter name is not allowed, place it before the parameter type instead",
      at: range)
  }

  static func comparisonAsDefault(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "expected '=' instead of '==' to assign default value for parameter", at: range)
  }

  static func comparisonAsInitialValue(at range: SourceRange) -> Diagnostic {
    Diagnostic("expected '=' instead of '==' to give the initial value", at: range)
  }

  static func singleEqualInRequirement(at range: SourceRange) -> Diagnostic {
    Diagnostic("use '==' for same-type requirements rather than '='", at: range)
  }

  static func computedLet(observed: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      observed
        ? "'let' declarations cannot be observing properties"
        : "'let' declarations cannot be computed properties", at: range, help: "write 'var'")
  }

  static func duplicateAccessor(_ word: String, at range: SourceRange) -> Diagnostic {
    let kind =
      switch word {
      case "get": "a getter"
      case "set": "a setter"
      default: "a \(word) observer"
      }
    return Diagnostic("variable already has \(kind)", at: range)
  }
}
