import SwiftSubset

// How the arguments of a decided call are lowered, each for its parameter.

extension Lowering {
  func fillArguments(
    _ resolved: Resolved, _ written: [WrittenArgument], _ result: inout CallArguments,
    _ name: Identifier
  ) {
    lowerArguments(resolved, written, nil, &result, name)
  }

  func lowerArguments(
    _ resolved: Resolved, _ written: [WrittenArgument], _ expected: Type?,
    _ result: inout CallArguments, _ name: Identifier
  ) {
    let signature = resolved.candidate.signature
    result.parameters = signature.parameters
    var open = Set(signature.generics)
    if resolved.candidate.function.isInitializer, let owner = resolved.candidate.function.owner {
      open.formUnion(
        owner.generics.filter { resolved.candidate.bindings[$0] ?? .unknown == .unknown })
    }
    if let expected, !open.isEmpty, !resolved.candidate.function.isInitializer,
      expected != .unknown, signature.parameters.allSatisfy({ !program.isOpen($0.type) })
    {
      program.unify(signature.result, expected.unwrapped, open, &result.bindings)
    }
    if resolved.candidate.function.isInitializer, let expected {
      bindMade(by: resolved.candidate, expected.unwrapped, open, &result)
    }
    result.codes = Array(repeating: nil, count: signature.parameters.count)
    for rank in -1...2 {
      if rank == 1 { bindOpenResult(signature, expected, open, &result) }
      for (index, parameter) in signature.parameters.enumerated() {
        let indices = resolved.match.arguments[index]
        guard !indices.isEmpty else { continue }
        let isFirst = leadsToOptional(written[indices[0]].value, parameter.type)
        guard isFirst ? rank == -1 : written[indices[0]].value.bindingRank == rank
        else { continue }
        lowerArgument(index, parameter, indices.map { written[$0] }, open, &result)
      }
    }
    for (index, parameter) in signature.parameters.enumerated()
    where resolved.match.arguments[index].isEmpty {
      result.codes[index] = defaultCode(resolved.candidate, index, parameter, result, name)
        .map { ArgumentCode($0) }
    }
    result.order = resolved.match.arguments.enumerated()
      .sorted { ($0.element.first ?? Int.max) < ($1.element.first ?? Int.max) }.map(\.offset)
  }

  /// Whether it is a key path of a known type that leads to an optional.
  ///
  /// What it leads to decides before the other arguments, as nothing converts there: in
  /// `environment(\.font, Font.title)` the value is a `Font?`.
  private func leadsToOptional(_ expression: Expression, _ type: Type) -> Bool {
    guard case .keyPath = expression, case .nominal(let symbol, let arguments) = type.unwrapped,
      symbol.name.hasSuffix("KeyPath"), let root = arguments.first, arguments.count == 2,
      root != .unknown, !program.isOpen(root),
      case .nominal(_, let found) = typeOf(expression, .nominal(symbol, [root, .unknown]))
    else { return false }
    return found.last?.isOptional ?? false
  }

  /// What an expected type says of the generic arguments that an initializer leaves open.
  private func bindMade(
    by candidate: Candidate, _ expected: Type, _ open: Set<GenericParameter>,
    _ result: inout CallArguments
  ) {
    guard let owner = candidate.function.owner, program.symbol(of: expected) === owner else {
      return
    }
    for (parameter, type) in program.genericArguments(of: expected)
    where open.contains(parameter) && type != .unknown && !program.isOpen(type) {
      result.bindings[parameter] = type
    }
  }

  /// Literals take the type that the result is wanted as: `let x: Double = list.reduce(0) { … }`.
  private func bindOpenResult(
    _ signature: Signature, _ expected: Type?, _ open: Set<GenericParameter>,
    _ result: inout CallArguments
  ) {
    guard case .generic(let parameter) = signature.result, open.contains(parameter),
      result.bindings[parameter] == nil, let expected, expected.unwrapped.isNumber
    else { return }
    result.bindings[parameter] = expected.unwrapped
  }

