import SwiftSubset

extension Lowering {
  private struct LoweredCase {
    var tests: [Match]
    var isDefault: Bool
  }

  private func cases(of it: SwitchStatement) -> [SwitchStatement.Case] {
    it.cases + it.conditionalCases.flatMap { program.chosenArm($0) ?? [] }
  }

  private func tests(_ item: SwitchStatement.Case, _ type: Type) -> LoweredCase {
    let tests = item.items.map { item -> Match in
      let test = pattern(item.pattern, type, isLet: true)
      guard let filter = item.filter else { return test }
      let holds = lower(filter, to: .bool, .condition).code.asBool
      return { machine, frame, value in test(machine, frame, value) && holds(machine, frame) }
    }
    return LoweredCase(tests: tests, isDefault: item.isDefault)
  }

  func switchStatement(_ it: SwitchStatement) -> Action {
    let subject = lower(it.subject)
    context.labels.append(it.label?.text ?? "")
    defer { context.labels.removeLast() }
    var lowered: [(LoweredCase, Action)] = []
    for item in cases(of: it) {
      context.pushScope()
      let start = context.nextSlot
      let test = tests(item, subject.type)
      lowered.append((test, block(item.statements)))
      context.popScope()
      context.release(to: start)
    }
    checkExhaustive(it, subject.type)
    let run = subject.value
    let ready = lowered
    let action: Action = { machine, frame in
      let value = run(machine, frame)
      if machine.isStopped { return machine.flowAfterCall }
      for (index, entry) in ready.enumerated()
      where entry.0.isDefault || entry.0.tests.contains(where: { $0(machine, frame, value) }) {
        var next = index
        while next < ready.count {
          let flow = ready[next].1(machine, frame)
          if flow != .fellThrough { return flow }
          next += 1
        }
        return .next
      }
      return machine.flowAfterCall
    }
    return breakable(action, it.label?.text, onlyLabelled: false)
  }

  func switchExpression(_ it: SwitchStatement, _ expected: Type?) -> Typed {
    let subject = lower(it.subject)
    var type = expected
    var lowered: [(LoweredCase, (Machine, Frame) -> Value)] = []
    for item in cases(of: it) {
      context.pushScope()
      let start = context.nextSlot
      let test = tests(item, subject.type)
      let value = valueBlock(item.statements, type)
      if type == nil, value.type != .never { type = value.type }
      lowered.append((test, value.value))
      context.popScope()
      context.release(to: start)
    }
    checkExhaustive(it, subject.type)
    let run = subject.value
    let ready = lowered
    return Typed(type ?? .unknown) { machine, frame in
      let value = run(machine, frame)
      for (test, body) in ready
      where test.isDefault || test.tests.contains(where: { $0(machine, frame, value) }) {
        return body(machine, frame)
      }
      return .none
    }
  }

  /// Which case of a builder's `switch` is shown, and its content.
  func switchChoice(
    _ it: SwitchStatement, _ content: ([Statement]) -> (Machine, Frame) -> Value
  ) -> (count: Int, run: (Machine, Frame) -> (Int, Value)) {
    let subject = lower(it.subject)
    var lowered: [(LoweredCase, (Machine, Frame) -> Value)] = []
    for item in cases(of: it) {
      context.pushScope()
      let start = context.nextSlot
      let test = tests(item, subject.type)
      lowered.append((test, content(item.statements)))
      context.popScope()
      context.release(to: start)
    }
    checkExhaustive(it, subject.type)
    let run = subject.value
    let ready = lowered
    return (
      ready.count,
      { machine, frame in
        let value = run(machine, frame)
        for (index, entry) in ready.enumerated()
        where entry.0.isDefault || entry.0.tests.contains(where: { $0(machine, frame, value) }) {
          return (index, entry.1(machine, frame))
        }
        return (max(0, ready.count - 1), .none)
      }
    )
  }

  // MARK: Exhaustiveness

  private func checkExhaustive(_ it: SwitchStatement, _ type: Type) {
    let cases = cases(of: it)
    if cases.contains(where: \.isDefault) || type == .unknown { return }
    let patterns = cases.flatMap { $0.items.filter { $0.filter == nil }.map(\.pattern) }
    guard let missing = Coverage(program: program).missing(patterns, type) else { return }
    let words =
      missing.isEmpty ? nil : "add \(missing.map { "'case \($0)'" }.joined(separator: ", "))"
    report(
      "switch must be exhaustive", at: SourceRange(it.range.start, it.range.start + 6),
      help: words.map { $0 + ", or 'default'" } ?? "add a 'default' case")
  }
}

/// Whether patterns cover all values of a type.
struct Coverage {
  let program: Program

  /// Nil when all is covered; else the cases that are missing, as far as they can be named.
  func missing(_ patterns: [Pattern], _ type: Type) -> [String]? {
    if patterns.contains(where: isIrrefutable) { return nil }
    switch type {
    case .bool:
      let values = Set(patterns.compactMap(\.booleanValue))
      return values.count == 2
        ? nil : [true, false].filter { !values.contains($0) }.map { "\($0)" }
    case .optional(let wrapped): return missingOptional(patterns, wrapped)
    case .tuple(let elements): return missingTuple(patterns, elements)
    case .nominal(let symbol, _) where symbol.kind == .enum:
      return missingCases(patterns, symbol, type)
    default: return []
    }
  }

