import SwiftSubset

// What Swift writes by itself for enums: raw values and the list of all cases.

extension Lowering {
  /// `rawValue` and `hashValue` of a value.
  func synthesizedMember(_ receiver: Typed, _ name: Identifier) -> Typed? {
    let (load, program) = (receiver.value, program)
    switch (name.text, receiver.type) {
    case ("rawValue", .nominal(let symbol, _)):
      guard let raw = program.rawType(of: symbol) else { return nil }
      return Typed(raw) { machine, frame in program.rawValue(of: load(machine, frame)) }
    case ("hashValue", _) where program.conforms(receiver.type, to: "Hashable"):
      return Typed(
        .int { machine, frame in
          var hasher = Hasher()
          hash(of: load(machine, frame), into: &hasher)
          return hasher.finalize()
        }, .int)
    default: return nil
    }
  }

  /// `allCases` of a type.
  func synthesizedStatic(_ type: Type, _ name: Identifier, _ receiver: Typed) -> Typed? {
    guard name.text == "allCases", program.conforms(type, to: "CaseIterable") else { return nil }
    let program = program
    switch type {
    case .nominal(let symbol, _) where symbol.kind == .enum:
      return Typed(.value { _, _ in program.allCases(of: symbol) }, .array(type))
    case .generic:
      let load = receiver.value
      return Typed(
        .value { machine, frame in
          guard
            case .nominal(let symbol, _)? = load(machine, frame).object(MetatypeValue.self)?.type
          else { return .none }
          return program.allCases(of: symbol)
        }, .array(type))
    default: return nil
    }
  }

  /// `init(rawValue:)` of an enum: nil when no case has the value.
  func synthesizedInit(_ type: Type, _ call: Call) -> Typed? {
    guard case .nominal(let symbol, _) = type, let raw = program.rawType(of: symbol),
      call.written.count == 1, call.written[0].label?.text == "rawValue"
    else { return nil }
    let run = lower(call.written[0].value, to: raw, .argument).value
    let program = program
    return Typed(
      .value { machine, frame in program.enumCase(of: symbol, raw: run(machine, frame)) },
      .optional(type))
  }
}

extension Program {
  func allCases(of symbol: TypeSymbol) -> Value {
    .object(ArrayValue(symbol.cases.map(\.plain)))
  }

  func rawValue(of value: Value) -> Value {
    guard let it = value.object(EnumValue.self)?.enumCase else { return .none }
    return rawValues(of: it.owner)[it.index]
  }

  func enumCase(of symbol: TypeSymbol, raw: Value) -> Value {
    for (index, value) in rawValues(of: symbol).enumerated() where isEqual(value, raw) {
      return symbol.cases[index].plain
    }
    return .none
  }

  /// The raw values of all cases: as written, else counted on, else the names.
  private func rawValues(of symbol: TypeSymbol) -> [Value] {
    if symbol.memo.epoch == epoch, let known = symbol.memo.rawValues { return known }
    let raw = rawType(of: symbol)
    var next = 0
    let values = symbol.cases.map { it -> Value in
      var value = raw == .string ? Value.string(it.name) : .int(next)
      if let written = it.rawValue {
        let lowering = Lowering(self, scope: it.scope)
        let typed = lowering.lower(written, expecting: raw)
        machine.inFrame(max(1, lowering.context.frameSize)) { value = typed.value(machine, $0) }
      } else if raw == .double {
        value = .double(Double(next))
      }
      next = (value.asInt ?? Int(exactly: (value.asDouble ?? 0).rounded()) ?? next) &+ 1
      return value
    }
    _ = conformances(of: symbol)
    symbol.memo.rawValues = values
    return values
  }
}
