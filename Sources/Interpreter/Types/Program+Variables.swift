import SwiftSubset

extension Program {
  /// The type of a property or variable as its readers see it.
  func type(of variable: VariableSymbol) -> Type {
    if let known = variable.type, known.epoch == epoch { return known.value }
    variable.type = (.unknown, epoch)
    let type = readType(of: variable, report: nil)
    variable.type = (type, epoch)
    return type
  }

  func readType(of variable: VariableSymbol, report: ((Diagnostic) -> Void)?) -> Type {
    let resolving = TypeResolving(program: self, scope: variable.scope, report: report)
    if let written = variable.binding.type {
      return resolving.resolve(written)
    }
    if case .environment(let attribute)? = variable.wrapper {
      return environmentType(attribute, variable.scope)
    }
    if case .environmentObject? = variable.wrapper,
      let written = variable.head.attributes.lazy.compactMap(\.objectType).first
    {
      return resolving.resolve(written)
    }
    if let inferred = variable.inferred { return inferred }
    if variable.isNamespace { return named("Namespace.ID") }
    guard let value = variable.binding.value else { return .unknown }
    let lowering = Lowering(
      self, scope: variable.scope, selfType: variable.owner.map(declaredType), isStatic: true)
    let type = lowering.silently { lowering.lower(value, expecting: nil).type }.result
    if case .custom(let attribute)? = variable.wrapper, type == .unknown {
      return wrapperType(attribute, variable.scope, report)
    }
    return type
  }

  private func wrapperType(
    _ attribute: Attribute, _ scope: DeclarationScope, _ report: ((Diagnostic) -> Void)?
  ) -> Type {
    let reference = TypeReference.named(
      [.init(name: attribute.name, generics: attribute.generics)], attribute.range)
    return TypeResolving(program: self, scope: scope, report: report).resolve(reference)
  }

  /// What the slot of a stored property holds: for a wrapped one, the wrapper.
  func storedType(of property: VariableSymbol) -> Type {
    let type = type(of: property)
    switch property.wrapper {
    case nil: return type
    case .state?: return named("State", [type])
    case .binding?: return named("Binding", [type])
    case .stateObject?: return named("StateObject", [type])
    case .object?: return type
    case .environment?, .environmentObject?: return .unknown
    case .custom(let attribute)?:
      let wrapper = wrapperType(attribute, property.scope, nil)
      if case .nominal(let symbol, _) = wrapper, attribute.generics.isEmpty,
        symbol.generics.count == 1
      {
        return .nominal(symbol, [type])
      }
      return wrapper
    }
  }

  func named(_ name: String, _ arguments: [Type] = []) -> Type {
    catalogType(name).map { self.type(of: $0, arguments) } ?? .unknown
  }

  /// The type of `@Environment(\.key)` or `@Environment(Model.self)`.
  private func environmentType(_ attribute: Attribute, _ scope: DeclarationScope) -> Type {
    guard let argument = attribute.arguments?.first?.value else { return .unknown }
    if case .keyPath(_, let suffixes, _) = argument {
      var type = named("EnvironmentValues")
      for suffix in suffixes {
        guard case .member(let name, _) = suffix, name.text != "self" else { continue }
        type = propertyType(name.text, of: type) ?? .unknown
      }
      return type
    }
    return .unknown
  }

  /// The type of a property of a type, seen from outside.
  func propertyType(_ name: String, of type: Type) -> Type? {
    for found in members(named: name, of: type, isStatic: false) {
      if case .variable(let variable) = found.member {
        return substitute(self.type(of: variable), memberBindings(found, of: type))
      }
    }
    return nil
  }

  /// The layout of instances of a type.
  func layout(of symbol: TypeSymbol, _ arguments: [Type]) -> Layout {
    if symbol.memo.epoch == epoch, let known = symbol.memo.layouts[arguments] { return known }
    let type = Type.nominal(symbol, arguments)
    let bindings = genericArguments(of: type)
    let stored = allStored(of: symbol)
    let layout = Layout(
      symbol: symbol, type: type, names: stored.map(\.name),
      types: stored.map { substitute(storedType(of: $0), bindings) })
    _ = conformances(of: symbol)
    symbol.memo.layouts[arguments] = layout
    return layout
  }

  /// The stored properties of instances, those of the superclass first.
  func allStored(of symbol: TypeSymbol) -> [VariableSymbol] {
    guard case .nominal(let above, _)? = superclass(of: declaredType(symbol)) else {
      return symbol.stored
    }
    return allStored(of: above) + symbol.stored
  }
}
