import SwiftSubset

extension Lowering {
  func cast(
    _ value: Expression, _ cast: Cast, _ reference: TypeReference, _ range: SourceRange
  ) -> Typed {
    let type = resolve(reference)
    if cast == .as {
      let typed = lower(value, expecting: type)
      return convert(typed, to: type, at: value.range, .specified)
    }
    let typed = lower(value)
    let (run, program, from) = (typed.value, program, typed.type)
    let matches: (Value) -> Bool = { program.isInstance($0, of: type, from) }
    switch cast {
    case .is: return Typed(.bool { matches(run($0, $1)) }, .bool)
    case .optional:
      return Typed(
        .value { machine, frame in
          let value = run(machine, frame)
          return matches(value) ? program.opened(value) : .none
        }, .optional(type))
    case .forced, .as:
      let place = place(range)
      return Typed(type) { machine, frame in
        let value = run(machine, frame)
        if !matches(value) {
          machine.stop(
            "could not cast value of type '\(dynamicTypeName(of: value))' to '\(type)'",
            help: "use 'as?' and test for nil", at: place.location)
        }
        return program.opened(value)
      }
    }
  }

  func tryExpression(
    _ kind: TryKind, _ value: Expression, _ range: SourceRange, _ expected: Type?
  ) -> Typed {
    switch kind {
    case .plain:
      let wasTrying = isTrying
      isTrying = true
      defer { isTrying = wasTrying }
      return lower(value, expecting: expected)
    case .optional:
      let typed = catching(value, expected.map(\.unwrapped))
      let run = typed.value
      let type: Type = typed.type.isOptional ? typed.type : .optional(typed.type)
      return Typed(
        .value { machine, frame in
          let value = run(machine, frame)
          if machine.thrown != nil {
            machine.thrown = nil
            return .none
          }
          return value
        }, type)
    case .forced:
      let typed = catching(value, expected)
      let (run, place) = (typed.value, place(range))
      return Typed(typed.type) { machine, frame in
        let value = run(machine, frame)
        if let error = machine.thrown {
          machine.thrown = nil
          machine.stop(
            "'try!' expression unexpectedly raised an error: \(debugText(of: error))",
            help: "use 'do' and 'catch'", at: place.location)
        }
        return value
      }
    }
  }

  private func catching(_ value: Expression, _ expected: Type?) -> Typed {
    let (wasTrying, couldThrow) = (isTrying, context.canThrow)
    isTrying = true
    context.canThrow = true
    defer {
      isTrying = wasTrying
      context.canThrow = couldThrow
    }
    return lower(value, expecting: expected)
  }

  /// A call of something that throws: it must be marked, and somebody must catch.
  func noteThrowing(_ range: SourceRange) {
    if !isTrying {
      report(
        "call can throw but is not marked with 'try'", at: range, help: "write 'try' before it")
    } else if !context.canThrow {
      report(
        "errors thrown from here are not handled", at: range,
        help: "put it into 'do { … } catch { … }', or use 'try?'")
    }
    context.isThrowing = true
    throwingCalls += 1
  }
}

extension Program {
  /// Whether a value is of a type when the program runs.
  func isInstance(_ value: Value, of type: Type, _ from: Type) -> Bool {
    switch type {
    case .any, .unknown: return true
    case .optional(let wrapped): return value.isNone || isInstance(value, of: wrapped, from)
    default: break
    }
    if case .object(let object) = value, let boxed = object as? OptionalValue {
      return isInstance(boxed.value, of: type, boxed.type)
    }
    if value.isNone { return false }
    switch (type, value) {
    case (.array(let element), .object(let object)):
      guard let array = object as? ArrayValue else { return false }
      return array.items.allSatisfy { isInstance($0, of: element, .unknown) }
    case (.dictionary(let key, let element), .object(let object)):
      guard let dictionary = object as? DictionaryValue else { return false }
      return dictionary.items.pairs.allSatisfy {
        isInstance($0.key, of: key, .unknown) && isInstance($0.value, of: element, .unknown)
      }
    case (.nominal(let symbol, _), .string): return symbol.name == "Character"
    case (.view, _): return isView(dynamicType(of: value))
    default: return canConvert(dynamicType(of: value), to: type) != nil
    }
  }

  /// A value out of the box it has in `Any`.
  func opened(_ value: Value) -> Value { value.object(OptionalValue.self)?.value ?? value }
}
