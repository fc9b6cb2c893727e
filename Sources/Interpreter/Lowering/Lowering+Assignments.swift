import SwiftSubset

extension Lowering {
  func assignment(
    _ target: Expression, _ op: Operator?, _ value: Expression, _ range: SourceRange
  ) -> Typed {
    if let op { return compound(target, op, value) }
    switch target {
    case .discard:
      let run = lower(value).value
      return Typed(
        .value { machine, frame in
          _ = run(machine, frame)
          return .none
        }, .void)
    case .tuple(let targets, _) where targets.count > 1: return destructuring(targets, value)
    default: return store(target, value)
    }
  }

  private func store(_ target: Expression, _ value: Expression) -> Typed {
    if let first = initialStore(target, value) { return first }
    guard let place = place(of: target) else {
      _ = lower(value, expecting: .unknown)
      return .void
    }
    reportImmutable(place, target)
    assignmentHelp = bindingTargetHelp(target, value)
    defer { assignmentHelp = nil }
    let typed =
      place.type == .unknown || place.problem != nil
      ? lower(value, expecting: place.type) : lower(value, to: place.type, .assignment)
    let run = typed.value
    if let slot = place.slot {
      return Typed(
        .value { machine, frame in
          let value = run(machine, frame)
          if machine.thrown == nil { frame[slot] = value }
          return .none
        }, .void)
    }
    let (prepare, modify) = (place.prepare, place.modify)
    let hold = context.reserve()
    if target.hasOptionalChain { return storeIfThere(place, run) }
    return Typed(
      .value { machine, frame in
        prepare(machine, frame)
        frame[hold] = run(machine, frame)
        if machine.halt != nil || machine.thrown != nil { return .none }
        modify(machine, frame) { $0 = frame[hold] }
        frame[hold] = .none
        return .none
      }, .void)
  }

  /// `a?.b = value`: the value is not even made when the chain ends at nil.
  private func storeIfThere(
    _ place: Place, _ run: @escaping (Machine, Frame) -> Value
  ) -> Typed {
    let (prepare, modify) = (place.prepare, place.modify)
    return Typed(
      .value { machine, frame in
        prepare(machine, frame)
        var isThere = false
        modify(machine, frame) { _ in isThere = true }
        guard isThere else { return .none }
        let value = run(machine, frame)
        if machine.isStopped { return .none }
        modify(machine, frame) { $0 = value }
        return .none
      }, .void)
  }

  /// `$on = true` for `on = true`, `self.n = n` for `self._n = n`.
  private func bindingTargetHelp(_ target: Expression, _ value: Expression) -> String? {
    if case .name(let name, _) = target, name.text.hasPrefix("$") {
      return "take the '$' away: '\(name.text.dropFirst()) = …'"
    }
    guard case .postfix(.name(let base, _), let suffixes) = target, base.text == "self",
      suffixes.count == 1, case .member(let name, _) = suffixes[0],
      case .nominal(let symbol, _) = typeOf(value), symbol.name == "Binding", let type = selfType
    else { return nil }
    let isWrapped = program.members(named: name.text, of: type, isStatic: false).contains { found in
      if case .variable(let it) = found.member { it.wrapper != nil } else { false }
    }
    return isWrapped ? "write 'self._\(name.text) = \(source.text(value.range))'" : nil
  }

  /// The one assignment that a `let` without value may have.
  private func initialStore(_ target: Expression, _ value: Expression) -> Typed? {
    guard case .name(let name, _) = target, let local = context.local(name.text),
      local.isUnassigned
    else { return nil }
    let run = lower(value, to: local.type, .assignment).value
    context.update(name.text) { $0.isUnassigned = false }
    let slot = local.slot
    if local.isCell {
      return Typed(
        .value { machine, frame in
          frame[slot].object(Cell.self)?.value = run(machine, frame)
          return .none
        }, .void)
    }
    return Typed(
      .value { machine, frame in
        frame[slot] = run(machine, frame)
        return .none
      }, .void)
  }

