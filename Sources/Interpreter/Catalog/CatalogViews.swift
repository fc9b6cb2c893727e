import NavigationCore

// Entries whose result is a view, which is erased here: the border at which the program's views
// become values. As in `entry`, the receiver of a modifier is the first slot.

@inline(__always)
private func slot<T: Readable>(_ value: Value, _ machine: Machine) -> T? {
  if let result = T.read(value, machine) { return result }
  machine.stop("cannot use this \(dynamicTypeName(of: value)) as '\(T.self)'")
  return nil
}

/// A view or modifier with 0 slots.
func view<R: View>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable () -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, _ in ErasedView(body()).written(machine) })
}

/// A view or modifier with 1 slot.
func view<A: Readable, R: View>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = slot(slots[0], machine)
      else { return .none }
      return ErasedView(body(a)).written(machine)
    }, built: [A.isBuilt])
}

/// A view or modifier with 2 slots.
func view<A: Readable, B: Readable, R: View>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A, B) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = slot(slots[0], machine),
        let b: B = slot(slots[1], machine)
      else { return .none }
      return ErasedView(body(a, b)).written(machine)
    }, built: [A.isBuilt, B.isBuilt])
}

/// A view or modifier with 3 slots.
func view<A: Readable, B: Readable, C: Readable, R: View>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A, B, C) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = slot(slots[0], machine),
        let b: B = slot(slots[1], machine),
        let c: C = slot(slots[2], machine)
      else { return .none }
      return ErasedView(body(a, b, c)).written(machine)
    }, built: [A.isBuilt, B.isBuilt, C.isBuilt])
}

/// A view or modifier with 4 slots.
func view<A: Readable, B: Readable, C: Readable, D: Readable, R: View>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A, B, C, D) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = slot(slots[0], machine),
        let b: B = slot(slots[1], machine),
        let c: C = slot(slots[2], machine),
        let d: D = slot(slots[3], machine)
      else { return .none }
      return ErasedView(body(a, b, c, d)).written(machine)
    }, built: [A.isBuilt, B.isBuilt, C.isBuilt, D.isBuilt])
}

/// A view or modifier with 5 slots.
func view<A: Readable, B: Readable, C: Readable, D: Readable, E: Readable, R: View>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A, B, C, D, E) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = slot(slots[0], machine),
        let b: B = slot(slots[1], machine),
        let c: C = slot(slots[2], machine),
        let d: D = slot(slots[3], machine),
        let e: E = slot(slots[4], machine)
      else { return .none }
      return ErasedView(body(a, b, c, d, e)).written(machine)
    }, built: [A.isBuilt, B.isBuilt, C.isBuilt, D.isBuilt, E.isBuilt])
}

/// A view or modifier with 6 slots.
func view<A: Readable, B: Readable, C: Readable, D: Readable, E: Readable, F: Readable, R: View>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A, B, C, D, E, F) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = slot(slots[0], machine),
        let b: B = slot(slots[1], machine),
        let c: C = slot(slots[2], machine),
        let d: D = slot(slots[3], machine),
        let e: E = slot(slots[4], machine),
        let f: F = slot(slots[5], machine)
      else { return .none }
      return ErasedView(body(a, b, c, d, e, f)).written(machine)
    }, built: [A.isBuilt, B.isBuilt, C.isBuilt, D.isBuilt, E.isBuilt, F.isBuilt])
}

/// A view or modifier with 7 slots.
func view<
  A: Readable, B: Readable, C: Readable, D: Readable, E: Readable, F: Readable, G: Readable, R: View
>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A, B, C, D, E, F, G) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = slot(slots[0], machine),
        let b: B = slot(slots[1], machine),
        let c: C = slot(slots[2], machine),
        let d: D = slot(slots[3], machine),
        let e: E = slot(slots[4], machine),
        let f: F = slot(slots[5], machine),
        let g: G = slot(slots[6], machine)
      else { return .none }
      return ErasedView(body(a, b, c, d, e, f, g)).written(machine)
    }, built: [A.isBuilt, B.isBuilt, C.isBuilt, D.isBuilt, E.isBuilt, F.isBuilt, G.isBuilt])
}

/// A view or modifier with 8 slots.
func view<
  A: Readable, B: Readable, C: Readable, D: Readable, E: Readable, F: Readable, G: Readable,
  H: Readable, R: View
>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A, B, C, D, E, F, G, H) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = slot(slots[0], machine),
        let b: B = slot(slots[1], machine),
        let c: C = slot(slots[2], machine),
        let d: D = slot(slots[3], machine),
        let e: E = slot(slots[4], machine),
        let f: F = slot(slots[5], machine),
        let g: G = slot(slots[6], machine),
        let h: H = slot(slots[7], machine)
      else { return .none }
      return ErasedView(body(a, b, c, d, e, f, g, h)).written(machine)
    },
    built: [A.isBuilt, B.isBuilt, C.isBuilt, D.isBuilt, E.isBuilt, F.isBuilt, G.isBuilt, H.isBuilt])
}

/// A view or modifier with 9 slots.
func view<
  A: Readable, B: Readable, C: Readable, D: Readable, E: Readable, F: Readable, G: Readable,
  H: Readable, I: Readable, R: View
>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A, B, C, D, E, F, G, H, I) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = slot(slots[0], machine),
        let b: B = slot(slots[1], machine),
        let c: C = slot(slots[2], machine),
        let d: D = slot(slots[3], machine),
        let e: E = slot(slots[4], machine),
        let f: F = slot(slots[5], machine),
        let g: G = slot(slots[6], machine),
        let h: H = slot(slots[7], machine),
        let i: I = slot(slots[8], machine)
      else { return .none }
      return ErasedView(body(a, b, c, d, e, f, g, h, i)).written(machine)
    },
    built: [
      A.isBuilt, B.isBuilt, C.isBuilt, D.isBuilt, E.isBuilt, F.isBuilt, G.isBuilt, H.isBuilt,
      I.isBuilt,
    ])
}

/// A view or modifier with 10 slots.
func view<
  A: Readable, B: Readable, C: Readable, D: Readable, E: Readable, F: Readable, G: Readable,
  H: Readable, I: Readable, J: Readable, R: View
>(
  _ owner: String, _ signature: String, _ summary: String,
  _ body: @escaping @Sendable (A, B, C, D, E, F, G, H, I, J) -> R
) -> CatalogEntry {
  CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, slots in
      guard let a: A = slot(slots[0], machine),
        let b: B = slot(slots[1], machine),
        let c: C = slot(slots[2], machine),
        let d: D = slot(slots[3], machine),
        let e: E = slot(slots[4], machine),
        let f: F = slot(slots[5], machine),
        let g: G = slot(slots[6], machine),
        let h: H = slot(slots[7], machine),
        let i: I = slot(slots[8], machine),
        let j: J = slot(slots[9], machine)
      else { return .none }
      return ErasedView(body(a, b, c, d, e, f, g, h, i, j)).written(machine)
    },
    built: [
      A.isBuilt, B.isBuilt, C.isBuilt, D.isBuilt, E.isBuilt, F.isBuilt, G.isBuilt, H.isBuilt,
      I.isBuilt, J.isBuilt,
    ])
}
