/// What instances of one type have in their slots: one object for each type and each list of
/// generic arguments, remade when the type is declared anew.
final class Layout {
  let symbol: TypeSymbol
  let type: Type
  let names: [String]
  let types: [Type]
  /// How many slots there are: an object of a class has one more, for whoever observes it.
  let slotCount: Int
  /// The slot of each stored property.
  let slots: [String: Int]
  /// What the type is for the device, as far as somebody asked in this epoch.
  var role: ViewRole?
  var roleEpoch = -1

  init(symbol: TypeSymbol, type: Type, names: [String], types: [Type]) {
    self.symbol = symbol
    self.type = type
    self.names = names
    self.types = types
    slotCount = names.count + (symbol.kind == .class ? 1 : 0)
    slots = Dictionary(zip(names, names.indices), uniquingKeysWith: { _, last in last })
  }
}

struct InstanceHeader {
  var layout: Layout
  var count: Int
}

/// An instance of a struct (shared until it is written) or a class of the program; its fields are
/// allocated with it.
final class Instance: ManagedBuffer<InstanceHeader, Value> {
  static func make(_ layout: Layout) -> Instance {
    let count = layout.slotCount
    let buffer = Instance.create(minimumCapacity: count) { _ in
      InstanceHeader(layout: layout, count: count)
    }
    buffer.withUnsafeMutablePointerToElements { $0.initialize(repeating: .none, count: count) }
    return unsafeDowncast(buffer, to: Instance.self)
  }

  deinit {
    _ = withUnsafeMutablePointers { header, fields in
      fields.deinitialize(count: header.pointee.count)
    }
  }

  var layout: Layout { header.layout }
  var symbol: TypeSymbol { header.layout.symbol }
  var isClass: Bool { symbol.kind == .class }

  subscript(_ slot: Int) -> Value {
    @inline(__always) get { withUnsafeMutablePointerToElements { $0[slot] } }
    @inline(__always) set { withUnsafeMutablePointerToElements { $0[slot] = newValue } }
  }

  /// The address of the fields, valid while the instance lives.
  @inline(__always) var fields: UnsafeMutablePointer<Value> {
    withUnsafeMutablePointerToElements { $0 }
  }

  func copy() -> Instance {
    let copy = Instance.make(layout)
    for slot in 0..<header.count { copy[slot] = self[slot] }
    return copy
  }

  static func areEqual(_ left: Instance, _ right: Instance) -> Bool {
    if let equals = left.symbol.customEquals, left.symbol === right.symbol {
      return equals(.object(left), .object(right))
    }
    if left === right { return true }
    if left.isClass || left.symbol !== right.symbol { return false }
    guard left.header.count == right.header.count else { return false }
    return (0..<left.header.count).allSatisfy { isEqual(left[$0], right[$0]) }
  }

  func hash(into hasher: inout Hasher) {
    if let customHash = symbol.customHash {
      hasher.combine(customHash(.object(self)))
    } else if isClass {
      hasher.combine(ObjectIdentifier(self))
    } else {
      for slot in 0..<header.count { Interpreter.hash(of: self[slot], into: &hasher) }
    }
  }
}

extension Value {
  /// Moves an instance out, so that it can be changed without a copy when nobody else holds it.
  @inline(__always)
  mutating func takeInstance() -> Instance? {
    guard case .object(let object) = self, let instance = object as? Instance else { return nil }
    self = .none
    return instance
  }

  /// Moves an array out.
  mutating func takeArray() -> ArrayValue? {
    guard case .object(let object) = self, let array = object as? ArrayValue else { return nil }
    self = .none
    return array
  }

  /// Moves a dictionary out.
  mutating func takeDictionary() -> DictionaryValue? {
    guard case .object(let object) = self, let dictionary = object as? DictionaryValue
    else { return nil }
    self = .none
    return dictionary
  }
}
