extension Catalog {
  static let sets: [CatalogFamily] = [
    {
      SequenceFamily(owner: "Set", element: "Element").entries.filter {
        !setOwn.contains($0.signature.prefix { $0 != "<" && $0 != ":" })
      }
    }, { setReading }, { setChanging },
  ]

  /// What a set does by its hashes, or with a set as the result.
  private static let setOwn: Set<Substring> = [
    "func contains(_ element", "func filter(_ isIncluded",
  ]

  private static let setReading: [CatalogEntry] = [
    type(
      "struct Set<Element: Hashable>: Collection, Equatable, Hashable",
      "Values that occur once each; the playground keeps the order in which they came."),
    entry("Set", "init()", "A set without elements.") { MadeSet([]) },
    entry(
      "Set", "init<S: Sequence>(_ sequence: S) where S.Element == Element",
      "The elements of a sequence, each once."
    ) {
      (items: Items) in MadeSet(items.values)
    },
    entry("Set", "func contains(_ member: Element) -> Bool", "Whether such an element is there.") {
      (set: Members, member: Value) in set.items[member] != nil
    },
    running(
      "Set", "func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>",
      "Keeps the elements for which the closure gives true."
    ) { (machine, items: Items, isIncluded: Closure) in
      MadeSet(items.collect(machine) { isIncluded.holds($0) ? $0 : nil })
    },
    entry("Set", "var description: String", "The elements as text.") { (value: Value) in
      text(of: value)
    },
    entry(
      "Set", "func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element",
      "The elements of both."
    ) {
      (set: Items, other: Items) in MadeSet(set.values + other.values)
    },
    entry(
      "Set", "func intersection(_ other: Set<Element>) -> Set<Element>", "The elements in both."
    ) { (set: Items, other: Members) in MadeSet(set.values.filter { other.items[$0] != nil }) },
    entry(
      "Set", "func subtracting(_ other: Set<Element>) -> Set<Element>",
      "The elements that are not in another set."
    ) { (set: Items, other: Members) in MadeSet(set.values.filter { other.items[$0] == nil }) },
    entry(
      "Set", "func symmetricDifference(_ other: Set<Element>) -> Set<Element>",
      "The elements in one of the two, not in both."
    ) { (set: Members, other: Members) in
      MadeSet(
        set.items.liveKeys.filter { other.items[$0] == nil }
          + other.items.liveKeys.filter { set.items[$0] == nil })
    },
    entry("Set", "func isSubset(of other: Set<Element>) -> Bool", "Whether all are in another set.")
    {
      (set: Items, other: Members) in set.values.allSatisfy { other.items[$0] != nil }
    },
    entry(
      "Set", "func isSuperset(of other: Set<Element>) -> Bool", "Whether it has all of another set."
    ) { (set: Members, other: Items) in other.values.allSatisfy { set.items[$0] != nil } },
    entry(
      "Set", "func isDisjoint(with other: Set<Element>) -> Bool", "Whether no element is in both."
    ) { (set: Items, other: Members) in set.values.allSatisfy { other.items[$0] == nil } },
  ]

  private static let setChanging: [CatalogEntry] = [
    mutatingSet(
      "@discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)",
      "Adds an element if it is not there."
    ) { items, _, slots in
      let isNew = items[slots[1]] == nil
      if isNew { items[slots[1]] = .bool(true) }
      return Items.pair("inserted", .bool(isNew), "memberAfterInsert", slots[1])
    },
    mutatingSet(
      "@discardableResult mutating func remove(_ member: Element) -> Element?",
      "Takes out an element and gives it; nil when it is not there."
    ) { items, _, slots in items.removeValue(slots[1]) == nil ? .none : slots[1] },
    mutatingSet(
      "mutating func removeAll(keepingCapacity keepCapacity: Bool = false)",
      "Takes out all elements."
    ) { items, _, _ in
      items = OrderedDictionary()
      return .none
    },
    mutatingSet(
      "mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element",
      "Adds the elements of another."
    ) {
      items, machine, slots in
      for element in Items.read(slots[1], machine)?.values ?? [] { items[element] = .bool(true) }
      return .none
    },
    mutatingSet(
      "mutating func formIntersection(_ other: Set<Element>)",
      "Takes out what is not in another set."
    ) { items, machine, slots in
      let other = Members.read(slots[1], machine)?.items ?? OrderedDictionary()
      for element in items.liveKeys where other[element] == nil { _ = items.removeValue(element) }
      return .none
    },
    mutatingSet(
      "mutating func subtract(_ other: Set<Element>)", "Takes out what is in another set."
    ) { items, machine, slots in
      for element in Items.read(slots[1], machine)?.values ?? [] { _ = items.removeValue(element) }
      return .none
    },
  ]
}

/// A set as an argument.
private struct Members: Readable {
  let items: OrderedDictionary

  static func read(_ value: Value, _ machine: Machine) -> Members? {
    if let set = value.object(SetValue.self) { return Members(items: set.items) }
    return Items.read(value, machine).map { Members(items: MadeSet($0.values).items) }
  }
}

/// A set as a result.
private struct MadeSet: Writable {
  var items = OrderedDictionary()
  init(_ values: [Value]) {
    for value in values where items[value] == nil { items[value] = .bool(true) }
  }
  func written(_ machine: Machine) -> Value { .object(SetValue(items)) }
}
