import SwiftSubset

extension Lowering {
  typealias Match = (Machine, Frame, Value) -> Bool

  /// Matches a value and binds the names of the pattern, which enter the scope at hand.
  func pattern(_ pattern: Pattern, _ type: Type, isLet: Bool, isBinding: Bool = false) -> Match {
    switch pattern {
    case .wildcard: return { _, _, _ in true }
    case .name(let name):
      return isBinding ? bind(name, type, isLet) : comparison(.name(name, []), type)
    case .binding(let isVar, let inner, _):
      return self.pattern(inner, type, isLet: !isVar, isBinding: true)
    case .tuple(let elements, let range):
      return tuplePattern(elements, type, range, isLet, isBinding)
    case .enumCase(let written, let name, let payload, let range):
      return enumPattern(
        name, payload, written.map(resolve) ?? type, range, isLet, isBinding)
    case .optional(let inner, _):
      let test = self.pattern(inner, wrapped(type), isLet: isLet, isBinding: isBinding)
      return { machine, frame, value in !value.isNone && test(machine, frame, value) }
    case .is(let reference, _):
      let target = resolve(reference)
      let program = program
      return { _, _, value in program.isInstance(value, of: target, type) }
    case .as(let inner, let reference, _):
      let target = resolve(reference)
      let test = self.pattern(inner, target, isLet: isLet, isBinding: isBinding)
      let program = program
      return { machine, frame, value in
        program.isInstance(value, of: target, type) && test(machine, frame, program.opened(value))
      }
    case .expression(let expression):
      if isBinding, case .name(let name, _) = expression { return bind(name, type, isLet) }
      if let inner = expression.underQuestionMark {
        return self.pattern(
          .optional(.expression(inner), expression.range), type, isLet: isLet, isBinding: isBinding)
      }
      return comparison(expression, type)
    }
  }

  private func wrapped(_ type: Type) -> Type {
    if case .optional(let wrapped) = type { return wrapped }
    return type
  }

  func bind(_ name: Identifier, _ type: Type, _ isLet: Bool) -> Match {
    let isCell = !isLet && context.mentionedInClosures.contains(name.text)
    let slot = context.reserve()
    context.declare(name.text, Local(slot: slot, type: type, isLet: isLet, isCell: isCell))
    if isCell {
      return { _, frame, value in
        frame[slot] = .object(Cell(value))
        return true
      }
    }
    return { _, frame, value in
      frame[slot] = value
      return true
    }
  }

  private func tuplePattern(
    _ elements: [Pattern.TupleElement], _ type: Type, _ range: SourceRange, _ isLet: Bool,
    _ isBinding: Bool
  ) -> Match {
    if elements.count == 1 {
      return pattern(elements[0].pattern, type, isLet: isLet, isBinding: isBinding)
    }
    var types = elements.map { _ in Type.unknown }
    if case .tuple(let known) = type {
      if known.count == elements.count {
        types = known.map(\.type)
      } else {
        report("tuple pattern has the wrong length for tuple type '\(type)'", at: range)
      }
    }
    let tests = zip(elements, types).map {
      pattern($0.pattern, $1, isLet: isLet, isBinding: isBinding)
    }
    return { machine, frame, value in
      guard let tuple = value.object(TupleValue.self), tuple.items.count >= tests.count
      else { return false }
      for (index, test) in tests.enumerated() where !test(machine, frame, tuple.items[index]) {
        return false
      }
      return true
    }
  }

  // MARK: Cases

  private func enumPattern(
    _ name: Identifier, _ payload: [Pattern.TupleElement]?, _ type: Type, _ range: SourceRange,
    _ isLet: Bool, _ isBinding: Bool
  ) -> Match {
    if case .optional(let wrapped) = type, enumCase(name, wrapped) == nil {
      if name.text == "none" { return { _, _, value in value.isNone } }
      if name.text == "some", let inner = payload?.first?.pattern {
        let test = pattern(inner, wrapped, isLet: isLet, isBinding: isBinding)
        return { machine, frame, value in !value.isNone && test(machine, frame, value) }
      }
    }
    let target = type.unwrapped
    guard let found = enumCase(name, target) else {
      if target == .unknown { return unknownCase(name, payload, isLet, isBinding) }
      if payload == nil { return comparison(.implicitMember(name, range), type) }
      report(
        .noMember(
          name, of: .metatype(target),
          among: program.memberNames(of: target, isStatic: true)))
      return unknownCase(name, payload, isLet, isBinding)
    }
    let types = payloadTypes(found, target)
    guard let payload else { return { _, _, value in isCase(value, found) } }
    return payloadPattern(found, payload, types, range, isLet, isBinding)
  }

