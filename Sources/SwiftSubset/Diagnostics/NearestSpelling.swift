/// Returns the candidate that `name` was probably meant to be, or nil when none is near.
///
/// Near is a third of the longer word in slips of the finger (one left out, one too many, one for
/// another, two in the wrong order), at most three; another use of capitals costs half a slip, so
/// that `vstack` finds `VStack` first. Of equals the first one wins. `slips` asks for fewer slips.
public func nearestSpelling(
  to name: String, among candidates: some Sequence<String>, slips: Int = 3
) -> String? {
  let wanted = Array(name.unicodeScalars)
  guard wanted.count > 1, wanted.count <= longestSpellingCompared else { return nil }
  var best: String?
  var bestCost = Int.max
  for candidate in candidates where candidate != name {
    let offered = Array(candidate.unicodeScalars)
    guard offered.count > 1, offered.count <= longestSpellingCompared else { continue }
    let limit = min(bestCost - 1, 2 * slips, costLimit(wanted.count, offered.count))
    guard 2 * abs(wanted.count - offered.count) <= limit else { continue }
    if let cost = spellingCost(wanted, offered, limit: limit) {
      best = candidate
      bestCost = cost
    }
  }
  return best
}

/// Names beyond this length are no slips of the finger, and comparing them is quadratic.
private let longestSpellingCompared = 64

/// Costs count in halves of a slip.
private func costLimit(_ first: Int, _ second: Int) -> Int {
  let longer = max(first, second)
  return longer <= 2 ? 1 : min(6, max(2, 2 * (longer / 3)))
}

/// Returns the cost of making `first` into `second`, or nil when it is above `limit`.
private func spellingCost(
  _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], limit: Int
) -> Int? {
  var beforeLast: [Int] = []
  var last = (0...second.count).map { 2 * $0 }
  for row in 1...first.count {
    var current = [2 * row]
    current.reserveCapacity(second.count + 1)
    for column in 1...second.count {
      let change = changeCost(first[row - 1], second[column - 1])
      var cost = min(last[column - 1] + change, last[column] + 2, current[column - 1] + 2)
      if row > 1, column > 1, first[row - 1] == second[column - 2],
        first[row - 2] == second[column - 1]
      {
        cost = min(cost, beforeLast[column - 2] + 2)
      }
      current.append(cost)
    }
    if current.min() ?? 0 > limit { return nil }
    beforeLast = last
    last = current
  }
  return last[second.count] <= limit ? last[second.count] : nil
}

private func changeCost(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
  if first == second { return 0 }
  return first.properties.lowercaseMapping == second.properties.lowercaseMapping ? 1 : 2
}
