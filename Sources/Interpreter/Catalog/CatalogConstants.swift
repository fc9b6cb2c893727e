/// Static constants of one type, each with a sentence; `owner` is another type that has them too.
func constants<T: NativeType & Sendable>(
  of type: T.Type, in owner: String = T.catalogName,
  _ members: [(name: String, value: T, summary: String)]
) -> [CatalogEntry] {
  members.map { member in
    constant(member.name, of: T.catalogName, in: owner, member.summary) {
      member.value
    }
  }
}

/// The cases of an enum, with the list of all of them.
func cases<T: NativeType & Sendable & CaseIterable>(
  of type: T.Type, _ members: [(name: String, value: T, summary: String)]
) -> [CatalogEntry] {
  constants(of: type, members) + [
    constant(
      T.catalogName, "static var allCases: [\(T.catalogName)]", "All cases, in their order."
    ) { members.map(\.value) }
  ]
}

/// What every set of options can do; a list of options in brackets is their union.
func optionSet<T: NativeType & OptionSet & Sendable>(of type: T.Type) -> [CatalogEntry]
where T.RawValue: FixedWidthInteger, T.Element == T {
  let name = T.catalogName
  return [
    entry(name, "init(rawValue: Int)", "The options of a number.") { (number: Int) in
      T(rawValue: T.RawValue(truncatingIfNeeded: number))
    },
    entry(name, "init(arrayLiteral elements: \(name)...)", "These options together.") {
      (options: [T]) in options.reduce(into: T()) { $0.formUnion($1) }
    },
    entry(name, "init(_ options: [\(name)])", "These options together.") {
      (options: [T]) in options.reduce(into: T()) { $0.formUnion($1) }
    },
    entry(name, "var rawValue: Int", "The options as a number.") { (set: T) in Int(set.rawValue) },
    entry(name, "var isEmpty: Bool", "Whether there is no option.") { (set: T) in set.isEmpty },
    entry(name, "func contains(_ member: \(name)) -> Bool", "Whether an option is among them.") {
      (set: T, other: T) in set.contains(other)
    },
    entry(name, "func union(_ other: \(name)) -> \(name)", "The options of both.") {
      (set: T, other: T) in set.union(other)
    },
    entry(name, "func intersection(_ other: \(name)) -> \(name)", "The options in both.") {
      (set: T, other: T) in set.intersection(other)
    },
    entry(name, "func subtracting(_ other: \(name)) -> \(name)", "The options not in another.") {
      (set: T, other: T) in set.subtracting(other)
    },
    raw(name, "mutating func insert(_ newMember: \(name))", "Adds an option.") { machine, slots in
      guard let set = T.read(slots[0], machine), let other = T.read(slots[1], machine)
      else { return .none }
      slots[0] = set.union(other).written(machine)
      return .none
    },
    raw(name, "mutating func remove(_ member: \(name))", "Takes out an option.") {
      machine, slots in
      guard let set = T.read(slots[0], machine), let other = T.read(slots[1], machine)
      else { return .none }
      slots[0] = set.subtracting(other).written(machine)
      return .none
    },
  ]
}
