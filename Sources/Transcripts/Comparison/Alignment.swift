/// How the lines that a step must give and those that it gave belong together, with as few edits
/// as can be.
///
/// Small parts are aligned best; parts of more than `largest` pairs are first cut at lines that
/// stand once on each side, and then paired row by row: the work never grows with the square of a
/// block.
struct Alignment {
  enum Edit: Equatable {
    /// The line is as expected.
    case same(expected: Int, actual: Int)
    /// Another line stands in its place.
    case changed(expected: Int, actual: Int)
    case removed(expected: Int)
    case added(actual: Int)
    /// `**` stands for these lines.
    case any(expected: Int, actual: Range<Int>)
  }

  private(set) var edits: [Edit] = []
  private let expected: [Transcript.Expectation]
  private let actual: [Transcript.Line]
  private static let largest = 40_000

  init(_ mismatch: Mismatch) {
    expected = mismatch.step.expected
    actual = mismatch.actual
    align(expected.indices, actual.indices)
  }

  /// Lines that fit at both ends are taken before anything else is looked at.
  private mutating func align(_ old: Range<Int>, _ new: Range<Int>) {
    var (start, newStart) = (old.lowerBound, new.lowerBound)
    while start < old.upperBound, newStart < new.upperBound, fits(start, newStart) {
      edits.append(.same(expected: start, actual: newStart))
      start += 1
      newStart += 1
    }
    var (end, newEnd) = (old.upperBound, new.upperBound)
    while end > start, newEnd > newStart, fits(end - 1, newEnd - 1) {
      end -= 1
      newEnd -= 1
    }
    alignMiddle(start..<end, newStart..<newEnd)
    for offset in 0..<old.upperBound - end {
      edits.append(.same(expected: end + offset, actual: newEnd + offset))
    }
  }

  private mutating func alignMiddle(_ old: Range<Int>, _ new: Range<Int>) {
    if (old.count + 1) * (new.count + 1) <= Alignment.largest {
      return alignBest(old, new)
    }
    let anchors = anchors(old, new)
    if anchors.isEmpty { return pair(old, new) }
    var (start, newStart) = (old.lowerBound, new.lowerBound)
    for (index, newIndex) in anchors {
      align(start..<index, newStart..<newIndex)
      edits.append(.same(expected: index, actual: newIndex))
      (start, newStart) = (index + 1, newIndex + 1)
    }
    align(start..<old.upperBound, newStart..<new.upperBound)
  }

  private func fits(_ old: Int, _ new: Int) -> Bool { expected[old].fits(actual[new]) }

  /// What a line costs that goes or comes; one that changes costs less than both.
  private static let single = 4

  /// What it costs that one line stands in another's place: less when they are much alike, more
  /// when one begins as words do and the other as rows of a picture.
  private func cost(_ old: Int, _ new: Int) -> Int {
    if fits(old, new) { return 0 }
    guard case .line(let line) = expected[old] else { return Alignment.single }
    let other = actual[new].text
    if line.text.isMuchLike(other) { return 3 }
    return line.text.beginsWithWord == other.beginsWithWord ? Alignment.single : 5
  }
}

extension String {
  fileprivate var beginsWithWord: Bool {
    guard let first = utf8.first else { return false }
    return UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= first
  }

  /// Whether the start and the end that two texts share make half of the longer one.
  fileprivate func isMuchLike(_ other: String) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { others in
        let (shorter, longer) = (min(mine.count, others.count), max(mine.count, others.count))
        var start = 0
        while start < shorter, mine[start] == others[start] { start += 1 }
        var end = 0
        while end < shorter - start, mine[mine.count - 1 - end] == others[others.count - 1 - end] {
          end += 1
        }
        return 2 * (start + end) >= longer
      }
    }
    return (answer ?? nil) ?? false
  }
}

