extension Program {
  /// Whether the program declares a member for a type: in it or, once all is entered, for a protocol.
  private func declares(_ name: String, _ symbol: TypeSymbol) -> Bool {
    guard !symbol.isCatalog else { return false }
    if symbol.members[name] != nil { return true }
    return isEntered && allProtocols(of: symbol).contains { $0.givesHook(name) }
  }

  /// Lets types compare and describe themselves as extensions of the program's protocols say.
  func installInheritedHooks() {
    guard protocolsGiveHooks else { return }
    isEntered = true
    defer { isEntered = false }
    for symbol in Array(types.values) + Array(nestedSymbols.values)
    where !symbol.isCatalog && symbol.kind != .protocol {
      installHooks(on: symbol)
    }
  }

  /// A type's own `==`, when it declares one.
  func equalsHook(for symbol: TypeSymbol) -> ((Value, Value) -> Bool)? {
    guard declares("==", symbol) else { return nil }
    return { [unowned self, unowned symbol] left, right in
      var arguments = [left, right]
      return callStatic("==", of: declaredType(symbol), &arguments, machine)?.asBool ?? false
    }
  }

  func lessHook(for symbol: TypeSymbol) -> ((Value, Value) -> Bool)? {
    guard declares("<", symbol) else { return nil }
    return { [unowned self, unowned symbol] left, right in
      var arguments = [left, right]
      return callStatic("<", of: declaredType(symbol), &arguments, machine)?.asBool ?? false
    }
  }

  /// A type's own `hash(into:)`: what it combines is the hash.
  func hashHook(for symbol: TypeSymbol) -> ((Value) -> Int)? {
    guard !symbol.isCatalog, symbol.members["hash"] != nil else { return nil }
    return { [unowned self, unowned symbol] value in
      for found in members(named: "hash", of: declaredType(symbol), isStatic: false) {
        guard case .function(let function) = found.member, function.native == nil else { continue }
        var arguments = [value, Value.object(HasherValue())]
        _ = call(
          CallTarget(self, function, SpecializationKey(selfType: nil, arguments: [])), &arguments,
          machine)
        return arguments[1].object(HasherValue.self)?.finalized ?? 0
      }
      return 0
    }
  }

  /// `description`, for types that say they have one.
  func textHook(for symbol: TypeSymbol) -> ((Value) -> String?)? {
    guard declares("description", symbol) else { return nil }
    return { [unowned self, unowned symbol] value in
      guard conforms(declaredType(symbol), to: "CustomStringConvertible") else { return nil }
      return readProperty("description", of: value, machine, machine.top, unknownPlace).asString
        ?? ""
    }
  }

  func installHooks(on symbol: TypeSymbol) {
    if ["==", "<", "hash", "description"].contains(where: symbol.givesHook) {
      protocolsGiveHooks = true
    }
    symbol.customEquals = equalsHook(for: symbol)
    symbol.customLess = lessHook(for: symbol)
    symbol.customHash = hashHook(for: symbol)
    symbol.customText = textHook(for: symbol)
  }

  /// Sets a property of a value by name, as its own type declares it.
  func writeProperty(_ name: String, of value: inout Value, _ new: Value, _ machine: Machine) {
    let type = dynamicType(of: value)
    let lowering = Lowering(self, scope: catalogScope, selfType: type)
    lowering.context.isSelfMutable = true
    // The type is the value's own: nothing below it overrides the property.
    lowering.readsAbove = true
    let slot = lowering.context.reserve()
    lowering.context.declare("self", Local(slot: slot, type: type, isLet: false))
    let range = unknownPlace.location.range
    guard
      let place = lowering.silently({
        lowering.place(
          of: .postfix(.name(.init("self", range), []), [.member(.init(name, range), [])]))
      }).result
    else { return }
    var whole = value
    value = .none
    machine.inFrame(lowering.context.frameSize) { frame in
      frame[slot] = whole
      whole = .none
      place.prepare(machine, frame)
      place.store(machine, frame, new)
      whole = frame[slot]
    }
    value = whole
  }

  /// Calls a mutating method without arguments; the receiver comes back changed.
  func callMutating(_ name: String, on value: inout Value, _ machine: Machine) -> Value? {
    let type = dynamicType(of: value)
    for found in members(named: name, of: type, isStatic: false) {
      guard case .function(let function) = found.member, !function.isRequirement,
        function.native == nil
      else { continue }
      let needsSelf = found.owner.kind == .protocol || !found.owner.generics.isEmpty
      var arguments = [value]
      value = .none
      let result = call(
        CallTarget(
          self, function, SpecializationKey(selfType: needsSelf ? type : nil, arguments: [])),
        &arguments, machine)
      if function.isMutating || arguments[0].object != nil { value = arguments[0] }
      return result
    }
    return nil
  }
}

extension TypeSymbol {
  /// Whether it is a protocol of the program whose extension has a member of this name.
  fileprivate func givesHook(_ name: String) -> Bool {
    kind == .protocol && !isCatalog && members[name]?.contains { !$0.isRequirement } ?? false
  }
}

/// A `Hasher` in the running program.
final class HasherValue {
  private var hasher = Hasher()
  func combine(_ value: Value) { hash(of: value, into: &hasher) }
  var finalized: Int { hasher.finalize() }
}
