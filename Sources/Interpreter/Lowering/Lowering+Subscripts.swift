import SwiftSubset

extension Lowering {
  /// `a[i]` as a value.
  func subscripted(
    _ base: Typed, _ arguments: [Argument], _ range: SourceRange, prefix: Expression,
    _ expected: Type?
  ) -> Typed {
    switch base.type {
    case .unknown:
      for argument in arguments { _ = silently { lower(argument.value) } }
      return .unknown
    case .array(let element):
      if arguments.count == 1, arguments[0].label == nil, isIndex(arguments[0].value) {
        return arrayElement(base, element, arguments[0].value, range)
      }
    case .dictionary(let key, let value):
      if arguments.count == 1 { return lookup(base, key, value, arguments[0].value) }
    case .nominal(let symbol, let types) where symbol.isCatalog && symbol.name == "Binding":
      if case .array(let element)? = types.first, arguments.count == 1, arguments[0].label == nil {
        return elementBinding(base, element, arguments[0].value)
      }
    default: break
    }
    if base.type == .string, reportNumberOfText(arguments, range) { return .unknown }
    if arguments.count == 1, arguments[0].label?.text == "keyPath" {
      return keyPathValue(base, arguments[0].value, range)
    }
    let call = Call(hasParentheses: true, arguments: arguments, trailing: [], range: range)
    let isStatic: Bool
    let type: Type
    if case .metatype(let instance) = base.type {
      (isStatic, type) = (true, instance)
    } else {
      (isStatic, type) = (false, base.type)
    }
    let name = Identifier("subscript", range)
    if let result = callMember(
      isStatic ? .type(type) : .value(base, place: { [unowned self] in place(of: prefix) }), type,
      name, call, isStatic: isStatic, expected, [])
    {
      return result
    }
    report("value of type '\(base.type)' has no subscripts", at: range)
    return .unknown
  }

  /// `text[0]`: the characters of a text have no numbers.
  private func reportNumberOfText(_ arguments: [Argument], _ range: SourceRange) -> Bool {
    guard arguments.count == 1, typeOf(arguments[0].value) == .int else { return false }
    report(
      "'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.",
      at: range, help: "write 'Array(text)[…]', or 'text.prefix(…)' for its beginning")
    return true
  }

  /// `$list[i]`: a binding to an element.
  private func elementBinding(_ base: Typed, _ element: Type, _ index: Expression) -> Typed {
    let (load, index) = (base.value, lower(index, to: .int, .argument).code.asInt)
    return Typed(
      .value { machine, frame in
        guard let binding = load(machine, frame).object(BindingValue.self) else { return .none }
        return .object(binding.element(index(machine, frame)))
      }, program.named("Binding", [element]))
  }

  private func isIndex(_ expression: Expression) -> Bool {
    let type = typeOf(expression)
    // What no range can be made of was meant as an index.
    return [.int, .unknown, .string, .double, .bool].contains(type)
  }

  private func arrayElement(
    _ base: Typed, _ element: Type, _ index: Expression, _ range: SourceRange
  ) -> Typed {
    let (load, index, place) = (
      base.value, lower(index, to: .int, .argument).code.asInt, place(range)
    )
    return Typed(element) { machine, frame in
      guard let array = load(machine, frame).object(ArrayValue.self) else { return .none }
      let index = index(machine, frame)
      if array.items.indices.contains(index) { return array.items[index] }
      stopOutOfRange(machine, index, array.items.count, place)
      return .none
    }
  }

  private func lookup(_ base: Typed, _ key: Type, _ value: Type, _ index: Expression) -> Typed {
    let (load, index) = (base.value, lower(index, to: key, .argument).value)
    let isNested = value.isOptional
    return Typed(
      .value { machine, frame in
        guard let dictionary = load(machine, frame).object(DictionaryValue.self)
        else { return .none }
        guard let found = dictionary.items[index(machine, frame)] else { return .none }
        return isNested && found.isNone ? .object(OptionalValue(found, value)) : found
      }, .optional(value))
  }

  // MARK: Places

  func subscriptPlace(_ base: Place, _ arguments: [Argument], _ range: SourceRange) -> Place? {
    if arguments.count == 1, arguments[0].label?.text == "keyPath" {
      return keyPathPlace(base, arguments[0].value)
    }
    switch base.type {
    case .array(let element) where arguments.count == 1 && isIndex(arguments[0].value):
      return elementPlace(base, element, arguments[0].value, range)
    case .dictionary(let key, let value):
      if arguments.count == 1 { return entryPlace(base, key, value, arguments[0].value) }
      if arguments.count == 2, arguments[1].label?.text == "default" {
        return entryPlace(base, key, value, arguments[0].value, defaultValue: arguments[1].value)
      }
    default: break
    }
    return declaredSubscript(base, arguments, range)
  }

  private func elementPlace(
    _ base: Place, _ element: Type, _ index: Expression, _ range: SourceRange
  ) -> Place {
    let code = lower(index, to: .int, .argument).code.asInt
    let slot = context.reserve()
    let (modify, prepareBase, place) = (base.modify, base.prepare, place(range))
    return Place(
      type: element,
      prepare: { machine, frame in
        prepareBase(machine, frame)
        frame[slot] = .int(code(machine, frame))
      },
      modify: { machine, frame, body in
        let index = frame[slot].asInt ?? 0
        modify(machine, frame) { value in
          guard var array = value.takeArray() else { return }
          if array.items.indices.contains(index) {
            if !isKnownUniquelyReferenced(&array) { array = ArrayValue(array.items) }
            body(&array.items[index])
          } else {
            stopOutOfRange(machine, index, array.items.count, place)
          }
          value = .object(array)
        }
      }, problem: base.problem)
  }

