import SwiftSubset

extension Lowering {
  func prefix(_ op: Operator, _ operand: Expression, _ expected: Type?) -> Typed {
    switch (op.text, operand) {
    case ("-", .integer(let value, let range)):
      if let value, value == UInt64(Int.max) + 1, expected?.unwrapped != .double {
        return Typed(.int { _, _ in Int.min }, .int)
      }
      return negated(lower(.integer(value, range), expecting: expected), op)
    case ("-", _): return negated(lower(operand, expecting: expected), op, operand, expected)
    case ("+", _): return lower(operand, expecting: expected)
    case ("!", _):
      let test = lower(operand, to: .bool, .argument).code.asBool
      return Typed(.bool { !test($0, $1) }, .bool)
    case ("~", _):
      let typed = lower(operand, expecting: .int)
      let run = typed.code.asInt
      return Typed(.int { ~run($0, $1) }, .int)
    case ("...", _), ("..<", _):
      let typed = lower(operand)
      let (run, isClosed) = (typed.value, op.text == "...")
      return Typed(
        .value { .object(RangeValue(nil, run($0, $1), isClosed: isClosed)) },
        program.named(isClosed ? "PartialRangeThrough" : "PartialRangeUpTo", [typed.type]))
    default: break
    }
    let typed = lower(operand)
    if let user = declaredOperator(op, [operand], [typed], expected) { return user }
    report("'\(op.text)' is not a prefix unary operator", at: op.range)
    return .unknown
  }

  private func negated(
    _ typed: Typed, _ op: Operator, _ operand: Expression? = nil, _ expected: Type? = nil
  ) -> Typed {
    switch typed.type {
    case .int:
      let (run, place) = (typed.code.asInt, place(op.range))
      return Typed(
        .int { machine, frame in
          let value = run(machine, frame)
          if value == Int.min { stopOverflow(machine, place) }
          return 0 &- value
        }, .int)
    case .double:
      let run = typed.code.asDouble
      return Typed(.double { -run($0, $1) }, .double)
    case .unknown: return typed
    default:
      if let operand, let user = declaredOperator(op, [operand], [typed], expected) { return user }
      report(
        "unary operator '-' cannot be applied to an operand of type '\(typed.type)'", at: op.range)
      return typed
    }
  }

  func postfixOperator(_ operand: Expression, _ op: Operator, _ expected: Type?) -> Typed {
    let typed = lower(operand)
    if op.text == "..." {
      let run = typed.value
      return Typed(
        .value { .object(RangeValue(run($0, $1), nil, isClosed: true)) },
        program.named("PartialRangeFrom", [typed.type]))
    }
    if let user = declaredOperator(op, [operand], [typed], expected) { return user }
    report("'\(op.text)' is not a postfix unary operator", at: op.range)
    return .unknown
  }
}
