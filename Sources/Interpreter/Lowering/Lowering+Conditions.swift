import SwiftSubset

extension Lowering {
  typealias Test = (Machine, Frame) -> Bool

  /// The conditions of `if`, `guard` and `while`; names they bind enter the scope at hand.
  func conditions(_ list: [Condition]) -> Test {
    let tests = list.map(condition)
    switch tests.count {
    case 1: return tests[0]
    case 2:
      let (first, second) = (tests[0], tests[1])
      return { first($0, $1) && second($0, $1) }
    default: return { machine, frame in tests.allSatisfy { $0(machine, frame) } }
    }
  }

  private func condition(_ condition: Condition) -> Test {
    switch condition {
    case .expression(let expression):
      return lower(expression, to: .bool, .condition).code.asBool
    case .optionalBinding(let isVar, let pattern, let type, let value, let range):
      return optionalBinding(isVar, pattern, type, value, range)
    case .pattern(let pattern, _, let value, _):
      let typed = lower(value)
      let test = self.pattern(pattern, typed.type, isLet: true)
      let run = typed.value
      return { machine, frame in
        let value = run(machine, frame)
        return !machine.isStopped && test(machine, frame, value)
      }
    case .availability(let isAvailable, _): return { _, _ in isAvailable }
    }
  }

  private func optionalBinding(
    _ isVar: Bool, _ pattern: Pattern, _ reference: TypeReference?, _ value: Expression?,
    _ range: SourceRange
  ) -> Test {
    let type = reference.map(resolve)
    let typed: Typed
    if let value {
      typed = lower(value, expecting: type.map { .optional($0) })
    } else if case .name(let name) = pattern {
      typed = lower(.name(name, []))
    } else {
      return { _, _ in false }
    }
    var bound = typed.type
    if case .optional(let wrapped) = typed.type {
      bound = wrapped
    } else if typed.type != .unknown {
      report(
        "initializer for conditional binding must have Optional type, not '\(typed.type)'",
        at: value?.range ?? range, help: "use plain 'let', it is never nil")
    }
    if let type { bound = type }
    let run = typed.value
    let bind = self.pattern(pattern.asBinding(isVar: isVar), bound, isLet: !isVar)
    let isNested = bound.isOptional
    return { machine, frame in
      var value = run(machine, frame)
      if value.isNone || machine.isStopped { return false }
      if isNested, let boxed = value.object(OptionalValue.self) { value = boxed.value }
      return bind(machine, frame, value)
    }
  }

  // MARK: If and guard

  func ifStatement(_ it: IfStatement) -> Action {
    context.labels.append(it.label?.text)
    defer { context.labels.removeLast() }
    context.pushScope()
    let start = context.nextSlot
    let test = conditions(it.conditions)
    let then = block(it.then.statements)
    context.popScope()
    context.release(to: start)
    let otherwise: Action? =
      switch it.otherwise {
      case .elseIf(let next): ifStatement(next)
      case .block(let body): block(body.statements)
      case nil: nil
      }
    let action: Action = { machine, frame in
      if test(machine, frame) { return then(machine, frame) }
      if machine.isStopped { return machine.flowAfterCall }
      return otherwise?(machine, frame) ?? .next
    }
    return it.label == nil ? action : breakable(action, it.label?.text, onlyLabelled: true)
  }

  /// A statement that `break` can leave.
  func breakable(_ action: @escaping Action, _ label: String?, onlyLabelled: Bool) -> Action {
    { machine, frame in
      let flow = action(machine, frame)
      guard flow == .break else { return flow }
      if let aimed = machine.label {
        guard aimed == label else { return flow }
        machine.label = nil
        return .next
      }
      return onlyLabelled ? flow : .next
    }
  }

  func guardStatement(_ it: GuardStatement) -> Action {
    let start = context.nextSlot
    _ = start
    let otherwise = block(it.otherwise.statements)
    if !it.otherwise.statements.alwaysLeaves {
      report(
        "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
        at: SourceRange(max(it.otherwise.range.end, 1) - 1, it.otherwise.range.end))
    }
    let test = conditions(it.conditions)
    return { machine, frame in
      if test(machine, frame) { return .next }
      if machine.isStopped { return machine.flowAfterCall }
      return otherwise(machine, frame)
    }
  }

  // MARK: As expressions

  func ifExpression(_ it: IfStatement, _ expected: Type?) -> Typed {
    var branches: [(Test?, Typed)] = []
    var type = expected ?? .unknown
    var next: IfStatement.Else? = .elseIf(it)
    var isFirst = true
    while let branch = next {
      switch branch {
      case .elseIf(let statement):
        context.pushScope()
        let test = conditions(statement.conditions)
        let value = valueBlock(statement.then.statements, expected ?? (isFirst ? nil : type))
        context.popScope()
        if isFirst, expected == nil { type = value.type }
        branches.append((test, value))
        next = statement.otherwise
      case .block(let body):
        branches.append((nil, valueBlock(body.statements, type == .unknown ? expected : type)))
        next = nil
      }
      isFirst = false
    }
    if branches.last?.0 != nil {
      report("'if' must have an unconditional 'else' to be used as expression", at: it.range)
    }
    let codes = branches.map { ($0.0, $0.1.value) }
    return Typed(type) { machine, frame in
      for (test, value) in codes where test?(machine, frame) ?? true {
        return value(machine, frame)
      }
      return .none
    }
  }

  /// The one expression of a branch, after the statements before it.
  func valueBlock(_ statements: [Statement], _ expected: Type?) -> Typed {
    context.pushScope()
    let start = context.nextSlot
    defer {
      context.popScope()
      context.release(to: start)
    }
    guard case .expression(let last)? = statements.last else {
      let action = sequence(statements)
      return Typed(
        .value { machine, frame in
          _ = action(machine, frame)
          return .none
        }, .never)
    }
    let before = sequence(Array(statements.dropLast()))
    let typed =
      expected.map { lower(last, to: $0, .specified) } ?? lower(last)
    if statements.count == 1 { return typed }
    let run = typed.value
    return Typed(typed.type) { machine, frame in
      before(machine, frame) == .next ? run(machine, frame) : .none
    }
  }
}

extension [Statement] {
  /// Whether control never comes to their end.
  var alwaysLeaves: Bool { contains(where: \.alwaysLeaves) }
}

extension Statement {
  var alwaysLeaves: Bool {
    switch self {
    case .return, .throw, .break, .continue, .fallthrough: return true
    case .if(let it):
      guard it.then.statements.alwaysLeaves, let otherwise = it.otherwise else { return false }
      switch otherwise {
      case .elseIf(let next): return Statement.if(next).alwaysLeaves
      case .block(let body): return body.statements.alwaysLeaves
      }
    case .switch(let it): return it.cases.allSatisfy { $0.statements.alwaysLeaves }
    case .do(let it):
      return it.body.statements.alwaysLeaves
        && it.catches.allSatisfy { $0.body.statements.alwaysLeaves }
    case .while(let it):
      if case .expression(.boolean(true, _))? = it.conditions.first { return true }
      return false
    case .expression(.postfix(.name(let name, _), _)):
      return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name.text)
    default: return false
    }
  }
}
