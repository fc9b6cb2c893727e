/// The words for a kind of bracket.
struct BracketWords {
  let opening: String
  let closing: String

  init(closing kind: TokenKind) {
    switch kind {
    case .rightParenthesis: (opening, closing) = ("(", ")")
    case .rightBracket: (opening, closing) = ("[", "]")
    case .rightBrace: (opening, closing) = ("{", "}")
    default: (opening, closing) = ("\\(", ")")
    }
  }
}

/// All words of the parser; what it expects in one place only stands at that place.
extension Diagnostic {
  static func expected(_ message: String, at range: SourceRange, help: String? = nil) -> Diagnostic
  {
    Diagnostic(message, at: range, help: help)
  }

  static func nestingTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic("structure nesting level exceeded maximum of 256", at: range)
  }

  static func expressionTooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "the compiler is unable to type-check this expression in reasonable time; "
        + "try breaking up the expression into distinct sub-expressions", at: range)
  }

  // MARK: Brackets

  static func unclosed(_ bracket: BracketWords, openedAt opening: SourceRange) -> Diagnostic {
    Diagnostic(
      "'\(bracket.opening)' is never closed", at: opening,
      help: "add '\(bracket.closing)' where it ends")
  }

  static func expectedClosing(
    _ bracket: BracketWords, in place: String, at range: SourceRange,
    openedAt opening: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "expected '\(bracket.closing)' \(place)", at: range,
      notes: [Note("to match this opening '\(bracket.opening)'", at: opening)])
  }

  static func unclosedInterpolation(openedAt opening: SourceRange) -> Diagnostic {
    Diagnostic(
      "cannot find ')' to match opening '(' in string interpolation", at: opening,
      help: "add ')' where the value ends")
  }

  static func unclosedAngle(
    _ list: String, at range: SourceRange, openedAt opening: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "expected '>' to complete \(list)", at: range,
      notes: [Note("to match this opening '<'", at: opening)])
  }

  static func extraneousBrace(at range: SourceRange) -> Diagnostic {
    Diagnostic("extraneous '}' at top level", at: range, help: "no '{' is open here")
  }

  static func strayBracket(_ bracket: BracketWords, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "expected expression", at: range, help: "no '\(bracket.opening)' is open here; remove it")
  }

  static func missingSeparator(at range: SourceRange, help: String? = nil) -> Diagnostic {
    Diagnostic(
      "expected ',' separator", at: range, help: help ?? "add ',' before it")
  }

  // MARK: Statements

  static func emptyStatement(at range: SourceRange) -> Diagnostic {
    Diagnostic("';' statements are not allowed", at: range, help: "remove it")
  }

  static func consecutiveStatements(at range: SourceRange, help: String?) -> Diagnostic {
    Diagnostic(
      "consecutive statements on a line must be separated by ';'", at: range, help: help)
  }

  static func consecutiveDeclarations(at range: SourceRange) -> Diagnostic {
    Diagnostic("consecutive declarations on a line must be separated by ';'", at: range)
  }

  static func misplaced(_ keyword: Keyword, at range: SourceRange) -> Diagnostic {
    switch keyword {
    case .else: Diagnostic("'else' has no 'if' before it", at: range)
    case .catch:
      Diagnostic("the 'do' keyword is used to specify a 'catch' region", at: range)
    default:
      Diagnostic(
        "'\(keyword.rawValue)' label can only appear inside a 'switch' statement", at: range)
    }
  }

  static func elseAfterCondition(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "unexpected 'else' immediately following 'if' condition", at: range,
      help: "remove 'else' to execute the braced block of statements when the condition is true")
  }

  static func missingCondition(_ keyword: StaticString, at range: SourceRange) -> Diagnostic {
    Diagnostic("missing condition in '\(keyword)' statement", at: range)
  }

  static func commaInConditions(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "expected ',' joining parts of a multi-clause condition", at: range,
      help: "write ',' in its place")
  }

  static func assignmentAsCondition(at range: SourceRange) -> Diagnostic {
    Diagnostic("use of '=' in a boolean context, did you mean '=='?", at: range)
  }

  static func letCase(at range: SourceRange) -> Diagnostic {
    Diagnostic("pattern matching binding is spelled with 'case let', not 'let case'", at: range)
  }

  static func doWhile(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "'do-while' statement is not allowed", at: range,
      help: "did you mean 'repeat-while' statement?")
  }

  static func cStyleFor(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "C-style for statement was removed in Swift 3", at: range,
      help: "write 'for index in 0..<count { }'")
  }

  static func statementOutsideCase(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "all statements inside a switch must be covered by a 'case' or 'default'", at: range)
  }

  static func emptyCase(_ keyword: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "'\(keyword)' label in a 'switch' must have at least one executable statement", at: range,
      help: "write 'break' to do nothing")
  }

  static func notBoundEverywhere(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("'\(name)' must be bound in every pattern", at: range)
  }

  static func extraCase(at range: SourceRange) -> Diagnostic {
    Diagnostic("extraneous 'case' keyword in pattern", at: range, help: "remove it")
  }

  // MARK: Conditional compilation

  static func unclosedConditional(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "expected #else or #endif at end of conditional compilation block", at: range,
      help: "add '#endif' where it ends")
  }

  static func elseIfDirective(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "unexpected 'if' keyword following '#else' conditional compilation directive", at: range,
      help: "did you mean '#elseif'?")
  }

  static func unexpectedInConditional(at range: SourceRange) -> Diagnostic {
    Diagnostic("unexpected tokens in '#if' body", at: range)
  }

  static func unexpectedDirective(_ directive: String, at range: SourceRange) -> Diagnostic {
    if directive == "#if" { return Diagnostic("expected expression", at: range) }
    return Diagnostic(
      "unexpected conditional compilation block terminator", at: range,
      help: "no '#if' is open here")
  }

  static func preprocessor(_ directive: String, at range: SourceRange) -> Diagnostic {
    let help =
      directive == "define"
      ? "a constant is declared as 'let name = value'"
      : "a module is imported as 'import SwiftUI'"
    return Diagnostic("Swift has no '#\(directive)'", at: range, help: help)
  }

  // MARK: Expressions

  static func adjacentOperators(_ group: String, at range: SourceRange) -> Diagnostic {
    let help =
      group == "ComparisonPrecedence"
      ? "compare twice and join with '&&'" : "add brackets to show what belongs together"
    return Diagnostic(
      "adjacent operators are in non-associative precedence group '\(group)'", at: range,
      help: help)
  }

  static func effectRightOfOperator(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "'\(word)' cannot appear to the right of a non-assignment operator", at: range,
      help: "write it before the whole expression")
  }

  static func spaceAfterDot(at range: SourceRange) -> Diagnostic {
    Diagnostic("extraneous whitespace after '.' is not permitted", at: range)
  }

  static func floatWithoutZero(_ digits: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "'.\(digits)' is not a valid floating point literal; it must be written '0.\(digits)'",
      at: range)
  }

  static func objectiveCString(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "string literals in Swift are not preceded by an '@' sign", at: range, help: "remove it")
  }

  static func tupleParameter(at range: SourceRange) -> Diagnostic {
    Diagnostic("closure tuple parameter does not support destructuring", at: range)
  }

  // MARK: Strings

  static func invalidEscape(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "invalid escape sequence in literal", at: range, help: "a backslash itself is written '\\\\'")
  }

  static func escapeWithoutBraces(at range: SourceRange) -> Diagnostic {
    Diagnostic("expected hexadecimal code in braces after unicode escape", at: range)
  }

  static func escapeDigits(at range: SourceRange) -> Diagnostic {
    Diagnostic("\\u{...} escape sequence expects between 1 and 8 hex digits", at: range)
  }

  static func invalidScalar(at range: SourceRange) -> Diagnostic {
    Diagnostic("invalid unicode scalar", at: range)
  }

  static func contentOnFirstLine(at range: SourceRange) -> Diagnostic {
    Diagnostic("multi-line string literal content must begin on a new line", at: range)
  }

  static func closingOnLastLine(at range: SourceRange) -> Diagnostic {
    Diagnostic("multi-line string literal closing delimiter must begin on a new line", at: range)
  }

  static func indentation(_ found: UInt8, at range: SourceRange) -> Diagnostic {
    let problem =
      switch found {
      case UInt8(ascii: " "): "unexpected space in"
      case UInt8(ascii: "\t"): "unexpected tab in"
      default: "insufficient"
      }
    return Diagnostic(
      "\(problem) indentation of line in multi-line string literal", at: range,
      help: "change indentation of this line to match closing delimiter")
  }
}
