/// A declaration, wherever it stands.
public indirect enum Declaration: Sendable {
  case type(TypeDeclaration)
  case `protocol`(ProtocolDeclaration)
  case `extension`(ExtensionDeclaration)
  case function(FunctionDeclaration)
  case initializer(InitializerDeclaration)
  case deinitializer(CodeBlock, SourceRange)
  case `subscript`(SubscriptDeclaration)
  case variable(VariableDeclaration)
  case `typealias`(TypealiasDeclaration)
  case associatedType(AssociatedTypeDeclaration)
  case enumCases(EnumCasesDeclaration)
  case `import`(ImportDeclaration)
  case macro(MacroExpansion, DeclarationHead)
  case block(BlockDeclaration)
  case conditional(ConditionalBlock<[Declaration]>)
  case missing(SourceRange)
}

/// `struct`, `class`, `actor` or `enum`.
public struct TypeDeclaration: Sendable {
  public enum Kind: String, Sendable { case `struct`, `class`, `actor`, `enum` }
  public var head: DeclarationHead
  public var kind: Kind
  public var name: Identifier
  public var generics: GenericClause
  /// The superclass, the protocols, an enum's raw type: as written.
  public var inherited: [TypeReference]
  public var members: [Declaration]
  /// The braces and what they hold.
  public var body: SourceRange

  public init(
    head: DeclarationHead, kind: Kind, name: Identifier, generics: GenericClause,
    inherited: [TypeReference], members: [Declaration], body: SourceRange
  ) {
    self.head = head
    self.kind = kind
    self.name = name
    self.generics = generics
    self.inherited = inherited
    self.members = members
    self.body = body
  }
}

public struct ProtocolDeclaration: Sendable {
  public var head: DeclarationHead
  public var name: Identifier
  public var primaryAssociatedTypes: [Identifier]
  public var inherited: [TypeReference]
  public var requirements: [GenericRequirement]
  public var members: [Declaration]
  public var body: SourceRange
}

public struct ExtensionDeclaration: Sendable {
  public var head: DeclarationHead
  public var extended: TypeReference
  public var inherited: [TypeReference]
  public var requirements: [GenericRequirement]
  public var members: [Declaration]
  public var body: SourceRange
}

/// `<T: P, U>` with the `where` clause that belongs to it.
public struct GenericClause: Sendable {
  public struct Parameter: Sendable {
    public var name: Identifier
    public var bound: TypeReference?
    /// Whether it is a pack, `each T`.
    public var isPack: Bool
  }
  public var parameters: [Parameter]
  public var requirements: [GenericRequirement]

  public init(parameters: [Parameter], requirements: [GenericRequirement]) {
    self.parameters = parameters
    self.requirements = requirements
  }
}

/// One part of a `where` clause.
public struct GenericRequirement: Sendable {
  public enum Relation: Sendable { case conforms, equals }
  public var left: TypeReference
  public var relation: Relation
  public var right: TypeReference
}

/// A parameter of a function, an initializer, a subscript or an enum case.
public struct Parameter: Sendable {
  public var attributes: [Attribute]
  /// The argument label; nil is `_` (or none written, in an enum case).
  public var label: Identifier?
  /// The name inside; in an enum case the label or `_`.
  public var name: Identifier
  public var type: TypeReference
  public var isVariadic: Bool
  public var defaultValue: Expression?
  public var range: SourceRange
}

public struct FunctionDeclaration: Sendable {
  public var head: DeclarationHead
  /// The name, or the operator it defines.
  public var name: Identifier
  public var generics: GenericClause
  public var parameters: [Parameter]
  public var isAsync: Bool
  public var `throws`: Bool
  /// The result as written; nil is `Void`.
  public var result: TypeReference?
  /// Nil in a protocol.
  public var body: CodeBlock?
}

public struct InitializerDeclaration: Sendable {
  public var head: DeclarationHead
  /// The word `init`.
  public var keyword: SourceRange
  public var isFailable: Bool
  public var generics: GenericClause
  public var parameters: [Parameter]
  public var isAsync: Bool
  public var `throws`: Bool
  public var body: CodeBlock?
}

