import SwiftSubset

extension Program {
  /// Forgets what was worked out about a type before the program changed.
  func freshen(_ symbol: TypeSymbol) {
    if symbol.memo.epoch != epoch {
      symbol.forgetMemo()
      symbol.memo.epoch = epoch
    }
  }

  private func memo(_ symbol: TypeSymbol) -> TypeMemo {
    freshen(symbol)
    return symbol.memo
  }

  /// The protocols a type says it conforms to, directly.
  func conformances(of symbol: TypeSymbol) -> [TypeSymbol] {
    inheritedTypes(of: symbol).flatMap { type -> [TypeSymbol] in
      switch type {
      case .existential(let protocols): protocols
      case .view: catalogType("View").map { [$0] } ?? []
      default: []
      }
    }
  }

  func inheritedTypes(of symbol: TypeSymbol) -> [Type] {
    if let known = memo(symbol).conformances { return known }
    symbol.memo.conformances = []
    symbol.memo.isReading = true
    let types = symbol.inherited.map {
      TypeResolving(program: self, scope: $0.scope, report: nil, inheriting: symbol)
        .resolve($0.reference)
    }
    symbol.memo.conformances = types
    symbol.memo.isReading = false
    return types
  }

  /// The superclass of a class of the program.
  func superclass(of type: Type) -> Type? {
    guard case .nominal(let symbol, let arguments) = type, symbol.kind == .class,
      !inheritsItself(symbol)
    else { return nil }
    let bindings = Dictionary(
      zip(symbol.generics, arguments), uniquingKeysWith: { first, _ in first })
    for type in inheritedTypes(of: symbol) {
      if case .nominal(let above, _) = type, above.kind == .class {
        return substitute(type, bindings)
      }
    }
    return nil
  }

  /// The raw type of an enum: what stands after its colon and is no protocol.
  func rawType(of symbol: TypeSymbol) -> Type? {
    guard symbol.kind == .enum else { return nil }
    return inheritedTypes(of: symbol).first {
      switch $0 {
      case .int, .double, .string: true
      case .nominal(let symbol, _): symbol.name == "Character"
      default: false
      }
    }
  }

  /// Every protocol of a symbol, the nearest first.
  func allProtocols(of symbol: TypeSymbol) -> [TypeSymbol] {
    if let known = memo(symbol).allProtocols { return known }
    let found = findProtocols(of: symbol)
    if !symbol.memo.isReading { symbol.memo.allProtocols = found }
    return found
  }

  private func findProtocols(of symbol: TypeSymbol) -> [TypeSymbol] {
    var result: [TypeSymbol] = []
    var queue = symbol.kind == .protocol ? [symbol] : conformances(of: symbol)
    if symbol.kind == .enum { queue += ["Hashable", "Equatable"].compactMap(catalogType) }
    if case .nominal(let above, _)? = superclass(of: declaredType(symbol)) {
      queue += allProtocols(of: above)
    }
    if let raw = rawType(of: symbol), raw != .unknown {
      queue += catalogType("RawRepresentable").map { [$0] } ?? []
    }
    var index = 0
    while index < queue.count {
      let next = queue[index]
      index += 1
      guard !result.contains(next) else { continue }
      result.append(next)
      queue += conformances(of: next)
    }
    return result
  }

  func conforms(_ type: Type, to target: TypeSymbol) -> Bool {
    if target.isCatalog, Program.marker.contains(target.name) { return true }
    switch type {
    case .unknown, .never: return true
    case .existential(let protocols):
      return protocols.contains { allProtocols(of: $0).contains(target) }
    case .generic(let parameter): return parameter.bounds.contains { conforms($0, to: target) }
    case .member: return true
    case .any, .void, .metatype, .function: return false
    case .tuple: return false
    case .array(let element), .optional(let element):
      if Program.elementwise.contains(target.name) { return conforms(element, to: target) }
    case .dictionary(_, let value):
      if Program.elementwise.contains(target.name) { return conforms(value, to: target) }
    default: break
    }
    guard let symbol = symbol(of: type) else { return false }
    if symbol === target { return true }
    return allProtocols(of: symbol).contains(target)
  }

  private static let marker: Set<String> = ["Sendable", "AnyObject", "Copyable", "BitwiseCopyable"]
  private static let elementwise: Set<String> = ["Equatable", "Hashable", "Codable"]

  func conforms(_ type: Type, to name: String) -> Bool {
    catalogType(name).map { conforms(type, to: $0) } ?? false
  }

  func isView(_ type: Type) -> Bool {
    switch type {
    case .view, .unknown, .never: true
    case .optional(let wrapped): isView(wrapped)
    case .nominal, .existential, .generic: conforms(type, to: "View")
    default: false
    }
  }

  /// Whether a builder takes it: a view, a scene, the content of a toolbar.
  func isBuildable(_ type: Type) -> Bool {
    isView(type)
      || ["Scene", "ToolbarContent", "Commands"].contains { conforms(type, to: $0) }
  }

  // MARK: Associated types

