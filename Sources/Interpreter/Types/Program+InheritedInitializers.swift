import SwiftSubset

extension Program {
  /// The initializers that a class has from the one above, by Swift's two rules: without designated
  /// ones of its own it has all of them, and with all of them it has the convenience ones too.
  func inheritedInitializers(of symbol: TypeSymbol) -> [FunctionSymbol] {
    freshen(symbol)
    if let known = symbol.memo.inheritedInitializers { return known }
    let made = makeInheritedInitializers(of: symbol)
    freshen(symbol)
    symbol.memo.inheritedInitializers = made
    return made
  }

  private func makeInheritedInitializers(of symbol: TypeSymbol) -> [FunctionSymbol] {
    guard symbol.kind == .class, !symbol.isCatalog, !inheritsItself(symbol),
      case .nominal(let above, let arguments)? = superclass(of: declaredType(symbol)),
      !above.isCatalog
    else { return [] }
    let bindings = Dictionary(
      zip(above.generics, arguments), uniquingKeysWith: { first, _ in first })
    let own = symbol.declaredInitializers
    let all = above.declaredInitializers + inheritedInitializers(of: above)
    let designated = all.filter { !$0.isConvenience }
    let hasNone = own.allSatisfy(\.isConvenience)
    let labels = Set(own.map(\.labels))
    var result = hasNone ? designated.filter { !labels.contains($0.labels) } : []
    if hasNone || designated.allSatisfy({ labels.contains($0.labels) }) {
      result += all.filter { $0.isConvenience && !labels.contains($0.labels) }
    }
    return result.compactMap { inherited($0, by: symbol, bindings) }
  }

  /// An initializer of a superclass as one of the class: a designated one hands its arguments up, a
  /// convenience one is run with the initializers of the class.
  private func inherited(
    _ function: FunctionSymbol, by symbol: TypeSymbol, _ bindings: [GenericParameter: Type]
  ) -> FunctionSymbol? {
    guard case .initializer(var it) = function.body else { return nil }
    if !function.isConvenience {
      guard !it.parameters.contains(where: \.isVariadic) else { return nil }
      it.body = CodeBlock(statements: [.expression(it.callAbove)], range: it.keyword)
    }
    let scope = DeclarationScope(function.scope.source, owner: symbol)
    scope.generics = function.scope.generics
    let result = FunctionSymbol(
      "init", owner: symbol, body: .initializer(it), scope: scope, isStatic: false,
      isMutating: false)
    result.record = function.record
    if !bindings.isEmpty {
      // Of a generic superclass: what its parameters stand for is known here.
      var signature = signature(of: function)
      for index in signature.parameters.indices {
        signature.parameters[index].type = substitute(signature.parameters[index].type, bindings)
      }
      signature.result =
        signature.result.isOptional ? .optional(declaredType(symbol)) : declaredType(symbol)
      result.signature = (signature, epoch)
    }
    return result
  }
}

extension TypeSymbol {
  /// The initializers that are written in it and its extensions.
  fileprivate var declaredInitializers: [FunctionSymbol] {
    (members["init"] ?? []).compactMap { member in
      guard case .function(let function) = member, case .initializer = function.body else {
        return nil
      }
      return function
    }
  }
}

extension FunctionSymbol {
  fileprivate var isConvenience: Bool {
    if case .initializer(let it) = body { it.head.has("convenience") } else { false }
  }
}

extension InitializerDeclaration {
  /// `super.init(…)` with its own parameters.
  fileprivate var callAbove: Expression {
    let arguments = parameters.map { parameter -> Argument in
      let name = Expression.name(parameter.name, [])
      return Argument(
        label: parameter.label,
        value: parameter.type.isMutable ? .address(name, keyword) : name)
    }
    let call = Call(hasParentheses: true, arguments: arguments, trailing: [], range: keyword)
    let value = Expression.postfix(
      .name(Identifier("super", keyword), []),
      [.member(Identifier("init", keyword), []), .call(call)])
    return self.throws ? .try(.plain, value, keyword) : value
  }
}
