import SwiftSubset

extension Lowering {
  /// Statements one after another, in a scope of their own.
  func block(_ statements: [Statement]) -> Action {
    context.pushScope()
    let slot = context.nextSlot
    let action = sequence(statements)
    context.popScope()
    context.release(to: slot)
    return action
  }

  func sequence(_ statements: [Statement]) -> Action {
    var actions = declareFunctions(in: statements)
    for (index, statement) in statements.enumerated() {
      if case .defer(let body, _) = statement {
        let cleanup = block(body.statements)
        let rest = sequence(Array(statements[(index + 1)...]))
        actions.append(deferred(cleanup, rest))
        return join(actions)
      }
      actions.append(self.statement(statement))
    }
    return join(actions)
  }

  func join(_ actions: [Action]) -> Action {
    switch actions.count {
    case 0: return { _, _ in .next }
    case 1: return actions[0]
    case 2:
      let (first, second) = (actions[0], actions[1])
      return { machine, frame in
        let flow = first(machine, frame)
        return flow == .next ? second(machine, frame) : flow
      }
    default:
      return { machine, frame in
        for action in actions {
          let flow = action(machine, frame)
          if flow != .next { return flow }
        }
        return .next
      }
    }
  }

  /// `defer`: after the rest of its scope, when the result is computed already.
  private func deferred(_ cleanup: @escaping Action, _ rest: @escaping Action) -> Action {
    { machine, frame in
      let flow = rest(machine, frame)
      if machine.halt != nil { return flow }
      let (result, thrown) = (machine.result, machine.thrown)
      machine.thrown = nil
      _ = cleanup(machine, frame)
      machine.result = result
      machine.thrown = machine.thrown ?? thrown
      return flow
    }
  }

  func statement(_ statement: Statement) -> Action {
    switch statement {
    case .expression(let expression): return self.expression(expression)
    case .declaration(let declaration): return local(declaration)
    case .if(let it): return ifStatement(it)
    case .guard(let it): return guardStatement(it)
    case .while(let it): return whileStatement(it)
    case .repeatWhile(let it): return repeatStatement(it)
    case .for(let it): return forStatement(it)
    case .switch(let it): return switchStatement(it)
    case .do(let it): return doStatement(it)
    case .defer(let body, _): return block(body.statements)
    case .return(let value, let range): return returnStatement(value, range)
    case .throw(let value, let range): return throwStatement(value, range)
    case .break(let label, let range): return jump(.break, label, range)
    case .continue(let label, let range): return jump(.continue, label, range)
    case .fallthrough: return { _, _ in .fellThrough }
    case .conditional(let conditional): return sequence(program.chosenArm(conditional) ?? [])
    case .missing: return { _, _ in .next }
    }
  }

  private func expression(_ expression: Expression) -> Action {
    if case .if(let it) = expression { return ifStatement(it) }
    if case .switch(let it) = expression { return switchStatement(it) }
    let typed = lower(expression)
    if typed.type != .void, typed.type != .unknown, typed.type != .never, expression.isPure {
      report("expression of type '\(typed.type)' is unused", at: expression.range, isWarning: true)
    }
    return effect(typed)
  }

  /// An expression whose value nobody wants; a halt or a thrown error ends the statements.
  func effect(_ typed: Typed) -> Action {
    let run = typed.value
    return { machine, frame in
      _ = run(machine, frame)
      return machine.flowAfterCall
    }
  }

  func report(_ message: String, at range: SourceRange, isWarning: Bool) {
    report(Diagnostic(message, at: range, severity: isWarning ? .warning : .error))
  }

  // MARK: Leaving

  private func returnStatement(_ value: Expression?, _ range: SourceRange) -> Action {
    guard let value else {
      if let type = context.resultType, type != .void, type != .unknown, !context.isInitializer,
        type != .never
      {
        report("non-void function should return a value", at: range)
      }
      if context.resultType == nil, context.inferredResult == nil { context.inferredResult = .void }
      return { machine, _ in
        machine.result = .none
        return .return
      }
    }
    if context.isInitializer, case .nil = value {
      return { machine, frame in
        frame[0] = .none
        return .return
      }
    }
    let typed = returned(value)
    let run = typed.value
    return { machine, frame in
      machine.result = run(machine, frame)
      return machine.thrown == nil ? (machine.halt == nil ? .return : .halted) : .thrown
    }
  }

