import SwiftSubset

extension Type {
  /// Whether a closure may name its parts one by one: a tuple, or what is not known.
  fileprivate var isSpread: Bool {
    switch self {
    case .tuple, .unknown, .generic, .member, .any: true
    default: false
    }
  }
}

extension Lowering {
  func closure(
    _ written: ClosureExpression, _ expected: Type?, isBuilder: Bool = false
  ) -> Typed {
    let function = expected?.asFunction
    var closure = written
    let isBuilder = isBuilder && function?.builder == nil
    if let builder = function?.builder {
      closure.statements = rewritten(closure.statements, for: builder, closure.range)
    }
    if reportArrow(closure) { return .unknown }
    let outer = context
    let wasTrying = isTrying
    defer {
      context = outer
      isTrying = wasTrying
    }
    isTrying = false
    let captured = captureList(closure)
    let inner = FunctionContext(parent: outer)
    inner.isClosure = true
    inner.mentionedInClosures = NameScan.inner(of: closure)
    inner.canThrow = function?.throws ?? true
    inner.isSelfMutable = outer.isSelfMutable && outer.local("self")?.isCell ?? false
    context = inner
    let parameters = declareParameters(closure, function)
    let captureSlots = declareCaptures(closure, captured)
    let resultType = closure.result.map(resolve) ?? openResult(function)
    inner.resultType = resultType
    let body = closureBody(closure, function, isBuilder, resultType)
    var type = FunctionType(parameters, body.type, throws: closure.throws || inner.isThrowing)
    if let function {
      type.parameters = zip(function.parameters, parameters).map {
        .init(type: $1, isInout: $0.isInout)
      }
    }
    if function?.throws == false, inner.isThrowing {
      type.throws = false
    }
    return make(closure, type, body.run, inner, captureSlots, captured, function)
  }

  /// The result the place expects; an open one is found from the body.
  private func openResult(_ function: FunctionType?) -> Type? {
    guard let result = function?.result, result != .unknown, !program.isOpen(result) else {
      return nil
    }
    return result
  }

  // MARK: Parameters

  private func declareParameters(_ closure: ClosureExpression, _ function: FunctionType?) -> [Type]
  {
    guard let written = closure.parameters else {
      return declareImplicit(closure, function)
    }
    var expected = function?.parameters.map(\.type) ?? []
    let isDestructured = written.count > 1 && expected.count == 1 && expected[0].isSpread
    if isDestructured, case .tuple(let elements) = expected[0] { expected = elements.map(\.type) }
    if let function, !isDestructured, written.count != function.parameters.count {
      reportArity(function, written.count, closure)
    }
    var types: [Type] = []
    let first = context.reserve(max(written.count, function?.parameters.count ?? 0))
    for (index, parameter) in written.enumerated() {
      let type =
        parameter.type.map(resolve)
        ?? closeOpen(
          expected.indices.contains(index) ? expected[index] : .unknown,
          expected.indices.contains(index) ? unboundParameters(expected[index]) : [])
      types.append(type)
      let isInout =
        function?.parameters.indices.contains(index) ?? false
        && function?.parameters[index].isInout ?? false
      if let name = parameter.name {
        context.declare(
          name.text, Local(slot: first + index, type: type, isLet: !isInout, isParameter: true))
        if name.text.hasPrefix("$") { declareBound(name, type, slot: first + index) }
      }
    }
    if isDestructured {
      context.destructuredCount = written.count
      return function?.parameters.map(\.type) ?? []
    }
    return types
  }

  /// `$row in`: the parameter is a binding, and `row` what it is bound to.
  private func declareBound(_ name: Identifier, _ type: Type, slot: Int) {
    guard name.text.count > 1, !(name.text.dropFirst().first?.isNumber ?? true) else { return }
    var wrapped = Type.unknown
    if case .nominal(let symbol, let arguments) = type, symbol.name == "Binding" {
      wrapped = arguments.first ?? .unknown
    } else if type != .unknown {
      report("inferred projection type '\(type)' is not a property wrapper", at: name.range)
    }
    context.declare(
      String(name.text.dropFirst()),
      Local(slot: slot, type: wrapped, isLet: false, isParameter: true, isBound: true))
  }

