import SwiftSubset

/// Lowers statements in braces as the body of a function or getter.
struct BodyMaking {
  let lowering: Lowering
  /// What it is the body of, for messages.
  let described: String
  let function: FunctionSymbol

  func body(_ body: CodeBlock, _ result: Type, isBuilder: Bool) -> (Machine, Frame) -> Value {
    let statements = body.statements
    if isBuilder, !statements.containsReturn { return lowering.builder(statements) }
    if statements.count == 1, case .expression(let expression) = statements[0] {
      switch expression {
      case .if(let it) where !it.isValue || result == .void:
        return actionBody([.if(it)], body, result)
      case .switch(let it) where !it.isValue || result == .void:
        return actionBody([.switch(it)], body, result)
      default: break
      }
      if result == .void || result == .never {
        let action = lowering.statement(statements[0])
        return { machine, frame in
          _ = action(machine, frame)
          return .none
        }
      }
      return lowering.lower(expression, to: result, .returned(nil)).value
    }
    if statements.count == 1, case .if(let it) = statements[0], result != .void, it.isValue {
      return lowering.convert(
        lowering.ifExpression(it, result), to: result, at: it.range, .returned(nil)
      ).value
    }
    if statements.count == 1, case .switch(let it) = statements[0], result != .void, it.isValue {
      return lowering.convert(
        lowering.switchExpression(it, result), to: result, at: it.range, .returned(nil)
      ).value
    }
    return actionBody(statements, body, result)
  }

  private func actionBody(
    _ statements: [Statement], _ body: CodeBlock, _ result: Type
  ) -> (Machine, Frame) -> Value {
    let action = lowering.sequence(statements)
    if result != .void, result != .unknown, result != .never, !statements.alwaysLeaves {
      lowering.reportMissingReturn(result, body, described)
    }
    return { statementResult(action, $0, $1) }
  }
}
