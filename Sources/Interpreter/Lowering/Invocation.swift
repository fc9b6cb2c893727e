import SwiftSubset

/// Where a call's `self` comes from.
enum Receiver {
  /// None: a global function or a local closure.
  case none
  /// A type: static members and initializers; its generic arguments may be open.
  case type(Type)
  /// A value, and how to find it as a place when a mutating member needs one.
  case value(Typed, place: () -> Place?)
  /// `super`: methods of the superclass, called as they are there.
  case above(Typed)

  var isValue: Bool {
    switch self {
    case .value, .above: true
    case .none, .type: false
    }
  }

  var made: Type? {
    if case .type(let type) = self { return type }
    return nil
  }
}

/// A call with everything that running it needs.
struct Invocation {
  var candidate: Candidate
  var bindings: [GenericParameter: Type]
  /// The slot of `self`, or of the first argument.
  var base: Int
  var hasSelf: Bool
  var arguments: CallArguments
  var result: Type
  var place: CallPlace

  var function: FunctionSymbol { candidate.function }
  /// Functions of the program clear their own slots.
  var needsClearing: Bool {
    if case .enumCase = function.body { return true }
    return function.native != nil || function.isRequirement || !arguments.writeBacks.isEmpty
  }
  var slotCount: Int { candidate.signature.parameters.count + (hasSelf ? 1 : 0) }
}

extension Lowering {
  func emit(_ call: Invocation, _ receiver: Receiver, _ name: Identifier) -> Typed {
    switch receiver {
    case .value(let value, let place):
      if call.function.isMutating, !isClassType(value.type) {
        return emitMutating(call, place(), name)
      }
      return emitMember(call, value, isSuper: false)
    case .above(let value): return emitMember(call, value, isSuper: true)
    case .type, .none: return finish(call, run: body(of: call, isSuper: false), prepare: nil)
    }
  }

  func isClassType(_ type: Type) -> Bool {
    if case .nominal(let symbol, _) = type { return symbol.kind == .class }
    return false
  }

  private func emitMember(_ call: Invocation, _ value: Typed, isSuper: Bool) -> Typed {
    let (slot, load) = (call.base, value.value)
    return finish(call, run: body(of: call, isSuper: isSuper)) { machine, frame in
      frame[slot] = load(machine, frame)
    }
  }

  /// A mutating member: `self` is moved into its slot and back to where it came from.
  private func emitMutating(_ call: Invocation, _ place: Place?, _ name: Identifier) -> Typed {
    guard let place else {
      report(
        "cannot use mutating member on immutable value: '\(name.text)' needs a variable",
        at: name.range)
      return Typed(call.result) { _, _ in .none }
    }
    if let problem = place.problem {
      report(
        "cannot use mutating member on immutable value: \(problem)", at: name.range,
        help: mutabilityHelp(problem, .missing(name.range)))
    }
    let fill = call.arguments.fill
    let run = bodyAbove(call)
    let (slot, writeBack) = (call.base, self.writeBack(call))
    let end = call.base + call.slotCount
    let modify = place.modify
    let prepare = place.prepare
    return Typed(call.result) { machine, frame in
      prepare(machine, frame)
      fill(machine, frame)
      var result = Value.none
      modify(machine, frame) { value in
        frame[slot] = value
        value = .none
        result = run(machine, frame + slot)
        value = frame[slot]
        frame[slot] = .none
      }
      writeBack(machine, frame)
      machine.clear(frame, from: slot, to: end)
      return result
    }
  }

  private func finish(
    _ call: Invocation, run: @escaping (Machine, Frame) -> Value,
    prepare: ((Machine, Frame) -> Void)?
  ) -> Typed {
    let fill = call.arguments.fill
    let (start, end) = (call.base, call.base + call.slotCount)
    let writeBack = call.arguments.writeBacks.isEmpty ? nil : self.writeBack(call)
    if writeBack == nil, !call.needsClearing {
      guard let prepare else {
        return Typed(call.result) { machine, frame in
          fill(machine, frame)
          return run(machine, frame)
        }
      }
      return Typed(call.result) { machine, frame in
        prepare(machine, frame)
        fill(machine, frame)
        return run(machine, frame)
      }
    }
    guard let writeBack else {
      return Typed(call.result) { machine, frame in
        prepare?(machine, frame)
        fill(machine, frame)
        let result = run(machine, frame)
        machine.clear(frame, from: start, to: end)
        return result
      }
    }
    let runAbove = bodyAbove(call)
    return Typed(call.result) { machine, frame in
      prepare?(machine, frame)
      fill(machine, frame)
      let result = runAbove(machine, frame + start)
      writeBack(machine, frame)
      machine.clear(frame, from: start, to: end)
      return result
    }
  }

