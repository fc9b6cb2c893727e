import NavigationCore

/// A shape of the program: its `path(in:)` draws it.
///
/// It never leaves the thread of its program, though shapes must promise that they could.
struct InterpretedShape: Shape, InsettableShape, @unchecked Sendable {
  let program: Program
  let instance: Instance
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    let machine = program.machine
    guard machine.halt == nil,
      let result = program.callMethod(
        "path", on: .object(instance), [.object(Native(rect))], machine)
    else { return Path() }
    return Path.read(result, machine) ?? Path()
  }

  func inset(by amount: CGFloat) -> InterpretedShape {
    InterpretedShape(program: program, instance: instance, inset: inset + amount)
  }
}
