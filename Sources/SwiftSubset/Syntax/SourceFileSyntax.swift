/// The tree of a whole text: its statements and declarations in their order.
public struct SourceFileSyntax: Sendable {
  public var statements: [Statement]
}

/// Statements in braces.
public struct CodeBlock: Sendable {
  public var statements: [Statement]
  /// From the opening to the closing brace.
  public var range: SourceRange

  public init(statements: [Statement], range: SourceRange) {
    self.statements = statements
    self.range = range
  }
}

/// `#if`, `#elseif`, `#else`: all arms are kept, whoever runs the tree picks one.
public struct ConditionalBlock<Content: Sendable>: Sendable {
  public struct Arm: Sendable {
    /// The condition, or nil in `#else`.
    public var condition: Expression?
    public var content: Content
  }
  public var arms: [Arm]
  public var range: SourceRange
}

/// `@Name` or `@Name(arguments)`; any name is accepted.
public struct Attribute: Sendable {
  public var name: Identifier
  /// The generic arguments of `@Name<…>`.
  public var generics: [TypeReference]
  /// The arguments, or nil without parentheses; `@available(…)` has none, they are skipped.
  public var arguments: [Argument]?
  public var range: SourceRange
}

/// A modifier of a declaration such as `static`, `private`, `private(set)`, `mutating`.
public struct Modifier: Sendable {
  public var name: Identifier
  /// What stands in its parentheses, such as `set`.
  public var detail: Identifier?

  public init(name: Identifier, detail: Identifier?) {
    self.name = name
    self.detail = detail
  }
}

/// What may stand before any declaration, and where all of it is.
public struct DeclarationHead: Sendable {
  public var attributes: [Attribute]
  public var modifiers: [Modifier]
  /// From the first attribute to the end of the declaration.
  public var range: SourceRange

  public init(attributes: [Attribute], modifiers: [Modifier], range: SourceRange) {
    self.attributes = attributes
    self.modifiers = modifiers
    self.range = range
  }
  public func has(_ modifier: String) -> Bool { modifiers.contains { $0.name.text == modifier } }
  public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name.text == name } }
}
