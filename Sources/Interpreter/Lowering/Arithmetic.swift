import SwiftSubset

extension Lowering {
  typealias Integer = (Machine, Frame) -> Int
  typealias Number = (Machine, Frame) -> Double

  func integers(_ one: @escaping Integer, _ op: Operator, _ other: @escaping Integer) -> Typed? {
    let place = place(op.range)
    switch op.text {
    case "+":
      return Typed(
        .int { machine, frame in
          let (result, overflow) = one(machine, frame).addingReportingOverflow(
            other(machine, frame))
          if overflow { stopOverflow(machine, place) }
          return result
        }, .int)
    case "-":
      return Typed(
        .int { machine, frame in
          let (result, overflow) = one(machine, frame).subtractingReportingOverflow(
            other(machine, frame))
          if overflow { stopOverflow(machine, place) }
          return result
        }, .int)
    case "*":
      return Typed(
        .int { machine, frame in
          let (result, overflow) = one(machine, frame).multipliedReportingOverflow(
            by: other(machine, frame))
          if overflow { stopOverflow(machine, place) }
          return result
        }, .int)
    case "/", "%": return division(one, other, place, isRemainder: op.text == "%")
    case "&+": return Typed(.int { one($0, $1) &+ other($0, $1) }, .int)
    case "&-": return Typed(.int { one($0, $1) &- other($0, $1) }, .int)
    case "&*": return Typed(.int { one($0, $1) &* other($0, $1) }, .int)
    case "&": return Typed(.int { one($0, $1) & other($0, $1) }, .int)
    case "|": return Typed(.int { one($0, $1) | other($0, $1) }, .int)
    case "^": return Typed(.int { one($0, $1) ^ other($0, $1) }, .int)
    case "<<": return Typed(.int { one($0, $1) << other($0, $1) }, .int)
    case ">>": return Typed(.int { one($0, $1) >> other($0, $1) }, .int)
    case "==": return Typed(.bool { one($0, $1) == other($0, $1) }, .bool)
    case "!=": return Typed(.bool { one($0, $1) != other($0, $1) }, .bool)
    case "<": return Typed(.bool { one($0, $1) < other($0, $1) }, .bool)
    case ">": return Typed(.bool { one($0, $1) > other($0, $1) }, .bool)
    case "<=": return Typed(.bool { one($0, $1) <= other($0, $1) }, .bool)
    case ">=": return Typed(.bool { one($0, $1) >= other($0, $1) }, .bool)
    default: return nil
    }
  }

  private func division(
    _ one: @escaping Integer, _ other: @escaping Integer, _ place: CallPlace, isRemainder: Bool
  ) -> Typed {
    Typed(
      .int { machine, frame in
        let (left, right) = (one(machine, frame), other(machine, frame))
        if right == 0 {
          machine.stop(
            isRemainder
              ? "division by zero in remainder operation" : "division by zero",
            help: "test that the divisor is not 0 first", at: place.location)
          return 0
        }
        let result =
          isRemainder
          ? left.remainderReportingOverflow(dividingBy: right)
          : left.dividedReportingOverflow(by: right)
        if result.overflow { stopOverflow(machine, place) }
        return result.partialValue
      }, .int)
  }

  func doubles(_ one: @escaping Number, _ op: Operator, _ other: @escaping Number) -> Typed? {
    switch op.text {
    case "+": return Typed(.double { one($0, $1) + other($0, $1) }, .double)
    case "-": return Typed(.double { one($0, $1) - other($0, $1) }, .double)
    case "*": return Typed(.double { one($0, $1) * other($0, $1) }, .double)
    case "/": return Typed(.double { one($0, $1) / other($0, $1) }, .double)
    case "==": return Typed(.bool { one($0, $1) == other($0, $1) }, .bool)
    case "!=": return Typed(.bool { one($0, $1) != other($0, $1) }, .bool)
    case "<": return Typed(.bool { one($0, $1) < other($0, $1) }, .bool)
    case ">": return Typed(.bool { one($0, $1) > other($0, $1) }, .bool)
    case "<=": return Typed(.bool { one($0, $1) <= other($0, $1) }, .bool)
    case ">=": return Typed(.bool { one($0, $1) >= other($0, $1) }, .bool)
    default: return nil
    }
  }

  func strings(
    _ one: @escaping (Machine, Frame) -> Value, _ op: Operator,
    _ other: @escaping (Machine, Frame) -> Value
  ) -> Typed? {
    func text(_ run: @escaping (Machine, Frame) -> Value) -> (Machine, Frame) -> String {
      { run($0, $1).asString ?? "" }
    }
    let (one, other) = (text(one), text(other))
    switch op.text {
    case "+":
      return Typed(
        .value { machine, frame in
          var result = one(machine, frame)
          result += other(machine, frame)
          return result.written(machine)
        }, .string)
    case "==": return Typed(.bool { one($0, $1) == other($0, $1) }, .bool)
    case "!=": return Typed(.bool { one($0, $1) != other($0, $1) }, .bool)
    case "<": return Typed(.bool { one($0, $1) < other($0, $1) }, .bool)
    case ">": return Typed(.bool { one($0, $1) > other($0, $1) }, .bool)
    case "<=": return Typed(.bool { one($0, $1) <= other($0, $1) }, .bool)
    case ">=": return Typed(.bool { one($0, $1) >= other($0, $1) }, .bool)
    default: return nil
    }
  }
}

func stopOverflow(_ machine: Machine, _ place: CallPlace) {
  machine.stop(
    "arithmetic overflow", help: "the result does not fit into an 'Int' of 64 bits",
    at: place.location)
}

func compareLoosely(_ left: Value, _ op: String, _ right: Value) -> Bool {
  switch op {
  case "==": isEqual(left, right)
  case "!=": !isEqual(left, right)
  case "<": isLess(left, right)
  case ">": isLess(right, left)
  case "<=": !isLess(right, left)
  default: !isLess(left, right)
  }
}

/// Arithmetic on values whose types are not known: numbers and texts; anything else gives nothing.
func combineLoosely(
  _ left: Value, _ op: String, _ right: Value, _ machine: Machine, _ place: CallPlace
) -> Value {
  switch (left, right) {
  case (.string(let left), .string(let right)) where op == "+":
    return (left + right).written(machine)
  case (.int(let left), .int(let right)):
    let result: (partialValue: Int, overflow: Bool)
    if right == 0, op == "/" || op == "%" {
      machine.stop(
        op == "/" ? "division by zero" : "division by zero in remainder operation",
        help: "test that the divisor is not 0 first", at: place.location)
      return .int(0)
    }
    switch op {
    case "+": result = left.addingReportingOverflow(right)
    case "-": result = left.subtractingReportingOverflow(right)
    case "*": result = left.multipliedReportingOverflow(by: right)
    case "/": result = left.dividedReportingOverflow(by: right)
    case "%": result = left.remainderReportingOverflow(dividingBy: right)
    default: return .none
    }
    if result.overflow { stopOverflow(machine, place) }
    return .int(result.partialValue)
  case (.double, .double), (.int, .double), (.double, .int):
    let (left, right) = (left.asDouble ?? 0, right.asDouble ?? 0)
    switch op {
    case "+": return .double(left + right)
    case "-": return .double(left - right)
    case "*": return .double(left * right)
    case "/": return .double(left / right)
    default: return .none
    }
  default: return .none
  }
}