  func associatedNames(of symbol: TypeSymbol) -> Set<String> {
    if let known = memo(symbol).associatedNames { return known }
    let found = findAssociatedNames(of: symbol)
    if !symbol.memo.isReading { symbol.memo.associatedNames = found }
    return found
  }

  private func findAssociatedNames(of symbol: TypeSymbol) -> Set<String> {
    var names: Set<String> = []
    for it in allProtocols(of: symbol) {
      names.formUnion(it.associated.keys)
      if it.isCatalog { names.formUnion(Catalog.index.associatedTypes(of: it.name)) }
    }
    return names
  }

  /// `Element`, `Value`, … of a type; nil when there is none or it isn't known yet.
  func associatedType(_ name: String, of type: Type) -> Type? {
    switch (type, name) {
    case (.unknown, _): return .unknown
    case (.array(let element), "Element"): return element
    case (.array, "Index"), (.array, "Indices"): return .int
    case (.dictionary(let key, let value), "Element"):
      return .tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
    case (.dictionary(let key, _), "Key"): return key
    case (.dictionary(_, let value), "Value"): return value
    case (.optional(let wrapped), "Wrapped"): return wrapped
    case (.string, "Element"): return typeSymbol("Character").map { .nominal($0, []) }
    case (.view, "Body"): return .view
    case (.generic, _), (.member, _): return .member(type, name)
    default: break
    }
    guard case .nominal(let symbol, _) = type else {
      return symbol(of: type).flatMap { associatedType(name, declaredBy: $0, type) }
    }
    return associatedType(name, declaredBy: symbol, type)
  }

  private func associatedType(_ name: String, declaredBy symbol: TypeSymbol, _ type: Type) -> Type?
  {
    if let known = memo(symbol).associated[name] {
      return substitute(known, genericArguments(of: type))
    }
    symbol.memo.associated[name] = .unknown
    let found = findAssociatedType(name, symbol)
    symbol.memo.associated[name] = found
    return found.map { substitute($0, genericArguments(of: type)) }
  }

  private func findAssociatedType(_ name: String, _ symbol: TypeSymbol) -> Type? {
    if let nested = symbol.nested[name] {
      if let alias = nested.alias {
        return TypeResolving(program: self, scope: alias.scope, report: nil)
          .resolve(alias.reference)
      }
      return self.type(of: nested)
    }
    if let generic = symbol.generics.first(where: { $0.name == name }) { return generic.asType }
    if name == "Element", let first = symbol.generics.first, symbol.isCatalog {
      return first.asType
    }
    if name == "RawValue" { return rawType(of: symbol) }
    // What a modifier is attached to is any view.
    if name == "Content", allProtocols(of: symbol).contains(where: { $0.name == "ViewModifier" }) {
      return .view
    }
    if name == "AllCases" { return .array(declaredType(symbol)) }
    for conformed in allProtocols(of: symbol) {
      // `Configuration` of a style: a name that the protocol itself gives a type.
      if conformed.isCatalog, let nested = catalogType(conformed.name + "." + name) {
        return nested.alias.map {
          TypeResolving(program: self, scope: $0.scope, report: nil).resolve($0.reference)
        } ?? type(of: nested)
      }
      if let found = inferAssociatedType(name, from: conformed, in: symbol) { return found }
    }
    return nil
  }

  /// Finds what a requirement's witness says about an associated type.
  private func inferAssociatedType(
    _ name: String, from conformed: TypeSymbol, in symbol: TypeSymbol
  ) -> Type? {
    guard associatedNames(of: conformed).contains(name) else { return nil }
    let wanted = GenericParameter(name)
    for (memberName, requirement) in requirements(of: conformed) {
      guard let pattern = requirementPattern(requirement, name, conformed, wanted) else { continue }
      for witness in symbol.members[memberName] ?? [] {
        guard let actual = witnessType(witness) else { continue }
        var bindings = [GenericParameter: Type]()
        unify(pattern, actual, [wanted], &bindings)
        if let found = bindings[wanted] { return found }
      }
    }
    return nil
  }

  private func requirementPattern(
    _ requirement: Member, _ name: String, _ owner: TypeSymbol, _ wanted: GenericParameter
  ) -> Type? {
    guard let type = witnessType(requirement) else { return nil }
    return replaceMember(type, name, .generic(wanted))
  }

  private func replaceMember(_ type: Type, _ name: String, _ new: Type) -> Type {
    switch type {
    case .member(.generic, name): return new
    case .optional(let inner): return .optional(replaceMember(inner, name, new))
    case .array(let inner): return .array(replaceMember(inner, name, new))
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].type = replaceMember(
          function.parameters[index].type, name, new)
      }
      function.result = replaceMember(function.result, name, new)
      return .function(function)
    default: return type
    }
  }

  private func witnessType(_ member: Member) -> Type? {
    switch member {
    case .variable(let variable): return type(of: variable)
    case .function(let function):
      let signature = signature(of: function)
      return .function(FunctionType(signature.parameters.map(\.type), signature.result))
    case .enumCase: return nil
    }
  }
}
