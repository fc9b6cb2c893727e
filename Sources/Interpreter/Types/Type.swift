/// A type as the checker knows it.
///
/// `unknown` is what we do not know (a name of UIKit, the result of something passed): everything
/// can be done with it, nothing is refused.
indirect enum Type: Hashable {
  case int, double, bool, string, void, never, any, unknown
  /// Any view: `some View`, `any View`, `AnyView`'s content, a generic parameter bound by `View`.
  case view
  /// A struct, class, enum or a type of the catalog, with its generic arguments.
  case nominal(TypeSymbol, [Type])
  case optional(Type)
  case array(Type)
  case dictionary(Type, Type)
  case tuple([Element])
  case function(FunctionType)
  /// A generic parameter inside its own declaration.
  case generic(GenericParameter)
  /// `T.Element`: an associated type of something not yet known.
  case member(Type, String)
  /// `some P`, `any P`, `any P & Q`, other than `View`.
  case existential([TypeSymbol])
  case metatype(Type)

  struct Element: Hashable {
    var label: String?
    var type: Type
  }

  /// Whether a value alone does not say what it is made of.
  var hidesElements: Bool {
    switch self {
    case .optional, .array, .dictionary, .tuple, .function: true
    case .nominal(let symbol, let arguments): symbol.isCatalog && !arguments.isEmpty
    default: false
    }
  }

  /// Whether a part of it is unknown.
  var isVague: Bool {
    switch self {
    case .unknown: true
    case .optional(let inner), .array(let inner): inner.isVague
    case .dictionary(let key, let value): key.isVague || value.isVague
    case .nominal(_, let arguments): arguments.contains(where: \.isVague)
    default: false
    }
  }

  /// Whether it is a number, so that operands of its literals can be hinted at.
  var isNumber: Bool { self == .int || self == .double }

  /// Whether values of it need their static type to say which of their parts are optional.
  var hidesOptional: Bool {
    switch self {
    case .optional: true
    case .array(let element): element.hidesOptional
    case .dictionary(let key, let value): key.hidesOptional || value.hidesOptional
    case .tuple(let elements): elements.contains { $0.type.hidesOptional }
    default: false
    }
  }

  /// Whether its values hold no reference.
  var isPlain: Bool {
    switch self {
    case .int, .double, .bool, .void: true
    default: false
    }
  }
}

/// The type of a function or closure.
struct FunctionType: Hashable {
  struct Parameter: Hashable {
    var type: Type
    var isInout = false
  }
  var parameters: [Parameter]
  var result: Type
  var `throws` = false
  /// Whether a closure written for it is a view builder: `@ViewBuilder () -> Content`.
  var isBuilder = false
  /// The builder of the program's own that a closure written for it is put together by.
  var builder: TypeSymbol?

  init(_ parameters: [Type], _ result: Type, throws: Bool = false, isBuilder: Bool = false) {
    self.parameters = parameters.map { Parameter(type: $0) }
    self.result = result
    self.throws = `throws`
    self.isBuilder = isBuilder
  }
}

/// A generic parameter, or an associated type seen from inside its protocol.
final class GenericParameter: Hashable {
  let name: String
  /// The protocols it must conform to.
  var bounds: [Type] = []

  init(_ name: String) { self.name = name }

  static func == (left: GenericParameter, right: GenericParameter) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Type {
  var isNominal: Bool {
    if case .nominal = self { true } else { false }
  }
}
