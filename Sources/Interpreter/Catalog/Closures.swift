/// A closure of the running program, as a native calls it.
///
/// After a call, a native that goes on asks `isStopped`: the closure may have halted or thrown.
struct Closure: Readable {
  let value: ClosureValue
  let machine: Machine

  static func read(_ value: Value, _ machine: Machine) -> Closure? {
    value.object(ClosureValue.self).map { Closure(value: $0, machine: machine) }
  }

  var isStopped: Bool { machine.isStopped }

  @discardableResult
  func callAsFunction() -> Value {
    let frame = machine.top
    return run(frame, count: 0)
  }

  @discardableResult
  func callAsFunction(_ first: Value) -> Value {
    let frame = machine.top
    guard machine.reserve(frame + 2) else { return .none }
    frame[0] = first
    return run(frame, count: 1)
  }

  @discardableResult
  func callAsFunction(_ first: Value, _ second: Value) -> Value {
    let frame = machine.top
    guard machine.reserve(frame + 2) else { return .none }
    frame[0] = first
    frame[1] = second
    return run(frame, count: 2)
  }

  /// Calls with any number of arguments; an `inout` one comes back in `arguments`.
  @discardableResult
  func call(_ arguments: inout [Value]) -> Value {
    let frame = machine.top
    guard machine.reserve(frame + arguments.count) else { return .none }
    for index in arguments.indices { frame[index] = arguments[index] }
    let result = run(frame, count: 0)
    for index in arguments.indices {
      arguments[index] = frame[index]
      frame[index] = .none
    }
    return result
  }

  private func run(_ frame: Frame, count: Int) -> Value {
    if machine.isStopped { return .none }
    let place = machine.place
    machine.top = frame + count
    let result = value.call(machine, frame)
    for index in 0..<count { frame[index] = .none }
    machine.top = frame
    machine.place = place
    return result
  }
}

/// `() -> Void`, such as the action of a button; kept and called later.
struct Action0: Readable {
  let closure: Closure
  static func read(_ value: Value, _ machine: Machine) -> Action0? {
    Closure.read(value, machine).map { Action0(closure: $0) }
  }
  func callAsFunction() { closure() }
}

/// `(A) -> Void`, such as the action of `onPreferenceChange`.
struct Action1<A: Writable>: Readable {
  let closure: Closure
  static func read(_ value: Value, _ machine: Machine) -> Action1? {
    Closure.read(value, machine).map { Action1(closure: $0) }
  }
  func callAsFunction(_ argument: A) { closure(argument.written(closure.machine)) }
}

/// `(A, B) -> Void`, such as the action of `onChange` with the old and the new value.
struct Action2<A: Writable, B: Writable>: Readable {
  let closure: Closure
  static func read(_ value: Value, _ machine: Machine) -> Action2? {
    Closure.read(value, machine).map { Action2(closure: $0) }
  }
  func callAsFunction(_ first: A, _ second: B) {
    closure(first.written(closure.machine), second.written(closure.machine))
  }
}

/// `() -> R`, called later; nil when the run has stopped.
struct Function0<R: Readable>: Readable {
  let closure: Closure
  static func read(_ value: Value, _ machine: Machine) -> Function0? {
    Closure.read(value, machine).map { Function0(closure: $0) }
  }
  func callAsFunction() -> R? {
    let result = closure()
    return closure.isStopped ? nil : R.read(result, closure.machine)
  }
}

/// `(A) -> R`, called later; nil when the run has stopped.
struct Function1<A: Writable, R: Readable>: Readable {
  let closure: Closure
  static func read(_ value: Value, _ machine: Machine) -> Function1? {
    Closure.read(value, machine).map { Function1(closure: $0) }
  }
  func callAsFunction(_ argument: A) -> R? {
    let result = closure(argument.written(closure.machine))
    return closure.isStopped ? nil : R.read(result, closure.machine)
  }
}
