import SwiftSubset

/// A function, method, initializer, subscript or operator; it outlives its declarations.
final class FunctionSymbol {
  enum Body {
    case function(FunctionDeclaration)
    case initializer(InitializerDeclaration)
    case `subscript`(SubscriptDeclaration)
    /// The initializer that a struct has by its stored properties.
    case memberwise
    /// A case with payload, as a function.
    case enumCase(CaseSymbol)
  }

  let name: String
  let owner: TypeSymbol?
  var body: Body
  var scope: DeclarationScope
  var isStatic: Bool
  var isMutating: Bool
  /// The entry of the catalog that runs it.
  var native: CatalogEntry?
  /// The scope of its body: that of the signature with its own generic parameters.
  var innerScope: DeclarationScope?
  /// Whether it stands in a protocol, for its conformers to bring.
  var isRequirement = false
  /// The declaration that brought it.
  weak var record: DeclarationRecord?
  /// The signature with the epoch in which it was read.
  var signature: (value: Signature, epoch: Int)?
  /// Lowered code for each list of generic arguments.
  var codes: [CodeKey: FunctionCode] = [:]

  init(
    _ name: String, owner: TypeSymbol?, body: Body, scope: DeclarationScope, isStatic: Bool,
    isMutating: Bool
  ) {
    self.name = name
    self.owner = owner
    self.body = body
    self.scope = scope
    self.isStatic = isStatic
    self.isMutating = isMutating
  }
}

/// What a caller must know of a function.
struct Signature {
  struct Parameter {
    var label: String?
    var name: String
    var type: Type
    var defaultValue: Expression?
    var isInout = false
    var isVariadic = false
    var isBuilder = false
    var isAutoclosure = false
    /// The type as it is written.
    var written: String?
  }
  var generics: [GenericParameter] = []
  var parameters: [Parameter]
  var result: Type
  var `throws` = false
  /// Whether it throws only what its arguments throw.
  var isRethrowing = false
  var isFailable = false
  /// Conditions of a `where` clause and of the extension: left side and what it must be.
  var requirements: [(left: Type, isSame: Bool, right: Type)] = []
}

/// The generic arguments one lowering of a function is for.
struct SpecializationKey: Hashable {
  var selfType: Type?
  var arguments: [Type]
}

/// A specialization of one of a symbol's bodies: a subscript has two.
struct CodeKey: Hashable {
  var specialization: SpecializationKey
  var kind: CallTarget.Kind
}

/// Lowered code of one function for one list of generic arguments.
final class FunctionCode {
  let epoch: Int
  /// Whether its symbol has a new body: callers ask for the code again.
  @exclusivity(unchecked) var isStale = false
  /// What is wrong with the body; such code halts when it is reached.
  var diagnostics: [Diagnostic] = []
  /// Runs on a frame that holds the arguments; the frame is cleared when it returns.
  let run: (Machine, Frame) -> Value

  init(epoch: Int, run: @escaping (Machine, Frame) -> Value) {
    self.epoch = epoch
    self.run = run
  }
}

/// A property, global variable or static; it outlives its declarations.
final class VariableSymbol {
  enum Storage {
    /// A slot of the instance.
    case stored
    case computed(Accessors)
    /// A global or static: made at first use.
    case global
    case native(CatalogEntry)
  }
  let name: String
  let owner: TypeSymbol?
  var scope: DeclarationScope
  var head: DeclarationHead
  var binding: VariableDeclaration.Binding
  var isLet: Bool
  var isStatic: Bool
  var storage: Storage
  var isRequirement = false
  var wrapper: Wrapper?
  var type: (value: Type, epoch: Int)?
  /// The type found when its value was made, for variables of the prompt.
  var inferred: Type?
  /// A global's value, once made.
  var value: Value?
  var isBeingMade = false
  /// The variable of that name before it, which its own first value still means.
  var hidden: VariableSymbol?
  /// The input that changed it last.
  var changedInput = -1
  /// The declaration that brought it.
  weak var record: DeclarationRecord?
  var codes: [SpecializationKey: FunctionCode] = [:]
  var setters: [SpecializationKey: FunctionCode] = [:]

  init(
    _ name: String, owner: TypeSymbol?, scope: DeclarationScope, head: DeclarationHead,
    binding: VariableDeclaration.Binding, isLet: Bool, isStatic: Bool, storage: Storage
  ) {
    self.name = name
    self.owner = owner
    self.scope = scope
    self.head = head
    self.binding = binding
    self.isLet = isLet
    self.isStatic = isStatic
    self.storage = storage
  }
}

/// A property wrapper on a variable.
enum Wrapper {
  case state, binding
  case environment(Attribute)
  /// An observable object that the view makes once and keeps.
  case stateObject
  /// An observable object that somebody else keeps.
  case object
  /// An observable object that a view above hands down, found by its type.
  case environmentObject
  /// A wrapper of the program's own: a struct with `wrappedValue`.
  case custom(Attribute)
}