  private func payloadPattern(
    _ found: CaseSymbol, _ payload: [Pattern.TupleElement], _ types: [Type], _ range: SourceRange,
    _ isLet: Bool, _ isBinding: Bool
  ) -> Match {
    if payload.count == 1, types.count > 1 {
      let tuple = Type.tuple(
        zip(found.parameters ?? [], types).map { .init(label: $0.label?.text, type: $1) })
      let test = pattern(payload[0].pattern, tuple, isLet: isLet, isBinding: isBinding)
      return { machine, frame, value in
        guard let it = value.object(EnumValue.self), isCase(value, found) else { return false }
        let labels = (found.parameters ?? []).map { $0.label?.text }
        return test(machine, frame, .object(TupleValue(it.payload, labels: labels)))
      }
    }
    if payload.count != types.count {
      report(
        "tuple pattern has the wrong length for tuple type '\(Type.tuple(types.map { .init(label: nil, type: $0) }))'",
        at: range)
    }
    let tests = payload.enumerated().map { index, element in
      pattern(
        element.pattern, types.indices.contains(index) ? types[index] : .unknown, isLet: isLet,
        isBinding: isBinding)
    }
    return { machine, frame, value in
      guard let it = value.object(EnumValue.self), isCase(value, found) else { return false }
      for (index, test) in tests.enumerated() {
        guard it.payload.indices.contains(index), test(machine, frame, it.payload[index])
        else { return false }
      }
      return true
    }
  }

  private func unknownCase(
    _ name: Identifier, _ payload: [Pattern.TupleElement]?, _ isLet: Bool, _ isBinding: Bool
  ) -> Match {
    for element in payload ?? [] {
      _ = pattern(element.pattern, .unknown, isLet: isLet, isBinding: isBinding)
    }
    let text = name.text
    return { _, _, value in value.object(EnumValue.self)?.enumCase.name == text }
  }

  func enumCase(_ name: Identifier, _ type: Type) -> CaseSymbol? {
    for found in program.members(named: name.text, of: type, isStatic: true) {
      if case .enumCase(let it) = found.member { return it }
    }
    if case .existential = type { return nil }
    return nil
  }

  private func payloadTypes(_ found: CaseSymbol, _ type: Type) -> [Type] {
    let resolving = TypeResolving(program: program, scope: found.scope, report: nil)
    let bindings = program.genericArguments(of: type)
    return (found.parameters ?? []).map { program.substitute(resolving.resolve($0.type), bindings) }
  }

  /// An expression as a pattern: `~=`, which is `==`, contains, or the type's own.
  private func comparison(_ expression: Expression, _ type: Type) -> Match {
    if case .nil = expression { return { _, _, value in value.isNone } }
    let typed = lower(expression, expecting: patternHint(expression, type))
    let run = typed.value
    if case .nominal(let symbol, _) = typed.type,
      ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo"]
        .contains(symbol.name)
    {
      return { machine, frame, value in
        run(machine, frame).object(RangeValue.self)?.contains(value) ?? false
      }
    }
    if program.canConvert(typed.type, to: type) == nil,
      program.canConvert(type, to: typed.type) == nil,
      !isErrorType(type)
    {
      report(
        "expression pattern of type '\(typed.type)' cannot match values of type '\(type)'",
        at: expression.range)
    }
    return { machine, frame, value in isEqual(run(machine, frame), value) }
  }

  private func isErrorType(_ type: Type) -> Bool {
    if case .existential = type { return true }
    return type == .any
  }

  private func patternHint(_ expression: Expression, _ type: Type) -> Type? {
    switch expression {
    case .binary(_, let op, _) where op.text == "..." || op.text == "..<": nil
    default: type
    }
  }
}

func isCase(_ value: Value, _ found: CaseSymbol) -> Bool {
  guard case .object(let object) = value, let it = object as? EnumValue else { return false }
  return it.enumCase === found
    || (it.enumCase.name == found.name && it.enumCase.owner === found.owner)
}

extension RangeValue {
  func contains(_ value: Value) -> Bool {
    if let lower, isLess(value, lower) { return false }
    guard let upper else { return true }
    return isClosed ? !isLess(upper, value) : isLess(value, upper)
  }
}

extension Pattern {
  /// A plain name, or a tuple of names, binds in `let`, `for` and `if let`.
  func asBinding(isVar: Bool = false) -> Pattern {
    switch self {
    case .binding, .wildcard: self
    default: .binding(isVar: isVar, self, range)
    }
  }
}

extension Expression {
  /// The expression before a last `?`, as in `case 5?`.
  fileprivate var underQuestionMark: Expression? {
    guard case .postfix(let base, let suffixes) = self, case .optional? = suffixes.last else {
      return nil
    }
    return suffixes.count == 1 ? base : .postfix(base, Array(suffixes.dropLast()))
  }
}
