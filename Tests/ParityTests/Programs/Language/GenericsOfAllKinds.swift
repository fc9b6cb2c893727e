import SwiftUI

struct GenericsOfAllKinds: View {
  private let lines = report()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
  }
}

private struct Stack<Element> {
  private var items: [Element] = []
  var isEmpty: Bool { items.isEmpty }
  var count: Int { items.count }

  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult
  mutating func pop() -> Element? { items.popLast() }

  func map<Result>(_ transform: (Element) -> Result) -> Stack<Result> {
    var result = Stack<Result>()
    for item in items { result.push(transform(item)) }
    return result
  }
}

extension Stack: Equatable where Element: Equatable {}

extension Stack where Element == String {
  func joined() -> String {
    var copy = self
    var text = ""
    while let top = copy.pop() { text += top }
    return text
  }
}

private struct Pair<First, Second> {
  var first: First
  var second: Second
  var swapped: Pair<Second, First> { Pair<Second, First>(first: second, second: first) }
}

private func largest<T: Comparable>(_ values: T...) -> T? {
  guard var best = values.first else { return nil }
  for value in values where value > best { best = value }
  return best
}

private func countMatches<S: Sequence>(_ items: S, _ test: (S.Element) -> Bool) -> Int {
  var count = 0
  for item in items where test(item) { count += 1 }
  return count
}

private func same<T>(_ left: T, _ right: T) -> Bool where T: Hashable {
  left.hashValue == right.hashValue && left == right
}

private func report() -> [String] {
  var numbers = Stack<Int>()
  for number in 1...4 { numbers.push(number * number) }
  numbers.pop()
  let texts = numbers.map { "<\($0)>" }
  let pair = Pair(first: 1, second: "one")
  return [
    "\(numbers.count) \(numbers.isEmpty)",
    texts.joined(),
    "\(texts == texts.map { $0 })",
    "\(pair.swapped.first) \(pair.swapped.second)",
    "\(largest(3, 9, 2) ?? 0) \(largest("b", "a") ?? "") \(largest(1.5, -2) ?? 0)",
    "\(countMatches([1, 2, 3, 4]) { $0 % 2 == 0 }) \(countMatches("banana") { $0 == "a" })",
    "\(same(1, 1)) \(same("a", "b"))",
  ]
}
