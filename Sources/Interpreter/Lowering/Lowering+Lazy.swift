import SwiftSubset

/// What a lazy property holds until somebody reads it.
final class LazyMarker: Sendable {
  static let unset = LazyMarker()
}

extension Value {
  var isUnset: Bool {
    if case .object(let object) = self { return object === LazyMarker.unset }
    return false
  }
}

extension VariableSymbol {
  var isLazy: Bool { head.has("lazy") }
}

extension Lowering {
  /// Reads a lazy property: its value is made now and kept where the receiver is a variable.
  func lazyLoad(
    _ variable: VariableSymbol, _ receiver: Typed, _ type: Type, _ name: Identifier,
    prefix: Expression?
  ) -> Typed {
    if let place = receiverPlace(prefix, name), place.problem == nil || isClassType(place.type) {
      let lazy = lazyPlace(variable, type, place, name)
      return Typed(type, lazy.take)
    }
    let place = lazyPlace(variable, type, valuePlace(receiver, problem: nil), name)
    return Typed(type, place.take)
  }

  private func receiverPlace(_ prefix: Expression?, _ name: Identifier) -> Place? {
    switch prefix {
    case nil: return selfPlace(name.range)
    case .name?, .postfix?:
      guard let prefix else { return nil }
      let (place, failed) = silently { self.place(of: prefix) }
      return failed ? nil : place
    default: return nil
    }
  }

  func lazyPlace(
    _ variable: VariableSymbol, _ type: Type, _ base: Place, _ name: Identifier
  ) -> Place {
    let field = fieldPlace(variable, base)
    let target = program.lazyValue(of: variable, selfType: base.type)
    let (modify, modifyBase) = (field.modify, base.modify)
    let make: (Machine, Frame) -> Void = { machine, frame in
      var isUnset = false
      modify(machine, frame) { isUnset = $0.isUnset }
      guard isUnset else { return }
      var value = Value.none
      modifyBase(machine, frame) { whole in
        machine.inFrame(1) { frame in
          frame[0] = whole
          whole = .none
          value = target.run(machine, frame)
          whole = frame[0]
        }
      }
      modify(machine, frame) { $0 = value }
    }
    return Place(
      type: type, prepare: base.prepare,
      modify: { machine, frame, body in
        make(machine, frame)
        modify(machine, frame, body)
      }, problem: isClassType(base.type) ? nil : base.problem)
  }
}

extension Program {
  /// The first value of a lazy property, made with `self` at hand.
  func lazyValue(of variable: VariableSymbol, selfType: Type) -> FunctionCode {
    AccessorMaking(self, variable, SpecializationKey(selfType: selfType, arguments: []))
      .makeLazyValue()
  }
}
