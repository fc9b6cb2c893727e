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
    if let made = implicitOperation(left, op, right, expected) { return made }
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
    let (one, other) = operands(left, op, right, bound(of: expected))
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

  /// The number that the bounds of a wanted range are.
  private func bound(of expected: Type?) -> Type? {
    guard case .nominal(let symbol, let arguments)? = expected?.unwrapped, symbol.isCatalog,
      ["ClosedRange", "Range"].contains(symbol.name), let bound = arguments.first, bound.isNumber
    else { return nil }
    return bound
  }

  /// Both operands; the one that is no literal says what the other is.
  private func operands(
    _ left: Expression, _ op: Operator, _ right: Expression, _ expected: Type?
  ) -> (Typed, Typed) {
    let takesHint = op.isArithmetic || op.text == "..." || op.text == "..<"
    let hint = takesHint && expected?.unwrapped.isNumber ?? false ? expected : nil
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

  func binary(
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
      return concatenation(one.value, other.value, .array(join(left, right)), place(op.range))
    default: return numbersOfAnyType(one, op, other) ?? compared(one, op, other)
    }
  }

  /// Numbers of a type that a generic parameter stands for; what they are is known when it runs.
  private func numbersOfAnyType(_ one: Typed, _ op: Operator, _ other: Typed) -> Typed? {
    let generic = one.type.isOpenInside ? one.type : other.type
    guard generic.isOpenInside,
      one.type == other.type || one.type.isNumber || other.type.isNumber
    else { return nil }
    let bounds: [String] =
      switch op.text {
      case "+", "-", "&+", "&-": ["AdditiveArithmetic"]
      case "*", "&*": ["Numeric"]
      case "/": ["BinaryInteger", "FloatingPoint"]
      case "%": ["BinaryInteger"]
      default: op.isComparison && one.type != other.type ? ["Numeric"] : []
      }
    guard bounds.contains(where: { program.conforms(generic, to: $0) }) else { return nil }
    let (first, second, place, text) = (one.value, other.value, place(op.range), op.text)
    if op.isComparison {
      return Typed(
        .bool { machine, frame in
          var (left, right) = (first(machine, frame), second(machine, frame))
          if case .double = left { right = right.asDouble.map { .double($0) } ?? right }
          if case .double = right { left = left.asDouble.map { .double($0) } ?? left }
          return compareLoosely(left, text, right)
        }, .bool)
    }
    return Typed(generic) { machine, frame in
      let (left, right) = (first(machine, frame), second(machine, frame))
      let result = combineLoosely(left, text, right, machine, place)
      if result.isNone {
        machine.stop(
          "binary operator '\(text)' cannot be applied to two '\(dynamicTypeName(of: left))' operands here",
          help: "only numbers are known where the type is generic", at: place.location)
      }
      return result
    }
  }

  private func concatenation(
    _ one: @escaping (Machine, Frame) -> Value, _ other: @escaping (Machine, Frame) -> Value,
    _ type: Type, _ place: CallPlace
  ) -> Typed {
    Typed(
      .value { machine, frame in
        let first = one(machine, frame).object(ArrayValue.self)?.items ?? []
        let second = other(machine, frame).object(ArrayValue.self)?.items ?? []
        guard first.count + second.count <= machine.limits.elements else {
          machine.stop(
            "a collection of more than \(machine.limits.elements) elements",
            help: "keep fewer elements", at: place.location)
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

extension Type {
  /// Whether it is a parameter, or what belongs to one, seen from inside.
  fileprivate var isOpenInside: Bool {
    switch self {
    case .generic, .member: true
    default: false
    }
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
  /// `.name`, which only its place can complete.
  var isImplicitMember: Bool {
    switch self {
    case .implicitMember, .postfix(.implicitMember, _): true
    default: false
    }
  }
  /// Whether what stands leftmost is a `.name`.
  var startsImplicit: Bool {
    if case .binary(let left, let op, _) = self { return op.isArithmetic && left.startsImplicit }
    return isImplicitMember
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