public struct SubscriptDeclaration: Sendable {
  public var head: DeclarationHead
  /// The word `subscript`.
  public var keyword: SourceRange
  public var generics: GenericClause
  public var parameters: [Parameter]
  public var result: TypeReference
  public var accessors: Accessors
}

/// `let` or `var` with one or more bindings: `var a = 1, b: Int`.
public struct VariableDeclaration: Sendable {
  public struct Binding: Sendable {
    /// A name, mostly; `let (a, b) = …` has a tuple.
    public var pattern: Pattern
    public var type: TypeReference?
    public var value: Expression?
    public var accessors: Accessors?
    public var range: SourceRange

    public init(
      pattern: Pattern, type: TypeReference?, value: Expression?, accessors: Accessors?,
      range: SourceRange
    ) {
      self.pattern = pattern
      self.type = type
      self.value = value
      self.accessors = accessors
      self.range = range
    }
  }
  public var head: DeclarationHead
  public var isLet: Bool
  public var bindings: [Binding]

  public init(head: DeclarationHead, isLet: Bool, bindings: [Binding]) {
    self.head = head
    self.isLet = isLet
    self.bindings = bindings
  }
}

/// What stands in the braces of a computed or observed property.
public struct Accessors: Sendable {
  public struct Accessor: Sendable {
    public var attributes: [Attribute]
    public var modifiers: [Modifier]
    /// The name in parentheses (`set(newTitle)`), or nil.
    public var parameter: Identifier?
    /// Nil in a protocol's `{ get set }`.
    public var body: CodeBlock?
    public var range: SourceRange

    public init(
      attributes: [Attribute], modifiers: [Modifier], parameter: Identifier?, body: CodeBlock?,
      range: SourceRange
    ) {
      self.attributes = attributes
      self.modifiers = modifiers
      self.parameter = parameter
      self.body = body
      self.range = range
    }
  }
  /// `get { }`, or the whole braces when no accessor is named.
  public var get: Accessor?
  /// Whether `get` is `async` or `throws`.
  public var getHasEffects = false
  public var set: Accessor?
  public var willSet: Accessor?
  public var didSet: Accessor?
  public var range: SourceRange

  public init(
    get: Accessor? = nil, set: Accessor? = nil, willSet: Accessor? = nil,
    didSet: Accessor? = nil, range: SourceRange
  ) {
    self.get = get
    self.set = set
    self.willSet = willSet
    self.didSet = didSet
    self.range = range
  }
}

public struct TypealiasDeclaration: Sendable {
  public var head: DeclarationHead
  public var name: Identifier
  public var generics: GenericClause
  public var type: TypeReference
}

public struct AssociatedTypeDeclaration: Sendable {
  public var head: DeclarationHead
  public var name: Identifier
  public var inherited: [TypeReference]
  public var defaultType: TypeReference?
  public var requirements: [GenericRequirement]
}

/// `case a, b(Int), c = 3` inside an enum.
public struct EnumCasesDeclaration: Sendable {
  public struct Case: Sendable {
    public var name: Identifier
    /// The payload, or nil without parentheses.
    public var parameters: [Parameter]?
    public var rawValue: Expression?
  }
  public var head: DeclarationHead
  public var cases: [Case]
}

public struct ImportDeclaration: Sendable {
  public var head: DeclarationHead
  public var path: [Identifier]
}

/// `#Preview("name") { … }`, `#selector(…)`: a name, arguments and trailing closures.
public struct MacroExpansion: Sendable {
  public var name: Identifier
  public var arguments: [Argument]
  public var trailing: [Argument]
  public var range: SourceRange
}

/// A word that the caller of the parser added, a name and statements in braces: `screen Home { … }`.
public struct BlockDeclaration: Sendable {
  public var head: DeclarationHead
  public var keyword: Identifier
  public var name: Identifier
  public var body: CodeBlock
}
