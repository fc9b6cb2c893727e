/// A value of an enum of the program (or of the catalog's, where it has cases).
final class EnumValue {
  let enumCase: CaseSymbol
  let payload: [Value]

  init(_ enumCase: CaseSymbol, _ payload: [Value] = []) {
    self.enumCase = enumCase
    self.payload = payload
  }

  static func areEqual(_ left: EnumValue, _ right: EnumValue) -> Bool {
    if let equals = left.enumCase.owner.customEquals, left.enumCase.owner === right.enumCase.owner {
      return equals(.object(left), .object(right))
    }
    return left === right
      || (left.enumCase.owner === right.enumCase.owner && left.enumCase.name == right.enumCase.name
        && left.payload.elementsEqual(right.payload, by: isEqual))
  }

  func hash(into hasher: inout Hasher) {
    if let customHash = enumCase.owner.customHash {
      return hasher.combine(customHash(.object(self)))
    }
    hasher.combine(enumCase.name)
    for value in payload { Interpreter.hash(of: value, into: &hasher) }
  }
}

/// An optional inside an optional, or one inside `Any`, where a flat one would be lost.
final class OptionalValue {
  let value: Value
  let type: Type
  init(_ value: Value, _ type: Type) {
    self.value = value
    self.type = type
  }
}

/// A type as a value: `Home.self`.
final class MetatypeValue {
  let type: Type
  init(_ type: Type) { self.type = type }
}

/// A local variable that a closure captures and somebody changes.
final class Cell {
  @exclusivity(unchecked) var value: Value
  init(_ value: Value) { self.value = value }
}

/// A closure or function as a value: its code and what it captured.
final class ClosureValue {
  let call: (Machine, Frame) -> Value
  /// The number of its parameters.
  let arity: Int
  let type: Type

  /// `call` finds the arguments in the first slots of the frame it is given.
  init(arity: Int, type: Type, _ call: @escaping (Machine, Frame) -> Value) {
    self.arity = arity
    self.type = type
    self.call = call
  }
}

/// `$x`: a value that lives elsewhere.
final class BindingValue {
  let get: (Machine) -> Value
  let set: (Machine, Value) -> Void
  init(get: @escaping (Machine) -> Value, set: @escaping (Machine, Value) -> Void) {
    self.get = get
    self.set = set
  }
}

/// A key path: its names, for environment keys and for equality, and how it reads and writes.
final class KeyPathValue {
  let names: [String]
  let root: Type
  let get: (Machine, Value) -> Value
  /// Nil when it can't be written.
  let set: ((Machine, inout Value, Value) -> Void)?

  init(
    names: [String], root: Type, get: @escaping (Machine, Value) -> Value,
    set: ((Machine, inout Value, Value) -> Void)?
  ) {
    self.names = names
    self.root = root
    self.get = get
    self.set = set
  }

  func isEqual(to other: KeyPathValue) -> Bool { names == other.names && root == other.root }
}
