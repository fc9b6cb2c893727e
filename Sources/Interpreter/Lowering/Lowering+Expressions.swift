import SwiftSubset

/// Where a value goes, for the words of a mismatch.
enum Purpose {
  case argument, defaultArgument, specified, closureResult, assignment, condition, element
  case returned(Type?)
}

extension Lowering {
  /// Lowers an expression; `expected` is a hint that decides literals and implicit members.
  func lower(_ expression: Expression, expecting expected: Type? = nil) -> Typed {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= 400 else {
      report("structure nesting level exceeded maximum of 256", at: expression.range)
      return .unknown
    }
    let typed = lowerKind(expression, expected)
    noteParts(of: expression, typed)
    return typed
  }

  private func lowerKind(_ expression: Expression, _ expected: Type?) -> Typed {
    switch expression {
    case .integer(let value, let range): return integer(value, range, expected)
    case .float(let value, _): return Typed(.double { _, _ in value }, .double)
    case .string(let literal): return string(literal, expected)
    case .boolean(let value, _): return Typed(.bool { _, _ in value }, .bool)
    case .nil(let range): return nilLiteral(range, expected)
    case .name(let name, let generics):
      let typed = self.name(name, generics, expected)
      reportBareType(typed, name)
      return typed
    case .implicitMember: return chain(expression, [], expected)
    case .postfix(let base, let suffixes): return chain(base, suffixes, expected)
    case .prefix(let op, let operand): return prefix(op, operand, expected)
    case .postfixOperator(let operand, let op): return postfixOperator(operand, op, expected)
    case .binary(let left, let op, let right): return binary(left, op, right, expected)
    case .assignment(let target, let op, let value, let range):
      return assignment(target, op, value, range)
    case .ternary(let condition, let first, let second, _):
      return ternary(condition, first, second, expected)
    case .cast(let value, let cast, let type, let range): return self.cast(value, cast, type, range)
    case .try(let kind, let value, let range): return tryExpression(kind, value, range, expected)
    case .await(let value, _): return lower(value, expecting: expected)
    case .address(let value, let range):
      report("use of extraneous '&'", at: range)
      return lower(value, expecting: expected)
    case .closure(let closure): return self.closure(closure, expected)
    case .array(let items, let range): return array(items, range, expected)
    case .dictionary(let pairs, let range): return dictionary(pairs, range, expected)
    case .tuple(let arguments, _): return tuple(arguments, expected)
    case .keyPath(let root, let suffixes, let range):
      return keyPath(root, suffixes, range, expected)
    case .macro(let macro): return self.macro(macro)
    case .if(let statement): return ifExpression(statement, expected)
    case .switch(let statement): return switchExpression(statement, expected)
    case .type(let reference): return metatype(resolve(reference))
    case .discard(let range):
      report("'_' can only appear in a pattern or on the left side of an assignment", at: range)
      return .unknown
    case .missing: return .unknown
    }
  }

  /// `key: Key` without `.self`.
  private func reportBareType(_ typed: Typed, _ name: Identifier) {
    guard case .metatype = typed.type, context.local(name.text) == nil, name.text != "self",
      name.text == "Self" || typeNamed(name, []) != nil && program.variables[name.text] == nil
    else { return }
    report(
      "expected member name or initializer call after type name", at: name.range,
      help: "write '\(name.text).self' for the type, '\(name.text)(…)' for a value of it")
  }

  func resolve(_ reference: TypeReference) -> Type {
    let type = TypeResolving(program: program, scope: scope, report: { self.report($0) })
      .resolve(reference)
    return close(type)
  }

  /// The type after the colon of a variable.
  func resolveAnnotation(_ reference: TypeReference) -> Type {
    if let problem = program.bareProtocol(reference, scope) { report(problem) }
    return resolve(reference)
  }

  /// A type with what generic parameters are here.
  func close(_ type: Type) -> Type { program.substitute(type, bindings) }

