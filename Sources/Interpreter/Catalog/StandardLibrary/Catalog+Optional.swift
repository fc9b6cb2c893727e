extension Catalog {
  static let optionals: [CatalogEntry] = [
    type("enum Optional<Wrapped>", "A value or nil."),
    entry("Optional", "init(_ some: Wrapped)", "The value, which may be nil elsewhere.") {
      (value: Value) in value
    },
    raw(
      "Optional", "func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?",
      "What the closure makes of the value; nil stays nil."
    ) { machine, slots in transformed(slots, machine) },
    raw(
      "Optional", "func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?",
      "What the closure makes of the value, which may be nil; nil stays nil."
    ) { machine, slots in transformed(slots, machine) },
    raw("Optional", "var unsafelyUnwrapped: Wrapped", "The value, which must be there.") {
      machine, slots in
      if slots[0].isNone {
        machine.stop("unexpectedly found nil while unwrapping an Optional value")
      }
      return slots[0]
    },
    entry("Optional", "var debugDescription: String", "The value as `debugPrint` shows it.") {
      (value: Value) in
      value.isNone ? "nil" : "Optional(" + debugText(of: value) + ")"
    },
    raw("Optional", "mutating func take() -> Wrapped?", "Gives the value and leaves nil.") {
      _, slots in
      defer { slots[0] = .none }
      return slots[0]
    },
    constant("Optional", "static var none: Wrapped?", "Nil.") { Value.none },
    entry("Optional", "static func some(_ value: Wrapped) -> Wrapped?", "The value.") {
      (value: Value) in value
    },
  ]

  private static func transformed(_ slots: Frame, _ machine: Machine) -> Value {
    if slots[0].isNone { return .none }
    return Closure.read(slots[1], machine)?(slots[0]) ?? .none
  }
}
