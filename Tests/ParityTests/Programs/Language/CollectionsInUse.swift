import SwiftUI

struct CollectionsInUse: View {
  private let lines = report()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
  }
}

private func report() -> [String] {
  var numbers = [5, 3, 8, 1]
  numbers.append(contentsOf: [9, 2])
  numbers.insert(7, at: 1)
  numbers.remove(at: 0)
  numbers.swapAt(0, 1)
  let words = ["pear", "fig", "apple", "kiwi"]
  var ages = ["ann": 30, "bob": 25]
  ages["cid"] = 41
  ages["bob"] = nil
  ages["ann", default: 0] += 1
  let set: Set = [3, 1, 2, 3]
  return [
    "\(numbers) \(numbers.count) \(numbers.first ?? 0) \(numbers[numbers.count - 1])",
    "\(numbers.sorted()) \(numbers.sorted(by: >)) \(numbers.max() ?? 0)",
    "\(numbers.map { $0 * 2 }.filter { $0 > 6 }.reduce(0, +))",
    "\(words.sorted { $0.count == $1.count ? $0 < $1 : $0.count < $1.count })",
    "\(words.firstIndex(of: "fig") ?? -1) \(words.first { $0.hasPrefix("k") } ?? "none")",
    "\(words.contains("fig")) \(words.contains { $0.count > 5 }) \(words.allSatisfy { $0 != "" })",
    "\(ages.keys.sorted()) \(ages.values.sorted()) \(ages["bob"] == nil) \(ages.count)",
    "\(ages.map { "\($0.key)=\($0.value)" }.sorted())",
    "\(set.sorted()) \(set.contains(2)) \(set.union([7]).count) \(set.isSubset(of: [1, 2, 3, 4]))",
    "\(Array(words.enumerated().map { "\($0.offset)\($0.element.prefix(1))" }))",
    "\(zip(numbers, words).map { "\($0)\($1)" })",
    "\(numbers[1...3]) \(numbers.prefix(2)) \(numbers.dropFirst(4)) \(numbers.suffix(from: 4))",
    "\([[1], [2, 3], []].flatMap { $0 }) \([1, 2, 3].reversed().map { $0 })",
    "\(Dictionary(grouping: words, by: \.count).mapValues(\.count).sorted { $0.key < $1.key }.map(\.value))",
    "\(Array(repeating: "x", count: 3)) \([Int]().isEmpty) \([1, 2] + [3])",
    "\(words.min { $0.count < $1.count } ?? "") \(words.last?.count ?? 0) \(words.joined())",
    "\([1, 2] == [1, 2]) \(["a": 1] == ["a": 2]) \([3, 4].elementsEqual([3, 4]))",
  ]
}