  /// Lowers an expression for a place of a type, and says when it doesn't fit.
  func lower(_ expression: Expression, to type: Type, _ purpose: Purpose) -> Typed {
    let typed = lower(expression, expecting: type)
    return convert(typed, to: type, at: expression.range, purpose)
  }

  func convert(
    _ typed: Typed, to type: Type, at range: SourceRange, _ purpose: Purpose
  ) -> Typed {
    if typed.type == type { return typed }
    guard program.canConvert(typed.type, to: type) != nil else {
      reportMismatch(typed.type, type, at: range, purpose)
      return Typed(type) { _, _ in .none }
    }
    return retyped(typed, type)
  }

  /// The same code seen as another type: optionals in optionals and in `Any` are boxed.
  private func retyped(_ typed: Typed, _ type: Type) -> Typed {
    let run = typed.value
    switch (typed.type, type) {
    case (.optional(let inner), .optional(.optional)) where !inner.isOptional:
      let from = typed.type
      return Typed(.value { .object(OptionalValue(run($0, $1), from)) }, type)
    case (let from, .any) where from.hidesOptional,
      (let from, .existential) where from.hidesOptional:
      return Typed(.value { .object(OptionalValue(run($0, $1), from)) }, type)
    case (.int, .optional), (.double, .optional), (.bool, .optional):
      return Typed(.value(run), type)
    case (.unknown, _): return Typed(type, run)
    case (.never, _): return Typed(type, run)
    default: return Typed(.value(run), type)
    }
  }

  // MARK: Literals

  private func integer(_ value: UInt64?, _ range: SourceRange, _ expected: Type?) -> Typed {
    guard let value, value <= UInt64(Int.max) else {
      report("integer literal overflows when stored into 'Int'", at: range)
      return Typed(.int { _, _ in 0 }, .int)
    }
    if expected?.unwrapped == .double {
      let number = Double(value)
      return Typed(.double { _, _ in number }, .double)
    }
    let number = Int(value)
    return Typed(.int { _, _ in number }, .int)
  }

  private func nilLiteral(_ range: SourceRange, _ expected: Type?) -> Typed {
    switch expected {
    case .optional?, .unknown?: break
    case nil: report("'nil' requires a contextual type", at: range)
    case let type?:
      if program.symbol(of: type)?.name == "Optional" { break }
      report(
        "'nil' is not compatible with expected type '\(type)'", at: range,
        help: "only an optional, '\(type)?', can be nil")
    }
    return Typed(.value { _, _ in .none }, expected ?? .unknown)
  }

  private func array(_ items: [Expression], _ range: SourceRange, _ expected: Type?) -> Typed {
    let target = expected?.unwrapped
    switch target {
    case .array(let element)?: return arrayLiteral(items, element)
    case .nominal(let symbol, let arguments)?:
      if symbol.isCatalog, symbol.name == "Set" {
        let literal = arrayLiteral(items, arguments.first ?? .unknown)
        let run = literal.value
        return Typed(.value { machine, frame in makeSet(run(machine, frame)) }, target ?? .unknown)
      }
      if let literal = optionSetLiteral(items, range, .nominal(symbol, arguments)) {
        return literal
      }
    default: break
    }
    return inferredArray(items, range)
  }

  private func arrayLiteral(_ items: [Expression], _ element: Type) -> Typed {
    let parts = items.map { lower($0, to: element, .element).value }
    return Typed(.value(collect(parts)), .array(element))
  }

  private func collect(_ parts: [(Machine, Frame) -> Value]) -> (Machine, Frame) -> Value {
    { machine, frame in .object(ArrayValue(parts.map { $0(machine, frame) })) }
  }

  private func inferredArray(_ items: [Expression], _ range: SourceRange) -> Typed {
    guard !items.isEmpty else {
      report("empty collection literal requires an explicit type", at: range)
      return Typed(.value { _, _ in .object(ArrayValue([])) }, .array(.unknown))
    }
    let element = commonType(of: items)
    return arrayLiteral(items, element)
  }