extension Alignment {
  /// The fewest edits, by the table of all pairs; `**` takes lines for nothing.
  private mutating func alignBest(_ old: Range<Int>, _ new: Range<Int>) {
    let width = new.count + 1
    var costs = [Int](repeating: 0, count: (old.count + 1) * width)
    for row in stride(from: old.count, through: 0, by: -1) {
      for column in stride(from: new.count, through: 0, by: -1) {
        let (index, newIndex) = (old.lowerBound + row, new.lowerBound + column)
        var cost = row == old.count && column == new.count ? 0 : Int.max
        if row < old.count {
          let isAny = expected[index] == .anyLines
          cost = min(cost, costs[(row + 1) * width + column] + (isAny ? 0 : Alignment.single))
          if column < new.count {
            let pair = costs[(row + 1) * width + column + 1]
            let rest = costs[row * width + column + 1]
            cost = min(cost, isAny ? rest : pair + self.cost(index, newIndex))
          }
        }
        if column < new.count {
          cost = min(cost, costs[row * width + column + 1] + Alignment.single)
        }
        costs[row * width + column] = cost
      }
    }
    follow(costs, old, new)
  }

  private mutating func follow(_ costs: [Int], _ old: Range<Int>, _ new: Range<Int>) {
    let width = new.count + 1
    var (row, column) = (0, 0)
    while row < old.count || column < new.count {
      let (index, newIndex) = (old.lowerBound + row, new.lowerBound + column)
      let cost = costs[row * width + column]
      if row < old.count, expected[index] == .anyLines {
        let first = column
        while column < new.count, costs[row * width + column + 1] == cost { column += 1 }
        let lines = new.lowerBound + first..<new.lowerBound + column
        edits.append(.any(expected: index, actual: lines))
        row += 1
      } else if row < old.count, column < new.count,
        costs[(row + 1) * width + column + 1] + self.cost(index, newIndex) == cost
      {
        edits.append(
          fits(index, newIndex)
            ? .same(expected: index, actual: newIndex)
            : .changed(expected: index, actual: newIndex))
        (row, column) = (row + 1, column + 1)
      } else if row < old.count, costs[(row + 1) * width + column] + Alignment.single == cost {
        edits.append(.removed(expected: index))
        row += 1
      } else {
        edits.append(.added(actual: newIndex))
        column += 1
      }
    }
  }

  /// Pairs of equal lines that stand once on each side, in an order that both sides share.
  private func anchors(_ old: Range<Int>, _ new: Range<Int>) -> [(Int, Int)] {
    var places: [Transcript.Line: (old: [Int], new: [Int])] = [:]
    for index in old {
      if case .line(let line) = expected[index] {
        places[line, default: ([], [])].old.append(index)
      }
    }
    for index in new where places[actual[index]] != nil {
      places[actual[index]]?.new.append(index)
    }
    let pairs = places.values.filter { $0.old.count == 1 && $0.new.count == 1 }
      .map { ($0.old[0], $0.new[0]) }.sorted { $0.0 < $1.0 }
    return longestRising(pairs)
  }

  private mutating func pair(_ old: Range<Int>, _ new: Range<Int>) {
    let common = min(old.count, new.count)
    for offset in 0..<common {
      let (index, newIndex) = (old.lowerBound + offset, new.lowerBound + offset)
      edits.append(
        fits(index, newIndex)
          ? .same(expected: index, actual: newIndex) : .changed(expected: index, actual: newIndex))
    }
    for index in old.dropFirst(common) { edits.append(.removed(expected: index)) }
    for index in new.dropFirst(common) { edits.append(.added(actual: index)) }
  }
}

/// The longest part of pairs, sorted by their first number, whose second numbers rise too.
private func longestRising(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
  var ends: [Int] = []
  var previous = [Int?](repeating: nil, count: pairs.count)
  for (index, pair) in pairs.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
    }
    previous[index] = low > 0 ? ends[low - 1] : nil
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var result: [(Int, Int)] = []
  var next = ends.last
  while let index = next {
    result.append(pairs[index])
    next = previous[index]
  }
  return result.reversed()
}
