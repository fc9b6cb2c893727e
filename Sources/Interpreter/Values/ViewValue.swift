import NavigationCore

/// A view as a value of the running program.
final class ViewValue: NativeObject {
  let view: ErasedView
  init(_ view: ErasedView) { self.view = view }
  override var typeName: String { "some View" }
  override var asView: ErasedView? { view }
}

extension ErasedView: Readable, Writable {
  static var isBuilt: Bool { true }

  static func read(_ value: Value, _ machine: Machine) -> ErasedView? {
    guard case .object(let object) = value else {
      // Nil is the view that a missing `else` makes.
      return value.isNone ? ErasedView(EmptyView()) : nil
    }
    if let native = object as? NativeObject { return native.asView }
    return machine.viewOfInstance?(value)
  }

  func written(_ machine: Machine) -> Value { .object(ViewValue(self)) }
}

/// Any style, as an argument: a color, a gradient, a material.
struct AnyStyle: Readable {
  let style: AnyShapeStyle

  static func read(_ value: Value, _ machine: Machine) -> AnyStyle? {
    value.object(NativeObject.self)?.asStyle.map { AnyStyle(style: $0) }
  }
}

extension Binding: Readable where Value: Readable & Writable {
  static func read(_ value: Interpreter.Value, _ machine: Machine) -> Binding? {
    guard let binding = value.object(BindingValue.self),
      let first = Value.read(binding.get(machine), machine)
    else { return nil }
    return Binding(
      get: { Value.read(binding.get(machine), machine) ?? first },
      set: { binding.set(machine, $0.written(machine)) })
  }
}
