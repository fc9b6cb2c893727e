import SwiftSubset

extension Program {
  static let modules: Set<String> = ["SwiftUI", "Swift", "Foundation", "UIKit", "Combine"]

  /// Types with a case of their own.
  private enum Plain {
    case int, double, bool, string, void, never, any, view
    var type: Type {
      switch self {
      case .int: .int
      case .double: .double
      case .bool: .bool
      case .string: .string
      case .void: .void
      case .never: .never
      case .any: .any
      case .view: .view
      }
    }
  }

  private static let plain: [String: Plain] = [
    "Int": .int, "Int8": .int, "Int16": .int, "Int32": .int, "Int64": .int, "UInt": .int,
    "UInt8": .int, "UInt16": .int, "UInt32": .int, "UInt64": .int,
    "Double": .double, "CGFloat": .double, "Float": .double, "Float64": .double,
    "TimeInterval": .double, "Bool": .bool, "String": .string, "Void": .void, "Never": .never,
    "Any": .any, "AnyObject": .any, "View": .view,
  ]

  static let narrowIntegers: [String: ClosedRange<Int>] = [
    "Int8": -128...127, "UInt8": 0...255, "Int16": -32_768...32_767, "UInt16": 0...65_535,
    "Int32": -2_147_483_648...2_147_483_647, "UInt32": 0...4_294_967_295,
    "UInt": 0...Int.max, "UInt64": 0...Int.max,
  ]

  static func plainType(_ name: String) -> Type? { plain[name]?.type }

  /// Whether a name looks like one of UIKit or another framework that is not here.
  static func isForeign(_ name: String) -> Bool {
    if Catalog.index.isForeign(name) { return true }
    for prefix in ["UI", "NS", "CA", "CF", "WK", "AV", "MK", "CL", "SK", "PH"] {
      if name.hasPrefix(prefix), let next = name.dropFirst(2).first, next.isUppercase,
        name.dropFirst(3).first?.isLowercase ?? false
      {
        return true
      }
    }
    return false
  }

  func noteForeign(_ name: String) {
    guard name != "UINavigationController" else { return }
    machine.note("'\(name)' is not part of the playground: what it does is passed over")
  }

  /// A type by its global name: of the program, else of the catalog.
  func typeSymbol(_ name: String) -> TypeSymbol? {
    types[name] ?? preludeType(name) ?? catalogType(name)
  }

  /// A symbol with generic arguments as a type; arguments left out are unknown.
  func type(of symbol: TypeSymbol, _ arguments: [Type] = []) -> Type {
    if symbol.isCatalog {
      if let plain = Program.plain[symbol.name] { return plain.type }
      let first = arguments.first ?? .unknown
      switch symbol.name {
      case "Array", "ContiguousArray": return .array(first)
      case "Optional": return .optional(first)
      case "Dictionary": return .dictionary(first, arguments.dropFirst().first ?? .unknown)
      default: break
      }
    }
    if symbol.kind == .protocol { return .existential([symbol]) }
    let padded = symbol.generics.indices.map { index in
      symbol.generics[index].isView
        ? .view : arguments.indices.contains(index) ? arguments[index] : Type.unknown
    }
    return .nominal(symbol, padded)
  }

  /// The type of `self` inside a symbol's declaration.
  func declaredType(_ symbol: TypeSymbol) -> Type {
    if symbol.kind == .protocol {
      return symbol.isCatalog && symbol.name == "View" ? .view : .generic(symbol.selfParameter)
    }
    return type(of: symbol, symbol.generics.map(\.asType))
  }

  func selfType(in scope: DeclarationScope) -> Type? {
    var here: DeclarationScope? = scope
    while let scope = here {
      if let owner = scope.owner { return declaredType(owner) }
      here = scope.parent
    }
    return nil
  }

