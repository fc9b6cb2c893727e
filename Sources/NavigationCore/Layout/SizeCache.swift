/// The sizes a box has answered, by what it was offered.
///
/// Nothing is ever evicted: alternating stacks ask a child for many proposals, and forgetting one of
/// them makes the number of measures grow exponentially with depth.
struct SizeCache {
  private var first = (Proposal.unspecified, Size.zero)
  private var second = (Proposal.unspecified, Size.zero)
  private var third = (Proposal.unspecified, Size.zero)
  private var count: UInt8 = 0
  private var overflow: [(Proposal, Size)] = []

  func size(for proposal: Proposal) -> Size? {
    if count > 0, first.0 == proposal { return first.1 }
    if count > 1, second.0 == proposal { return second.1 }
    if count > 2, third.0 == proposal { return third.1 }
    guard count > 3 else { return nil }
    for entry in overflow where entry.0 == proposal { return entry.1 }
    return nil
  }

  mutating func keep(_ size: Size, for proposal: Proposal) {
    switch count {
    case 0: first = (proposal, size)
    case 1: second = (proposal, size)
    case 2: third = (proposal, size)
    default: overflow.append((proposal, size))
    }
    if count < 4 { count &+= 1 }
  }

  mutating func clear() {
    if count > 3 { overflow.removeAll(keepingCapacity: true) }
    count = 0
  }
}
