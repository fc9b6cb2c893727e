extension Program {
  /// A property of a value by name, as its own type declares it.
  func readProperty(
    _ name: String, of value: Value, _ machine: Machine, _ frame: Frame, _ place: CallPlace
  ) -> Value {
    let type = dynamicType(of: value)
    for found in members(named: name, of: type, isStatic: false) {
      guard case .variable(let variable) = found.member, !variable.isRequirement else { continue }
      switch variable.storage {
      case .stored: return readStored(variable, value, machine)
      case .native(let entry):
        guard let code = entry.code else { return .none }
        return machine.callNative(code, frame, place) { $0[0] = value }
      case .computed:
        let needsSelf = found.owner.kind == .protocol || !found.owner.generics.isEmpty
        frame[0] = value
        return getter(of: variable, selfType: needsSelf ? type : nil).code.run(machine, frame)
      case .global: continue
      }
    }
    if name == "rawValue", case .nominal(let symbol, _) = type, rawType(of: symbol) != nil {
      return rawValue(of: value)
    }
    machine.stop("value of type '\(type)' has no member '\(name)'", help: nil, at: place.location)
    return .none
  }

  func readStored(_ variable: VariableSymbol, _ value: Value, _ machine: Machine) -> Value {
    let stored = storedValue(variable.name, value)
    guard let wrapper = variable.wrapper else {
      if variable.isTracked { noteRead(variable.name, of: value) }
      return stored
    }
    switch wrapper {
    case .state, .binding, .stateObject: return readWrapper(stored, machine)
    case .object: return stored
    case .environmentObject: return environmentObject(stored, type(of: variable), nil)
    case .environment(let attribute): return readEnvironment(attribute, variable, value, machine)
    case .custom:
      return readProperty(
        "wrappedValue", of: stored, machine, machine.top, machine.place ?? unknownPlace)
    }
  }

  /// A static property of a type that is known only when running.
  func staticValue(_ name: String, of type: Type, _ machine: Machine) -> Value {
    if let read = staticReader(name, of: type) { return read(machine) }
    if name == "allCases", case .nominal(let symbol, _) = type { return allCases(of: symbol) }
    // An optional `Value` has a default of nil without saying so.
    if name != "defaultValue" { machine.stop("type '\(type)' has no member '\(name)'") }
    return .none
  }

  /// What gives the value of a static property; it holds until the program's epoch ends.
  func staticReader(_ name: String, of type: Type) -> ((Machine) -> Value)? {
    for found in members(named: name, of: type, isStatic: true) {
      switch found.member {
      case .variable(let variable) where !variable.isRequirement:
        let needsSelf = found.owner.kind == .protocol || !found.owner.generics.isEmpty
        let selfType = needsSelf ? type : nil
        switch variable.storage {
        case .global, .stored:
          return { [unowned self] in variable.value ?? makeGlobal(variable, $0, selfType) }
        case .computed:
          let getter = getter(of: variable, selfType: selfType)
          return { getter.code.run($0, $0.top) }
        case .native(let entry): return { entry.code?($0, $0.top) ?? .none }
        }
      case .enumCase(let it): return { _ in it.plain }
      default: continue
      }
    }
    return nil
  }

  /// Calls a static function of a type by name, for keys and `==`.
  func callStatic(
    _ name: String, of type: Type, _ arguments: inout [Value], _ machine: Machine
  ) -> Value? {
    guard let target = staticFunction(name, of: type, parameters: arguments.count)
    else { return nil }
    return call(target, &arguments, machine)
  }

  /// The static function of so many parameters; it holds until the program's epoch ends.
  func staticFunction(_ name: String, of type: Type, parameters: Int) -> CallTarget? {
    for found in members(named: name, of: type, isStatic: true) {
      guard case .function(let function) = found.member, !function.isRequirement,
        function.native == nil, signature(of: function).parameters.count == parameters
      else { continue }
      let needsSelf = found.owner.kind == .protocol || !found.owner.generics.isEmpty
      let key = SpecializationKey(
        selfType: needsSelf ? type : nil,
        arguments: signature(of: function).generics.map { _ in .unknown })
      return CallTarget(self, function, key)
    }
    return nil
  }

  /// Calls a method of a value by name.
  func callMethod(
    _ name: String, on value: Value, _ arguments: [Value], _ machine: Machine
  ) -> Value? {
    let type = dynamicType(of: value)
    for found in members(named: name, of: type, isStatic: false) {
      guard case .function(let function) = found.member, !function.isRequirement,
        function.native == nil, signature(of: function).parameters.count == arguments.count
      else { continue }
      let needsSelf = found.owner.kind == .protocol || !found.owner.generics.isEmpty
      let key = SpecializationKey(
        selfType: needsSelf ? type : nil,
        arguments: signature(of: function).generics.map { _ in .unknown })
      var all = [value] + arguments
      return call(CallTarget(self, function, key), &all, machine)
    }
    return nil
  }

  /// Runs code above everything that runs now; `inout` arguments come back.
  func call(_ target: CallTarget, _ arguments: inout [Value], _ machine: Machine) -> Value {
    let frame = machine.top
    guard machine.reserve(frame + arguments.count + 1) else { return .none }
    for index in arguments.indices { frame[index] = arguments[index] }
    machine.top = frame + arguments.count
    let result = target.code.run(machine, frame)
    for index in arguments.indices {
      arguments[index] = frame[index]
      frame[index] = .none
    }
    machine.top = frame
    return result
  }
}