  private func reportImmutable(_ place: Place, _ target: Expression) {
    guard let problem = place.problem else { return }
    let isProperty: Bool
    switch target {
    case .postfix: isProperty = !problem.hasSuffix("is a method")
    case .name(let name, _): isProperty = selfType != nil && context.local(name.text) == nil
    default: isProperty = selfType != nil
    }
    report(
      "cannot assign to \(isProperty ? "property" : "value"): \(problem)", at: target.range,
      help: mutabilityHelp(problem, target) ?? methodHelp(problem, target))
  }

  /// `.title = "x"` where `.title("x")` is meant.
  private func methodHelp(_ problem: String, _ target: Expression) -> String? {
    guard problem.hasSuffix("is a method"), case .postfix(_, let suffixes) = target,
      case .member(let name, _)? = suffixes.last
    else { return nil }
    return "call it: '.\(name.text)(…)'"
  }

  /// `target op= value`: one read, one write.
  private func compound(_ target: Expression, _ op: Operator, _ value: Expression) -> Typed {
    guard let place = place(of: target) else { return .void }
    if let problem = place.problem {
      report(
        "left side of mutating operator isn't mutable: \(problem)", at: target.range,
        help: mutabilityHelp(problem, target))
    }
    let name = Operator(text: op.text + "=", range: op.range)
    if let user = mutatingOperator(name, place, value) { return user }
    if let slot = place.slot, let quick = quickCompound(slot, place.type, op, value) {
      return quick
    }
    let (slot, hold) = (context.reserve(), context.reserve())
    let base = Typed(place.type) { _, frame in frame[slot] }
    let right = lower(value, expecting: place.type == .unknown ? nil : place.type)
    let held = Typed(right.type) { _, frame in frame[hold] }
    let (prepare, modify, load) = (place.prepare, place.modify, right.value)
    guard let combined = combine(base, op, held, place.type) else {
      return recombined(place, target, op, value)
    }
    let run = combined.value
    return Typed(
      .value { machine, frame in
        prepare(machine, frame)
        frame[hold] = load(machine, frame)
        if machine.isStopped { return .none }
        modify(machine, frame) { value in
          frame[slot] = value
          value = .none
          value = run(machine, frame)
        }
        machine.clear(frame, from: slot, to: slot + 2)
        return .none
      }, .void)
  }

  /// A local number or text is changed in its slot.
  private func quickCompound(
    _ slot: Int, _ type: Type, _ op: Operator, _ value: Expression
  ) -> Typed? {
    guard type == .int || type == .double || type == .string && op.text == "+" else { return nil }
    let right = lower(value, expecting: type)
    guard right.type == type else { return nil }
    if type == .string { return grown(slot, right, op) }
    let base = Typed(type) { _, frame in frame[slot] }
    guard let combined = builtIn(base, op, right) else { return nil }
    switch combined.code {
    case .int(let run):
      return Typed(
        .value { machine, frame in
          frame[slot] = .int(run(machine, frame))
          return .none
        }, .void)
    case .double(let run):
      return Typed(
        .value { machine, frame in
          frame[slot] = .double(run(machine, frame))
          return .none
        }, .void)
    case .bool, .value: return nil
    }
  }

  private func grown(_ slot: Int, _ right: Typed, _ op: Operator) -> Typed {
    let (other, place) = (right.value, place(op.range))
    return Typed(
      .value { machine, frame in
        guard case .string(let suffix) = other(machine, frame),
          case .string(var text) = frame[slot]
        else { return .none }
        frame[slot] = .none
        text += suffix
        if text.utf8.count > machine.limits.textBytes {
          machine.stop(
            "a text of more than \(machine.limits.textBytes) bytes", help: "build less text",
            at: place.location)
        }
        frame[slot] = .string(text)
        return .none
      }, .void)
  }

  /// `a += b` by the `+` of their type: computed first, then stored.
  private func recombined(
    _ place: Place, _ target: Expression, _ op: Operator, _ value: Expression
  ) -> Typed {
    let result = convert(
      binary(target, op, value, place.type), to: place.type, at: value.range, .assignment)
    let (prepare, modify, run) = (place.prepare, place.modify, result.value)
    return Typed(
      .value { machine, frame in
        let value = run(machine, frame)
        prepare(machine, frame)
        modify(machine, frame) { $0 = value }
        return .none
      }, .void)
  }