  /// Runs the callee above all slots of this frame: places keep what they prepared in slots that
  /// lie above the arguments.
  private func bodyAbove(_ call: Invocation) -> (Machine, Frame) -> Value {
    var moved = call
    moved.base = 0
    let run = body(of: moved, isSuper: false)
    let count = call.slotCount
    return { machine, slots in machine.above(slots, count, run) }
  }

  /// `inout` arguments go back to their places after the call, once.
  private func writeBack(_ call: Invocation) -> (Machine, Frame) -> Void {
    let parts = call.arguments.writeBacks.map { (call.arguments.base + $0.index, $0.place.store) }
    return { machine, frame in
      for (slot, store) in parts {
        let value = frame[slot]
        frame[slot] = .none
        store(machine, frame, value)
      }
    }
  }

  /// The code that runs the callee on the filled slots.
  func body(of call: Invocation, isSuper: Bool) -> (Machine, Frame) -> Value {
    let run = plainBody(of: call, isSuper: isSuper)
    guard call.arguments.canThrow else { return run }
    return { machine, frame in machine.thrown == nil ? run(machine, frame) : .none }
  }

  private func plainBody(of call: Invocation, isSuper: Bool) -> (Machine, Frame) -> Value {
    let (base, function) = (call.base, call.function)
    if let entry = function.native, !function.isRequirement {
      let name = function.isInitializer ? function.owner?.name ?? "init" : function.name
      if entry.isPassed { notePassed(call, name) }
      reportRefused(entry, name, call.place.location.range)
      guard let code = entry.code else { return { _, _ in .none } }
      let (place, count) = (call.place, call.slotCount)
      return { machine, frame in
        machine.callNative(code, frame + base, place, count: count) { _ in }
      }
    }
    switch function.body {
    case .enumCase(let enumCase): return makeCase(enumCase, base, call.slotCount)
    default: break
    }
    if !isSuper, needsDispatch(call) { return dispatch(call) }
    let target = CallTarget(program, function, specialization(call))
    return { machine, frame in target.code.run(machine, frame + base) }
  }

  private func makeCase(
    _ enumCase: CaseSymbol, _ base: Int, _ count: Int
  ) -> (Machine, Frame) -> Value {
    { machine, frame in
      if machine.step() { return .none }
      return .object(EnumValue(enumCase, (0..<count).map { frame[base + $0] }))
    }
  }

  /// Says what becomes of a view or a modifier that is taken and not drawn.
  private func notePassed(_ call: Invocation, _ name: String) {
    if isSilent { return }
    guard program.isView(call.candidate.signature.result), call.result != .unknown else {
      return notePassed(name)
    }
    guard call.function.isInitializer else {
      return program.machine.note("'\(name)' is not drawn: the view is shown without it")
    }
    let form = hasDrawnForms(call.function.owner) ? call.function.labels.dropFirst(4) : ""
    program.machine.note("'\(name)\(form)' is not drawn: its content is shown without it")
  }

  /// Says why what SwiftUI has can't be used here.
  func reportRefused(_ entry: CatalogEntry, _ name: String, _ range: SourceRange) {
    guard let reason = entry.refusal else { return }
    report("this form of '\(name)' is not supported here", at: range, help: reason)
  }

  /// What is taken and is no part of the picture.
  func notePassed(_ name: String) {
    if isSilent { return }
    program.machine.note("'\(name)' does nothing here")
  }

  private func hasDrawnForms(_ owner: TypeSymbol?) -> Bool {
    guard let owner else { return false }
    let type = program.declaredType(owner)
    return program.members(named: "init", of: type, isStatic: true).contains { found in
      guard case .function(let function) = found.member else { return false }
      return function.native.map { !$0.isPassed } ?? false
    }
  }

  /// For which types the callee is lowered.
  func specialization(_ call: Invocation) -> SpecializationKey {
    specialization(call.function, call.candidate, call.bindings, call.result)
  }

  func specialization(
    _ function: FunctionSymbol, _ candidate: Candidate, _ bindings: [GenericParameter: Type],
    _ result: Type?
  ) -> SpecializationKey {
    var selfType: Type?
    if let owner = function.owner {
      if function.isInitializer {
        if !owner.generics.isEmpty || owner.kind == .protocol { selfType = result?.unwrapped }
      } else if !owner.generics.isEmpty || owner.kind == .protocol {
        selfType = candidate.receiver
      }
    }
    let arguments = candidate.signature.generics.map { bindings[$0] ?? .unknown }
    return SpecializationKey(selfType: selfType, arguments: arguments)
  }
}
