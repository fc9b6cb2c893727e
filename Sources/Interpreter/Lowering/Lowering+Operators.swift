import SwiftSubset

extension Lowering {
  func binary(
    _ left: Expression, _ op: Operator, _ right: Expression, _ expected: Type?
  ) -> Typed {
    switch op.text {
    case "&&", "||": return logical(left, op, right)
    case "??": return coalesce(left, right, expected)
    case "===", "!==": return identical(left, op, right)
    case "...", "..<": return range(left, op, right, expected)
    case "==", "!=": if let test = nilTest(left, op, right) { return test }
    default: break
    }
    let (one, other) = operands(left, op, right, expected)
    return binary(one, op, other, left, right, expected)
  }

  private func logical(_ left: Expression, _ op: Operator, _ right: Expression) -> Typed {
    let one = lower(left, to: .bool, .condition).code.asBool
    let other = lower(right, to: .bool, .condition).code.asBool
    if op.text == "&&" { return Typed(.bool { one($0, $1) && other($0, $1) }, .bool) }
    return Typed(.bool { one($0, $1) || other($0, $1) }, .bool)
  }

  private func coalesce(_ left: Expression, _ right: Expression, _ expected: Type?) -> Typed {
    let hint = expected.map { Type.optional($0.unwrapped) }
    let first = lower(left, expecting: hint)
    guard case .optional(let wrapped) = first.type else {
      let fallback = lower(right, expecting: first.type == .unknown ? expected : first.type)
      if first.type == .unknown {
        let (load, other) = (first.value, fallback.value)
        return Typed(fallback.type) { machine, frame in
          let value = load(machine, frame)
          return value.isNone ? other(machine, frame) : value
        }
      }
      return first
    }
    var second = lower(right, expecting: wrapped == .unknown ? expected : wrapped)
    let isOptional = second.type.isOptional && !wrapped.isOptional
    let result: Type = isOptional ? .optional(wrapped) : wrapped == .unknown ? second.type : wrapped
    second = convert(second, to: result, at: right.range, .argument)
    let (load, other) = (first.value, second.value)
    return Typed(result) { machine, frame in
      let value = load(machine, frame)
      return value.isNone ? other(machine, frame) : value
    }
  }

  /// `x == nil` of any optional, also of what can't be compared otherwise.
  private func nilTest(_ left: Expression, _ op: Operator, _ right: Expression) -> Typed? {
    let value: Expression
    if case .nil = right {
      value = left
    } else if case .nil = left {
      value = right
    } else {
      return nil
    }
    if case .nil = value { return nil }
    let typed = lower(value)
    if !typed.type.isOptional, typed.type != .unknown {
      report(
        Diagnostic(
          "comparing non-optional value of type '\(typed.type)' to 'nil' always returns \(op.text == "==" ? "false" : "true")",
          at: op.range, severity: .warning))
    }
    let (run, isNegated) = (typed.value, op.text == "!=")
    return Typed(.bool { run($0, $1).isNone != isNegated }, .bool)
  }

  private func identical(_ left: Expression, _ op: Operator, _ right: Expression) -> Typed {
    let (one, other) = (lower(left).value, lower(right).value)
    let isNegated = op.text == "!=="
    return Typed(
      .bool { machine, frame in
        (one(machine, frame).object === other(machine, frame).object) != isNegated
      }, .bool)
  }

  private func range(
    _ left: Expression, _ op: Operator, _ right: Expression, _ expected: Type?
  ) -> Typed {
    let (one, other) = operands(left, op, right, nil)
    let isClosed = op.text == "..."
    let bound = join(one.type, other.type)
    let (lower, upper, place) = (one.value, other.value, place(op.range))
    return Typed(
      .value { machine, frame in
        let (start, end) = (lower(machine, frame), upper(machine, frame))
        if isLess(end, start) {
          machine.stop(
            "Range requires lowerBound <= upperBound",
            help: "the range starts at \(text(of: start)) and ends at \(text(of: end))",
            at: place.location)
        }
        return .object(RangeValue(start, end, isClosed: isClosed))
      }, program.named(isClosed ? "ClosedRange" : "Range", [bound]))
  }

  /// Both operands; the one that is no literal says what the other is.
  private func operands(
    _ left: Expression, _ op: Operator, _ right: Expression, _ expected: Type?
  ) -> (Typed, Typed) {
    let hint = op.isArithmetic ? expected : nil
    if left.needsContext, !right.needsContext {
      let other = lower(right, expecting: hint)
      return (lower(left, expecting: other.type), other)
    }
    if left.needsContext, right.needsContext {
      let isFloat = left.hasFloat || right.hasFloat || hint?.unwrapped == .double
      let number: Type? = left.isNumeric && right.isNumeric ? (isFloat ? .double : .int) : hint
      return (lower(left, expecting: number), lower(right, expecting: number))
    }
    let one = lower(left, expecting: hint)
    return (one, lower(right, expecting: one.type))
  }