  private func unboundParameters(_ type: Type) -> [GenericParameter] {
    openParameters(type).filter { bindings[$0] == nil && !isInScope($0) }
  }

  private func isInScope(_ parameter: GenericParameter) -> Bool {
    var here: DeclarationScope? = scope
    while let scope = here {
      if scope.generics.values.contains(parameter) { return true }
      if scope.owner?.selfParameter === parameter { return true }
      here = scope.parent
    }
    return false
  }

  private func declareImplicit(_ closure: ClosureExpression, _ function: FunctionType?) -> [Type] {
    let used = closure.implicitParameterCount
    var expected = function?.parameters ?? []
    if used > 1, expected.count == 1, case .tuple(let elements) = expected[0].type,
      elements.count == used
    {
      context.destructuredCount = used
      expected = elements.map { .init(type: $0.type) }
    }
    if let function {
      if used > expected.count { reportArity(function, used, closure) }
      if used == 0, !expected.isEmpty, !isSilent { reportIgnored(function, closure) }
    }
    let count = max(used, expected.count)
    let first = context.reserve(max(count, 1))
    let types = (0..<count).map { index -> Type in
      let parameter = expected.indices.contains(index) ? expected[index] : nil
      let type = parameter.map { closeOpen($0.type, unboundParameters($0.type)) } ?? .unknown
      context.declare(
        "$\(index)",
        Local(
          slot: first + index, type: type, isLet: !(parameter?.isInout ?? false),
          isParameter: true))
      return type
    }
    return context.destructuredCount > 0 ? function?.parameters.map(\.type) ?? [] : types
  }

  private func reportArity(_ function: FunctionType, _ used: Int, _ closure: ClosureExpression) {
    let count = function.parameters.count
    report(
      "contextual closure type '\(Type.function(function))' expects \(count) argument\(count == 1 ? "" : "s"), but \(used) \(used == 1 ? "was" : "were") used in closure body",
      at: SourceRange(closure.range.start, closure.range.start + 1))
  }

  private func reportIgnored(_ function: FunctionType, _ closure: ClosureExpression) {
    let count = function.parameters.count
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    report(
      "contextual type for closure argument list expects \(count) argument\(count == 1 ? "" : "s"), which cannot be implicitly ignored",
      at: SourceRange(closure.range.start, closure.range.start + 1),
      help: "write '\(names) in' after the brace")
  }

  // MARK: Captures

  private struct Captured {
    var name: Identifier
    var value: Typed
    var isWeak: Bool
  }

  private func captureList(_ closure: ClosureExpression) -> [Captured] {
    closure.captures.map { capture in
      let value = capture.value.map { lower($0) } ?? lower(.name(capture.name, []))
      var type = value.type
      if capture.ownership == "weak", !type.isOptional { type = .optional(type) }
      return Captured(
        name: capture.name, value: Typed(.value(value.value), type),
        isWeak: capture.ownership == "weak" && isClassType(type.unwrapped))
    }
  }

  private func declareCaptures(_ closure: ClosureExpression, _ captured: [Captured]) -> [Int] {
    let slots = captured.map { capture in
      let slot = context.reserve()
      context.declare(
        capture.name.text, Local(slot: slot, type: capture.value.type, isLet: true))
      return slot
    }
    for name in NameScan.names(in: closure).sorted() { context.capture(name) }
    context.capture("self")
    return slots
  }

  // MARK: Bodies

  private func closureBody(
    _ closure: ClosureExpression, _ function: FunctionType?, _ isBuilder: Bool, _ result: Type?
  ) -> (run: (Machine, Frame) -> Value, type: Type) {
    let statements = closure.statements
    if isBuilder || function?.isBuilder ?? false, !statements.containsReturn {
      return (builder(statements), .view)
    }
    if statements.count == 1, case .expression(let expression) = statements[0] {
      return singleExpression(expression, result)
    }
    let action = sequence(statements)
    let type = result ?? context.inferredResult ?? .void
    if let result, result != .void, result != .unknown, result != .never, !statements.alwaysLeaves {
      report(
        "missing return in closure expected to return '\(result)'",
        at: SourceRange(max(closure.range.end, 1) - 1, closure.range.end))
    }
    return (
      { machine, frame in
        machine.result = .none
        let flow = action(machine, frame)
        let result = flow == .return ? machine.result : .none
        machine.result = .none
        return result
      }, type
    )
  }

