import SwiftSubset

extension Lowering {
  private func loop(_ label: Identifier?, _ body: () -> Action) -> Action {
    context.labels.append(label?.text ?? "")
    defer { context.labels.removeLast() }
    return body()
  }

  func whileStatement(_ it: WhileStatement) -> Action {
    context.pushScope()
    let start = context.nextSlot
    defer {
      context.popScope()
      context.release(to: start)
    }
    let test = conditions(it.conditions)
    let body = loop(it.label) { block(it.body.statements) }
    let label = it.label?.text
    let place = place(it.range.keyword(5))
    return { machine, frame in
      while test(machine, frame) {
        if machine.step() {
          machine.locate(place)
          return .halted
        }
        let flow = body(machine, frame)
        if flow == .next { continue }
        switch machine.loopFlow(flow, label) {
        case .again: continue
        case .end: return .next
        case .leave: return flow
        }
      }
      return machine.flowAfterCall
    }
  }

  func repeatStatement(_ it: RepeatStatement) -> Action {
    let body = loop(it.label) { block(it.body.statements) }
    let test = lower(it.condition, to: .bool, .condition).code.asBool
    let label = it.label?.text
    let place = place(it.range.keyword(6))
    return { machine, frame in
      repeat {
        if machine.step() {
          machine.locate(place)
          return .halted
        }
        let flow = body(machine, frame)
        if flow == .next { continue }
        switch machine.loopFlow(flow, label) {
        case .again: continue
        case .end: return .next
        case .leave: return flow
        }
      } while test(machine, frame)
      return machine.flowAfterCall
    }
  }

  func forStatement(_ it: ForStatement) -> Action {
    context.pushScope()
    let start = context.nextSlot
    defer {
      context.popScope()
      context.release(to: start)
    }
    let sequence = lower(it.sequence)
    let element = elementType(of: sequence.type, at: it.sequence.range)
    let hidden = context.reserve()
    let simple: Int? = it.isCase ? nil : plainSlot(it.pattern, element)
    let bind = pattern(it.isCase ? it.pattern : it.pattern.asBinding(), element, isLet: true)
    let filter = it.filter.map { lower($0, to: .bool, .condition).code.asBool }
    let body = loop(it.label) { block(it.body.statements) }
    let (load, label, program) = (sequence.value, it.label?.text, program)
    let place = place(it.range.keyword(3))
    let turn: (Machine, Frame, Value) -> Flow = { machine, frame, value in
      guard bind(machine, frame, value), filter?(machine, frame) ?? true else { return .next }
      return body(machine, frame)
    }
    let isPlain = filter == nil
    return { machine, frame in
      let sequence = load(machine, frame)
      if machine.isStopped { return machine.flowAfterCall }
      if isPlain, let simple, let range = sequence.object(RangeValue.self) {
        return count(range, machine, frame, simple, label, place, body)
      }
      frame[hidden] = sequence
      defer { frame[hidden] = .none }
      return iterate(sequence, program, machine) { value in
        if machine.step() {
          machine.locate(place)
          return .halted
        }
        let flow = turn(machine, frame, value)
        if flow == .next { return nil }
        switch machine.loopFlow(flow, label) {
        case .again: return nil
        case .end: return .next
        case .leave: return flow
        }
      }
    }
  }

  /// The slot of a loop variable that is a plain number and stays in its slot.
  private func plainSlot(_ pattern: Pattern, _ element: Type) -> Int? {
    guard element == .int, case .name = pattern.unbound else { return nil }
    return context.nextSlot
  }

  /// What a `for` over a type binds.
  func elementType(of type: Type, at range: SourceRange) -> Type {
    switch type {
    case .unknown: return .unknown
    case .optional:
      report(
        "for-in loop requires '\(type)' to conform to 'Sequence'; did you mean to unwrap optional?",
        at: range)
      return .unknown
    default: break
    }
    if let element = program.associatedType("Element", of: type) { return element }
    if case .nominal = type, let iterator = iteratorElement(of: type) { return iterator }
    report("for-in loop requires '\(type)' to conform to 'Sequence'", at: range)
    return .unknown
  }

