import SwiftSubset

extension Lowering {
  /// A declaration among statements.
  func local(_ declaration: Declaration) -> Action {
    switch declaration {
    case .variable(let it): return localVariable(it)
    case .function(let it): return localFunction(it)
    case .conditional(let block):
      return join((program.chosenArm(block) ?? []).map { local($0) })
    case .type, .protocol, .typealias, .extension:
      localTypes(declaration)
      return { _, _ in .next }
    default: return { _, _ in .next }
    }
  }

  private func localTypes(_ declaration: Declaration) {
    guard !isSilent else { return }
    program.enterLocal(declaration, scope)
  }

  private func localVariable(_ it: VariableDeclaration) -> Action {
    join(it.bindings.map { binding($0, it) })
  }

  private func binding(_ it: VariableDeclaration.Binding, _ declaration: VariableDeclaration)
    -> Action
  {
    let type = it.type.map(resolveAnnotation)
    if let accessors = it.accessors, accessors.get != nil {
      return computedLocal(it, accessors, type ?? .unknown)
    }
    guard let value = it.value else { return uninitialized(it, declaration, type) }
    checkRedeclaration(it.pattern)
    checkLiteral(value, as: it.type)
    let typed = type.map { lower(value, to: $0, .specified) } ?? lower(value)
    if type == nil, typed.type == .void, case .name(let name) = it.pattern {
      report(
        Diagnostic(
          "constant '\(name.text)' inferred to have type '()', which may be unexpected",
          at: name.range, severity: .warning))
    }
    let run = typed.value
    if case .name(let name) = it.pattern { return store(name, typed, declaration) }
    let bind = pattern(
      it.pattern.asBinding(isVar: !declaration.isLet), typed.type, isLet: declaration.isLet)
    return { machine, frame in
      let value = run(machine, frame)
      let flow = machine.flowAfterCall
      if flow == .next { _ = bind(machine, frame, value) }
      return flow
    }
  }

  private func store(
    _ name: Identifier, _ typed: Typed, _ declaration: VariableDeclaration
  ) -> Action {
    let isLet = declaration.isLet
    let isCell = !isLet && context.mentionedInClosures.contains(name.text)
    let slot = context.reserve()
    context.declare(
      name.text,
      Local(
        slot: slot, type: typed.type, isLet: isLet, isCell: isCell,
        isBindable: declaration.head.attributes.contains { $0.name.text == "Bindable" }))
    let run = typed.value
    if isCell {
      return { machine, frame in
        frame[slot] = .object(Cell(run(machine, frame)))
        return machine.flowAfterCall
      }
    }
    return { machine, frame in
      frame[slot] = run(machine, frame)
      return machine.flowAfterCall
    }
  }

  private func checkRedeclaration(_ pattern: Pattern) {
    guard case .name(let name) = pattern, context.isDeclaredHere(name.text), !isSilent else {
      return
    }
    report(.invalidRedeclaration(name.text, at: name.range))
  }

  private func uninitialized(
    _ it: VariableDeclaration.Binding, _ declaration: VariableDeclaration, _ type: Type?
  ) -> Action {
    guard case .name(let name) = it.pattern else {
      report("pattern matching requires an initializer value to match against", at: it.range)
      return { _, _ in .next }
    }
    guard let type else {
      report("type annotation missing in pattern", at: name.range)
      return { _, _ in .next }
    }
    let slot = context.reserve()
    let isCell = context.mentionedInClosures.contains(name.text)
    context.declare(
      name.text,
      Local(
        slot: slot, type: type, isLet: declaration.isLet, isCell: isCell,
        isUnassigned: !type.isOptional || declaration.isLet))
    return { _, frame in
      frame[slot] = isCell ? .object(Cell(.none)) : .none
      return .next
    }
  }

  /// `var x: Int { … }` among statements: a closure without parameters, called when read.
  private func computedLocal(
    _ it: VariableDeclaration.Binding, _ accessors: Accessors, _ type: Type
  ) -> Action {
    guard case .name(let name) = it.pattern, let body = accessors.get?.body else {
      return { _, _ in .next }
    }
    let closure = ClosureExpression(
      attributes: [], captures: [], parameters: nil, isAsync: false, throws: false, result: nil,
      statements: body.statements, range: body.range)
    let typed = self.closure(
      closure, .function(FunctionType([], type, isBuilder: type == .view)))
    let slot = context.reserve()
    context.declare(
      name.text, Local(slot: slot, type: type, isLet: true, isComputed: true))
    let run = typed.value
    return { machine, frame in
      frame[slot] = run(machine, frame)
      return .next
    }
  }