  /// The symbol whose table holds the members of a type.
  func symbol(of type: Type) -> TypeSymbol? {
    switch type {
    case .int: catalogType("Int")
    case .double: catalogType("Double")
    case .bool: catalogType("Bool")
    case .string: catalogType("String")
    case .view: catalogType("View")
    case .array: catalogType("Array")
    case .dictionary: catalogType("Dictionary")
    case .optional: catalogType("Optional")
    case .nominal(let symbol, _): symbol
    case .existential(let protocols): protocols.first
    default: nil
    }
  }

  /// What the generic parameters of a type's symbol are in this very type.
  func genericArguments(of type: Type) -> [GenericParameter: Type] {
    guard let symbol = symbol(of: type), !symbol.generics.isEmpty else {
      return [GenericParameter: Type]()
    }
    let arguments: [Type] =
      switch type {
      case .array(let element): [element]
      case .optional(let wrapped): [wrapped]
      case .dictionary(let key, let value): [key, value]
      case .nominal(_, let arguments): arguments
      default: []
      }
    return Dictionary(zip(symbol.generics, arguments), uniquingKeysWith: { first, _ in first })
  }

  enum TypeMember {
    case symbol(TypeSymbol)
    case type(Type)
  }

  /// A type named inside another one: nested, an alias, or an associated type.
  func typeMember(_ name: String, of owner: TypeSymbol, inside: Bool) -> TypeMember? {
    if let nested = owner.nested[name] { return .symbol(nested) }
    if owner.isCatalog, let nested = catalogType(owner.name + "." + name) { return .symbol(nested) }
    if owner.kind == .protocol {
      if inside, associatedNames(of: owner).contains(name) {
        return .type(.member(declaredType(owner), name))
      }
      return nil
    }
    if let generic = owner.generics.first(where: { $0.name == name }) {
      return .type(generic.asType)
    }
    if inside, let outer = owner.outer, let found = typeMember(name, of: outer, inside: true) {
      return found
    }
    guard inside || !conformances(of: owner).isEmpty else { return nil }
    for conformed in allProtocols(of: owner) {
      if let nested = conformed.nested[name] ?? nestedInCatalog(name, conformed) {
        return .symbol(nested)
      }
    }
    return associatedType(name, of: declaredType(owner)).map { .type($0) }
  }

  /// A name that a protocol of the catalog brings, such as `ButtonStyle.Configuration`.
  private func nestedInCatalog(_ name: String, _ owner: TypeSymbol) -> TypeSymbol? {
    owner.isCatalog ? catalogType(owner.name + "." + name) : nil
  }

  /// Whether it is a style whose drawing is not here, so that its configuration may be anything.
  private func isBlank(_ symbol: TypeSymbol) -> Bool {
    symbol.isCatalog && symbol.name.hasSuffix("Style") && symbol.name != "ShapeStyle"
      && catalogType(symbol.name + ".Configuration") == nil
      && Catalog.index.requirements(of: symbol.name).isEmpty
  }

  /// Whether the declarations around stand in a type of which not all is known.
  func foreignOwner(of scope: DeclarationScope, besides inheriting: TypeSymbol?) -> Bool {
    var here: DeclarationScope? = scope
    while let scope = here {
      if let owner = scope.owner, owner !== inheriting, inheritsForeign(owner) { return true }
      here = scope.parent
    }
    return false
  }

  /// Whether a type inherits from one of a framework that is not here: its members may be anything.
  func inheritsForeign(_ symbol: TypeSymbol) -> Bool {
    var here: TypeSymbol? = symbol
    var count = 0
    while let next = here, count < 64, !next.isCatalog, next.kind != .protocol {
      if inheritedTypes(of: next).contains(.unknown) { return true }
      if conformances(of: next).contains(where: isBlank) { return true }
      guard case .nominal(let above, _)? = superclass(of: declaredType(next)) else { return false }
      here = above
      count += 1
    }
    return false
  }

  func typeNames(in scope: DeclarationScope) -> [String] {
    var names = Array(types.keys) + Catalog.index.typeNames
    var here: DeclarationScope? = scope
    while let scope = here {
      names += scope.generics.keys
      if let owner = scope.owner { names += owner.nested.keys }
      here = scope.parent
    }
    return names.sorted()
  }
}

