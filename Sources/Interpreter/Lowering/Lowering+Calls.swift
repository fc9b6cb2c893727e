import SwiftSubset

extension Lowering {
  /// Lowers a decided call: arguments into the slots of the callee's frame, then the callee.
  func emit(
    _ resolved: Resolved, receiver: Receiver, _ call: Call, name: Identifier, expected: Type?
  ) -> Typed {
    let candidate = resolved.candidate
    let hasSelf = receiver.isValue && !candidate.function.isInitializer
    let base = context.reserve(
      candidate.signature.parameters.count + (hasSelf ? 1 : 0),
      isPlain: !hasSelf && candidate.signature.parameters.allSatisfy(\.type.isPlain))
    defer { context.release(to: base) }
    var arguments = CallArguments(base: base + (hasSelf ? 1 : 0))
    if let native = candidate.function.native {
      arguments.givesBack = Set(openParameters(candidate.signature.result))
      arguments.isNative = true
      arguments.isBuilt = hasSelf ? Array(native.built.dropFirst()) : native.built
    }
    let before = throwingCalls
    let changing = changingParts
    lowerArguments(resolved, call.written, expected, &arguments, name)
    let areConstant = changing == changingParts
    arguments.canThrow = throwingCalls > before
    bindByRequirements(candidate, &arguments)
    let bindings = candidate.bindings.merging(arguments.bindings) { _, new in new }
    checkBounds(candidate, arguments.bindings, name)
    var result = program.substitute(candidate.signature.result, arguments.bindings)
    result = closeOpen(result, candidate.signature.generics)
    if candidate.function.isInitializer, let made = receiver.made {
      result = initialized(made, candidate, arguments.bindings, expected)
    }
    if candidate.signature.throws, !candidate.signature.isRethrowing || arguments.hasThrowing {
      noteThrowing(name.range)
    }
    let invocation = Invocation(
      candidate: candidate, bindings: bindings, base: base, hasSelf: hasSelf,
      arguments: arguments, result: result, place: place(name.range))
    return rememberingView(
      emit(invocation, receiver, name), invocation, receiver, areArgumentsConstant: areConstant)
  }

  /// The type that an initializer makes, with the generic arguments that the call decided.
  private func initialized(
    _ made: Type, _ candidate: Candidate, _ bindings: [GenericParameter: Type], _ expected: Type?
  ) -> Type {
    var type = made
    if let symbol = program.symbol(of: made), !symbol.generics.isEmpty {
      let known = program.genericArguments(of: made)
      let all = symbol.generics.map { parameter -> Type in
        if let type = known[parameter], type != .unknown { return type }
        return parameter.isView ? .view : bindings[parameter] ?? .unknown
      }
      type = program.type(of: symbol, all)
      if all.contains(.unknown), let expected = expected?.unwrapped,
        program.symbol(of: expected) === symbol
      {
        type = expected
      }
    }
    return candidate.signature.isFailable
      ? .optional(type) : type
  }

  /// Generic parameters that nothing decided are unknown.
  func closeOpen(_ type: Type, _ generics: [GenericParameter]) -> Type {
    guard !generics.isEmpty else { return type }
    return program.substitute(
      type, Dictionary(generics.map { ($0, Type.unknown) }, uniquingKeysWith: { first, _ in first })
    )
  }

  /// `where S.Element == Element` decides what no argument names.
  private func bindByRequirements(_ candidate: Candidate, _ arguments: inout CallArguments) {
    for requirement in candidate.signature.requirements where requirement.isSame {
      let left = program.substitute(requirement.left, arguments.bindings)
      let right = program.substitute(requirement.right, arguments.bindings)
      if case .generic(let parameter) = right, !program.isOpen(left) {
        arguments.bindings[parameter] = arguments.bindings[parameter] ?? left
      } else if case .generic(let parameter) = left, !program.isOpen(right) {
        arguments.bindings[parameter] = arguments.bindings[parameter] ?? right
      }
    }
  }

  private func checkBounds(
    _ candidate: Candidate, _ bindings: [GenericParameter: Type], _ name: Identifier
  ) {
    for parameter in candidate.signature.generics {
      guard let type = bindings[parameter], type != .unknown else { continue }
      for bound in parameter.bounds where !satisfies(type, bound) {
        report(
          "\(candidate.function.described) requires that '\(type)' conform to '\(bound.protocolName)'",
          at: name.range)
        return
      }
    }
    for requirement in candidate.signature.requirements where !requirement.isSame {
      let type = program.substitute(
        program.substitute(requirement.left, candidate.bindings), bindings)
      guard type != .unknown, !program.isOpen(type), !satisfies(type, requirement.right) else {
        continue
      }
      report(
        "\(candidate.function.described) requires that '\(type)' conform to '\(requirement.right.protocolName)'",
        at: name.range)
      return
    }
  }
}

extension GenericParameter {
  /// Whether a literal without a fraction is a `Double` there: `init<V: BinaryFloatingPoint>`.
  func takesFractionsOnly(_ lowering: Lowering) -> Bool {
    !bounds.isEmpty && !bounds.allSatisfy { lowering.satisfies(.int, $0) }
      && bounds.allSatisfy { lowering.satisfies(.double, $0) }
  }
}

extension Type {
  /// The name of a bound in messages.
  var protocolName: String {
    switch self {
    case .view: "View"
    case .existential(let protocols): protocols.map(\.name).joined(separator: " & ")
    default: description
    }
  }
}

extension FunctionSymbol {
  /// `initializer 'init(_:)'`, `instance method 'f(x:)'`, for messages.
  var described: String {
    if isInitializer { return "initializer 'init\(labels.dropFirst(4))'" }
    return (owner == nil ? "global function" : isStatic ? "static method" : "instance method")
      + " '\(labels)'"
  }
}
