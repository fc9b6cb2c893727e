import SwiftSubset

extension Lowering {
  /// A stored property: its slot, through its wrapper, with its observers.
  func storedPlace(
    _ variable: VariableSymbol, _ type: Type, _ base: Place, _ name: Identifier
  ) -> Place {
    let isOwnInit =
      context.isInitializer && base.isSelf
      && (variable.owner == nil || selfType.flatMap(program.symbol) === variable.owner)
    if variable.isLazy { return lazyPlace(variable, type, base, name) }
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
      place = wrappedPlace(fieldPlace(variable, base), type)
    case .object?:
      place = fieldPlace(variable, base)
    case .environment?, .stateObject?, .environmentObject?:
      return valuePlace(
        unwrapped(
          storedField(variable, of: base.typed), variable.wrapper ?? .state, variable, type,
          name.range),
        problem: isReferenceType(type) ? nil : "'\(name.text)' is a get-only property")
    case .custom?:
      place = customWrapperPlace(variable, type, base, name)
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
    let announces = variable.isPublished || variable.isTracked
    return Place(
      type: layout.types.indices.contains(slot) ? layout.types[slot] : .unknown,
      prepare: base.prepare,
      modify: { machine, frame, body in
        modify(machine, frame) { value in
          guard var instance = value.takeInstance() else { return }
          let place = instance.layout === layout ? slot : instance.layout.slots[name] ?? -1
          if place >= 0 {
            if !isClass, !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
            if announces { instance.willChange(name) }
            body(&instance.fields[place])
          }
          value = .object(instance)
        }
      }, problem: isClass ? nil : base.problem,
      read: { [load = base.load] machine, frame in storedValue(name, load(machine, frame)) })
  }

  /// A computed property: read, change, one write.
  func computedPlace(
    _ variable: VariableSymbol, _ type: Type, receiver: Place?, _ accessors: Accessors,
    _ owner: Type?, problem: String?
  ) -> Place {
    let getter = program.getter(of: variable, selfType: owner)
    let setter = program.setter(of: variable, selfType: owner)
    guard let receiver else {
      return Place(
        type: type, prepare: { _, _ in },
        modify: { machine, _, body in
          machine.inFrame(2) { frame in
            var value = getter.code.run(machine, frame)
            body(&value)
            frame[0] = value
            _ = setter.code.run(machine, frame)
          }
        }, problem: problem,
        read: { machine, _ in
          var result = Value.none
          machine.inFrame(1) { result = getter.code.run(machine, $0) }
          return result
        })
    }
    let modify = receiver.modify
    return Place(
      type: type, prepare: receiver.prepare,
      modify: { machine, frame, body in
        modify(machine, frame) { whole in
          machine.inFrame(2) { frame in
            frame[0] = whole
            var value = getter.code.run(machine, frame)
            if machine.halt != nil { return }
            body(&value)
            frame[0] = whole
            whole = .none
            frame[1] = value
            _ = setter.code.run(machine, frame)
            whole = frame[0]
          }
        }
      }, problem: problem,
      read: { [load = receiver.load] machine, frame in
        let whole = load(machine, frame)
        var result = Value.none
        machine.inFrame(1) { frame in
          frame[0] = whole
          result = getter.code.run(machine, frame)
        }
        return result
      })
  }

  func nativePlace(
    _ entry: CatalogEntry, _ type: Type, _ base: Place, _ name: Identifier
  ) -> Place {
    let (modify, place) = (base.modify, place(name.range))
    return Place(
      type: type, prepare: base.prepare,
      modify: { machine, frame, body in
        modify(machine, frame) { whole in
          guard let get = entry.code else { return }
          machine.inFrame(3) { frame in
            var value = machine.callNative(get, frame, place) { $0[0] = whole }
            body(&value)
            guard let set = entry.set else { return }
            frame[0] = whole
            whole = .none
            frame[1] = value
            _ = machine.callNative(set, frame, place, count: 2) { _ in }
            whole = frame[0]
          }
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
    let (modify, modifyBase, load) = (place.modify, base.modify, place.load)
    func run(_ code: FunctionCode?, _ argument: Value, _ machine: Machine, _ frame: Frame) {
      guard let code, machine.halt == nil else { return }
      modifyBase(machine, frame) { whole in
        machine.inFrame(2) { frame in
          frame[0] = whole
          frame[1] = argument
          whole = .none
          _ = code.run(machine, frame)
          whole = frame[0]
        }
      }
    }
    return Place(
      type: place.type, prepare: place.prepare,
      modify: { machine, frame, body in
        let old = load(machine, frame)
        var new = old
        body(&new)
        run(willSet, new, machine, frame)
        modify(machine, frame) { $0 = new }
        run(didSet, old, machine, frame)
      }, problem: place.problem, read: place.load)
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
