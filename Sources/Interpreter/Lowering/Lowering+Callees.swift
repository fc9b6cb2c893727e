import SwiftSubset

extension Lowering {
  /// A call of a bare name: a method of `self`, a function, a type, a closure in a variable.
  func callNamed(
    _ name: Identifier, _ generics: [TypeReference], _ call: Call, _ expected: Type?
  ) -> Typed? {
    let isModuleNamed = isModuleNamed
    self.isModuleNamed = false
    if !isModuleNamed, !isGlobalRather(name), let result = callOnSelf(name, call, expected) {
      return result
    }
    if let result = dynamicType(call, name) { return result }
    if let functions = program.functions[name.text], !functions.isEmpty {
      return callFunctions(functions, name, call, expected)
    }
    if program.variables[name.text] != nil { return nil }
    if let type = typeNamed(name, generics) {
      return inRange(of: name, call, construct(type, call, name, expected))
    }
    let catalog = program.catalogFunctions(named: name.text)
    if !catalog.isEmpty { return callFunctions(catalog, name, call, expected) }
    return nil
  }

  /// Whether a function of Swift's library is meant, though `self` has members of that name: in an
  /// extension of `Comparable` the body is checked for a text too, which has a `min` of its own.
  private func isGlobalRather(_ name: Identifier) -> Bool {
    var here: DeclarationScope? = scope
    while let inner = here, inner.owner == nil { here = inner.parent }
    guard let owner = here?.owner, owner.kind == .protocol, owner.isCatalog,
      !program.catalogFunctions(named: name.text).isEmpty
    else { return false }
    let own = Type.generic(owner.selfParameter)
    return program.members(named: name.text, of: own, isStatic: isStatic).isEmpty
  }

  private func callFunctions(
    _ functions: [FunctionSymbol], _ name: Identifier, _ call: Call, _ expected: Type?
  ) -> Typed? {
    let candidates = functions.map { candidate($0) }
    guard let resolved = resolve(candidates, call, name: name, expected: expected) else {
      skipArguments(call)
      return Typed(commonResult(candidates)) { _, _ in .none }
    }
    return emit(resolved, receiver: .none, call, name: name, expected: expected)
  }

  private func callOnSelf(_ name: Identifier, _ call: Call, _ expected: Type?) -> Typed? {
    guard let type = selfType else { return nil }
    if !isStatic, let local = context.local("self"),
      program.members(named: name.text, of: type, isStatic: false).contains(where: \.isCallable)
    {
      let value = load(local, "self", at: name.range)
      return callMember(
        .value(value, place: { [unowned self] in selfPlace(name.range) }), type, name, call,
        isStatic: false, expected, [])
    }
    var around: Type? = type
    var isInside = isStatic
    while let here = around {
      if isInside || here != type,
        program.members(named: name.text, of: here, isStatic: true).contains(where: \.isCallable)
      {
        return callMember(.type(here), here, name, call, isStatic: true, expected, [])
      }
      isInside = true
      around = program.symbol(of: here)?.outer.map(program.declaredType)
    }
    return nil
  }

  /// A call of a member: nil when there is no such function, for then its value may be called.
  func callMember(
    _ receiver: Receiver, _ type: Type, _ name: Identifier, _ call: Call, isStatic: Bool,
    _ expected: Type?, _ generics: [TypeReference]
  ) -> Typed? {
    var candidates: [Candidate] = []
    for found in program.members(named: name.text, of: type, isStatic: isStatic, forCall: true) {
      switch found.member {
      case .function(let function):
        if function.isRequirement,
          candidates.contains(where: { $0.function.labels == function.labels })
        {
          continue
        }
        candidates.append(candidate(function, found: found, receiver: type))
      case .enumCase(let it):
        guard it.parameters != nil else { continue }
        candidates.append(caseCandidate(it, type))
      case .variable(let variable):
        let own = program.substitute(
          program.type(of: variable), program.memberBindings(found, of: type))
        if candidates.isEmpty, own.takesClosure { return nil }
      }
    }
    guard !candidates.isEmpty else { return nil }
    if call.written.isEmpty, isProperty(name, of: type, isStatic: isStatic, besides: candidates) {
      return nil
    }
    guard let resolved = resolve(candidates, call, name: name, expected: expected) else {
      skipArguments(call)
      return Typed(commonResult(candidates)) { _, _ in .none }
    }
    let function = resolved.candidate.function
    if let owner = function.owner {
      checkAccess(FoundMember(member: .function(function), owner: owner), name)
    }
    return emit(resolved, receiver: receiver, call, name: name, expected: expected)
  }

