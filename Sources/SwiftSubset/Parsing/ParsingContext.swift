/// Where the parser stands, as far as it decides what the next tokens mean.
struct ParsingContext {
  /// False in the head of `if`, `guard`, `while`, `for`, `switch`, whose brace opens the body.
  var allowsTrailingClosure = true
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
