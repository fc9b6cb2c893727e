import NavigationCore

/// An `AlignmentID` of the program, by its number.
struct InterpretedAlignment<N: Natural>: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    guard let key = KeyRegistry[N.value] else { return 0 }
    let machine = key.program.machine
    guard machine.halt == nil else { return 0 }
    var arguments = [context.written(machine)]
    let value = key.program.callStatic("defaultValue", of: key.type, &arguments, machine)
    return value?.asDouble ?? 0
  }
}

extension Program {
  /// The alignment across that a type of the program names.
  func horizontalAlignment(_ metatype: Value) -> HorizontalAlignment {
    func open<N: Natural>(_ number: N.Type) -> HorizontalAlignment {
      HorizontalAlignment(InterpretedAlignment<N>.self)
    }
    return open(key(of: metatype))
  }

  /// The alignment down that a type of the program names.
  func verticalAlignment(_ metatype: Value) -> VerticalAlignment {
    func open<N: Natural>(_ number: N.Type) -> VerticalAlignment {
      VerticalAlignment(InterpretedAlignment<N>.self)
    }
    return open(key(of: metatype))
  }
}