  /// `count()` of an array: its functions of that name all ask for something.
  private func isProperty(
    _ name: Identifier, of type: Type, isStatic: Bool, besides candidates: [Candidate]
  ) -> Bool {
    candidates.allSatisfy { $0.signature.parameters.contains { $0.defaultValue == nil } }
      && program.members(named: name.text, of: type, isStatic: isStatic).contains(
        where: \.isProperty)
  }

  func caseCandidate(_ it: CaseSymbol, _ type: Type) -> Candidate {
    let function = FunctionSymbol(
      it.name, owner: it.owner, body: .enumCase(it), scope: it.scope, isStatic: true,
      isMutating: false)
    var candidate = Candidate(
      function: function, signature: program.signature(of: function),
      bindings: program.genericArguments(of: type), receiver: type)
    candidate.signature.generics = it.owner.generics
    candidate.bindings = candidate.bindings.filter { $0.value != .unknown }
    for index in candidate.signature.parameters.indices {
      candidate.signature.parameters[index].type = program.substitute(
        candidate.signature.parameters[index].type, candidate.bindings)
    }
    return candidate
  }

  /// What all candidates give, so that one mistake is one message.
  private func commonResult(_ candidates: [Candidate]) -> Type {
    guard let first = candidates.first else { return .unknown }
    let result = closeOpen(first.signature.result, openParameters(first.signature.result))
    return candidates.allSatisfy { $0.signature.result == first.signature.result }
      ? result : .unknown
  }

  /// `Type(…)`: an initializer.
  func construct(_ type: Type, _ call: Call, _ name: Identifier, _ expected: Type?) -> Typed {
    switch type {
    case .unknown:
      skipArguments(call)
      return .unknown
    case .view, .existential:
      report("type 'any \(type.protocolName)' cannot be instantiated", at: name.range)
      skipArguments(call)
      return Typed(type) { _, _ in .none }
    case .generic, .nominal, .int, .double, .bool, .string, .array, .dictionary, .optional: break
    default:
      report("'\(type)' cannot be constructed", at: name.range)
      return .unknown
    }
    if let made = synthesizedInit(type, call) { return made }
    let found = initializers(of: type)
    let candidates = found.map { initializerCandidate($0, type) }
    if candidates.isEmpty {
      report(
        "'\(type)' cannot be constructed because it has no accessible initializers", at: name.range)
      skipArguments(call)
      return Typed(type) { _, _ in .none }
    }
    guard let resolved = resolve(candidates, call, name: name, expected: expected) else {
      skipArguments(call)
      return Typed(type) { _, _ in .none }
    }
    if !call.written.isEmpty { checkMemberwise(resolved, type, name) }
    if let owner = resolved.candidate.function.owner {
      checkAccess(
        FoundMember(member: .function(resolved.candidate.function), owner: owner),
        Identifier("init", name.range))
    }
    return emit(resolved, receiver: .type(type), call, name: name, expected: expected)
  }

  private func initializerCandidate(_ found: FoundMember, _ type: Type) -> Candidate {
    guard case .function(let function) = found.member else {
      preconditionFailure("initializers are functions")
    }
    var bindings = program.memberBindings(found, of: type)
    if !bindings.isEmpty { bindings = bindings.filter { $0.value != .unknown } }
    var candidate = Candidate(
      function: function, signature: program.signature(of: function), bindings: bindings,
      receiver: type)
    program.bind(&candidate)
    return candidate
  }

  func initializers(of type: Type) -> [FoundMember] {
    let all = program.members(named: "init", of: type, isStatic: true)
    var own = all.filter { $0.owner === program.symbol(of: type) }
    if case .nominal(let symbol, _) = type, symbol.kind == .class {
      let inherited = program.inheritedInitializers(of: symbol)
      if !inherited.isEmpty { own.removeAll { $0.member.isMemberwise } }
      own += inherited.map { FoundMember(member: .function($0), owner: symbol) }
    }
    let declared = own.isEmpty ? all : own + all.filter { $0.owner.kind == .protocol }
    let real = declared.filter { !$0.member.isRequirement }
    return real.isEmpty ? declared : real
  }

