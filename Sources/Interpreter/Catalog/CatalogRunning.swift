// Entries whose closure wants the machine: to stop the run with its own words, to call back, to
// draw the next random number. As in `entry`, the receiver of a member is the first slot.

@inline(__always)
private func slot<T: Readable>(_ value: Value, _ machine: Machine) -> T? {
  if let result = T.read(value, machine) { return result }
  machine.stop("cannot use this \(dynamicTypeName(of: value)) as '\(T.self)'")
  return nil
}

/// A function of the machine alone.
func running<R: Writable>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (Machine) -> R
) -> CatalogEntry {
  CatalogEntry(owner: owner, signature: signature, summary: summary) { machine, _ in
    body(machine).written(machine)
  }
}

/// A function of the machine and 1 slot.
func running<A: Readable, R: Writable>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (Machine, A) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = slot(slots[0], machine) else { return .none }
      return body(machine, a).written(machine)
    }, built: Array(repeating: false, count: 1))
}

/// A function of the machine and 2 slots.
func running<A: Readable, B: Readable, R: Writable>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (Machine, A, B) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = slot(slots[0], machine), let b: B = slot(slots[1], machine)
      else { return .none }
      return body(machine, a, b).written(machine)
    }, built: Array(repeating: false, count: 2))
}

/// A function of the machine and 3 slots.
func running<A: Readable, B: Readable, C: Readable, R: Writable>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (Machine, A, B, C) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = slot(slots[0], machine), let b: B = slot(slots[1], machine),
        let c: C = slot(slots[2], machine)
      else { return .none }
      return body(machine, a, b, c).written(machine)
    }, built: Array(repeating: false, count: 3))
}

/// A function of the machine and 4 slots.
func running<A: Readable, B: Readable, C: Readable, D: Readable, R: Writable>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (Machine, A, B, C, D) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = slot(slots[0], machine), let b: B = slot(slots[1], machine),
        let c: C = slot(slots[2], machine), let d: D = slot(slots[3], machine)
      else { return .none }
      return body(machine, a, b, c, d).written(machine)
    }, built: Array(repeating: false, count: 4))
}

/// A mutating member of an array: the body changes the elements in place and gives the result.
func mutating(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (inout [Value], Machine, Frame) -> Value
) -> CatalogEntry {
  raw(owner, signature, summary) { machine, slots in
    guard var array = takeObject(ArrayValue.self, from: &slots[0], machine) else { return .none }
    if !isKnownUniquelyReferenced(&array) { array = ArrayValue(array.items) }
    let result = body(&array.items, machine, slots)
    if array.items.count > machine.limits.elements {
      machine.stop(
        "a collection of more than \(machine.limits.elements) elements", help: "keep fewer elements"
      )
    }
    slots[0] = .object(array)
    return result
  }
}

/// A mutating member of a string.
func mutating(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (inout String, Machine, Frame) -> Value
) -> CatalogEntry {
  raw(owner, signature, summary) { machine, slots in
    guard var text = slots[0].asString else { return stopAtReceiver(slots[0], machine) }
    slots[0] = .none
    let result = body(&text, machine, slots)
    slots[0] = text.written(machine)
    return result
  }
}

/// A mutating member of a dictionary.
func mutatingDictionary(
  _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (inout OrderedDictionary, Machine, Frame) -> Value
) -> CatalogEntry {
  raw("Dictionary", signature, summary) { machine, slots in
    guard var dictionary = takeObject(DictionaryValue.self, from: &slots[0], machine)
    else { return .none }
    if !isKnownUniquelyReferenced(&dictionary) { dictionary = DictionaryValue(dictionary.items) }
    let result = body(&dictionary.items, machine, slots)
    slots[0] = .object(dictionary)
    return result
  }
}

/// A mutating member of a set.
func mutatingSet(
  _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (inout OrderedDictionary, Machine, Frame) -> Value
) -> CatalogEntry {
  raw("Set", signature, summary) { machine, slots in
    guard var set = takeObject(SetValue.self, from: &slots[0], machine) else { return .none }
    if !isKnownUniquelyReferenced(&set) { set = SetValue(set.items) }
    let result = body(&set.items, machine, slots)
    slots[0] = .object(set)
    return result
  }
}

/// Moves the object out of its slot, so that it can be changed without a copy.
private func takeObject<T: AnyObject>(
  _ type: T.Type, from slot: inout Value, _ machine: Machine
) -> T? {
  guard let object = slot.object(type) else {
    _ = stopAtReceiver(slot, machine)
    return nil
  }
  slot = .none
  return object
}

private func stopAtReceiver(_ value: Value, _ machine: Machine) -> Value {
  machine.stop("cannot change this \(dynamicTypeName(of: value))")
  return .none
}
