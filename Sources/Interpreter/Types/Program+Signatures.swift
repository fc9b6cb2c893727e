import SwiftSubset

extension Program {
  /// The signature of a function, read once an epoch.
  func signature(of function: FunctionSymbol) -> Signature {
    if let known = function.signature, known.epoch == epoch || function.native != nil {
      return known.value
    }
    let signature = readSignature(of: function, report: nil)
    function.signature = (signature, epoch)
    return signature
  }

  /// Reads a signature and reports types that are not there.
  func readSignature(
    of function: FunctionSymbol, report: ((Diagnostic) -> Void)?
  ) -> Signature {
    switch function.body {
    case .function(let it):
      let scope = innerScope(function, it.generics, report)
      let resolving = TypeResolving(program: self, scope: scope, report: report)
      var signature = Signature(
        parameters: it.parameters.map { parameter($0, resolving) },
        result: it.result.map(resolving.resolve) ?? .void, throws: it.throws)
      finish(&signature, it.generics, scope, resolving)
      signature.isRethrowing =
        it.throws
        && function.isRethrowing(
          after: it.parameters.last?.range.end ?? it.name.range.end,
          before: it.result?.range.start ?? it.body?.range.start ?? it.head.range.end)
      return signature
    case .initializer(let it):
      let scope = innerScope(function, it.generics, report)
      let resolving = TypeResolving(program: self, scope: scope, report: report)
      let made = function.owner.map(declaredType) ?? .unknown
      var signature = Signature(
        parameters: it.parameters.map { parameter($0, resolving) },
        result: it.isFailable ? .optional(made) : made, throws: it.throws)
      signature.isFailable = it.isFailable
      signature.isRethrowing =
        it.throws
        && function.isRethrowing(
          after: it.parameters.last?.range.end ?? it.keyword.end,
          before: it.body?.range.start ?? it.head.range.end)
      finish(&signature, it.generics, scope, resolving)
      return signature
    case .subscript(let it):
      let scope = innerScope(function, it.generics, report)
      let resolving = TypeResolving(program: self, scope: scope, report: report)
      var signature = Signature(
        parameters: it.parameters.map { parameter($0, resolving, isSubscript: true) },
        result: resolving.resolve(it.result))
      finish(&signature, it.generics, scope, resolving)
      return signature
    case .memberwise: return memberwiseSignature(of: function)
    case .enumCase(let it): return caseSignature(of: it)
    }
  }

  private func innerScope(
    _ function: FunctionSymbol, _ clause: GenericClause, _ report: ((Diagnostic) -> Void)?
  ) -> DeclarationScope {
    let scope = DeclarationScope(function.scope.source, parent: function.scope)
    declare(clause, in: scope, report: report)
    function.innerScope = scope
    return scope
  }

  /// Enters the generic parameters of a clause, with their bounds, into a scope.
  func declare(
    _ clause: GenericClause, in scope: DeclarationScope, report: ((Diagnostic) -> Void)?
  ) {
    for it in clause.parameters {
      scope.generics[it.name.text] = scope.generics[it.name.text] ?? GenericParameter(it.name.text)
    }
    let resolving = TypeResolving(program: self, scope: scope, report: report)
    for it in clause.parameters {
      guard let bound = it.bound, let parameter = scope.generics[it.name.text] else { continue }
      parameter.bounds = [resolving.resolve(bound)]
    }
    for it in clause.requirements where it.relation == .conforms {
      guard case .named(let components, _) = it.left, components.count == 1,
        let parameter = scope.generics[components[0].name.text]
      else { continue }
      parameter.bounds.append(resolving.resolve(it.right))
    }
  }

  private func finish(
    _ signature: inout Signature, _ clause: GenericClause, _ scope: DeclarationScope,
    _ resolving: TypeResolving
  ) {
    signature.generics = clause.parameters.compactMap { scope.generics[$0.name.text] }
    signature.requirements =
      clause.requirements.map {
        (resolving.resolve($0.left), $0.relation == .equals, resolving.resolve($0.right))
      } + (scope.parent.map { self.requirements(around: $0) } ?? [])
  }

  /// The conditions of the extensions around a declaration.
  func requirements(
    around scope: DeclarationScope
  ) -> [(left: Type, isSame: Bool, right: Type)] {
    var result: [(left: Type, isSame: Bool, right: Type)] = []
    var here: DeclarationScope? = scope
    while let outer = here {
      let resolving = TypeResolving(program: self, scope: outer, report: nil)
      result += outer.requirements.map {
        (resolving.resolve($0.left), $0.relation == .equals, resolving.resolve($0.right))
      }
      here = outer.parent
    }
    return result
  }

