/// Reads one slot as the type a closure wants; what does not fit halts the run with its place.
@inline(__always)
private func argument<T: Readable>(_ value: Value, _ machine: Machine) -> T? {
  if let result = T.read(value, machine) { return result }
  mismatch(value, T.self, machine)
  return nil
}

@inline(never)
private func mismatch(_ value: Value, _ type: Any.Type, _ machine: Machine) {
  machine.stop("cannot use this \(dynamicTypeName(of: value)) as '\(type)'")
}

// One overload for each number of slots; the receiver of a member is the first.

/// A function, initializer, method or property getter with 0 slots.
func entry<R: Writable>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable () -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, _ in
      body().written(machine)
    })
}

/// A function, initializer, method or property getter with 1 slot.
func entry<A: Readable, R: Writable>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = argument(slots[0], machine)
      else { return .none }
      return body(a).written(machine)
    }, built: [A.isBuilt])
}

/// A function, initializer, method or property getter with 2 slots.
func entry<A: Readable, B: Readable, R: Writable>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A, B) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = argument(slots[0], machine),
        let b: B = argument(slots[1], machine)
      else { return .none }
      return body(a, b).written(machine)
    }, built: [A.isBuilt, B.isBuilt])
}

/// A function, initializer, method or property getter with 3 slots.
func entry<A: Readable, B: Readable, C: Readable, R: Writable>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A, B, C) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = argument(slots[0], machine),
        let b: B = argument(slots[1], machine),
        let c: C = argument(slots[2], machine)
      else { return .none }
      return body(a, b, c).written(machine)
    }, built: [A.isBuilt, B.isBuilt, C.isBuilt])
}

/// A function, initializer, method or property getter with 4 slots.
func entry<A: Readable, B: Readable, C: Readable, D: Readable, R: Writable>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A, B, C, D) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = argument(slots[0], machine),
        let b: B = argument(slots[1], machine),
        let c: C = argument(slots[2], machine),
        let d: D = argument(slots[3], machine)
      else { return .none }
      return body(a, b, c, d).written(machine)
    }, built: [A.isBuilt, B.isBuilt, C.isBuilt, D.isBuilt])
}

/// A function, initializer, method or property getter with 5 slots.
func entry<A: Readable, B: Readable, C: Readable, D: Readable, E: Readable, R: Writable>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A, B, C, D, E) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = argument(slots[0], machine),
        let b: B = argument(slots[1], machine),
        let c: C = argument(slots[2], machine),
        let d: D = argument(slots[3], machine),
        let e: E = argument(slots[4], machine)
      else { return .none }
      return body(a, b, c, d, e).written(machine)
    }, built: [A.isBuilt, B.isBuilt, C.isBuilt, D.isBuilt, E.isBuilt])
}

/// A function, initializer, method or property getter with 6 slots.
func entry<
  A: Readable, B: Readable, C: Readable, D: Readable, E: Readable, F: Readable, R: Writable
>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A, B, C, D, E, F) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = argument(slots[0], machine),
        let b: B = argument(slots[1], machine),
        let c: C = argument(slots[2], machine),
        let d: D = argument(slots[3], machine),
        let e: E = argument(slots[4], machine),
        let f: F = argument(slots[5], machine)
      else { return .none }
      return body(a, b, c, d, e, f).written(machine)
    }, built: [A.isBuilt, B.isBuilt, C.isBuilt, D.isBuilt, E.isBuilt, F.isBuilt])
}

/// A function, initializer, method or property getter with 7 slots.
func entry<
  A: Readable, B: Readable, C: Readable, D: Readable, E: Readable, F: Readable, G: Readable,
  R: Writable
>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A, B, C, D, E, F, G) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = argument(slots[0], machine),
        let b: B = argument(slots[1], machine),
        let c: C = argument(slots[2], machine),
        let d: D = argument(slots[3], machine),
        let e: E = argument(slots[4], machine),
        let f: F = argument(slots[5], machine),
        let g: G = argument(slots[6], machine)
      else { return .none }
      return body(a, b, c, d, e, f, g).written(machine)
    }, built: [A.isBuilt, B.isBuilt, C.isBuilt, D.isBuilt, E.isBuilt, F.isBuilt, G.isBuilt])
}

/// A function, initializer, method or property getter with 8 slots.
func entry<
  A: Readable, B: Readable, C: Readable, D: Readable, E: Readable, F: Readable, G: Readable,
  H: Readable, R: Writable
>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A, B, C, D, E, F, G, H) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = argument(slots[0], machine),
        let b: B = argument(slots[1], machine),
        let c: C = argument(slots[2], machine),
        let d: D = argument(slots[3], machine),
        let e: E = argument(slots[4], machine),
        let f: F = argument(slots[5], machine),
        let g: G = argument(slots[6], machine),
        let h: H = argument(slots[7], machine)
      else { return .none }
      return body(a, b, c, d, e, f, g, h).written(machine)
    },
    built: [A.isBuilt, B.isBuilt, C.isBuilt, D.isBuilt, E.isBuilt, F.isBuilt, G.isBuilt, H.isBuilt])
}

/// A property with a setter, which returns the changed receiver.
func property<A: Readable & Writable, T: Readable & Writable>(
  _ owner: String, _ signature: String, _ summary: String,
  get: @escaping @Sendable (A) -> T, set: @escaping @Sendable (inout A, T) -> Void
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let receiver: A = argument(slots[0], machine) else { return .none }
      return get(receiver).written(machine)
    },
    set: { machine, slots in
      guard var receiver: A = argument(slots[0], machine),
        let value: T = argument(slots[1], machine)
      else { return .none }
      set(&receiver, value)
      slots[0] = receiver.written(machine)
      return .none
    }, built: [A.isBuilt])
}
