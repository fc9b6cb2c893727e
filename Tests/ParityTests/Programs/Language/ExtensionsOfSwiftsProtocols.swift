import SwiftUI

extension Collection {
  fileprivate subscript(safely index: Index) -> Element? {
    indices.contains(index) ? self[index] : nil
  }

  fileprivate var second: Element? { dropFirst().first }
}

extension BidirectionalCollection {
  fileprivate var lastButOne: Element? {
    count > 1 ? self[index(before: index(before: endIndex))] : nil
  }
}

extension Sequence {
  fileprivate func sorted<Key: Comparable>(by path: KeyPath<Element, Key>) -> [Element] {
    sorted { $0[keyPath: path] < $1[keyPath: path] }
  }

  fileprivate func evens() -> [Element] where Element == Int { filter { $0 % 2 == 0 } }
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension CaseIterable where Self: Equatable {
  fileprivate var next: Self {
    let all = Array(Self.allCases)
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }

  fileprivate static var names: [String] { allCases.map { "\($0)" } }
}

extension Numeric {
  fileprivate var squared: Self { self * self }
}

extension BinaryInteger {
  fileprivate var isEven: Bool { self % 2 == 0 }
}

private protocol Measured: CustomStringConvertible {
  var area: Int { get }
}

extension Measured {
  var description: String { "area \(area)" }
  static func < (left: Self, right: Self) -> Bool { left.area < right.area }
}

private struct Plot: Measured, Comparable {
  var area: Int
}

private struct Countdown: Sequence, IteratorProtocol {
  var from, step: Int

  init(from: Int) { (self.from, step) = (from, 1) }

  mutating func next() -> Int? {
    guard from > 0 else { return nil }
    defer { from -= step }
    return from
  }
}

private enum Phase: CaseIterable {
  case new, half, full
}

private func sum<Value: Numeric>(_ one: Value, _ other: Value) -> Value { one + other * one }
private func count<Choice: CaseIterable>(of choice: Choice) -> Int { Choice.allCases.count }

struct ExtensionsOfSwiftsProtocols: View {
  @State private var phase = Phase.new
  private let words = ["pear", "fig", "apple"]

  var body: some View {
    VStack {
      Button("\(phase) of \(Phase.names.joined(separator: " "))") { phase = phase.next }
      Text((words[safely: 1] ?? "-") + (words[safely: 7] ?? "-") + (words.second ?? "-"))
      Text(words.sorted(by: \.count).joined(separator: " "))
      Text("\(15.clamped(to: 0...10)) \("z".clamped(to: "a"..."c")) \((0.5).clamped(to: 1...2))")
      Text("\(3.squared) \((1.5).squared) \(4.isEven ? "even" : "odd")")
      Text([1, 2, 4].evens().map { "\($0)" }.joined(separator: ","))
      Text("\(sum(2, 3)) \(sum(0.5, 2)) \(count(of: phase))")
      Text(verbatim: "\([Plot(area: 9), Plot(area: 4)].sorted()) \(Plot(area: 9) < Plot(area: 4))")
      Text(words.lastButOne ?? "-")
      Text(zip(1..., words).map { "\($0)\($1)" }.joined(separator: " "))
      Text(String?.none ?? "nothing")
      Text("\(Array(Countdown(from: 3)).count) \(Countdown(from: 4).map { $0 * 2 }.reduce(0, +))")
    }
  }
}