  private func checkMemberwise(_ resolved: Resolved, _ type: Type, _ name: Identifier) {
    guard case .memberwise = resolved.candidate.function.body,
      let owner = resolved.candidate.function.owner, selfType.flatMap(program.symbol) !== owner
    else { return }
    let hidden = owner.stored.contains {
      $0.head.has("private") && $0.wrapper == nil && !($0.isLet && $0.binding.value != nil)
    }
    guard hidden else { return }
    report(
      "'\(owner.name)' initializer is inaccessible due to 'private' protection level",
      at: name.range, help: "give '\(owner.name)' an init, or make its properties not private")
  }

  /// A call of a value: a closure, or something with `callAsFunction`.
  func callValue(
    _ callee: Typed, _ call: Call, _ expected: Type?, help: String? = nil
  ) -> Typed {
    switch callee.type {
    case .unknown:
      skipArguments(call)
      let run = callee.value
      return Typed(
        .value { machine, frame in
          _ = run(machine, frame)
          return .none
        }, .unknown)
    case .function(let function): return callClosure(callee, function, call)
    case .metatype(let type):
      return construct(type, call, Identifier("init", call.range), expected)
    default:
      let name = Identifier("callAsFunction", call.range)
      if let result = callMember(
        .value(callee, place: { nil }), callee.type, name, call, isStatic: false, expected, [])
      {
        return result
      }
      let help = help ?? (call.written.isEmpty ? "take the '()' away: it is a property" : nil)
      report("cannot call value of non-function type '\(callee.type)'", at: call.range, help: help)
      return .unknown
    }
  }

  private func callClosure(_ callee: Typed, _ function: FunctionType, _ call: Call) -> Typed {
    let written = call.written
    guard written.count == function.parameters.count else {
      let subject = written.count > function.parameters.count ? "extra" : "missing"
      report(
        subject == "extra"
          ? "extra argument\(written.count - function.parameters.count > 1 ? "s" : "") in call"
          : "missing argument for parameter #\(written.count + 1) in call", at: call.range)
      return Typed(function.result) { _, _ in .none }
    }
    if let label = written.first(where: { !$0.isTrailing && $0.label != nil })?.label {
      report("extraneous argument label '\(label.text):' in call", at: label.range)
    }
    let base = context.reserve(max(1, written.count))
    defer { context.release(to: base) }
    var arguments = CallArguments(base: base)
    arguments.codes = written.indices.map { _ in nil }
    arguments.order = Array(written.indices)
    for (index, argument) in written.enumerated() {
      if function.parameters[index].isInout, case .address(let target, _) = argument.value,
        let place = place(of: target)
      {
        arguments.codes[index] = ArgumentCode(place.take)
        arguments.writeBacks.append((index, place))
      } else {
        arguments.codes[index] = ArgumentCode(
          lower(argument.value, to: function.parameters[index].type, .argument).value)
      }
    }
    if function.throws { noteThrowing(call.range) }
    return closureCall(callee, arguments, function, written.count)
  }

  private func closureCall(
    _ callee: Typed, _ arguments: CallArguments, _ function: FunctionType, _ count: Int
  ) -> Typed {
    let (load, fill, base) = (callee.value, arguments.fill, arguments.base)
    let writeBacks = arguments.writeBacks.map { (base + $0.index, $0.place.store) }
    return Typed(function.result) { machine, frame in
      guard case .object(let object) = load(machine, frame), let closure = object as? ClosureValue,
        machine.reserve(frame + base + count)
      else { return .none }
      fill(machine, frame)
      let result = closure.call(machine, frame + base)
      for (slot, store) in writeBacks { store(machine, frame, frame[slot]) }
      machine.clear(frame, from: base, to: base + count)
      return result
    }
  }
}

extension FoundMember {
  var isProperty: Bool {
    if case .variable(let variable) = member { return !variable.isRequirement }
    return false
  }

  var isFunction: Bool {
    if case .function = member { return true }
    return false
  }

  var isCallable: Bool {
    switch member {
    case .function: true
    case .enumCase(let it): it.parameters != nil
    case .variable: false
    }
  }
}

extension Optional where Wrapped == Wrapper {
  static func == (left: Wrapper?, right: Wrapper?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    default: false
    }
  }
}
