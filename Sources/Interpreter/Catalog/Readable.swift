/// A Swift type that arguments of the running program can become.
///
/// The closure of a catalog entry says with its parameter types what it wants: `Int`, `Double`
/// (also for `CGFloat`), `Bool`, `String`, `Value` (as it is), `Optional` and `Array` of these,
/// `Action` and the other closures of `Closures.swift`, `ErasedView` (any view), `NativeType`s.
protocol Readable: SendableMetatype {
  /// The value as this type; nil when it is something else, which halts the run.
  static func read(_ value: Value, _ machine: Machine) -> Self?
  /// Whether an argument written for a builder parameter is built in place and arrives as a view.
  static var isBuilt: Bool { get }
}

extension Readable {
  static var isBuilt: Bool { false }
}

/// A Swift type that can become a value of the running program.
protocol Writable: SendableMetatype {
  func written(_ machine: Machine) -> Value
}

extension Value: Readable, Writable {
  static func read(_ value: Value, _ machine: Machine) -> Value? { value }
  func written(_ machine: Machine) -> Value { self }
}

extension Int: Readable, Writable {
  static func read(_ value: Value, _ machine: Machine) -> Int? { value.asInt }
  func written(_ machine: Machine) -> Value { .int(self) }
}

extension Double: Readable, Writable {
  static func read(_ value: Value, _ machine: Machine) -> Double? { value.asDouble }
  func written(_ machine: Machine) -> Value { .double(self) }
}

extension Bool: Readable, Writable {
  static func read(_ value: Value, _ machine: Machine) -> Bool? { value.asBool }
  func written(_ machine: Machine) -> Value { .bool(self) }
}

extension String: Readable, Writable {
  static func read(_ value: Value, _ machine: Machine) -> String? { value.asString }
  func written(_ machine: Machine) -> Value {
    if utf8.count > machine.limits.textBytes {
      machine.stop("a text of more than \(machine.limits.textBytes) bytes", help: "build less text")
      return .string("")
    }
    return .string(self)
  }
}

extension Optional: Readable where Wrapped: Readable {
  static func read(_ value: Value, _ machine: Machine) -> Wrapped?? {
    if value.isNone { return .some(nil) }
    return Wrapped.read(value, machine).map { .some($0) }
  }
}

extension Optional: Writable where Wrapped: Writable {
  func written(_ machine: Machine) -> Value { map { $0.written(machine) } ?? .none }
}

extension Array: Readable where Element: Readable {
  static func read(_ value: Value, _ machine: Machine) -> [Element]? {
    guard let array = value.object(ArrayValue.self) else { return nil }
    var result: [Element] = []
    result.reserveCapacity(array.items.count)
    for item in array.items {
      guard let element = Element.read(item, machine) else { return nil }
      result.append(element)
    }
    return result
  }
}

extension Array: Writable where Element: Writable {
  func written(_ machine: Machine) -> Value {
    guard count <= machine.limits.elements else {
      machine.stop(
        "a collection of more than \(machine.limits.elements) elements", help: "keep fewer elements"
      )
      return .object(ArrayValue([]))
    }
    return .object(ArrayValue(map { $0.written(machine) }))
  }
}
