import SwiftSubset

// Views that are written without anything that changes, such as `Spacer()` or
// `Color.blue.ignoresSafeArea()`, are the same each time: they are made once. The device knows a view
// that is the very same again and does not look inside.

/// What a constant expression gave when it ran first.
private final class ConstantMemory {
  var value = Value.none
}

extension Lowering {
  /// Code that runs once: objects of compiled types never change.
  func remembering(_ run: @escaping (Machine, Frame) -> Value) -> (Machine, Frame) -> Value {
    let memory = ConstantMemory()
    return { machine, frame in
      if !memory.value.isNone { return memory.value }
      let value = run(machine, frame)
      if machine.halt == nil, value.isCompiled { memory.value = value }
      return value
    }
  }

  /// A call of the catalog, remembered when it makes a view and nothing that it is made of changes.
  func rememberingView(
    _ typed: Typed, _ call: Invocation, _ receiver: Receiver, areArgumentsConstant: Bool
  ) -> Typed {
    guard areArgumentsConstant, receiver.isConstant, !call.function.isMutating,
      let entry = call.function.native, entry.refusal == nil,
      entry.isPassed || !entry.isRaw && program.isView(typed.type)
    else { return typed }
    var constant = Typed(typed.type, remembering(typed.value))
    constant.isConstant = true
    return constant
  }

  /// Counts what is no constant among the parts of an expression.
  func noteParts(of expression: Expression, _ typed: Typed) {
    if case .metatype = typed.type { return }
    switch expression {
    case .integer, .float, .boolean, .nil, .type, .array: return
    case .string(let literal) where literal.plainText != nil: return
    case .prefix(_, .integer), .prefix(_, .float): return
    case .name, .implicitMember, .postfix: if typed.isConstant { return }
    default: break
    }
    changingParts += 1
  }
}

extension Receiver {
  fileprivate var isConstant: Bool {
    switch self {
    case .none, .type: true
    case .value(let value, _): value.isConstant
    case .above: false
    }
  }
}

extension Expression {
  /// Whether it is a literal or a `.name`, which gives the same each time.
  var isPlainConstant: Bool {
    switch self {
    case .integer, .float, .boolean, .nil, .implicitMember: true
    case .string(let literal): literal.plainText != nil
    case .prefix(_, let operand): operand.isPlainConstant
    default: false
    }
  }
}
