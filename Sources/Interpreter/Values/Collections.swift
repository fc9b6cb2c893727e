/// An array; shared until it is changed.
final class ArrayValue {
  var items: [Value]
  init(_ items: [Value]) { self.items = items }
}

/// A dictionary in the order of insertion (Swift's order is random; ours is steady).
final class DictionaryValue {
  var items: OrderedDictionary
  init(_ items: OrderedDictionary) { self.items = items }
}

/// A set in the order of insertion: its elements are the keys.
final class SetValue {
  var items: OrderedDictionary
  init(_ items: OrderedDictionary) { self.items = items }
}

/// A tuple; the labels stand in the static type.
final class TupleValue {
  var items: [Value]
  let labels: [String?]
  init(_ items: [Value], labels: [String?]) {
    self.items = items
    self.labels = labels
  }
}

/// `a..<b`, `a...b`, `a...`, `...b`; a missing end is nil.
final class RangeValue {
  let lower: Value?
  let upper: Value?
  let isClosed: Bool
  init(_ lower: Value?, _ upper: Value?, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
  }
}

/// Keys and values in the order of insertion; a lookup costs one hash.
struct OrderedDictionary {
  private(set) var keys: [Value?] = []
  private(set) var values: [Value] = []
  private var places: [HashedValue: Int] = [:]
  private var removed = 0

  init() {}

  var count: Int { places.count }
  var pairs: [(key: Value, value: Value)] {
    keys.indices.compactMap { index in keys[index].map { ($0, values[index]) } }
  }
  var liveKeys: [Value] { keys.compactMap { $0 } }

  subscript(key: Value) -> Value? {
    get { places[HashedValue(key)].map { values[$0] } }
    set {
      let hashed = HashedValue(key)
      switch (places[hashed], newValue) {
      case (let place?, let value?): values[place] = value
      case (nil, let value?):
        places[hashed] = keys.count
        keys.append(key)
        values.append(value)
      case (_?, nil): _ = removeValue(key)
      case (nil, nil): break
      }
    }
  }

  mutating func removeValue(_ key: Value) -> Value? {
    guard let place = places.removeValue(forKey: HashedValue(key)) else { return nil }
    let value = values[place]
    keys[place] = nil
    values[place] = .none
    removed += 1
    if removed > 16, removed > keys.count / 2 { pack() }
    return value
  }

  /// Changes a value in place.
  mutating func modify(_ key: Value, _ body: (inout Value) -> Void) -> Bool {
    guard let place = places[HashedValue(key)] else { return false }
    body(&values[place])
    return true
  }

  private mutating func pack() {
    let live = pairs
    self = OrderedDictionary()
    for (key, value) in live { self[key] = value }
  }
}

/// A value as a key.
struct HashedValue: Hashable, CustomStringConvertible {
  let value: Value
  init(_ value: Value) { self.value = value }
  var description: String { text(of: value) }
  static func == (left: HashedValue, right: HashedValue) -> Bool {
    isEqual(left.value, right.value)
  }
  func hash(into hasher: inout Hasher) { Interpreter.hash(of: value, into: &hasher) }
}
