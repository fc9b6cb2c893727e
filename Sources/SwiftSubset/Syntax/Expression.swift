/// An expression; binary operators are folded by their precedence.
public indirect enum Expression: Sendable {
  /// The value is nil when it does not fit 64 bits.
  case integer(UInt64?, SourceRange)
  case float(Double, SourceRange)
  case string(StringLiteral)
  case boolean(Bool, SourceRange)
  case `nil`(SourceRange)
  /// A name, `self`, `Self`, `super`, `$0`, `$title`, `_title`; with its generic arguments.
  case name(Identifier, [TypeReference])
  /// `.name`, `.init`
  case implicitMember(Identifier, SourceRange)
  /// A base and what follows it, flat: `a.b(c)[d]?.e`.
  case postfix(Expression, [Suffix])
  case prefix(Operator, Expression)
  /// A postfix operator other than `?` and `!`, such as `a...`.
  case postfixOperator(Expression, Operator)
  case binary(Expression, Operator, Expression)
  /// `target = value` without an operator, `target += value` with `+`.
  case assignment(Expression, Operator?, Expression, SourceRange)
  case ternary(Expression, Expression, Expression, SourceRange)
  case cast(Expression, Cast, TypeReference, SourceRange)
  case `try`(TryKind, Expression, SourceRange)
  case await(Expression, SourceRange)
  /// `&x`
  case address(Expression, SourceRange)
  case closure(ClosureExpression)
  case array([Expression], SourceRange)
  /// Keys and values; `[:]` has none.
  case dictionary([(key: Expression, value: Expression)], SourceRange)
  /// `(a)`, `(a, b: c)`, `()`
  case tuple([Argument], SourceRange)
  /// `\Root.a.b`, `\.a`; the root is nil when it is left out.
  case keyPath(TypeReference?, [Suffix], SourceRange)
  case macro(MacroExpansion)
  case `if`(IfStatement)
  case `switch`(SwitchStatement)
  /// A type where a value stands, when it isn't a plain name: `[Int].self`, `Int?.none`.
  case type(TypeReference)
  /// `_` as the target of an assignment.
  case discard(SourceRange)
  case missing(SourceRange)
}

public enum TryKind: Sendable { case plain, optional, forced }
public enum Cast: Sendable { case `is`, `as`, optional, forced }

/// An operator where it is written.
public struct Operator: Hashable, Sendable {
  public var text: String
  public var range: SourceRange

  public init(text: String, range: SourceRange) {
    self.text = text
    self.range = range
  }
}

/// One link of a postfix chain.
public enum Suffix: Sendable {
  /// `.name`, `.0`, `.init`, `.self`, with generic arguments.
  case member(Identifier, [TypeReference])
  case call(Call)
  case index([Argument], SourceRange)
  /// `?`
  case optional(SourceRange)
  /// `!`
  case force(SourceRange)
  case conditional(ConditionalBlock<[Suffix]>)
}

/// The arguments of a call, in parentheses and trailing.
public struct Call: Sendable {
  public var hasParentheses: Bool
  public var arguments: [Argument]
  /// The trailing closures: the first has no label, later ones do.
  public var trailing: [Argument]
  public var range: SourceRange

  public init(
    hasParentheses: Bool, arguments: [Argument], trailing: [Argument], range: SourceRange
  ) {
    self.hasParentheses = hasParentheses
    self.arguments = arguments
    self.trailing = trailing
    self.range = range
  }
}

public struct Argument: Sendable {
  public var label: Identifier?
  public var value: Expression

  public init(label: Identifier?, value: Expression) {
    self.label = label
    self.value = value
  }
}

/// A string literal with its escapes resolved.
public struct StringLiteral: Sendable {
  public enum Part: Sendable {
    case text(String)
    /// `\(value)`; more than one argument or a label is rare but legal.
    case interpolation([Argument], SourceRange)
  }
  public var parts: [Part]
  public var range: SourceRange

  public init(parts: [Part], range: SourceRange) {
    self.parts = parts
    self.range = range
  }

  /// The text when nothing is interpolated.
  public var plainText: String? {
    if parts.isEmpty { return "" }
    guard parts.count == 1, case .text(let text) = parts[0] else { return nil }
    return text
  }
}

public struct ClosureExpression: Sendable {
  public struct Capture: Sendable {
    /// `weak`, `unowned`, `unowned(safe)`, or nil.
    public var ownership: String?
    public var name: Identifier
    public var value: Expression?
  }
  public struct Parameter: Sendable {
    public var attributes: [Attribute]
    /// The name; nil is `_`.
    public var name: Identifier?
    public var type: TypeReference?
    public var range: SourceRange

    public init(
      attributes: [Attribute], name: Identifier?, type: TypeReference?, range: SourceRange
    ) {
      self.attributes = attributes
      self.name = name
      self.type = type
      self.range = range
    }
  }
  public var attributes: [Attribute]
  public var captures: [Capture]
  /// The parameters, or nil when there is no `in` or no parameter list before it.
  public var parameters: [Parameter]?
  public var isAsync: Bool
  public var `throws`: Bool
  public var result: TypeReference?
  public var statements: [Statement]
  /// From the opening to the closing brace.
  public var range: SourceRange

  public init(
    attributes: [Attribute], captures: [Capture], parameters: [Parameter]?, isAsync: Bool,
    `throws`: Bool, result: TypeReference?, statements: [Statement], range: SourceRange
  ) {
    self.attributes = attributes
    self.captures = captures
    self.parameters = parameters
    self.isAsync = isAsync
    self.throws = `throws`
    self.result = result
    self.statements = statements
    self.range = range
  }
}
