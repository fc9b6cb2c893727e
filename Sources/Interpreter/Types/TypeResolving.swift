import SwiftSubset

/// Reads types as they are written.
struct TypeResolving {
  let program: Program
  let scope: DeclarationScope
  /// Takes what is wrong; nil is silent.
  var report: ((Diagnostic) -> Void)?
  /// The type after whose colon the name stands: its members are not visible there.
  var inheriting: TypeSymbol?

  func resolve(_ reference: TypeReference) -> Type {
    switch reference {
    case .named(let components, let range): named(components, range)
    case .optional(let wrapped, _), .implicitlyUnwrapped(let wrapped, _):
      .optional(resolve(wrapped))
    case .array(let element, _): .array(resolve(element))
    case .dictionary(let key, let value, _): .dictionary(resolve(key), resolve(value))
    case .tuple(let elements, _):
      elements.isEmpty
        ? .void : .tuple(elements.map { .init(label: $0.label?.text, type: resolve($0.type)) })
    case .function(let parameters, _, let `throws`, let result, _):
      function(parameters, result, throws: `throws`)
    case .some(let type, _), .any(let type, _): existential([type])
    case .composition(let types, _): existential(types)
    case .metatype(let type, _): .metatype(resolve(type))
    case .attributed(let attributes, let type): attributed(attributes, resolve(type))
    case .mutable(let type, _): resolve(type)
    case .missing: .unknown
    }
  }

  private func function(
    _ parameters: [TypeReference.Element], _ result: TypeReference, throws: Bool
  ) -> Type {
    var type = FunctionType(
      parameters.map { $0.isVariadic ? .array(resolve($0.type)) : resolve($0.type) },
      resolve(result), throws: `throws`)
    for (index, parameter) in parameters.enumerated() {
      if case .mutable = parameter.type { type.parameters[index].isInout = true }
    }
    return .function(type)
  }

  private func attributed(_ attributes: [Attribute], _ type: Type) -> Type {
    guard case .function(var function) = type else { return type }
    function.builder = program.ownBuilder(attributes, in: scope)
    function.isBuilder = function.builder == nil && attributes.contains(where: \.isBuilder)
    return .function(function)
  }

  private func existential(_ types: [TypeReference]) -> Type {
    var protocols: [TypeSymbol] = []
    for type in types {
      switch resolve(type) {
      case .view: return .view
      case .existential(let symbols): protocols += symbols
      case .any: continue
      case let other: if types.count == 1 { return other }
      }
    }
    return protocols.isEmpty ? .any : .existential(protocols)
  }

  // MARK: Names

  private func named(_ components: [TypeReference.Component], _ range: SourceRange) -> Type {
    var components = components[...]
    if components.count > 1, let first = components.first, Program.modules.contains(first.name.text)
    {
      components = components.dropFirst()
    }
    guard let first = components.first else { return .unknown }
    var type = lookUp(first)
    for component in components.dropFirst() { type = nested(component, in: type) }
    return type
  }

  private func lookUp(_ component: TypeReference.Component) -> Type {
    let name = component.name.text
    if name == "Self" { return program.selfType(in: scope) ?? .unknown }
    var here: DeclarationScope? = scope
    while let scope = here {
      if let parameter = scope.generics[name] { return parameter.asType }
      if let owner = scope.owner, owner !== inheriting,
        let found = program.typeMember(name, of: owner, inside: true)
      {
        return apply(component, to: found)
      }
      here = scope.parent
    }
    if program.types[name] == nil, let plain = Program.plainType(name) { return plain }
    if let symbol = program.typeSymbol(name) { return apply(component, to: symbol) }
    return missing(component.name)
  }

  private func missing(_ name: Identifier) -> Type {
    if program.foreignOwner(of: scope, besides: inheriting) { return .unknown }
    if Program.isForeign(name.text) {
      // What the catalog itself says is no news.
      if !scope.isCatalog { program.noteForeign(name.text) }
    } else {
      report?(.cannotFindType(name, among: program.typeNames(in: scope)))
    }
    return .unknown
  }

  private func nested(_ component: TypeReference.Component, in type: Type) -> Type {
    if type == .unknown { return .unknown }
    if component.name.text == "Type" { return .metatype(type) }
    if component.name.text == "Binding", let focused = focusBinding(type) { return focused }
    if let symbol = program.symbol(of: type),
      let found = program.typeMember(component.name.text, of: symbol, inside: false)
    {
      return apply(component, to: found)
    }
    if let associated = program.associatedType(component.name.text, of: type) { return associated }
    report?(.noMemberType(component.name, in: type))
    return .unknown
  }

  /// What `$` of a focus gives: `FocusState<Bool>.Binding` is a binding like any other here.
  private func focusBinding(_ type: Type) -> Type? {
    guard case .nominal(let symbol, let arguments) = type, symbol.isCatalog,
      ["FocusState", "AccessibilityFocusState"].contains(symbol.name)
    else { return nil }
    return program.named("Binding", arguments)
  }

  /// A symbol with its generic arguments, as the type it is.
  private func apply(_ component: TypeReference.Component, to symbol: TypeSymbol) -> Type {
    let arguments = component.generics.map(resolve)
    if let alias = symbol.alias {
      if symbol.isResolving {
        symbol.isCircular = true
        return .unknown
      }
      symbol.isResolving = true
      defer { symbol.isResolving = false }
      let type = TypeResolving(program: program, scope: alias.scope, report: nil)
        .resolve(alias.reference)
      if symbol.isCircular {
        report?(
          Diagnostic("type alias '\(symbol.name)' references itself", at: component.name.range))
      }
      return program.substitute(
        type, Dictionary(zip(symbol.generics, arguments), uniquingKeysWith: { first, _ in first }))
    }
    return program.type(of: symbol, arguments)
  }

  private func apply(_ component: TypeReference.Component, to found: Program.TypeMember) -> Type {
    switch found {
    case .symbol(let symbol): apply(component, to: symbol)
    case .type(let type): type
    }
  }
}

extension GenericParameter {
  /// Whether it stands for views: then it is simply any view.
  var isView: Bool { bounds.contains(.view) }
  var asType: Type { isView ? .view : .generic(self) }
}

extension Attribute {
  /// `@ViewBuilder`, `@ToolbarContentBuilder`, … : the body is a list of views.
  var isBuilder: Bool { name.text.hasSuffix("Builder") }
}
