/// `self` and `inout` parameters that closures change: while the body runs they live in cells, and
/// go back into their slots when it ends.
struct BoxedSlots {
  private(set) var pairs: [(slot: Int, cell: Int)] = []

  mutating func add(_ slot: Int, _ cell: Int) { pairs.append((slot, cell)) }

  func around(_ run: @escaping (Machine, Frame) -> Value) -> (Machine, Frame) -> Value {
    if pairs.isEmpty { return run }
    let pairs = pairs
    return { machine, frame in
      for (slot, cell) in pairs {
        frame[cell] = .object(Cell(frame[slot]))
        frame[slot] = .none
      }
      let result = run(machine, frame)
      for (slot, cell) in pairs {
        guard let box = frame[cell].object(Cell.self) else { continue }
        frame[slot] = box.value
        frame[cell] = .none
      }
      return result
    }
  }
}

extension Lowering {
  /// Boxes `self`, if it may be changed, and the `inout` parameters that closures mention.
  func boxCaptured(_ parameters: [Signature.Parameter]) -> BoxedSlots {
    var boxes = BoxedSlots()
    guard !context.mentionedInClosures.isEmpty else { return boxes }
    if context.isSelfMutable, let type = selfType, !isClassType(type) { box("self", &boxes) }
    for parameter in parameters where parameter.isInout {
      if context.mentionedInClosures.contains(parameter.name) { box(parameter.name, &boxes) }
    }
    return boxes
  }

  private func box(_ name: String, _ boxes: inout BoxedSlots) {
    guard var local = context.local(name), !local.isCell else { return }
    let cell = context.reserve()
    boxes.add(local.slot, cell)
    local.slot = cell
    local.isCell = true
    context.declare(name, local)
  }
}
