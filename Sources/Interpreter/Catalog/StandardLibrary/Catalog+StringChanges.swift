extension Catalog {
  static let stringChanging: [CatalogEntry] = [
    changing("mutating func append(_ other: String)", "Adds a text at the end.") { text, _, slots in
      text += slots[1].asString ?? ""
      return .none
    },
    changing("mutating func append(_ c: Character)", "Adds a character at the end.") {
      text, _, slots in
      text += slots[1].asString ?? ""
      return .none
    },
    changing(
      "mutating func append(contentsOf newElements: String)", "Adds a text at the end."
    ) { text, _, slots in
      text += slots[1].asString ?? ""
      return .none
    },
    changing(
      "mutating func insert(_ newElement: Character, at i: String.Index)",
      "Puts a character before a place."
    ) { text, machine, slots in
      guard let index = place(slots[2], in: text, machine) else { return .none }
      text.insert(contentsOf: slots[1].asString ?? "", at: index)
      return .none
    },
    changing(
      "mutating func insert(contentsOf newElements: String, at i: String.Index)",
      "Puts a text before a place."
    ) { text, machine, slots in
      guard let index = place(slots[2], in: text, machine) else { return .none }
      text.insert(contentsOf: slots[1].asString ?? "", at: index)
      return .none
    },
    changing(
      "@discardableResult mutating func remove(at i: String.Index) -> Character",
      "Takes out the character at a place and gives it."
    ) { text, machine, slots in
      guard let index = place(slots[1], in: text, machine) else { return .none }
      guard index < text.endIndex else { return outOfBounds(text, machine) }
      return .string(String(text.remove(at: index)))
    },
    changing(
      "@discardableResult mutating func removeFirst() -> Character",
      "Takes out the first character and gives it."
    ) { text, machine, _ in
      text.isEmpty ? outOfBounds(text, machine) : .string(String(text.removeFirst()))
    },
    changing(
      "@discardableResult mutating func removeLast() -> Character",
      "Takes out the last character and gives it."
    ) { text, machine, _ in
      text.isEmpty ? outOfBounds(text, machine) : .string(String(text.removeLast()))
    },
    changing("mutating func removeFirst(_ k: Int)", "Takes out the first characters.") {
      text, machine, slots in
      guard let count = Items.length(slots[1].asInt ?? 0, machine) else { return .none }
      guard count <= text.count else { return outOfBounds(text, machine) }
      text.removeFirst(count)
      return .none
    },
    changing("mutating func removeLast(_ k: Int)", "Takes out the last characters.") {
      text, machine, slots in
      guard let count = Items.length(slots[1].asInt ?? 0, machine) else { return .none }
      guard count <= text.count else { return outOfBounds(text, machine) }
      text.removeLast(count)
      return .none
    },
    changing(
      "mutating func popLast() -> Character?",
      "Takes out the last character and gives it; nil when there is none."
    ) { text, _, _ in text.popLast().map { .string(String($0)) } ?? .none },
    changing(
      "mutating func removeAll(keepingCapacity keepCapacity: Bool = false)",
      "Takes out all characters."
    ) { text, _, _ in
      text = ""
      return .none
    },
    changing(
      "mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows",
      "Takes out the characters for which the closure gives true."
    ) { text, machine, slots in
      guard let closure = Closure.read(slots[1], machine) else { return .none }
      let kept = text.filter { !machine.isStopped && !closure.holds(.string(String($0))) }
      if !machine.isStopped { text = kept }
      return .none
    },
  ]

  private static func changing(
    _ signature: String, _ summary: String,
    _ body: @escaping @Sendable (inout String, Machine, Frame) -> Value
  ) -> CatalogEntry { mutating("String", signature, summary, body) }

  private static func place(_ value: Value, in text: String, _ machine: Machine) -> String.Index? {
    if let index = TextIndex.read(value, machine).flatMap({ valid($0, in: text) }) { return index }
    _ = outOfBounds(text, machine)
    return nil
  }

  private static func outOfBounds(_ text: String, _ machine: Machine) -> Value {
    machine.stop(
      "String index is out of bounds",
      help: text.isEmpty ? "the text is empty" : "the text has \(text.count) characters")
    return .none
  }
}
