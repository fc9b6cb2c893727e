extension Catalog {
  static let dictionaries: [CatalogFamily] = [
    {
      SequenceFamily(
        owner: "Dictionary", element: "(key: Key, value: Value)", filtered: "[Key: Value]"
      ).entries.filter { !dictionaryOwn.contains($0.signature.prefix { $0 != "(" }) }
    }, { dictionaryMaking }, { dictionaryReading }, { dictionaryChanging },
  ]

  /// What a dictionary brings itself, with another result than a sequence's.
  private static let dictionaryOwn: Set<Substring> = ["func filter"]

  private static let dictionaryMaking: [CatalogEntry] = [
    type(
      "struct Dictionary<Key: Hashable, Value>: Collection, Equatable",
      "Values by their keys; the playground keeps the order in which they came."),
    entry("Dictionary", "init()", "A dictionary without entries.") {
      Value.object(DictionaryValue(OrderedDictionary()))
    },
    running(
      "Dictionary",
      "init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)",
      "Makes a dictionary of pairs whose keys differ."
    ) { (machine, items: Items) in
      var result = OrderedDictionary()
      for (key, value) in items.pairs {
        if result[key] != nil {
          machine.stop("duplicate values for key: '\(text(of: key))'")
          break
        }
        result[key] = value
      }
      return Value.object(DictionaryValue(result))
    },
    running(
      "Dictionary",
      "init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) -> Value) where S.Element == (Key, Value)",
      "Makes a dictionary of pairs; the closure decides between values of one key."
    ) { (machine, items: Items, combine: Closure) in
      var result = OrderedDictionary()
      for (key, value) in items.pairs where !machine.isStopped {
        result[key] = result[key].map { combine($0, value) } ?? value
      }
      return Value.object(DictionaryValue(result))
    },
    running(
      "Dictionary",
      "init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) -> Key) where Value == [S.Element]",
      "Groups values by the key that the closure gives."
    ) { (machine, items: Items, key: Closure) in
      var groups = OrderedDictionary()
      for value in items.values where !machine.isStopped {
        let group = key(value)
        let old = groups[group]?.object(ArrayValue.self)?.items ?? []
        groups[group] = .object(ArrayValue(old + [value]))
      }
      return Value.object(DictionaryValue(groups))
    },
  ]

  private static let dictionaryReading: [CatalogEntry] = [
    entry("Dictionary", "var keys: [Key]", "The keys, in the order in which they came.") {
      (dictionary: Entries) in dictionary.items.liveKeys
    },
    entry("Dictionary", "var values: [Value]", "The values, in the order of their keys.") {
      (dictionary: Entries) in dictionary.items.pairs.map(\.value)
    },
    running(
      "Dictionary",
      "subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value",
      "The value of a key, or another when it is not there."
    ) { (_, dictionary: Entries, key: Value, fallback: Closure) in
      dictionary.items[key] ?? fallback()
    },
    entry("Dictionary", "var description: String", "The entries as text.") { (value: Value) in
      text(of: value)
    },
    running(
      "Dictionary",
      "func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]",
      "Keeps the entries for which the closure gives true."
    ) { (machine, dictionary: Entries, isIncluded: Closure) in
      dictionary.collect(machine) { key, value in
        isIncluded.holds(Items.pair("key", key, "value", value)) ? value : nil
      }
    },
    running(
      "Dictionary", "func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]",
      "The same keys with what the closure gives for their values."
    ) { (machine, dictionary: Entries, transform: Closure) in
      dictionary.collect(machine) { transform($1) }
    },
    running(
      "Dictionary",
      "func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]",
      "The same keys with what the closure gives for their values, without the nils."
    ) { (machine, dictionary: Entries, transform: Closure) in
      dictionary.collect(machine) { _, value in
        let result = transform(value)
        return result.isNone ? nil : result
      }
    },
    running(
      "Dictionary",
      "func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]",
      "Both together; the closure decides between values of one key."
    ) { (machine, dictionary: Entries, other: Entries, combine: Closure) in
      var result = dictionary.items
      result.merge(other.items, machine, combine)
      return Value.object(DictionaryValue(result))
    },
  ]

  private static let dictionaryChanging: [CatalogEntry] = [
    mutatingDictionary(
      "@discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?",
      "Sets the value of a key and gives the old one."
    ) { items, _, slots in
      let old = items[slots[2]]
      items[slots[2]] = slots[1]
      return old ?? .none
    },
    mutatingDictionary(
      "@discardableResult mutating func removeValue(forKey key: Key) -> Value?",
      "Takes out a key and gives its value."
    ) { items, _, slots in items.removeValue(slots[1]) ?? .none },
    mutatingDictionary(
      "mutating func removeAll(keepingCapacity keepCapacity: Bool = false)",
      "Takes out all entries."
    ) { items, _, _ in
      items = OrderedDictionary()
      return .none
    },
    mutatingDictionary(
      "mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows",
      "Adds the entries of another; the closure decides between values of one key."
    ) { items, machine, slots in
      guard let other = Entries.read(slots[1], machine),
        let combine = Closure.read(slots[2], machine)
      else { return .none }
      items.merge(other.items, machine, combine)
      return .none
    },
  ]
}

/// A dictionary as an argument.
private struct Entries: Readable {
  let items: OrderedDictionary

  static func read(_ value: Value, _ machine: Machine) -> Entries? {
    guard let items = value.object(DictionaryValue.self)?.items else { return nil }
    machine.spend(items.count / 8)
    return Entries(items: items)
  }

  /// A dictionary of the values that `body` gives, without the nils.
  func collect(_ machine: Machine, _ body: (Value, Value) -> Value?) -> Value {
    var result = OrderedDictionary()
    for (key, value) in items.pairs where !machine.isStopped { result[key] = body(key, value) }
    return .object(DictionaryValue(result))
  }
}

extension OrderedDictionary {
  fileprivate mutating func merge(
    _ other: OrderedDictionary, _ machine: Machine, _ combine: Closure
  ) {
    for (key, value) in other.pairs where !machine.isStopped {
      self[key] = self[key].map { combine($0, value) } ?? value
    }
  }
}

extension Items {
  /// The elements as keys and values.
  fileprivate var pairs: [(Value, Value)] {
    values.compactMap { element in
      element.object(TupleValue.self).flatMap {
        $0.items.count == 2 ? ($0.items[0], $0.items[1]) : nil
      }
    }
  }
}