  private func binary(
    _ one: Typed, _ op: Operator, _ other: Typed, _ left: Expression, _ right: Expression,
    _ expected: Type?
  ) -> Typed {
    if one.type == .unknown || other.type == .unknown, let loose = loose(one, op, other) {
      return loose
    }
    if isPlainOperation(one.type, op, other.type), let built = builtIn(one, op, other) {
      return built
    }
    if let user = declaredOperator(op, [left, right], [one, other], expected) { return user }
    if let built = builtIn(one, op, other) { return built }
    reportOperator(one.type, op, other.type)
    return Typed(op.isComparison ? .bool : one.type) { _, _ in .none }
  }

  /// Whether numbers, texts or truth values meet an operator that the program has not touched.
  private func isPlainOperation(_ one: Type, _ op: Operator, _ other: Type) -> Bool {
    switch (one, other) {
    case (.int, .int), (.double, .double), (.string, .string), (.bool, .bool):
      program.functions[op.text] == nil && program.symbol(of: one)?.members[op.text] == nil
    default: false
    }
  }

  func builtIn(_ one: Typed, _ op: Operator, _ other: Typed) -> Typed? {
    switch (one.type, other.type) {
    case (.int, .int): return integers(one.code.asInt, op, other.code.asInt)
    case (.double, .double): return doubles(one.code.asDouble, op, other.code.asDouble)
    case (.string, .string): return strings(one.value, op, other.value)
    case (.bool, .bool) where op.text == "==" || op.text == "!=":
      let (first, second) = (one.code.asBool, other.code.asBool)
      return op.text == "=="
        ? Typed(.bool { first($0, $1) == second($0, $1) }, .bool)
        : Typed(.bool { first($0, $1) != second($0, $1) }, .bool)
    case (.array(let left), .array(let right)) where op.text == "+":
      return concatenation(one.value, other.value, .array(join(left, right)))
    default: return compared(one, op, other)
    }
  }

  private func concatenation(
    _ one: @escaping (Machine, Frame) -> Value, _ other: @escaping (Machine, Frame) -> Value,
    _ type: Type
  ) -> Typed {
    Typed(
      .value { machine, frame in
        let first = one(machine, frame).object(ArrayValue.self)?.items ?? []
        let second = other(machine, frame).object(ArrayValue.self)?.items ?? []
        guard first.count + second.count <= machine.limits.elements else {
          machine.stop("a collection of more than \(machine.limits.elements) elements")
          return .object(ArrayValue([]))
        }
        return .object(ArrayValue(first + second))
      }, type)
  }

  // MARK: Comparison of anything

  private func compared(_ one: Typed, _ op: Operator, _ other: Typed) -> Typed? {
    guard op.isComparison else { return nil }
    guard
      program.canConvert(one.type, to: other.type) != nil
        || program.canConvert(other.type, to: one.type) != nil
    else { return nil }
    let isEquality = op.text == "==" || op.text == "!="
    let type = one.type.unwrapped
    let isNilTest = one.type == .optional(.unknown) || other.type == .optional(.unknown)
    if !isNilTest, !isComparable(type, isEquality ? "Equatable" : "Comparable") { return nil }
    if !isEquality, one.type.isOptional || other.type.isOptional { return nil }
    let (first, second) = (one.value, other.value)
    switch op.text {
    case "==": return Typed(.bool { isEqual(first($0, $1), second($0, $1)) }, .bool)
    case "!=": return Typed(.bool { !isEqual(first($0, $1), second($0, $1)) }, .bool)
    case "<": return Typed(.bool { isLess(first($0, $1), second($0, $1)) }, .bool)
    case ">":
      return Typed(
        .bool { machine, frame in
          let left = first(machine, frame)
          return isLess(second(machine, frame), left)
        }, .bool)
    case "<=":
      return Typed(
        .bool { machine, frame in
          let left = first(machine, frame)
          return !isLess(second(machine, frame), left)
        }, .bool)
    case ">=": return Typed(.bool { !isLess(first($0, $1), second($0, $1)) }, .bool)
    default: return nil
    }
  }

  private func isComparable(_ type: Type, _ name: String) -> Bool {
    switch type {
    case .int, .double, .string, .unknown: true
    case .bool: name == "Equatable"
    case .array(let element): name == "Equatable" && isComparable(element.unwrapped, name)
    case .tuple(let elements): elements.allSatisfy { isComparable($0.type.unwrapped, name) }
    case .dictionary(_, let value): name == "Equatable" && isComparable(value.unwrapped, name)
    case .metatype: name == "Equatable"
    case .nominal(let symbol, _) where symbol.kind == .enum && symbol.members[name] == nil:
      name == "Equatable" && symbol.cases.allSatisfy { $0.parameters == nil }
        || program.conforms(type, to: name)
    default: program.conforms(type, to: name)
    }
  }

  // MARK: Operators that types declare

