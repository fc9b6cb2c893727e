import SwiftSubset

extension Lowering {
  /// A stored property: its slot, through its wrapper, with its observers.
  func storedPlace(
    _ variable: VariableSymbol, _ type: Type, _ base: Place, _ name: Identifier
  ) -> Place {
    let isOwnInit = context.isInitializer && base.isSelf
    var place: Place
    switch variable.wrapper {
    case nil:
      place = fieldPlace(variable, base)
      if variable.isLet, !isOwnInit || variable.binding.value != nil {
        place.problem = "'\(name.text)' is a 'let' constant"
      }
    case .state?, .binding?:
      if isOwnInit, case .state? = variable.wrapper {
        return initialStatePlace(fieldPlace(variable, base), type)
      }
      return wrappedPlace(fieldPlace(variable, base), type)
    case .environment?:
      return valuePlace(
        unwrapped(
          storedField(variable, of: base.typed), variable.wrapper ?? .state, variable, type,
          name.range),
        problem: isReferenceType(type) ? nil : "'\(name.text)' is a get-only property")
    case .custom?:
      return customWrapperPlace(variable, type, base, name)
    }
    if let accessors = variable.binding.accessors, !isOwnInit, context.observing !== variable {
      return observed(place, accessors, variable, base)
    }
    return place
  }

  func isReferenceType(_ type: Type) -> Bool { isClassType(type) || type == .unknown }

  /// The slot of a field, with the instance made unique on the way.
  func fieldPlace(_ variable: VariableSymbol, _ base: Place) -> Place {
    guard case .nominal(let symbol, let arguments) = base.type else { return base }
    let layout = program.layout(of: symbol, arguments)
    let name = variable.name
    let slot = layout.slots[name] ?? 0
    let modify = base.modify
    let isClass = symbol.kind == .class
    return Place(
      type: layout.types.indices.contains(slot) ? layout.types[slot] : .unknown,
      prepare: base.prepare,
      modify: { machine, frame, body in
        modify(machine, frame) { value in
          guard var instance = value.takeInstance() else { return }
          let place = instance.layout === layout ? slot : instance.layout.slots[name] ?? -1
          if place >= 0 {
            if !isClass, !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
            body(&instance.fields[place])
          }
          value = .object(instance)
        }
      }, problem: isClass ? nil : base.problem)
  }

  /// A computed property: read, change, one write.
  func computedPlace(
    _ variable: VariableSymbol, _ type: Type, receiver: Place?, _ accessors: Accessors,
    _ owner: Type?, problem: String?
  ) -> Place {
    let getter = program.getter(of: variable, selfType: owner)
    let setter = program.setter(of: variable, selfType: owner)
    let slot = context.reserve(3)
    guard let receiver else {
      return Place(
        type: type, prepare: { _, _ in },
        modify: { machine, frame, body in
          var value = getter.code.run(machine, frame + slot)
          body(&value)
          frame[slot] = value
          _ = setter.code.run(machine, frame + slot)
        }, problem: problem)
    }
    let modify = receiver.modify
    return Place(
      type: type, prepare: receiver.prepare,
      modify: { machine, frame, body in
        modify(machine, frame) { whole in
          frame[slot] = whole
          var value = getter.code.run(machine, frame + slot)
          if machine.halt != nil { return }
          body(&value)
          frame[slot] = whole
          whole = .none
          frame[slot + 1] = value
          _ = setter.code.run(machine, frame + slot)
          whole = frame[slot]
          frame[slot] = .none
        }
      }, problem: problem)
  }

  func nativePlace(
    _ entry: CatalogEntry, _ type: Type, _ base: Place, _ name: Identifier
  ) -> Place {
    let slot = context.reserve(3)
    let (modify, place) = (base.modify, place(name.range))
    return Place(
      type: type, prepare: base.prepare,
      modify: { machine, frame, body in
        modify(machine, frame) { whole in
          guard let get = entry.code else { return }
          var value = machine.callNative(get, frame + slot, place) { $0[0] = whole }
          body(&value)
          guard let set = entry.set else { return }
          frame[slot] = whole
          whole = .none
          frame[slot + 1] = value
          _ = machine.callNative(set, frame + slot, place, count: 2) { _ in }
          whole = frame[slot]
          machine.clear(frame, from: slot, to: slot + 2)
        }
      },
      problem: entry.isNonmutating
        ? nil : entry.set == nil ? "'\(name.text)' is a get-only property" : base.problem)
  }

  /// `willSet` and `didSet` around one store.
  private func observed(
    _ place: Place, _ accessors: Accessors, _ variable: VariableSymbol, _ base: Place
  ) -> Place {
    guard accessors.willSet != nil || accessors.didSet != nil else { return place }
    let (willSet, didSet) = (
      program.observer(of: variable, accessors.willSet, base.type, isWillSet: true),
      program.observer(of: variable, accessors.didSet, base.type, isWillSet: false)
    )
    let (modify, modifyBase) = (place.modify, base.modify)
    let slot = context.reserve(3)
    func run(_ code: FunctionCode?, _ argument: Value, _ machine: Machine, _ frame: Frame) {
      guard let code, machine.halt == nil else { return }
      modifyBase(machine, frame) { whole in
        frame[slot] = whole
        frame[slot + 1] = argument
        whole = .none
        _ = code.run(machine, frame + slot)
        whole = frame[slot]
        frame[slot] = .none
      }
    }
    return Place(
      type: place.type, prepare: place.prepare,
      modify: { machine, frame, body in
        var old = Value.none
        modify(machine, frame) { old = $0 }
        var new = old
        body(&new)
        run(willSet, new, machine, frame)
        modify(machine, frame) { $0 = new }
        run(didSet, old, machine, frame)
      }, problem: place.problem)
  }

  // MARK: Optionals and indices

  func forcedPlace(_ inner: Expression, _ range: SourceRange) -> Place? {
    guard let base = place(of: inner) else { return nil }
    guard case .optional(let wrapped) = base.type else { return base }
    let (modify, place) = (base.modify, place(range))
    return Place(
      type: wrapped, prepare: base.prepare,
      modify: { machine, frame, body in
        modify(machine, frame) { value in
          if value.isNone {
            machine.stop(
              "unexpectedly found nil while unwrapping an Optional value",
              help: "unwrap it with 'if let', or give a default with '??'", at: place.location)
            return
          }
          body(&value)
        }
      }, problem: base.problem)
  }

  func optionalPlace(_ inner: Expression) -> Place? {
    guard let base = place(of: inner) else { return nil }
    guard case .optional(let wrapped) = base.type else { return base }
    let modify = base.modify
    return Place(
      type: wrapped, prepare: base.prepare,
      modify: { machine, frame, body in
        modify(machine, frame) { value in if !value.isNone { body(&value) } }
      }, problem: base.problem)
  }

  /// `a[i]`: the index is evaluated once, before anything is stored.
  func indexPlace(_ inner: Expression, _ arguments: [Argument], _ range: SourceRange) -> Place? {
    guard let base = place(of: inner) else { return nil }
    if base.type == .unknown { return base }
    return subscriptPlace(base, arguments, range)
  }
}

extension Place {
  /// Whether this is `self` as a whole.
  var isSelf: Bool { slot == 0 }
}