  /// Operators of numbers, texts and arrays; nil for those that types declare.
  private func combine(_ base: Typed, _ op: Operator, _ right: Typed, _ type: Type) -> Typed? {
    if type == .unknown || right.type == .unknown {
      let (one, other, place) = (base.value, right.value, place(op.range))
      let text = op.text
      return Typed(
        .value { combineLoosely(one($0, $1), text, other($0, $1), $0, place) }, .unknown)
    }
    if type == .string, op.text == "+", right.type == .string { return appended(base, right, op) }
    return builtIn(base, op, right)
  }

  /// The base is taken out of its slot, so that the text grows in place.
  private func appended(_ base: Typed, _ right: Typed, _ op: Operator) -> Typed {
    let (one, other, place) = (base.value, right.value, place(op.range))
    return Typed(
      .value { machine, frame in
        let suffix = other(machine, frame)
        guard var text = one(machine, frame).asString, let more = suffix.asString
        else { return .none }
        text += more
        let old = machine.place
        machine.place = place
        defer { machine.place = old }
        return text.written(machine)
      }, .string)
  }

  /// `static func += (left: inout T, right: T)`.
  private func mutatingOperator(_ op: Operator, _ place: Place, _ value: Expression) -> Typed? {
    var candidates: [Candidate] = []
    for found in program.members(named: op.text, of: place.type, isStatic: true) {
      if case .function(let function) = found.member {
        candidates.append(candidate(function, found: found, receiver: place.type))
      }
    }
    candidates += (program.functions[op.text] ?? []).map { candidate($0) }
    candidates += program.catalogFunctions(named: op.text).map { candidate($0) }
    candidates = candidates.filter { candidate in
      candidate.signature.parameters.count == 2
        && program.canConvert(place.type, to: candidate.signature.parameters[0].type) != nil
        && fits(value, candidate.signature.parameters[1].type) != nil
    }
    guard var chosen = candidates.first else { return nil }
    for index in chosen.signature.parameters.indices {
      chosen.signature.parameters[index].label = nil
    }
    let base = context.reserve(2)
    var arguments = CallArguments(base: base)
    let type = closeOpen(chosen.signature.parameters[1].type, chosen.signature.generics)
    arguments.codes = [
      ArgumentCode(place.take), ArgumentCode(lower(value, to: type, .argument).value),
    ]
    arguments.order = [0, 1]
    arguments.writeBacks = [(0, place)]
    let invocation = Invocation(
      candidate: chosen, bindings: chosen.bindings, base: base, hasSelf: false,
      arguments: arguments, result: .void, place: self.place(op.range))
    return emit(
      invocation, chosen.receiver.map { .type($0) } ?? .none, Identifier(op.text, op.range))
  }

  private func destructuring(_ targets: [Argument], _ value: Expression) -> Typed {
    let typed = lower(value)
    let types: [Type]
    if case .tuple(let elements) = typed.type {
      types = elements.map(\.type)
    } else {
      types = targets.map { _ in .unknown }
    }
    guard types.count == targets.count else {
      report("tuples have a different number of elements", at: value.range)
      return .void
    }
    var stores: [(Int, Place)] = []
    for (index, target) in targets.enumerated() {
      if case .discard = target.value { continue }
      guard let place = place(of: target.value) else { continue }
      reportImmutable(place, target.value)
      _ = convert(
        Typed(types[index]) { _, _ in .none }, to: place.type, at: target.value.range, .assignment)
      stores.append((index, place))
    }
    let run = typed.value
    return Typed(
      .value { machine, frame in
        guard let tuple = run(machine, frame).object(TupleValue.self) else { return .none }
        for (index, place) in stores where tuple.items.indices.contains(index) {
          place.prepare(machine, frame)
          place.store(machine, frame, tuple.items[index])
        }
        return .none
      }, .void)
  }
}

extension Expression {
  /// Whether a chain ends early at nil, so that the right side may not run.
  var hasOptionalChain: Bool {
    guard case .postfix(let base, let suffixes) = self else { return false }
    return base.hasOptionalChain
      || suffixes.contains { if case .optional = $0 { true } else { false } }
  }
}