  private func lowerArgument(
    _ index: Int, _ parameter: Signature.Parameter, _ written: [WrittenArgument],
    _ open: Set<GenericParameter>, _ result: inout CallArguments
  ) {
    if parameter.isVariadic, case .array(let element) = parameter.type {
      let parts = written.map { lowerOne($0.value, element, parameter, open, &result) }
      result.codes[index] = ArgumentCode { machine, frame in
        .object(ArrayValue(parts.map { $0(machine, frame) }))
      }
      return
    }
    if parameter.isInout {
      lowerInout(index, parameter, written[0].value, open, &result)
      return
    }
    if result.isBuilt.indices.contains(index), result.isBuilt[index],
      let function = parameter.type.asFunction, function.parameters.isEmpty
    {
      result.codes[index] = ArgumentCode(built(written[0].value, parameter, function))
      return
    }
    let code = lowerOne(written[0].value, parameter.type, parameter, open, &result)
    let isView = parameter.name == "destination" && parameter.type.asFunction == nil
    result.codes[index] = ArgumentCode(
      isView ? self.written(code, at: written[0].value.range) : code)
  }

  /// An argument for a builder that is wanted at once: run in place, without a closure.
  private func built(
    _ value: Expression, _ parameter: Signature.Parameter, _ function: FunctionType
  ) -> (Machine, Frame) -> Value {
    let wasDestination = isDestination
    isDestination = parameter.name == "destination"
    defer { isDestination = wasDestination }
    if case .closure(let closure) = value, closure.parameters == nil, closure.captures.isEmpty,
      parameter.isBuilder, function.builder == nil, !closure.statements.containsReturn
    {
      let code = builder(closure.statements)
      guard isDestination, closure.statements.count == 1 else { return code }
      return written(code, at: closure.statements[0].range)
    }
    let run = lower(value, to: parameter.type, .argument).value
    return { machine, frame in
      guard let closure = run(machine, frame).object(ClosureValue.self) else { return .none }
      return machine.call(closure)
    }
  }

  private func lowerOne(
    _ value: Expression, _ written: Type, _ parameter: Signature.Parameter,
    _ open: Set<GenericParameter>, _ result: inout CallArguments
  ) -> (Machine, Frame) -> Value {
    let type = close(program.substitute(written, result.bindings))
    if parameter.isAutoclosure, let function = type.asFunction {
      changingParts += 1
      return autoclosure(value, function)
    }
    if case .closure(let closure) = value, type.asFunction != nil {
      changingParts += 1
      let wasDestination = isDestination
      isDestination = parameter.name == "destination"
      defer { isDestination = wasDestination }
      let typed = self.closure(closure, type, isBuilder: parameter.isBuilder)
      program.unify(written, typed.type, open, &result.bindings)
      if typed.type.asFunction?.throws ?? false { result.hasThrowing = true }
      return typed.value
    }
    if program.isOpen(type), !open.isEmpty {
      let typed = lower(value, expecting: hint(type))
      program.unify(type, typed.type, open, &result.bindings)
      let closed = closeOpen(program.substitute(type, result.bindings), Array(open))
      if program.canConvert(typed.type, to: closed) == nil {
        reportMismatch(typed.type, closed, at: value.range, .argument)
      }
      // A native that takes anything must know what is optional: `String(describing: x)`.
      if result.isNative, case .generic(let parameter) = type,
        !result.givesBack.contains(parameter),
        parameter.bounds.isEmpty
      {
        return convert(typed, to: .any, at: value.range, .argument).value
      }
      return typed.value
    }
    if type == .view, let link = missingScreen(value) {
      changingParts += 1
      return link
    }
    return lowerClosed(value, type, parameter, result.parameters)
  }

  /// An argument for a parameter whose type is known.
  private func lowerClosed(
    _ value: Expression, _ type: Type, _ parameter: Signature.Parameter,
    _ all: [Signature.Parameter]
  ) -> (Machine, Frame) -> Value {
    writtenType = parameter.written
    if value.isImplicitMember { siblings = all }
    defer {
      writtenType = nil
      siblings = []
    }
    let typed = lower(value, expecting: type)
    writtenType = parameter.written
    return convert(typed, to: type, at: value.range, .argument).value
  }