  // MARK: Local functions

  /// Local functions see each other, whatever their order: their names come first.
  @discardableResult
  func declareFunctions(in statements: [Statement]) -> [Action] {
    statements.compactMap { statement in
      guard case .declaration(.function(let it)) = statement else { return nil }
      let slot = context.reserve()
      var local = Local(slot: slot, type: functionType(it), isLet: true, isCell: true)
      local.signature = program.signature(of: localSymbol(it))
      context.declare(it.name.text, local)
      return { _, frame in
        frame[slot] = .object(Cell(.none))
        return .next
      }
    }
  }

  /// A call of a local function, with its labels and defaults.
  func callLocal(_ local: Local, _ signature: Signature, _ call: Call, _ name: Identifier) -> Typed
  {
    let candidate = Candidate(
      function: FunctionSymbol(
        name.text, owner: nil, body: .memberwise, scope: scope, isStatic: false, isMutating: false),
      signature: signature, bindings: [:], receiver: nil)
    guard let resolved = resolve([candidate], call, name: name, expected: nil) else {
      skipArguments(call)
      return Typed(local.type.asFunction?.result ?? .unknown) { _, _ in .none }
    }
    let arguments = signature.parameters.indices.map { index -> Argument in
      let written = resolved.match.arguments[index].map { call.written[$0].value }
      if signature.parameters[index].isVariadic {
        return Argument(label: nil, value: .array(written, call.range))
      }
      return Argument(
        label: nil,
        value: written.first ?? signature.parameters[index].defaultValue ?? .missing(call.range))
    }
    let plain = Call(hasParentheses: true, arguments: arguments, trailing: [], range: call.range)
    let typed = callValue(load(local, name.text, at: name.range), plain, nil)
    guard !signature.generics.isEmpty else { return typed }
    var bindings = [GenericParameter: Type]()
    for (parameter, argument) in zip(signature.parameters, arguments) {
      program.unify(
        parameter.type, typeOf(argument.value), Set(signature.generics), &bindings)
    }
    let result = closeOpen(program.substitute(signature.result, bindings), signature.generics)
    return Typed(close(result), typed.value)
  }

  private func functionType(_ it: FunctionDeclaration) -> Type {
    let symbol = localSymbol(it)
    let signature = program.signature(of: symbol)
    var type = FunctionType(
      signature.parameters.map { close($0.type) }, close(signature.result), throws: it.throws)
    for (index, parameter) in signature.parameters.enumerated() {
      type.parameters[index].isInout = parameter.isInout
    }
    return closeOpen(.function(type), signature.generics)
  }

  private func localSymbol(_ it: FunctionDeclaration) -> FunctionSymbol {
    FunctionSymbol(
      it.name.text, owner: nil, body: .function(it), scope: scope, isStatic: false,
      isMutating: false)
  }

  private func localFunction(_ it: FunctionDeclaration) -> Action {
    guard let local = context.local(it.name.text), let body = it.body,
      let function = local.type.asFunction
    else { return { _, _ in .next } }
    let slot = local.slot
    let parameters = it.parameters.map { parameter in
      ClosureExpression.Parameter(
        attributes: [], name: parameter.name.text == "_" ? nil : parameter.name,
        type: nil, range: parameter.range)
    }
    let closure = ClosureExpression(
      attributes: [], captures: [], parameters: parameters, isAsync: it.isAsync,
      throws: it.throws, result: nil, statements: body.statements, range: body.range)
    var type = function
    type.builder = program.ownBuilder(it.head.attributes, in: scope)
    let typed = self.closure(
      closure, .function(type), isBuilder: it.head.attributes.contains(where: \.isBuilder))
    let run = typed.value
    return { machine, frame in
      let cell = frame[slot].object(Cell.self) ?? Cell(.none)
      frame[slot] = .object(cell)
      cell.value = run(machine, frame)
      return .next
    }
  }
}
