import NavigationCore
import SwiftSubset

/// One step of a view builder: a view to show, or a statement on the way.
private enum BuilderStep {
  case view((Machine, Frame) -> Value)
  case action(Action)
}

extension Lowering {
  /// The statements of a view builder as one view.
  ///
  /// Nil when they hold a `return`: then they are an ordinary body.
  func builder(_ statements: [Statement]) -> (Machine, Frame) -> Value {
    context.pushScope()
    let start = context.nextSlot
    defer {
      context.popScope()
      context.release(to: start)
    }
    declareFunctions(in: statements)
    return combine(steps(statements))
  }

  private func steps(_ statements: [Statement]) -> [BuilderStep] {
    statements.flatMap { statement -> [BuilderStep] in
      if case .expression(let expression) = statement { return [step(expression)] }
      changingParts += 1
      switch statement {
      case .expression: return []
      case .declaration(let declaration): return [.action(local(declaration))]
      case .if(let it): return [.view(branch(it))]
      case .switch(let it): return [.view(branches(it))]
      case .conditional(let block): return steps(program.chosenArm(block) ?? [])
      case .missing: return []
      case .do, .for, .while, .repeatWhile, .guard, .defer, .throw, .break, .continue,
        .fallthrough, .return:
        report(
          "closure containing control flow statement cannot be used with result builder 'ViewBuilder'",
          at: SourceRange(statement.range.start, statement.range.start + statement.keywordLength),
          help: "in a builder write 'if', 'switch' or 'ForEach'")
        return []
      }
    }
  }

  private func step(_ expression: Expression) -> BuilderStep {
    switch expression {
    case .if(let it):
      changingParts += 1
      return .view(branch(it))
    case .switch(let it):
      changingParts += 1
      return .view(branches(it))
    case .assignment(.discard, nil, _, _): return .action(effect(lower(expression)))
    default: break
    }
    if isDestination, let screen = missingScreen(expression) {
      changingParts += 1
      return .view(screen)
    }
    reportCallOnOwnView(expression)
    let typed = lower(expression, expecting: .view)
    if typed.type == .void {
      report(
        "type '()' cannot conform to 'View'", at: expression.range,
        help: resultlessCall(expression)
          ?? "only views can stand here; put other code into a function or 'onAppear'")
    } else if !program.isBuildable(typed.type) {
      report(
        "type '\(typed.type)' cannot conform to 'View'", at: expression.range,
        help: textHelp(typed.type, expression))
    }
    let run = typed.value
    if typed.type.isOptional { return .view { makeOptionalView(run($0, $1), $0) } }
    return .view(run)
  }

  /// How to show what is no view.
  private func textHelp(_ type: Type, _ expression: Expression) -> String? {
    switch type {
    case .string: return "write 'Text(…)' around it"
    case .int, .double, .bool:
      return "write 'Text(\"\\(\(source.text(expression.range)))\")'"
    case .function:
      guard case .postfix(_, let suffixes) = expression, case .member(let name, _)? = suffixes.last
      else { return nil }
      return "call it: '.\(name.text)(…)'"
    default: return nil
    }
  }

  /// A modifier of the program's own that was declared without a result.
  private func resultlessCall(_ expression: Expression) -> String? {
    guard case .postfix(_, let suffixes) = expression, suffixes.count > 1,
      case .call? = suffixes.last, case .member(let name, _) = suffixes[suffixes.count - 2]
    else { return nil }
    let isOwn = program.members(named: name.text, of: .view, isStatic: false).contains { found in
      guard case .function(let function) = found.member, function.native == nil else {
        return false
      }
      return program.signature(of: function).result == .void
    }
    return isOwn ? "'\(name.text)' returns nothing: write '-> some View' after its parameters" : nil
  }

  /// `padding()` without its dot in a view's body is called on the view itself: it never ends.
  private func reportCallOnOwnView(_ expression: Expression) {
    guard isOwnBody, case .postfix(.name(let name, _), let suffixes) = expression,
      case .call? = suffixes.first, context.local(name.text) == nil, let type = selfType,
      !isStatic, program.isView(type),
      let found = program.members(named: name.text, of: type, isStatic: false, forCall: true).first,
      found.owner.kind == .protocol || found.owner.isCatalog, found.isCallable
    else { return }
    report(
      "'\(name.text)' is called on '\(type)' itself here, whose body this is",
      at: name.range, help: "write '.\(name.text)' to change the view before it")
  }

  private func combine(_ steps: [BuilderStep]) -> (Machine, Frame) -> Value {
    if case .view(let run)? = steps.first, steps.count == 1 { return run }
    if steps.isEmpty {
      let nothing = Value.view(ErasedView(EmptyView()))
      return { _, _ in nothing }
    }
    let count = steps.count { if case .view = $0 { true } else { false } }
    let isSingle = count == 1
    return { machine, frame in
      var sequence = ViewSequenceMaker(count: isSingle ? 0 : count)
      var single = Value.none
      for step in steps {
        switch step {
        case .view(let run) where isSingle: single = run(machine, frame)
        case .view(let run): sequence.add(run(machine, frame), machine)
        case .action(let action): if action(machine, frame) != .next { return .none }
        }
      }
      return isSingle ? single : sequence.value
    }
  }

  // MARK: Branches

  private func branch(_ it: IfStatement) -> (Machine, Frame) -> Value {
    context.pushScope()
    let start = context.nextSlot
    let test = conditions(it.conditions)
    let then = builder(it.then.statements)
    context.popScope()
    context.release(to: start)
    switch it.otherwise {
    case nil:
      return { machine, frame in
        test(machine, frame)
          ? makeOptionalView(then(machine, frame), machine) : makeOptionalView(.none, machine)
      }
    case .elseIf(let next)?: return either(test, then, branch(next))
    case .block(let body)?: return either(test, then, builder(body.statements))
    }
  }

  private func either(
    _ test: @escaping Test, _ one: @escaping (Machine, Frame) -> Value,
    _ other: @escaping (Machine, Frame) -> Value
  ) -> (Machine, Frame) -> Value {
    { machine, frame in
      test(machine, frame)
        ? makeEitherView(one(machine, frame), isFirst: true, machine)
        : makeEitherView(other(machine, frame), isFirst: false, machine)
    }
  }

  private func branches(_ it: SwitchStatement) -> (Machine, Frame) -> Value {
    let choice = switchChoice(it) { self.builder($0) }
    return { machine, frame in
      let (index, value) = choice.run(machine, frame)
      return makeChosenView(value, index, of: choice.count, machine)
    }
  }
}

extension Statement {
  /// The length of the word a control flow statement begins with.
  fileprivate var keywordLength: UInt32 {
    switch self {
    case .do: 2
    case .for: 3
    case .while, .guard, .defer, .throw, .break: 5
    case .repeatWhile, .return: 6
    case .continue: 8
    default: 11
    }
  }
}