  private func entryPlace(
    _ base: Place, _ key: Type, _ value: Type, _ index: Expression,
    defaultValue: Expression? = nil
  ) -> Place {
    let code = lower(index, to: key, .argument).value
    let start = defaultValue.map { lower($0, to: value, .argument).value }
    let slot = context.reserve()
    let (modify, prepareBase, place) = (base.modify, base.prepare, place(index.range))
    return Place(
      type: defaultValue == nil ? .optional(value) : value,
      prepare: { machine, frame in
        prepareBase(machine, frame)
        frame[slot] = code(machine, frame)
      },
      modify: { machine, frame, body in
        let key = frame[slot]
        modify(machine, frame) { whole in
          guard var dictionary = whole.takeDictionary() else { return }
          if !isKnownUniquelyReferenced(&dictionary) {
            dictionary = DictionaryValue(dictionary.items)
          }
          if let start {
            if dictionary.items[key] == nil { dictionary.items[key] = start(machine, frame) }
            _ = dictionary.items.modify(key, body)
          } else {
            var entry = dictionary.items[key] ?? .none
            body(&entry)
            dictionary.items[key] = entry.isNone ? nil : entry
          }
          if dictionary.items.count > machine.limits.elements {
            machine.stop(
              "a collection of more than \(machine.limits.elements) elements",
              help: "keep fewer elements", at: place.location)
          }
          whole = .object(dictionary)
        }
      }, problem: base.problem)
  }

  /// A subscript that a type declares, or one of the catalog.
  private func declaredSubscript(
    _ base: Place, _ arguments: [Argument], _ range: SourceRange
  ) -> Place? {
    let call = Call(hasParentheses: true, arguments: arguments, trailing: [], range: range)
    let name = Identifier("subscript", range)
    let candidates = program.members(named: "subscript", of: base.type, isStatic: false)
      .compactMap { found -> Candidate? in
        guard case .function(let function) = found.member else { return nil }
        return candidate(function, found: found, receiver: base.type)
      }
    guard !candidates.isEmpty else {
      report("value of type '\(base.type)' has no subscripts", at: range)
      return nil
    }
    guard let resolved = resolve(candidates, call, name: name, expected: nil) else { return nil }
    return subscriptPlace(base, resolved, call, range)
  }

  private func subscriptPlace(
    _ base: Place, _ resolved: Resolved, _ call: Call, _ range: SourceRange
  ) -> Place {
    let count = resolved.candidate.signature.parameters.count
    let keep = context.reserve(count)
    let signature = resolved.candidate.signature
    var bindings = resolved.candidate.bindings
    let codes = signature.parameters.indices.map { index in
      let argument = call.arguments[resolved.match.arguments[index].first ?? 0].value
      let written = signature.parameters[index].type
      let expected = closeOpen(program.substitute(written, bindings), signature.generics)
      let typed = lower(argument, expecting: expected)
      program.unify(written, typed.type, Set(signature.generics), &bindings)
      return convert(typed, to: expected, at: argument.range, .argument).value
    }
    let type = closeOpen(program.substitute(signature.result, bindings), signature.generics)
    let function = resolved.candidate.function
    let (get, set) = subscriptCode(function, resolved.candidate, base.type, place(range), count)
    let (modify, prepareBase) = (base.modify, base.prepare)
    return Place(
      type: type,
      prepare: { machine, frame in
        prepareBase(machine, frame)
        for (index, code) in codes.enumerated() { frame[keep + index] = code(machine, frame) }
      },
      modify: { machine, frame, body in
        let keys = (0..<count).map { frame[keep + $0] }
        modify(machine, frame) { whole in
          machine.inFrame(count + 2) { frame in
            func fill() {
              frame[0] = whole
              for index in 0..<count { frame[1 + index] = keys[index] }
            }
            fill()
            var value = get(machine, frame)
            if machine.halt != nil { return }
            body(&value)
            fill()
            whole = .none
            frame[1 + count] = value
            set?(machine, frame)
            whole = frame[0]
          }
        }
      },
      problem: set == nil
        ? "subscript is get-only" : isClassType(base.type) ? nil : base.problem)
  }

  private func subscriptCode(
    _ function: FunctionSymbol, _ candidate: Candidate, _ receiver: Type, _ place: CallPlace,
    _ count: Int
  ) -> (get: (Machine, Frame) -> Value, set: ((Machine, Frame) -> Void)?) {
    if let entry = function.native {
      let get = entry.code ?? { _, _ in .none }
      return (
        { machine, frame in machine.callNative(get, frame, place, count: count + 1) { _ in } },
        entry.set.map { set in
          { machine, frame in
            _ = machine.callNative(set, frame, place, count: count + 2) { _ in }
          }
        }
      )
    }
    let key = specialization(function, candidate, [:], nil)
    let getter = CallTarget(program, function, key, .subscriptGetter)
    let setter = CallTarget(program, function, key, .subscriptSetter)
    guard case .subscript(let it) = function.body else { return ({ _, _ in .none }, nil) }
    return (
      { machine, frame in getter.code.run(machine, frame) },
      it.accessors.set == nil
        ? nil : { machine, frame in _ = setter.code.run(machine, frame) }
    )
  }
}

func stopOutOfRange(_ machine: Machine, _ index: Int, _ count: Int, _ place: CallPlace) {
  let help =
    switch count {
    case 0: "the array is empty"
    case 1: "the index is \(index), the array has one element: 0"
    default: "the index is \(index), the array has \(count) elements: 0 to \(count - 1)"
    }
  machine.stop("index out of range", help: help, at: place.location)
}
