import NavigationCore

/// A title as an argument: a literal is a key with Markdown, any other string stands as it is.
struct DisplayText: Readable {
  let text: Text

  static func read(_ value: Value, _ machine: Machine) -> DisplayText? {
    switch value {
    case .string(let string): return DisplayText(text: Text(verbatim: string))
    case .object(let literal as LiteralText):
      return DisplayText(text: Text(literal.key))
    // What a type of another framework gives, which is passed over.
    case .none: return DisplayText(text: Text(verbatim: ""))
    default: return Text.read(value, machine).map { DisplayText(text: $0) }
    }
  }
}

/// An element of data with what it is known by, as `ForEach` and `List` show it.
struct IdentifiedValue: Identifiable {
  let id: HashedValue
  let value: Value

  /// The elements of a walk with the identities that a key path reads.
  static func all(of items: Items, id keyPath: KeyPathValue?, _ machine: Machine) -> [Self] {
    items.values.map { value in
      IdentifiedValue(
        id: HashedValue(keyPath.map { $0.get(machine, value) } ?? value), value: value)
    }
  }
}

extension KeyPathValue: Readable {
  static func read(_ value: Value, _ machine: Machine) -> Self? { value.object(Self.self) }
}