  /// What an argument for an open parameter may look names up in: the protocols it must have.
  private func hint(_ type: Type) -> Type? {
    switch type {
    case .generic(let parameter):
      if parameter.takesFractionsOnly(self) { return .double }
      let protocols = parameter.bounds.flatMap { bound -> [TypeSymbol] in
        if case .existential(let symbols) = bound { return symbols }
        return []
      }
      return protocols.isEmpty ? nil : .existential(protocols)
    case .optional(let wrapped): return hint(wrapped).map { .optional($0) }
    default:
      let open = openParameters(type)
      let fractions = open.filter { $0.takesFractionsOnly(self) }.map { ($0, Type.double) }
      return closeOpen(
        program.substitute(type, Dictionary(fractions, uniquingKeysWith: { first, _ in first })),
        open)
    }
  }

  private func lowerInout(
    _ index: Int, _ parameter: Signature.Parameter, _ value: Expression,
    _ open: Set<GenericParameter>, _ result: inout CallArguments
  ) {
    changingParts += 1
    guard case .address(let target, _) = value else {
      report(
        "passing value of type '\(typeOf(value))' to an inout parameter requires explicit '&'",
        at: value.range, help: "write '&' before it")
      result.codes[index] = ArgumentCode { _, _ in .none }
      return
    }
    guard let place = self.place(of: target) else {
      result.codes[index] = ArgumentCode { _, _ in .none }
      return
    }
    program.unify(parameter.type, place.type, open, &result.bindings)
    _ = convert(
      Typed(.value { _, _ in .none }, place.type),
      to: close(program.substitute(parameter.type, result.bindings)), at: target.range, .argument)
    result.codes[index] = ArgumentCode(place.take)
    result.writeBacks.append((index, place))
  }

  private func autoclosure(
    _ value: Expression, _ function: FunctionType
  ) -> (Machine, Frame) -> Value {
    let closure = ClosureExpression.wrapping(value)
    return self.closure(closure, .function(function)).value
  }

  /// The default of a parameter: evaluated among its declarations, after the written arguments.
  private func defaultCode(
    _ candidate: Candidate, _ index: Int, _ parameter: Signature.Parameter,
    _ result: CallArguments, _ name: Identifier
  ) -> ((Machine, Frame) -> Value)? {
    guard let value = parameter.defaultValue else {
      return { _, _ in .object(ArrayValue([])) }
    }
    let type = closeOpen(
      program.substitute(parameter.type, result.bindings), candidate.signature.generics)
    let given = parameter.isAutoclosure ? Expression.closure(.wrapping(value)) : value
    let (code, problems) = program.defaultCode(
      given, type, candidate.function, receiver: candidate.receiver)
    if candidate.function.native != nil, !problems.isEmpty {
      reportNeedsIdentity(candidate, result, name)
    }
    let base = result.base + candidate.signature.parameters.count
    let run = { (machine: Machine, frame: Frame) -> Value in
      guard machine.reserve(frame + base + code.frameSize) else { return .none }
      return code.run(machine, frame + base)
    }
    return candidate.function.native != nil && given.isPlainConstant ? remembering(run) : run
  }
}

extension Expression {
  /// When an argument helps to decide generic parameters: values, then literals, then closures.
  fileprivate var bindingRank: Int {
    switch self {
    case .closure: 2
    case .integer, .nil, .implicitMember, .postfix(.implicitMember, _), .keyPath: 1
    case .ternary(_, let one, let other, _): min(one.bindingRank, other.bindingRank)
    case .tuple(let items, _): items.count == 1 ? items[0].value.bindingRank : 0
    case .binary(let one, _, let other): min(one.bindingRank, other.bindingRank)
    case .array(let items, _): items.isEmpty ? 1 : 0
    default: 0
    }
  }
}
