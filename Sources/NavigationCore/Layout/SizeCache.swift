/// The sizes a box has answered, by what it was offered.
///
/// Nothing is ever evicted: alternating stacks ask a child for many proposals, and forgetting one of
/// them makes the number of measures grow exponentially with depth.
struct SizeCache {
  private typealias Answer = (proposal: Proposal, size: Size)

  private static let none: Answer = (.unspecified, .zero)
  private var first = SizeCache.none
  private var second = SizeCache.none
  private var third = SizeCache.none
  private var fourth = SizeCache.none
  private var fifth = SizeCache.none
  private var count: UInt8 = 0
  private var overflow: [Answer] = []

  func size(for proposal: Proposal) -> Size? {
    if count > 0, first.proposal == proposal { return first.size }
    if count > 1, second.proposal == proposal { return second.size }
    if count > 2, third.proposal == proposal { return third.size }
    if count > 3, fourth.proposal == proposal { return fourth.size }
    if count > 4, fifth.proposal == proposal { return fifth.size }
    guard count > 5 else { return nil }
    for answer in overflow where answer.proposal == proposal { return answer.size }
    return nil
  }

  mutating func keep(_ size: Size, for proposal: Proposal) {
    switch count {
    case 0: first = (proposal, size)
    case 1: second = (proposal, size)
    case 2: third = (proposal, size)
    case 3: fourth = (proposal, size)
    case 4: fifth = (proposal, size)
    default: overflow.append((proposal, size))
    }
    if count < 6 { count &+= 1 }
  }

  mutating func clear() {
    if count > 5 { overflow.removeAll(keepingCapacity: true) }
    count = 0
  }
}