  private func isIrrefutable(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .wildcard: true
    case .binding(_, let inner, _):
      switch inner {
      case .name, .wildcard: true
      case .expression(.name): true
      default: isIrrefutable(inner)
      }
    case .tuple(let elements, _): elements.allSatisfy { isIrrefutable($0.pattern) }
    case .name: true
    default: false
    }
  }

  private func missingOptional(_ patterns: [Pattern], _ wrapped: Type) -> [String]? {
    let hasNil = patterns.contains { $0.caseName == "none" || $0.isNil }
    let inner = patterns.compactMap { pattern -> Pattern? in
      switch pattern.unbound {
      case .optional(let inner, _): return pattern.isBinding ? .wildcard(inner.range) : inner
      case .enumCase(_, let name, let payload, _) where name.text == "some":
        return payload?.first?.pattern ?? .wildcard(name.range)
      default: return pattern.isNil || pattern.caseName == "none" ? nil : pattern
      }
    }
    let rest = missing(inner, wrapped)
    if hasNil, rest == nil { return nil }
    return (hasNil ? [] : ["nil"]) + (rest ?? [])
  }

  private func missingCases(
    _ patterns: [Pattern], _ symbol: TypeSymbol, _ type: Type
  ) -> [String]? {
    var missing: [String] = []
    for enumCase in symbol.cases {
      let own = patterns.filter { $0.caseName == enumCase.name }
      let count = enumCase.parameters?.count ?? 0
      let covered = own.contains { pattern in
        guard case .enumCase(_, _, let payload?, _) = pattern.unbound else { return true }
        return pattern.isBinding || payload.allSatisfy { isIrrefutable($0.pattern) }
      }
      if covered || (count == 1 && coversPayload(own, enumCase, type)) { continue }
      missing.append("." + enumCase.name + (count > 0 ? "(…)" : ""))
    }
    return missing.isEmpty ? nil : missing
  }

  private func coversPayload(_ own: [Pattern], _ enumCase: CaseSymbol, _ type: Type) -> Bool {
    guard let parameter = enumCase.parameters?.first else { return false }
    let payload = own.compactMap { pattern -> Pattern? in
      guard case .enumCase(_, _, let payload?, _) = pattern.unbound else { return nil }
      return payload.first?.pattern
    }
    let inner = TypeResolving(program: program, scope: enumCase.scope).resolve(parameter.type)
    return missing(payload, program.substitute(inner, program.genericArguments(of: type))) == nil
  }

  /// Tuples are covered when, for each value of the first element, the rest is.
  private func missingTuple(_ patterns: [Pattern], _ elements: [Type.Element]) -> [String]? {
    guard let first = elements.first else { return nil }
    let rows = patterns.compactMap { pattern -> [Pattern]? in
      guard case .tuple(let parts, _) = pattern.unbound, parts.count == elements.count
      else { return nil }
      return parts.map {
        pattern.isBinding ? .binding(isVar: false, $0.pattern, $0.pattern.range) : $0.pattern
      }
    }
    let rest = Array(elements.dropFirst())
    guard let values = alternatives(first.type) else {
      let general = rows.filter { isIrrefutable($0[0]) }
      if rest.isEmpty { return general.isEmpty ? [] : nil }
      return covers(general, rest) ? nil : []
    }
    for value in values {
      let matching = rows.filter { isIrrefutable($0[0]) || names($0[0]) == value }
      if rest.isEmpty ? matching.isEmpty : !covers(matching, rest) { return [] }
    }
    return nil
  }

  private func covers(_ rows: [[Pattern]], _ elements: [Type.Element]) -> Bool {
    let tuples = rows.map { row in
      Pattern.tuple(
        row.dropFirst().map { .init(label: nil, pattern: $0) },
        row.first?.range ?? SourceRange(0, 0))
    }
    return missingTuple(tuples, elements) == nil
  }

  private func alternatives(_ type: Type) -> [String]? {
    switch type {
    case .bool: ["true", "false"]
    case .nominal(let symbol, _) where symbol.kind == .enum: symbol.cases.map(\.name)
    case .optional: ["none", "some"]
    default: nil
    }
  }

  private func names(_ pattern: Pattern) -> String? {
    if let value = pattern.booleanValue { return "\(value)" }
    if pattern.isNil { return "none" }
    if case .optional(let inner, _) = pattern.unbound, isIrrefutable(inner) || pattern.isBinding {
      return "some"
    }
    return pattern.caseName
  }
}

extension Pattern {
  var isBinding: Bool {
    if case .binding = self { return true }
    return false
  }
  /// Without the `let` around it.
  var unbound: Pattern {
    if case .binding(_, let inner, _) = self { return inner }
    return self
  }
  var isNil: Bool {
    if case .expression(.nil) = unbound { return true }
    return false
  }
  var booleanValue: Bool? {
    if case .expression(.boolean(let value, _)) = unbound { return value }
    return nil
  }
  /// The case it names.
  var caseName: String? {
    switch unbound {
    case .enumCase(_, let name, _, _): name.text
    case .expression(.implicitMember(let name, _)): name.text
    case .expression(.postfix(_, let suffixes)):
      if case .member(let name, _)? = suffixes.last { name.text } else { nil }
    default: nil
    }
  }
}