// MARK: Substitution

extension Program {
  /// The type with generic parameters replaced; associated types of known types are looked up.
  func substitute(_ type: Type, _ bindings: [GenericParameter: Type]) -> Type {
    if bindings.isEmpty { return type }
    switch type {
    case .generic(let parameter): return bindings[parameter] ?? type
    case .member(let base, let name):
      let base = substitute(base, bindings)
      if base == .unknown { return .unknown }
      return associatedType(name, of: base) ?? .member(base, name)
    case .nominal(let symbol, let arguments):
      return arguments.isEmpty
        ? type : .nominal(symbol, arguments.map { substitute($0, bindings) })
    case .optional(let wrapped): return .optional(substitute(wrapped, bindings))
    case .array(let element): return .array(substitute(element, bindings))
    case .dictionary(let key, let value):
      return .dictionary(substitute(key, bindings), substitute(value, bindings))
    case .tuple(let elements):
      return .tuple(elements.map { .init(label: $0.label, type: substitute($0.type, bindings)) })
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].type = substitute(function.parameters[index].type, bindings)
      }
      function.result = substitute(function.result, bindings)
      return .function(function)
    case .metatype(let instance): return .metatype(substitute(instance, bindings))
    default: return type
    }
  }

  /// Whether a type still mentions a generic parameter.
  func isOpen(_ type: Type) -> Bool {
    switch type {
    case .generic, .member: true
    case .nominal(_, let arguments): arguments.contains(where: isOpen)
    case .optional(let inner), .array(let inner), .metatype(let inner): isOpen(inner)
    case .dictionary(let key, let value): isOpen(key) || isOpen(value)
    case .tuple(let elements): elements.contains { isOpen($0.type) }
    case .function(let function):
      isOpen(function.result) || function.parameters.contains { isOpen($0.type) }
    default: false
    }
  }

  /// Binds the parameters in `open` that `pattern` mentions to what `actual` has there.
  func unify(
    _ pattern: Type, _ actual: Type, _ open: Set<GenericParameter>,
    _ bindings: inout [GenericParameter: Type]
  ) {
    if actual == .unknown { return }
    switch (pattern, actual) {
    case (.generic(let parameter), _) where open.contains(parameter):
      if let old = bindings[parameter], old != .unknown {
        if canConvert(old, to: actual) != nil, canConvert(actual, to: old) == nil {
          bindings[parameter] = actual
        }
      } else {
        bindings[parameter] = actual
      }
    case (.optional(let left), .optional(let right)): unify(left, right, open, &bindings)
    case (.optional(let left), _): unify(left, actual, open, &bindings)
    case (.array(let left), .array(let right)): unify(left, right, open, &bindings)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      unify(key, otherKey, open, &bindings)
      unify(value, otherValue, open, &bindings)
    case (.metatype(let left), .metatype(let right)): unify(left, right, open, &bindings)
    case (.tuple(let left), .tuple(let right)) where left.count == right.count:
      for (left, right) in zip(left, right) { unify(left.type, right.type, open, &bindings) }
    case (.function(let left), .function(let right)):
      for (left, right) in zip(left.parameters, right.parameters) {
        unify(left.type, right.type, open, &bindings)
      }
      unify(left.result, right.result, open, &bindings)
    case (.nominal(let left, let arguments), .nominal(let right, let others)):
      // A key path that can be written is one that can be read.
      if left === right || left.isKeyPath && right.isKeyPath {
        for (left, right) in zip(arguments, others) { unify(left, right, open, &bindings) }
      } else if let above = superclass(of: actual) {
        unify(pattern, above, open, &bindings)
      }
    default: break
    }
  }
}

extension TypeSymbol {
  fileprivate var isKeyPath: Bool { isCatalog && name.hasSuffix("KeyPath") }
}
