/// The code of one argument.
///
/// A closure of its own in a list would be called through a wrapper each time.
struct ArgumentCode {
  let run: (Machine, Frame) -> Value

  init(_ run: @escaping (Machine, Frame) -> Value) { self.run = run }
}

/// The lowered arguments of one call.
struct CallArguments {
  /// The slot of the first one.
  let base: Int
  var codes: [ArgumentCode?] = []
  /// The order in which they are evaluated: as written, then the defaults.
  var order: [Int] = []
  var bindings = [GenericParameter: Type]()
  /// The parameters that they are for.
  var parameters: [Signature.Parameter] = []
  /// Whether one of them is a closure that throws.
  var hasThrowing = false
  /// Whether evaluating them can throw: then the call does not happen.
  var canThrow = false
  /// Whether the callee is of the catalog, and the generic parameters that its result mentions.
  var isNative = false
  var givesBack: Set<GenericParameter> = []
  /// For each parameter whether the callee wants a builder's view at once.
  var isBuilt: [Bool] = []
  /// `inout` arguments and where they go back to.
  var writeBacks: [(index: Int, place: Place)] = []

  init(base: Int) { self.base = base }

  /// Fills the slots.
  var fill: (Machine, Frame) -> Void {
    let parts = order.compactMap { index in
      codes.indices.contains(index) ? codes[index].map { Part(slot: base + index, code: $0) } : nil
    }
    switch parts.count {
    case 0: return { _, _ in }
    case 1:
      let (slot, run) = (parts[0].slot, parts[0].code.run)
      return { machine, frame in frame[slot] = run(machine, frame) }
    case 2:
      let (first, one) = (parts[0].slot, parts[0].code.run)
      let (second, two) = (parts[1].slot, parts[1].code.run)
      return { machine, frame in
        frame[first] = one(machine, frame)
        frame[second] = two(machine, frame)
      }
    default:
      return { machine, frame in
        for part in parts { frame[part.slot] = part.code.run(machine, frame) }
      }
    }
  }

  private struct Part {
    let slot: Int
    let code: ArgumentCode
  }
}
