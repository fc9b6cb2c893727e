import SwiftSubset

extension Lowering {
  /// What readers of a wrapped property see.
  func unwrapped(
    _ field: Typed, _ wrapper: Wrapper, _ variable: VariableSymbol, _ type: Type,
    _ range: SourceRange
  ) -> Typed {
    let load = field.value
    switch wrapper {
    case .state, .binding, .stateObject:
      return Typed(type) { machine, frame in readWrapper(load(machine, frame), machine) }
    case .object: return Typed(type, load)
    case .environmentObject:
      let (program, place) = (program, place(range))
      return Typed(type) { machine, frame in
        program.environmentObject(load(machine, frame), type, place)
      }
    case .environment(let attribute):
      let program = program
      return Typed(type) { machine, frame in
        program.readEnvironment(attribute, variable, load(machine, frame), machine)
      }
    case .custom:
      return member(field, Identifier("wrappedValue", range), [], nil)
    }
  }

  /// `$x` and `_x` of a value.
  func wrapped(
    _ name: Identifier, of receiver: Typed, _ type: Type, isProjection: Bool
  ) -> Typed? {
    for found in program.members(named: name.text, of: type, isStatic: false) {
      guard case .variable(let variable) = found.member, let wrapper = variable.wrapper else {
        continue
      }
      let field = storedField(variable, of: receiver)
      guard isProjection else { return field }
      let valueType = close(
        program.substitute(program.type(of: variable), program.memberBindings(found, of: type)))
      switch wrapper {
      case .state, .binding, .stateObject:
        // What `$` of a gesture's state gives is for the gesture alone.
        let isGesture = variable.head.attribute("GestureState") != nil
        return projection(field, valueType, as: isGesture ? "GestureState" : "Binding")
      case .object, .environmentObject:
        return objectProjection(
          unwrapped(field, wrapper, variable, valueType, name.range), valueType)
      case .custom:
        return member(field, Identifier("projectedValue", name.range), [], nil)
      case .environment: return .unknown
      }
    }
    return nil
  }

  private func projection(_ field: Typed, _ type: Type, as name: String) -> Typed {
    let load = field.value
    return Typed(
      .value { machine, frame in projectWrapper(load(machine, frame)) },
      program.named(name, [type]))
  }

  /// `$model` of an object that is kept elsewhere: bindings to its properties begin here.
  func objectProjection(_ object: Typed, _ type: Type) -> Typed {
    let load = object.value
    return Typed(
      .value { machine, frame in
        let value = load(machine, frame)
        return .object(BindingValue(get: { _ in value }, set: { _, _ in }))
      }, program.named("Binding", [type]))
  }

  /// A state or binding as a place: writing goes through it, whatever holds it.
  func wrappedPlace(_ field: Place, _ type: Type) -> Place {
    Place(
      type: type, prepare: field.prepare,
      modify: { [modify = field.modify] machine, frame, body in
        var storage = Value.none
        modify(machine, frame) { storage = $0 }
        changeWrapper(storage, machine, body)
      }, problem: nil,
      read: { [load = field.load] machine, frame in readWrapper(load(machine, frame), machine) })
  }

  /// In an initializer a state gets its first value.
  func initialStatePlace(_ field: Place, _ type: Type) -> Place {
    Place(
      type: type, prepare: field.prepare,
      modify: { [modify = field.modify] machine, frame, body in
        modify(machine, frame) { storage in
          var value = (storage.object(StateCell.self)?.initial) ?? .none
          body(&value)
          storage = .object(StateCell(value))
        }
      }, problem: nil)
  }

  func customWrapperPlace(
    _ variable: VariableSymbol, _ type: Type, _ base: Place, _ name: Identifier
  ) -> Place {
    let field = fieldPlace(variable, base)
    if context.isInitializer, base.isSelf, let place = wrapperInitPlace(field, type, name) {
      return place
    }
    return member(Identifier("wrappedValue", name.range), of: field)
      ?? valuePlace(field.typed, problem: nil)
  }

  /// `x = value` in an initializer makes the wrapper with `init(wrappedValue:)`.
  private func wrapperInitPlace(_ field: Place, _ type: Type, _ name: Identifier) -> Place? {
    guard let target = program.wrapperInitializer(of: field.type) else { return nil }
    return Place(
      type: type, prepare: field.prepare,
      modify: { [modify = field.modify] machine, frame, body in
        modify(machine, frame) { storage in
          var value = Value.none
          body(&value)
          machine.inFrame(2) { frame in
            frame[0] = value
            storage = target.code.run(machine, frame)
          }
        }
      }, problem: nil)
  }
}