  /// `where Element == String` says what a parameter is that is still open.
  func bind(
    _ requirements: [(left: Type, isSame: Bool, right: Type)],
    _ bindings: inout [GenericParameter: Type]
  ) {
    for requirement in requirements where requirement.isSame {
      guard case .generic(let parameter) = requirement.left else { continue }
      switch bindings[parameter] {
      case nil, .generic?, .unknown?: bindings[parameter] = requirement.right
      default: continue
      }
    }
  }

  private func parameter(
    _ it: SwiftSubset.Parameter, _ resolving: TypeResolving, isSubscript: Bool = false
  ) -> Signature.Parameter {
    var type = resolving.resolve(it.type)
    let builder =
      ownBuilder(it.attributes, in: resolving.scope) ?? type.unwrapped.asFunction?.builder
    let isBuilder =
      builder == nil && (it.attributes.contains(where: \.isBuilder) || it.type.isBuilder)
    if isBuilder || builder != nil, case .function(var function) = type.unwrapped {
      function.isBuilder = isBuilder
      function.builder = builder
      type = type.isOptional ? .optional(.function(function)) : .function(function)
    }
    let label = isSubscript && it.label?.text == it.name.text ? nil : it.label?.text
    return Signature.Parameter(
      label: label, name: it.name.text, type: it.isVariadic ? .array(type) : type,
      defaultValue: it.defaultValue, isInout: it.type.isMutable, isVariadic: it.isVariadic,
      isBuilder: isBuilder, isAutoclosure: it.type.isAutoclosure,
      written: resolving.scope.source.text(it.type.range))
  }

  private func caseSignature(of it: CaseSymbol) -> Signature {
    let resolving = TypeResolving(program: self, scope: it.scope, report: nil)
    let parameters = (it.parameters ?? []).map {
      Signature.Parameter(
        label: $0.label?.text, name: $0.name.text, type: resolving.resolve($0.type),
        defaultValue: $0.defaultValue)
    }
    return Signature(parameters: parameters, result: declaredType(it.owner))
  }

  private func memberwiseSignature(of function: FunctionSymbol) -> Signature {
    guard let owner = function.owner else { return Signature(parameters: [], result: .unknown) }
    let parameters = owner.stored.compactMap(memberwiseParameter)
    return Signature(parameters: parameters, result: declaredType(owner))
  }

  /// The parameter that a stored property gives the memberwise initializer.
  private func memberwiseParameter(_ property: VariableSymbol) -> Signature.Parameter? {
    if property.isLazy || property.isNamespace || property.head.has("override") { return nil }
    let hasValue = property.binding.value != nil
    if property.isLet, hasValue { return nil }
    let isPrivate = property.head.has("private") || property.head.has("fileprivate")
    switch property.wrapper {
    case .environment, .environmentObject: return nil
    case .state, .stateObject: if isPrivate, hasValue { return nil }
    // What the wrapper is made with besides the value is known only here.
    case .custom(let attribute):
      if hasValue, isPrivate || attribute.arguments != nil { return nil }
      if !hasValue, let wrapper = types[attribute.name.text].map(declaredType),
        startsItself(wrapper)
      {
        return nil
      }
    case .binding, .object, nil: break
    }
    let isBuilder = property.head.attributes.contains(where: \.isBuilder)
    let builder = ownBuilder(property.head.attributes, in: property.scope)
    var type = property.wrapper.isBinding ? storedType(of: property) : self.type(of: property)
    if isBuilder || builder != nil {
      var function = type.asFunction ?? FunctionType([], type)
      function.isBuilder = builder == nil
      function.builder = builder
      type = .function(function)
    }
    var isDefaulted = hasValue || (!property.isLet && type.isOptional)
    if property.wrapper.isBinding { isDefaulted = false }
    return Signature.Parameter(
      label: property.name, name: property.name, type: type,
      defaultValue: isDefaulted ? property.binding.value ?? .nil(property.binding.range) : nil,
      isBuilder: isBuilder || builder != nil)
  }
}

extension FunctionSymbol {
  /// Whether the word between parameters and result is `rethrows`.
  fileprivate func isRethrowing(after start: UInt32, before end: UInt32) -> Bool {
    scope.source.text(SourceRange(start, end)).contains("rethrows")
  }
}

extension Optional where Wrapped == Wrapper {
  var isBinding: Bool {
    if case .binding = self { return true }
    return false
  }
}

extension Type {
  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }
  /// The type without its optionals.
  var unwrapped: Type {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    return self
  }
}

extension TypeReference {
  var isMutable: Bool {
    switch self {
    case .mutable: true
    case .attributed(_, let type): type.isMutable
    default: false
    }
  }
  fileprivate var isAutoclosure: Bool {
    if case .attributed(let attributes, _) = self {
      return attributes.contains { $0.name.text == "autoclosure" }
    }
    return false
  }
  fileprivate var isBuilder: Bool {
    if case .attributed(let attributes, _) = self { return attributes.contains(where: \.isBuilder) }
    return false
  }
}