  /// The type that all convert to; `.name` alone does not say which.
  private func commonType(of items: [Expression]) -> Type {
    let telling = items.filter { !$0.isImplicitMember }
    var type = typeOf(telling.first ?? items[0])
    for item in telling.dropFirst() { type = join(type, typeOf(item)) }
    return type
  }

  /// The nearest type that both convert to.
  func join(_ left: Type, _ right: Type) -> Type {
    if left == right { return left }
    if left == .unknown || right == .unknown { return .unknown }
    if case .optional(.unknown) = left { return right.isOptional ? right : .optional(right) }
    if case .optional(.unknown) = right { return left.isOptional ? left : .optional(left) }
    if (left == .int && right == .double) || (left == .double && right == .int) { return .double }
    if left.isVague, !right.isVague, program.canConvert(left, to: right) != nil { return right }
    if right.isVague, !left.isVague, program.canConvert(right, to: left) != nil { return left }
    if program.canConvert(left, to: right) != nil { return right }
    if program.canConvert(right, to: left) != nil { return left }
    if program.isView(left), program.isView(right) { return .view }
    return .any
  }

  /// `[.top, .leading]` for an option set: through its `init(arrayLiteral:)`.
  private func optionSetLiteral(_ items: [Expression], _ range: SourceRange, _ type: Type) -> Typed?
  {
    guard case .nominal(let symbol, _) = type else { return nil }
    let parts = items.map { lower($0, to: type, .element).value }
    if program.conforms(type, to: "OptionSet"), !symbol.isCatalog {
      return Typed(.value(unionOfRawValues(parts, type)), type)
    }
    for found in program.members(named: "init", of: type, isStatic: true) {
      guard case .function(let function) = found.member, let native = function.native?.code,
        program.signature(of: function).parameters.first?.label == "arrayLiteral"
      else { continue }
      let slot = context.reserve()
      context.release(to: slot)
      let all = collect(parts)
      let place = place(range)
      return Typed(
        .value { machine, frame in
          let list = all(machine, frame)
          return machine.callNative(native, frame + slot, place) { $0[0] = list }
        }, type)
    }
    return nil
  }

  private func unionOfRawValues(
    _ parts: [(Machine, Frame) -> Value], _ type: Type
  ) -> (Machine, Frame) -> Value {
    guard case .nominal(let symbol, let arguments) = type else { return { _, _ in .none } }
    let layout = program.layout(of: symbol, arguments)
    return { machine, frame in
      let bits = parts.reduce(0) { bits, part in
        bits | (part(machine, frame).object(Instance.self)?[0].asInt ?? 0)
      }
      let result = Instance.make(layout)
      result[0] = .int(bits)
      return .object(result)
    }
  }

  private func dictionary(
    _ pairs: [(key: Expression, value: Expression)], _ range: SourceRange, _ expected: Type?
  ) -> Typed {
    var types: (key: Type, value: Type)
    if case .dictionary(let key, let value)? = expected?.unwrapped {
      types = (key, value)
    } else if !pairs.isEmpty {
      types = (commonType(of: pairs.map(\.key)), commonType(of: pairs.map(\.value)))
    } else {
      report("empty collection literal requires an explicit type", at: range)
      return .unknown
    }
    let keys = pairs.map { lower($0.key, to: types.key, .element).value }
    let values = pairs.map { lower($0.value, to: types.value, .element).value }
    let places = pairs.map { place($0.key.range) }
    return Typed(
      .value { machine, frame in
        var items = OrderedDictionary()
        for index in keys.indices {
          let key = keys[index](machine, frame)
          if items[key] != nil {
            machine.stop(
              "Dictionary literal contains duplicate keys",
              help: "'\(text(of: key))' stands here a second time", at: places[index].location)
          }
          items[key] = values[index](machine, frame)
        }
        return .object(DictionaryValue(items))
      }, .dictionary(types.key, types.value))
  }

