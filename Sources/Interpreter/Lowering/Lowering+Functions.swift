import SwiftSubset

extension Lowering {
  /// A function or method as a value, without a call.
  func functionValue(
    _ function: FunctionSymbol, _ found: (FoundMember, Typed)?, _ name: Identifier
  ) -> Typed {
    let candidate = candidate(function, found: found?.0, receiver: found?.1.type.instance)
    let signature = candidate.signature
    var type = FunctionType(
      signature.parameters.map { closeOpen($0.type, signature.generics) },
      closeOpen(signature.result, signature.generics), throws: signature.throws)
    for (index, parameter) in signature.parameters.enumerated() {
      type.parameters[index].isInout = parameter.isInout
    }
    let arity = signature.parameters.count
    let isBound = found != nil && !function.isStatic && !function.isInitializer
    var isEnumCase = false
    if case .enumCase = function.body { isEnumCase = true }
    let call = Invocation(
      candidate: candidate, bindings: candidate.bindings, base: 0,
      hasSelf: isBound && !isEnumCase, arguments: CallArguments(base: 0), result: type.result,
      place: place(name.range))
    let run = body(of: call, isSuper: false)
    let closureType = Type.function(type)
    guard isBound, !isEnumCase, let receiver = found?.1.value else {
      let value = Value.object(ClosureValue(arity: arity, type: closureType, run))
      return Typed(.value { _, _ in value }, closureType)
    }
    return Typed(
      .value { machine, frame in
        let receiver = receiver(machine, frame)
        return .object(
          ClosureValue(arity: arity, type: closureType) { machine, frame in
            for index in stride(from: arity, to: 0, by: -1) { frame[index] = frame[index - 1] }
            frame[0] = receiver
            return run(machine, frame)
          })
      }, closureType)
  }

  /// `type(of: value)`: what the value is, or what its optional says.
  func dynamicType(_ call: Call, _ name: Identifier) -> Typed? {
    guard name.text == "type", program.functions["type"] == nil,
      call.arguments.first?.label?.text == "of",
      let value = call.arguments.first?.value
    else { return nil }
    let typed = lower(value)
    let (run, program, type) = (typed.value, program, typed.type)
    return Typed(
      .value { machine, frame in
        let value = run(machine, frame)
        let dynamic = type.hidesElements || value.isNone ? type : program.dynamicType(of: value)
        return .object(MetatypeValue(dynamic))
      }, .metatype(type))
  }

  /// `super.init(…)`: the superclass's initializer, run on this very instance.
  func superInit(_ above: Type, _ call: Call, _ name: Identifier, _ receiver: Typed) -> Typed {
    delegate(to: above, call, name, receiver)
  }

  /// Another initializer of the same instance: `self.init(…)` or `super.init(…)`.
  func delegate(to type: Type, _ call: Call, _ name: Identifier, _ receiver: Typed) -> Typed {
    if let made = synthesizedInit(type, call) { return replaceSelf(with: made) }
    let found =
      isClassType(type)
      ? initializers(of: type) : program.members(named: "init", of: type, isStatic: true)
    let candidates = found.compactMap { found -> Candidate? in
      guard case .function(let function) = found.member, !function.isRequirement else { return nil }
      return candidate(function, found: found, receiver: type)
    }
    guard let resolved = resolve(candidates, call, name: name, expected: nil) else { return .void }
    if resolved.candidate.function.native != nil {
      return replaceSelf(
        with: emit(resolved, receiver: .type(type), call, name: name, expected: type))
    }
    let count = resolved.candidate.signature.parameters.count
    let base = context.reserve(count + 1)
    var arguments = CallArguments(base: base + 1)
    fillArguments(resolved, call.written, &arguments, name)
    let key = specialization(
      resolved.candidate.function, resolved.candidate, arguments.bindings, type)
    let target = CallTarget(program, resolved.candidate.function, key, .delegatedInitializer)
    let (fill, load) = (arguments.fill, receiver.value)
    let isClass = isClassType(type)
    let made = Typed(
      .value { machine, frame in
        guard machine.reserve(frame + base + count + 1) else { return .none }
        frame[base] = load(machine, frame)
        fill(machine, frame)
        let result = target.code.run(machine, frame + base)
        machine.clear(frame, from: base, to: base + count + 1)
        return result
      }, resolved.candidate.signature.isFailable ? .optional(type) : type)
    guard isClass else { return replaceSelf(with: made) }
    guard resolved.candidate.signature.isFailable else { return Typed(.void, made.value) }
    let (run, slot) = (made.value, context.local("self")?.slot ?? 0)
    return Typed(.void) { machine, frame in
      let value = run(machine, frame)
      if value.isNone { frame[slot] = .none }
      return value
    }
  }

  /// What an initializer delegated to becomes `self`; of one that may fail, `!` can ask.
  private func replaceSelf(with made: Typed) -> Typed {
    let (run, slot) = (made.value, context.local("self")?.slot ?? 0)
    return Typed(made.type.isOptional ? .optional(.void) : .void) { machine, frame in
      let value = run(machine, frame)
      frame[slot] = value
      return value.isNone ? .none : .bool(true)
    }
  }

  func macro(_ macro: MacroExpansion) -> Typed {
    switch macro.name.text {
    case "selector", "colorLiteral", "imageLiteral", "file", "fileID", "filePath", "function":
      return .unknown
    case "line":
      let line = source.position(of: macro.range.start).line
      return Typed(.int { _, _ in line }, .int)
    case "available", "unavailable":
      let isAvailable = macro.name.text == "available"
      return Typed(.bool { _, _ in isAvailable }, .bool)
    default:
      report("no macro named '\(macro.name.text)'", at: macro.range)
      return .unknown
    }
  }
}

extension Type {
  /// The type whose metatype this is, or itself.
  var instance: Type {
    if case .metatype(let type) = self { return type }
    return self
  }
}
