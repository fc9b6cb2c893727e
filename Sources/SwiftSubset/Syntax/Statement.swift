/// A statement, or a declaration among statements.
public indirect enum Statement: Sendable {
  case expression(Expression)
  case declaration(Declaration)
  case `if`(IfStatement)
  case `guard`(GuardStatement)
  case `while`(WhileStatement)
  case repeatWhile(RepeatStatement)
  case `for`(ForStatement)
  case `switch`(SwitchStatement)
  case `do`(DoStatement)
  case `defer`(CodeBlock, SourceRange)
  case `return`(Expression?, SourceRange)
  case `throw`(Expression, SourceRange)
  case `break`(Identifier?, SourceRange)
  case `continue`(Identifier?, SourceRange)
  case `fallthrough`(SourceRange)
  case conditional(ConditionalBlock<[Statement]>)
  case missing(SourceRange)
}

/// One condition of `if`, `guard` or `while`.
public enum Condition: Sendable {
  case expression(Expression)
  /// `let x = value`, `var x: T = value`; without a value the shorthand `if let x`.
  case optionalBinding(
    isVar: Bool, pattern: Pattern, type: TypeReference?, value: Expression?, SourceRange)
  /// `case pattern = value`
  case pattern(Pattern, type: TypeReference?, value: Expression, SourceRange)
  /// `#available(…)`, true; `#unavailable(…)`, false.
  case availability(Bool, SourceRange)
}

/// `if`, as a statement or an expression.
public struct IfStatement: Sendable {
  public enum Else: Sendable {
    indirect case elseIf(IfStatement)
    case block(CodeBlock)
  }
  public var label: Identifier?
  public var conditions: [Condition]
  public var then: CodeBlock
  public var otherwise: Else?
  public var range: SourceRange
}

public struct GuardStatement: Sendable {
  public var conditions: [Condition]
  public var otherwise: CodeBlock
  public var range: SourceRange
}

public struct WhileStatement: Sendable {
  public var label: Identifier?
  public var conditions: [Condition]
  public var body: CodeBlock
  public var range: SourceRange
}

public struct RepeatStatement: Sendable {
  public var label: Identifier?
  public var body: CodeBlock
  public var condition: Expression
  public var range: SourceRange
}

public struct ForStatement: Sendable {
  public var label: Identifier?
  /// Whether it says `for case`.
  public var isCase: Bool
  public var isTry: Bool
  public var isAwait: Bool
  public var pattern: Pattern
  public var type: TypeReference?
  public var sequence: Expression
  public var filter: Expression?
  public var body: CodeBlock
  public var range: SourceRange
}

/// `switch`, as a statement or an expression.
public struct SwitchStatement: Sendable {
  public struct Item: Sendable {
    public var pattern: Pattern
    public var filter: Expression?
  }
  public struct Case: Sendable {
    /// The patterns; empty in `default`.
    public var items: [Item]
    public var isDefault: Bool
    public var isUnknown: Bool
    public var statements: [Statement]
    public var range: SourceRange
  }
  public var label: Identifier?
  public var subject: Expression
  /// The cases; those inside `#if` stand in `conditionalCases`.
  public var cases: [Case]
  public var conditionalCases: [ConditionalBlock<[Case]>]
  public var range: SourceRange
}

public struct DoStatement: Sendable {
  public struct Catch: Sendable {
    /// The patterns; empty binds `error`.
    public var items: [SwitchStatement.Item]
    public var body: CodeBlock
    public var range: SourceRange
  }
  public var label: Identifier?
  public var body: CodeBlock
  public var catches: [Catch]
  public var range: SourceRange
}

/// What a value is matched against or bound to.
public indirect enum Pattern: Sendable {
  case wildcard(SourceRange)
  /// A name that is bound, inside `let`, `var` or `for`.
  case name(Identifier)
  /// `let pattern` or `var pattern`: the names inside are bound.
  case binding(isVar: Bool, Pattern, SourceRange)
  case tuple([TupleElement], SourceRange)
  /// `.name`, `.name(payload)`, `Type.name(payload)`.
  case enumCase(type: TypeReference?, name: Identifier, payload: [TupleElement]?, SourceRange)
  /// `pattern?`
  case optional(Pattern, SourceRange)
  case `is`(TypeReference, SourceRange)
  case `as`(Pattern, TypeReference, SourceRange)
  /// Any expression, compared by `~=`; an enum case without payload may come as one too.
  case expression(Expression)

  public struct TupleElement: Sendable {
    public var label: Identifier?
    public var pattern: Pattern

    public init(label: Identifier?, pattern: Pattern) {
      self.label = label
      self.pattern = pattern
    }
  }
}
