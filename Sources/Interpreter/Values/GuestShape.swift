import NavigationCore

/// A shape of the running program: its `path(in:)` draws it.
///
/// Unchecked: shapes must be sendable, and the program and its views stay on one thread.
struct GuestShape: Shape, @unchecked Sendable {
  let value: Value
  let machine: Machine

  func path(in rect: CGRect) -> Path {
    let result = machine.callMethodOfInstance?("path", value, [rect.written(machine)])
    return result.flatMap { Path.read($0, machine) } ?? Path()
  }
}

/// Any shape, as an argument or receiver.
struct AnyForm: Readable {
  let shape: AnyShape

  static func read(_ value: Value, _ machine: Machine) -> AnyForm? {
    guard case .object(let object) = value else { return nil }
    if let native = object as? NativeObject { return native.asShape.map { AnyForm(shape: $0) } }
    return object is Instance || object is EnumValue
      ? AnyForm(shape: AnyShape(GuestShape(value: value, machine: machine))) : nil
  }
}

/// A shape that can be made smaller all around.
struct AnyInsettable: Readable {
  let shape: any InsettableShape

  static func read(_ value: Value, _ machine: Machine) -> AnyInsettable? {
    value.object(NativeObject.self)?.asInsettable.map { AnyInsettable(shape: $0) }
  }
}