  private func returned(_ value: Expression) -> Typed {
    guard let type = context.resultType else {
      let typed = lower(value, expecting: context.inferredResult)
      context.inferredResult = context.inferredResult.map { join($0, typed.type) } ?? typed.type
      return typed
    }
    if type == .void {
      let typed = lower(value, expecting: .void)
      if typed.type != .void, typed.type != .unknown, typed.type != .never {
        reportMismatch(typed.type, .void, at: value.range, .returned(nil))
      }
      return typed
    }
    return lower(value, to: type, context.isClosure ? .closureResult : .returned(nil))
  }

  private func throwStatement(_ value: Expression, _ range: SourceRange) -> Action {
    let run = lower(value).value
    if !context.canThrow {
      report(
        "error is not handled because the enclosing function is not declared 'throws'", at: range,
        help: "write 'throws' after the function's parameters")
    }
    context.isThrowing = true
    return { machine, frame in
      machine.thrown = run(machine, frame)
      return .thrown
    }
  }

  private func jump(_ flow: Flow, _ label: Identifier?, _ range: SourceRange) -> Action {
    let word = flow == .break ? "break" : "continue"
    if let label {
      if !context.labels.contains(label.text) {
        report("cannot find label '\(label.text)' in scope", at: label.range)
      }
      let name = label.text
      return { machine, _ in
        machine.label = name
        return flow
      }
    }
    if context.labels.isEmpty {
      report(
        flow == .break
          ? "'break' is only allowed inside a loop, if, do, or switch"
          : "'\(word)' is only allowed inside a loop", at: range)
    }
    return { _, _ in flow }
  }

  // MARK: Errors

  private func doStatement(_ it: DoStatement) -> Action {
    if it.catches.isEmpty {
      context.labels.append(it.label?.text)
      defer { context.labels.removeLast() }
      return breakable(block(it.body.statements), it.label?.text, onlyLabelled: true)
    }
    let couldThrow = context.canThrow
    context.canThrow = true
    let body = block(it.body.statements)
    context.canThrow = couldThrow
    let clauses = it.catches.map(catchClause)
    return { machine, frame in
      let flow = body(machine, frame)
      guard flow == .thrown || machine.thrown != nil, let error = machine.thrown else {
        return flow
      }
      for clause in clauses {
        machine.thrown = nil
        if let flow = clause(machine, frame, error) { return flow }
      }
      machine.thrown = error
      return .thrown
    }
  }

  private func catchClause(
    _ clause: DoStatement.Catch
  ) -> (Machine, Frame, Value) -> Flow? {
    context.pushScope()
    let start = context.nextSlot
    defer {
      context.popScope()
      context.release(to: start)
    }
    let slot = context.reserve()
    let errorType = program.named("Error")
    if clause.items.isEmpty {
      context.declare("error", Local(slot: slot, type: errorType, isLet: true))
      let body = block(clause.body.statements)
      return { machine, frame, error in
        frame[slot] = error
        return body(machine, frame)
      }
    }
    let tests = clause.items.map { item -> (Machine, Frame, Value) -> Bool in
      let test = pattern(item.pattern, errorType, isLet: true)
      let filter = item.filter.map { lower($0, to: .bool, .condition).code.asBool }
      return { machine, frame, error in
        test(machine, frame, error) && (filter?(machine, frame) ?? true)
      }
    }
    let body = block(clause.body.statements)
    return { machine, frame, error in
      guard tests.contains(where: { $0(machine, frame, error) }) else { return nil }
      return body(machine, frame)
    }
  }
}

extension Machine {
  /// How a statement that called something goes on.
  @inline(__always)
  var flowAfterCall: Flow {
    if fuel < 0, halt != nil { return .halted }
    return thrown == nil ? .next : .thrown
  }
}

extension Expression {
  /// Whether it does nothing but give a value.
  var isPure: Bool {
    switch self {
    case .integer, .float, .string, .boolean, .name: true
    case .binary(let left, let op, let right):
      left.isPure && right.isPure && (op.isComparison || op.isArithmetic)
    default: false
    }
  }
}
