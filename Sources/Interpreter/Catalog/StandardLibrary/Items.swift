/// The elements of anything that can be walked: arrays, sets, dictionaries, ranges, strings.
struct Items: Readable {
  let values: [Value]

  static func read(_ value: Value, _ machine: Machine) -> Items? {
    let values: [Value]
    switch value {
    case .string(let text): values = text.map { .string(String($0)) }
    case .object(let object as Instance):
      guard let elements = elements(ofOwn: .object(object), machine) else { return nil }
      values = elements
    case .object(let object):
      guard let elements = elements(of: object, machine) else { return nil }
      values = elements
    default: return nil
    }
    machine.spend(values.count / 8)
    return Items(values: values)
  }

  /// The elements of a sequence that the program declares.
  private static func elements(ofOwn value: Value, _ machine: Machine) -> [Value]? {
    guard let program = machine.program,
      program.conforms(program.dynamicType(of: value), to: "Sequence")
    else { return nil }
    var elements: [Value] = []
    _ = iterate(value, program, machine) { element in
      if machine.step() { return .halted }
      elements.append(element)
      guard elements.count > machine.limits.elements else { return nil }
      machine.stop(
        "a sequence of more than \(machine.limits.elements) elements",
        help: "end it with nil, or take fewer")
      return .halted
    }
    return machine.isStopped ? [] : elements
  }

  private static func elements(of object: AnyObject, _ machine: Machine) -> [Value]? {
    switch object {
    case let array as ArrayValue: array.items
    case let set as SetValue: set.items.liveKeys
    case let dictionary as DictionaryValue:
      dictionary.items.pairs.map { Items.pair("key", $0.key, "value", $0.value) }
    case let range as RangeValue: integers(of: range, machine)
    default: nil
    }
  }

  /// The numbers of a range of integers; one without an upper end has no number of elements.
  private static func integers(of range: RangeValue, _ machine: Machine) -> [Value]? {
    guard let lower = range.lower?.asInt else { return nil }
    guard let end = range.upper else {
      machine.stop(
        "a range without an end has no last element",
        help: "give it one, as in \(lower)...\(lower.addingReportingOverflow(9).partialValue)")
      return []
    }
    guard let upper = end.asInt else { return nil }
    let (count, overflows) = upper.subtractingReportingOverflow(lower)
    guard !overflows, count <= machine.limits.elements else {
      machine.stop(
        "a range of more than \(machine.limits.elements) elements",
        help: "take a smaller one; only a 'for' loop walks one so large")
      return []
    }
    let numbers = (lower..<upper).map { Value.int($0) }
    return range.isClosed ? numbers + [.int(upper)] : numbers
  }

  static func pair(_ first: String?, _ a: Value, _ second: String?, _ b: Value) -> Value {
    .object(TupleValue([a, b], labels: [first, second]))
  }
}

/// What `zip` walks: elements, or all numbers from one on.
enum ZippedItems: Readable {
  case elements([Value])
  case numbers(from: Int)

  static func read(_ value: Value, _ machine: Machine) -> ZippedItems? {
    if let range = value.object(RangeValue.self), range.upper == nil {
      return range.lower?.asInt.map { .numbers(from: $0) }
    }
    return Items.read(value, machine).map { .elements($0.values) }
  }

  private var count: Int? {
    if case .elements(let values) = self { values.count } else { nil }
  }

  private func values(_ count: Int) -> [Value] {
    switch self {
    case .elements(let values): Array(values.prefix(count))
    case .numbers(let first):
      (0..<count).map { .int(first.addingReportingOverflow($0).partialValue) }
    }
  }

  /// Pairs of both, as long as the shorter one; nil when neither ends.
  static func pairs(_ first: ZippedItems, _ second: ZippedItems) -> [Value]? {
    guard let count = [first.count, second.count].compactMap({ $0 }).min() else { return nil }
    return zip(first.values(count), second.values(count)).map { Items.pair(nil, $0, nil, $1) }
  }
}

extension Items {
  /// What `body` gives for each element, without the nils; ends when the run stops.
  func collect(_ machine: Machine, _ body: (Value) -> Value?) -> [Value] {
    var result: [Value] = []
    for element in values {
      let made = body(element)
      if machine.isStopped { return [] }
      if let made { result.append(made) }
    }
    return result
  }

  /// All elements of what `body` gives for each element.
  func collectMany(_ machine: Machine, _ body: (Value) -> Value) -> [Value] {
    var result: [Value] = []
    for element in values {
      let made = body(element)
      if machine.isStopped { return [] }
      guard let inner = Items.read(made, machine) else {
        machine.stop("cannot walk this \(dynamicTypeName(of: made))")
        return []
      }
      result += inner.values
      if result.count > machine.limits.elements { return result }
    }
    return result
  }

  /// The index of the first element for which `body` holds; nil too when the run stops.
  func first(_ machine: Machine, _ body: (Value) -> Bool) -> Int? {
    for (index, element) in values.enumerated() {
      let holds = body(element)
      if machine.isStopped { return nil }
      if holds { return index }
    }
    return nil
  }

  /// A number of elements; a negative one halts as in Swift.
  static func length(_ count: Int, _ machine: Machine) -> Int? {
    if count >= 0 { return count }
    machine.stop("a number of elements can't be negative", help: "it is \(count) here")
    return nil
  }
}

extension Machine {
  /// Takes steps for work that a native does by itself; true when the run must end.
  @discardableResult
  func spend(_ steps: Int) -> Bool {
    var left = steps
    while left > 0, !isStopped {
      fuel &-= min(left, Machine.chunk)
      left -= Machine.chunk
      if fuel < 0, step() { return true }
    }
    return isStopped
  }
}

extension Closure {
  /// The answer of a predicate; false once the run has stopped.
  func holds(_ value: Value) -> Bool { callAsFunction(value).asBool ?? false }
  func holds(_ first: Value, _ second: Value) -> Bool {
    callAsFunction(first, second).asBool ?? false
  }
}