  private func singleExpression(
    _ expression: Expression, _ result: Type?
  ) -> (run: (Machine, Frame) -> Value, type: Type) {
    switch expression {
    case .if(let it) where !it.isValue:
      return (
        { [action = ifStatement(it)] machine, frame in
          statementResult(action, machine, frame)
        }, result ?? context.inferredResult ?? .void
      )
    case .switch(let it) where !it.isValue || result == .void:
      let action = switchStatement(it)
      return (
        { statementResult(action, $0, $1) }, result ?? context.inferredResult ?? .void
      )
    default: break
    }
    if result == .void {
      let run = lower(expression).value
      return (
        { machine, frame in
          _ = run(machine, frame)
          return .none
        }, .void
      )
    }
    guard let result else {
      let typed = lower(expression)
      return (typed.value, typed.type)
    }
    let typed = lower(expression, to: result, .closureResult)
    return (typed.value, result)
  }

  private func make(
    _ closure: ClosureExpression, _ type: FunctionType, _ body: @escaping (Machine, Frame) -> Value,
    _ inner: FunctionContext, _ slots: [Int], _ captured: [Captured], _ function: FunctionType?
  ) -> Typed {
    let copies = inner.captures
    let lists = zip(captured, slots).map { ($0.value.value, $1, $0.isWeak) }
    let frameSize = inner.frameSize
    let arity = max(type.parameters.count, function?.parameters.count ?? 0)
    let destructured = inner.destructuredCount
    let keep = (function?.parameters.contains { $0.isInout } ?? false) ? arity : 0
    let closureType = Type.function(type)
    let run = { (machine: Machine, frame: Frame, capture: () -> Void) -> Value in
      let top = machine.top
      guard machine.enter(max(frame + frameSize, top)) else { return .none }
      if destructured > 0 { spread(frame, destructured) }
      capture()
      let result = body(machine, frame)
      machine.clear(frame, from: keep, to: frameSize)
      machine.leave(top)
      return result
    }
    if lists.isEmpty, copies.count <= 1 {
      return smallClosure(of: copies.first, arity, closureType, run)
    }
    return Typed(
      .value { machine, frame in
        var values: [(Int, Value)] = []
        values.reserveCapacity(copies.count + lists.count)
        for (outer, inner) in copies { values.append((inner, frame[outer])) }
        var weak: [(Int, WeakBox)] = []
        for (value, slot, isWeak) in lists {
          let value = value(machine, frame)
          if isWeak, let object = value.object {
            weak.append((slot, WeakBox(object)))
          } else {
            values.append((slot, value))
          }
        }
        let (captures, weakCaptures) = (values, weak)
        return .object(
          ClosureValue(arity: arity, type: closureType) { machine, frame in
            run(machine, frame) {
              for (slot, value) in captures { frame[slot] = value }
              for (slot, box) in weakCaptures {
                frame[slot] = box.object.map { .object($0) } ?? .none
              }
            }
          })
      }, closureType)
  }

  /// A closure that captures `self` alone, as most do, or nothing: then it is the same each time.
  private func smallClosure(
    of capture: (outer: Int, inner: Int)?, _ arity: Int, _ type: Type,
    _ run: @escaping (Machine, Frame, () -> Void) -> Value
  ) -> Typed {
    guard let capture else {
      let value = Value.object(
        ClosureValue(arity: arity, type: type) { machine, frame in run(machine, frame) {} })
      return Typed(.value { _, _ in value }, type)
    }
    return Typed(
      .value { _, frame in
        let value = frame[capture.outer]
        return .object(
          ClosureValue(arity: arity, type: type) { machine, frame in
            run(machine, frame) { frame[capture.inner] = value }
          })
      }, type)
  }
}
