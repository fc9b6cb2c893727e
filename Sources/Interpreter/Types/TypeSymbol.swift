import SwiftSubset

/// A named type, of the program or of the catalog; it outlives its declarations.
///
/// Everybody refers to a type by its symbol, so a redeclaration swaps what the symbol holds.
final class TypeSymbol: Hashable {
  enum Kind { case `struct`, `class`, `enum`, `protocol`, native, alias }

  /// The full name: `Font.Weight`.
  let name: String
  var kind: Kind
  /// The type it is nested in.
  let outer: TypeSymbol?
  var generics: [GenericParameter] = []
  /// The declaration and its extensions, the newest last.
  var parts: [TypePart] = []
  /// The types after the colon, of the declaration and of its extensions, each with its scope.
  var inherited: [(reference: TypeReference, scope: DeclarationScope)] = []
  /// What the program declares, also for types of the catalog.
  var members: [String: [Member]] = [:]
  /// What the catalog has, as far as somebody asked.
  var natives: [String: [Member]] = [:]
  var nested: [String: TypeSymbol] = [:]
  /// Stored properties of instances, in order.
  var stored: [VariableSymbol] = []
  var cases: [CaseSymbol] = []
  /// Names whose catalog entries were turned into members already.
  var loaded: Set<String> = []
  var isCatalog = false
  /// Whether it is a class marked `@Observable`: bodies that read a property run again when it changes.
  var isObservable = false
  /// Whether it is marked `@resultBuilder`.
  var isResultBuilder = false
  /// What the name stands for, in a `typealias`.
  var alias: (reference: TypeReference, scope: DeclarationScope)?
  /// Whether the name's meaning is being looked for, and whether that led back to the name.
  var isResolving = false
  var isCircular = false
  /// Associated types of a protocol.
  var associated: [String: GenericParameter] = [:]
  /// `Self` inside a protocol.
  lazy var selfParameter = GenericParameter("Self")

  /// The type's own `==`, `<`, `hash(into:)` and `description`, run by the machine.
  var customEquals: ((Value, Value) -> Bool)?
  var customLess: ((Value, Value) -> Bool)?
  var customText: ((Value) -> String?)?
  var customHash: ((Value) -> Int)?

  var memo = TypeMemo()

  init(_ name: String, kind: Kind, outer: TypeSymbol? = nil) {
    self.name = name
    self.kind = kind
    self.outer = outer
  }

  /// Forgets what was worked out; layouts and the code that reads their slots hold each other.
  func forgetMemo() {
    for layout in memo.layouts.values { layout.role = nil }
    memo = TypeMemo()
  }

  /// The last part of the name.
  var shortName: String { String(name.split(separator: ".").last ?? "") }

  static func == (left: TypeSymbol, right: TypeSymbol) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What was worked out about a type, valid for one epoch of the program.
struct TypeMemo {
  var epoch = -1
  var conformances: [Type]?
  var inheritsItself: Bool?
  var layouts: [[Type]: Layout] = [:]
  var associated: [String: Type] = [:]
  var rawValues: [Value]?
  var inheritedInitializers: [FunctionSymbol]?
  /// Whether the types after the colon are being read: answers are not the last word.
  var isReading = false
  var allProtocols: [TypeSymbol]?
  var associatedNames: Set<String>?
  var tables: [TypeSymbol]?
  var found: [MemberKey: [FoundMember]] = [:]
}

/// What members were looked up by.
struct MemberKey: Hashable {
  var name: String
  var isStatic: Bool
  var forCall: Bool
}

/// The declaration of a type, or one extension of it.
struct TypePart {
  var members: [Declaration]
  var scope: DeclarationScope
  var inherited: [TypeReference]
  var record: DeclarationRecord
  var isExtension: Bool
}

/// One name inside a type.
enum Member {
  case function(FunctionSymbol)
  case variable(VariableSymbol)
  case enumCase(CaseSymbol)
}

/// A case of an enum.
final class CaseSymbol {
  unowned let owner: TypeSymbol
  let name: String
  let index: Int
  let parameters: [SwiftSubset.Parameter]?
  let scope: DeclarationScope
  let rawValue: Expression?
  /// The one value of a case without payload.
  private(set) lazy var plain = Value.object(EnumValue(self))

  init(
    owner: TypeSymbol, name: String, index: Int, parameters: [SwiftSubset.Parameter]?,
    rawValue: Expression?, scope: DeclarationScope
  ) {
    self.owner = owner
    self.name = name
    self.index = index
    self.parameters = parameters
    self.rawValue = rawValue
    self.scope = scope
  }
}

/// What names mean at a place among declarations: the generic parameters and the types around it.
final class DeclarationScope {
  let parent: DeclarationScope?
  let source: SourceText
  var generics: [String: GenericParameter] = [:]
  /// The type whose members stand here.
  let owner: TypeSymbol?
  /// Constraints of the extension they stand in.
  var requirements: [GenericRequirement] = []

  init(_ source: SourceText, parent: DeclarationScope? = nil, owner: TypeSymbol? = nil) {
    self.source = source
    self.parent = parent
    self.owner = owner
  }
}
