import NavigationCore

/// A `ViewModifier` of the program, attached to a view.
struct InterpretedModifier: ViewModifier {
  let program: Program
  let instance: Instance
  var cells = StateCells<StateKey, Value>()
  @Environment(\.self) var environment

  init(_ program: Program, _ instance: Instance) {
    self.program = program
    self.instance = instance
  }

  func body(content: Content) -> ErasedView {
    let content = Value.view(ErasedView(content))
    return program.body(
      of: instance, cells, environment, with: [content])
  }
}

/// A `GeometryEffect` of the program, attached to a view.
private struct InterpretedGeometryEffect: GeometryEffect {
  let program: Program
  let instance: Instance

  func effectValue(size: CGSize) -> ProjectionTransform {
    let machine = program.machine
    guard machine.halt == nil,
      let map = program.callMethod(
        "effectValue", on: .object(instance), [size.written(machine)], machine)
    else { return ProjectionTransform() }
    return ProjectionTransform.read(map, machine) ?? ProjectionTransform()
  }
}

extension Program {
  /// A view with a modifier of the program attached.
  func modify(_ view: ErasedView, with value: Value) -> ErasedView? {
    if EmptyModifier.read(value, machine) != nil { return view }
    guard let instance = value.object(Instance.self) else { return nil }
    if conforms(instance.layout.type, to: "GeometryEffect") {
      return ErasedView(view.modifier(InterpretedGeometryEffect(program: self, instance: instance)))
    }
    return ErasedView(view.modifier(InterpretedModifier(self, instance)))
  }

  /// A button style of the program: what it makes of a label.
  func makeBody(of value: Value, _ configuration: Value) -> ErasedView {
    guard machine.halt == nil,
      let result = callMethod("makeBody", on: value, [configuration], machine)
    else { return ErasedView(EmptyView()) }
    return ErasedView.read(result, machine) ?? ErasedView(EmptyView())
  }
}
