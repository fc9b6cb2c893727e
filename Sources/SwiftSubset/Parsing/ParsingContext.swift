/// The closure around the parser, as far as it decides what `$0` means.
enum SurroundingClosure: Equatable {
  case none
  /// It has no parameter list, so that its arguments are `$0`, `$1` and so on.
  case unnamed
  /// It has a parameter list; the name of the first one.
  case named(String?)
}

/// Where the parser stands, as far as it decides what the next tokens mean.
struct ParsingContext {
  /// False in the head of `if`, `guard`, `while`, `for`, `switch`, whose brace opens the body.
  var allowsTrailingClosure = true
  /// False behind a key path, whose calls take no closures in braces.
  var takesClosures = true
  /// False where `=` ends an expression: `if case pattern = value`.
  var allowsAssignment = true
  /// Whether an expression ends with its line, as in `#if`.
  var endsAtLine = false
  /// Whether statements stand in no braces.
  var isFileLevel = false
  /// Whether `case` and `default` end the statements.
  var isInSwitch = false
  /// Whether functions need no bodies.
  var isInProtocol = false
  /// Whether a bare name in a pattern is bound: inside `let` and `var`.
  var bindsNames = false
}