  private func tuple(_ arguments: [Argument], _ expected: Type?) -> Typed {
    if arguments.isEmpty { return .void }
    if arguments.count == 1, arguments[0].label == nil {
      return lower(arguments[0].value, expecting: expected)
    }
    var expectedElements: [Type.Element] = []
    if case .tuple(let elements)? = expected?.unwrapped, elements.count == arguments.count {
      expectedElements = elements
    }
    var elements: [Type.Element] = []
    var parts: [(Machine, Frame) -> Value] = []
    for (index, argument) in arguments.enumerated() {
      let hint = expectedElements.isEmpty ? nil : expectedElements[index]
      let typed =
        hint.map { lower(argument.value, to: $0.type, .element) } ?? lower(argument.value)
      elements.append(.init(label: argument.label?.text ?? hint?.label, type: typed.type))
      parts.append(typed.value)
    }
    let labels = elements.map(\.label)
    return Typed(
      .value { machine, frame in
        .object(TupleValue(parts.map { $0(machine, frame) }, labels: labels))
      }, .tuple(elements))
  }

  func metatype(_ type: Type) -> Typed {
    let value = Value.object(MetatypeValue(type))
    return Typed(.value { _, _ in value }, .metatype(type))
  }

  // MARK: Choice

  private func ternary(
    _ condition: Expression, _ first: Expression, _ second: Expression, _ expected: Type?
  ) -> Typed {
    let test = lower(condition, to: .bool, .condition).code.asBool
    var type: Type
    if let expected, expected != .unknown, !program.isOpen(expected) {
      type = expected
    } else {
      type =
        expected == nil
        ? commonType(of: [first, second])
        : join(typeOf(first, expected), typeOf(second, expected))
    }
    if case .existential = type { type = join(typeOf(first, type), typeOf(second, type)) }
    let yes = lower(first, to: type, .specified)
    let no = lower(second, to: type, .specified)
    return choose(test, yes, no, type)
  }

  private func choose(
    _ test: @escaping (Machine, Frame) -> Bool, _ yes: Typed, _ no: Typed, _ type: Type
  ) -> Typed {
    switch type {
    case .int:
      let (one, other) = (yes.code.asInt, no.code.asInt)
      return Typed(.int { test($0, $1) ? one($0, $1) : other($0, $1) }, type)
    case .double:
      let (one, other) = (yes.code.asDouble, no.code.asDouble)
      return Typed(.double { test($0, $1) ? one($0, $1) : other($0, $1) }, type)
    case .bool:
      let (one, other) = (yes.code.asBool, no.code.asBool)
      return Typed(.bool { test($0, $1) ? one($0, $1) : other($0, $1) }, type)
    default:
      let (one, other) = (yes.value, no.value)
      return Typed(.value { test($0, $1) ? one($0, $1) : other($0, $1) }, type)
    }
  }

  // MARK: Types of expressions

  /// The type an expression has by itself; remembered, so that overloads cost no more than twice.
  func typeOf(_ expression: Expression, _ expected: Type? = nil) -> Type {
    switch expression {
    case .integer: return expected?.unwrapped == .double ? .double : .int
    case .float: return .double
    case .boolean: return .bool
    case .nil: return .optional(.unknown)
    case .string(let literal):
      if expected == nil || literal.plainText == nil { return .string }
    default: break
    }
    let range = expression.range
    if expected == nil, let known = typeMemo[range] { return known }
    let type = silently { lower(expression, expecting: expected).type }.result
    if expected == nil { typeMemo[range] = type }
    return type
  }
}

/// A set of the elements of an array value.
func makeSet(_ array: Value) -> Value {
  var items = OrderedDictionary()
  for item in array.object(ArrayValue.self)?.items ?? [] { items[item] = Value.none }
  return .object(SetValue(items))
}
