import NavigationCore

/// The storage of one `@State` property: a value of its own until its view is on the device, then
/// the kernel's.
final class StateCell {
  private var first: Value
  /// Makes the first value when it is needed.
  private var make: (() -> Value)?
  /// Where the value lives once the view is on the device.
  private let kept: Binding<Value>?
  /// Takes changes back when the input that made them fails.
  private unowned let program: Program?

  init(_ initial: Value) {
    first = initial
    kept = nil
    program = nil
  }

  init(_ make: @escaping () -> Value) {
    first = .none
    self.make = make
    kept = nil
    program = nil
  }

  init(keptIn kept: Binding<Value>, of program: Program) {
    first = .none
    self.kept = kept
    self.program = program
  }

  /// What it begins with.
  var initial: Value {
    if let make {
      self.make = nil
      first = make()
    }
    return first
  }

  func read() -> Value { kept?.wrappedValue ?? initial }

  func write(_ value: Value) {
    guard let kept, let program else { return }
    let old = kept.wrappedValue
    program.undoLog.append { kept.wrappedValue = old }
    kept.wrappedValue = value
  }
}

/// The value behind a state or binding.
func readWrapper(_ storage: Value, _ machine: Machine) -> Value {
  guard case .object(let object) = storage else { return .none }
  switch object {
  case let it as StateCell: return it.read()
  case let it as BindingValue: return it.get(machine)
  default: return storage
  }
}

/// `$x` of a state or binding.
func projectWrapper(_ storage: Value) -> Value {
  guard let cell = storage.object(StateCell.self) else { return storage }
  return .object(BindingValue(get: { _ in cell.read() }, set: { _, value in cell.write(value) }))
}

/// Changes the value behind a state or binding: one read, one write.
func changeWrapper(_ storage: Value, _ machine: Machine, _ body: (inout Value) -> Void) {
  guard case .object(let object) = storage else { return }
  switch object {
  case let it as StateCell:
    var value = it.read()
    body(&value)
    if machine.halt == nil { it.write(value) }
  case let it as BindingValue:
    var value = it.get(machine)
    body(&value)
    if machine.halt == nil { it.set(machine, value) }
  default: break
  }
}