  /// The element of a sequence of the program, by what `next()` gives.
  private func iteratorElement(of type: Type) -> Type? {
    for found in program.members(named: "next", of: type, isStatic: false) {
      if case .function(let function) = found.member,
        case .optional(let element) = program.signature(of: function).result
      {
        return program.substitute(element, program.genericArguments(of: type))
      }
    }
    for found in program.members(named: "makeIterator", of: type, isStatic: false) {
      if case .function(let function) = found.member, !function.isRequirement {
        let iterator = program.signature(of: function).result
        return iteratorElement(of: iterator) ?? program.associatedType("Element", of: iterator)
      }
    }
    return nil
  }
}

extension SourceRange {
  /// The first bytes of a statement, where its word stands.
  func keyword(_ length: UInt32) -> SourceRange {
    SourceRange(start, Swift.min(end, start + length))
  }
}

extension Machine {
  enum LoopFlow { case again, end, leave }

  /// What a loop does after a turn that did not end normally.
  func loopFlow(_ flow: Flow, _ own: String?) -> LoopFlow {
    switch flow {
    case .next, .fellThrough: return .again
    case .break, .continue:
      if let label {
        guard label == own else { return .leave }
        self.label = nil
      }
      return flow == .continue ? .again : .end
    case .return, .thrown, .halted: return .leave
    }
  }
}

/// Counts through a range of numbers, with the number in its slot.
private func count(
  _ range: RangeValue, _ machine: Machine, _ frame: Frame, _ slot: Int, _ label: String?,
  _ place: CallPlace, _ body: Action
) -> Flow {
  guard var next = range.lower?.asInt else { return .next }
  let end = range.upper?.asInt ?? Int.max
  while range.isClosed ? next <= end : next < end {
    if machine.step() {
      machine.locate(place)
      return .halted
    }
    frame[slot] = .int(next)
    let flow = body(machine, frame)
    if flow != .next {
      switch machine.loopFlow(flow, label) {
      case .again: break
      case .end: return .next
      case .leave: return flow
      }
    }
    if next == Int.max { break }
    next += 1
  }
  return .next
}

/// Hands each element of a sequence to `body` until it gives a flow.
///
/// An array that changes meanwhile is walked as it was.
func iterate(
  _ sequence: Value, _ program: Program, _ machine: Machine, _ body: (Value) -> Flow?
) -> Flow {
  guard case .object(let object) = sequence else {
    if case .string(let text) = sequence {
      for character in text { if let flow = body(.string(String(character))) { return flow } }
    }
    return .next
  }
  switch object {
  case let it as ArrayValue:
    for item in it.items { if let flow = body(item) { return flow } }
  case let it as SetValue:
    for item in it.items.liveKeys { if let flow = body(item) { return flow } }
  case let it as DictionaryValue:
    for (key, value) in it.items.pairs {
      let pair = Value.object(TupleValue([key, value], labels: ["key", "value"]))
      if let flow = body(pair) { return flow }
    }
  case let it as RangeValue: return iterate(it, body)
  case is Instance: return iterate(instance: sequence, program, machine, body)
  default: break
  }
  return .next
}

private func iterate(_ range: RangeValue, _ body: (Value) -> Flow?) -> Flow {
  guard let lower = range.lower?.asInt else { return .next }
  let end = range.upper?.asInt ?? Int.max
  var next = lower
  while range.isClosed ? next <= end : next < end {
    if let flow = body(.int(next)) { return flow }
    if next == Int.max { break }
    next += 1
  }
  return .next
}

/// A sequence of the program: its iterator is asked until it gives nil.
private func iterate(
  instance: Value, _ program: Program, _ machine: Machine, _ body: (Value) -> Flow?
) -> Flow {
  var iterator = program.callMethod("makeIterator", on: instance, [], machine) ?? instance
  if iterator.object(ArrayValue.self) != nil { return iterate(iterator, program, machine, body) }
  while !machine.isStopped {
    guard let next = program.callMutating("next", on: &iterator, machine) else { return .next }
    if next.isNone { return .next }
    if let flow = body(next) { return flow }
  }
  return machine.flowAfterCall
}
