import SwiftSubset

// Values of unknown type: their members are looked up by name when the program runs.

extension Lowering {
  func dynamicProperty(_ receiver: Typed, _ name: Identifier) -> Typed {
    let (load, program, text) = (receiver.value, program, name.text)
    return Typed(
      .value { machine, frame in
        program.readLoosely(text, of: load(machine, frame), machine)
      }, .unknown)
  }

  func dynamicCall(_ receiver: Typed, _ name: Identifier, _ call: Call) -> Typed {
    let arguments = call.written.map { argument -> (Machine, Frame) -> Value in
      if case .address(let value, _) = argument.value {
        return lower(value, expecting: .unknown).value
      }
      return lower(argument.value, expecting: .unknown).value
    }
    let (load, program, text) = (receiver.value, program, name.text)
    return Typed(
      .value { machine, frame in
        let value = load(machine, frame)
        let arguments = arguments.map { $0(machine, frame) }
        return program.callLoosely(text, on: value, arguments, machine)
      }, .unknown)
  }
}

extension Program {
  /// A property by name, or nothing when the value has none.
  func readLoosely(_ name: String, of value: Value, _ machine: Machine) -> Value {
    if value.isNone { return .none }
    if let tuple = value.object(TupleValue.self) {
      let index = Int(name) ?? tuple.labels.firstIndex(of: name) ?? -1
      return tuple.items.indices.contains(index) ? tuple.items[index] : .none
    }
    let found = members(named: name, of: dynamicType(of: value), isStatic: false)
    guard found.contains(where: { $0.isProperty }) else { return .none }
    return readProperty(name, of: value, machine, machine.top, unknownPlace)
  }

  /// A method by name, or nothing when the value has none that takes so many arguments.
  func callLoosely(
    _ name: String, on value: Value, _ arguments: [Value], _ machine: Machine
  ) -> Value {
    if value.isNone || machine.isStopped { return .none }
    if let result = callMethod(name, on: value, arguments, machine) { return result }
    for found in members(named: name, of: dynamicType(of: value), isStatic: false) {
      guard case .function(let function) = found.member, let code = function.native?.code,
        signature(of: function).parameters.count == arguments.count
      else { continue }
      var result = Value.none
      machine.inFrame(arguments.count + 1) { frame in
        for (index, argument) in ([value] + arguments).enumerated() { frame[index] = argument }
        result = machine.callNative(code, frame, unknownPlace) { _ in }
      }
      return result
    }
    let closure = readLoosely(name, of: value, machine).object(ClosureValue.self)
    return closure.map { machine.call($0, arguments) } ?? .none
  }
}