  /// A `static func` of one of the operands' types, a global one, or one of the catalog.
  private func declaredOperator(
    _ op: Operator, _ expressions: [Expression], _ operands: [Typed], _ expected: Type?
  ) -> Typed? {
    var candidates: [Candidate] = []
    var seen: [FunctionSymbol] = []
    for operand in operands {
      for found in program.members(named: op.text, of: operand.type.unwrapped, isStatic: true) {
        guard case .function(let function) = found.member, !function.isRequirement,
          !seen.contains(where: { $0 === function })
        else { continue }
        seen.append(function)
        candidates.append(candidate(function, found: found, receiver: operand.type.unwrapped))
      }
    }
    let globals = (program.functions[op.text] ?? []) + program.catalogFunctions(named: op.text)
    candidates += globals.map { candidate($0) }
    candidates = candidates.filter { it in
      let parameters = it.signature.parameters
      return parameters.count == operands.count
        && zip(zip(parameters, operands), expressions).allSatisfy { pair, expression in
          fits(expression, pair.0.type) != nil
        }
    }
    guard !candidates.isEmpty else { return nil }
    let call = Call(
      hasParentheses: true, arguments: expressions.map { Argument(label: nil, value: $0) },
      trailing: [], range: op.range)
    let unlabelled = candidates.map { candidate in
      var candidate = candidate
      for index in candidate.signature.parameters.indices {
        candidate.signature.parameters[index].label = nil
      }
      return candidate
    }
    let name = Identifier(op.text, op.range)
    guard let resolved = resolve(unlabelled, call, name: name, expected: expected) else {
      return nil
    }
    let receiver = resolved.candidate.receiver.map { Receiver.type($0) } ?? .none
    return emit(resolved, receiver: receiver, call, name: name, expected: expected)
  }

  private func reportOperator(_ left: Type, _ op: Operator, _ right: Type) {
    if left.isOptional || right.isOptional, op.isArithmetic || !(op.text == "==" || op.text == "!=")
    {
      let type = left.isOptional ? left : right
      report(
        "value of optional type '\(type)' must be unwrapped to a value of type '\(type.unwrapped)'",
        at: op.range, help: "give a default with '??', or unwrap it with 'if let'")
      return
    }
    if left == right {
      report(
        "binary operator '\(op.text)' cannot be applied to two '\(left)' operands", at: op.range)
      return
    }
    let isMixed = (left == .int && right == .double) || (left == .double && right == .int)
    report(
      "binary operator '\(op.text)' cannot be applied to operands of type '\(left)' and '\(right)'",
      at: op.range, help: isMixed ? "write 'Double(…)' around the 'Int'" : nil)
  }

  // MARK: Prefix and postfix

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

  /// Operands of unknown type: compared and added as what they are when it runs.
  private func loose(_ one: Typed, _ op: Operator, _ other: Typed) -> Typed? {
    let known = one.type == .unknown ? other.type : one.type
    if known != .unknown,
      let typed = builtIn(
        Typed(known, one.value), op, Typed(known, other.value))
    {
      return typed
    }
    guard op.isComparison || op.isArithmetic else { return .unknown }
    let (first, second, text) = (one.value, other.value, op.text)
    if op.isComparison {
      return Typed(
        .bool { machine, frame in
          compareLoosely(first(machine, frame), text, second(machine, frame))
        }, .bool)
    }
    let place = place(op.range)
    return Typed(
      .value { machine, frame in
        combineLoosely(first(machine, frame), text, second(machine, frame), machine, place)
      }, .unknown)
  }
}

extension Operator {
  var isArithmetic: Bool { ["+", "-", "*", "/", "%", "&+", "&-", "&*"].contains(text) }
  var isComparison: Bool { ["==", "!=", "<", ">", "<=", ">="].contains(text) }
}

extension Expression {
  /// Whether its type comes from what stands around it.
  var needsContext: Bool {
    switch self {
    case .integer, .nil, .implicitMember, .float, .array, .dictionary: true
    case .postfix(.implicitMember, _): true
    case .prefix(let op, let operand): op.text == "-" && operand.needsContext
    case .tuple(let arguments, _): arguments.count == 1 && arguments[0].value.needsContext
    case .binary(let left, let op, let right):
      op.isArithmetic && left.needsContext && right.needsContext
    default: false
    }
  }
  var hasFloat: Bool {
    switch self {
    case .float: true
    case .prefix(_, let operand): operand.hasFloat
    case .tuple(let arguments, _): arguments.count == 1 && arguments[0].value.hasFloat
    case .binary(let left, _, let right): left.hasFloat || right.hasFloat
    default: false
    }
  }
  var isNumeric: Bool {
    switch self {
    case .integer, .float: true
    case .prefix(_, let operand): operand.isNumeric
    case .tuple(let arguments, _): arguments.count == 1 && arguments[0].value.isNumeric
    case .binary(let left, _, let right): left.isNumeric && right.isNumeric
    default: false
    }
  }
}
