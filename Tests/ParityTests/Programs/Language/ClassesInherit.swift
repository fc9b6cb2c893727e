import SwiftUI

struct ClassesInherit: View {
  private let lines = inheritedLines() + writtenThroughConstants()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
  }
}

private class Stop {
  var count: Int

  init(count: Int) {
    self.count = count
    settle()
  }

  convenience init(name: String) { self.init(count: name.count) }

  func settle() { count += 1 }
  func call() -> String { "stop \(count)" }
  var sign: String { "S\(count)" }
}

/// Nothing of its own: all initializers come from above.
private class Harbour: Stop {
  override func call() -> String { "harbour, " + super.call() }
  override var sign: String { "H" + super.sign }
}

private final class Pier: Harbour {
  var length = 7

  override func settle() {
    super.settle()
    count += 10
  }

  override var sign: String {
    get { "P\(length)" + super.sign }
    set { length = newValue.count }
  }
}

/// With the designated one it has the convenience one too.
private final class Lock: Stop {
  let gates: Int

  override init(count: Int) {
    gates = count * 2
    super.init(count: count)
  }
}

private class Plain {
  var value = 1
  var text: String { "p\(value)" }
}

private class Second: Plain {
  var other = 2
  override var text: String { "q\(other)" + super.text }
}

private final class Third: Second {
  override var text: String { "r" + super.text }
}

private class Maybe {
  init?(_ number: Int) { if number < 0 { return nil } }
  func name() -> String { "maybe" }
}

private final class Perhaps: Maybe {
  override func name() -> String { "perhaps" }
}

private struct Refused: Error {}

private class Strict {
  let number: Int

  init(_ number: Int) throws {
    if number == 0 { throw Refused() }
    self.number = number
  }
}

private final class Stricter: Strict {
  var twice: Int { number * 2 }
}

private class Shelf<Item> {
  var items: [Item]
  init(_ items: [Item]) { self.items = items }
  var count: Int { items.count }
}

private final class Numbers: Shelf<Int> {
  var sum: Int { items.reduce(0, +) }
  override var count: Int { super.count * 10 }
}

private func inheritedLines() -> [String] {
  let harbour = Harbour(count: 3)
  let pier = Pier(name: "abc")
  let before = pier.sign
  pier.sign = "12"
  let plain: [Plain] = [Plain(), Second(), Third()]
  let (first, second) = (Harbour(name: "ab"), Lock(name: "abcd"))
  return [
    "\(harbour.call()) \(harbour.sign) \(type(of: harbour))",
    "\(before) \(pier.sign) \(pier.call()) \((pier as Any) is Stop)",
    "\(first.sign) \(second.gates) \(second.sign)",
    plain.map(\.text).joined(separator: " ") + " \(plain.compactMap { $0 as? Second }.count)",
    "\(Perhaps(1)?.name() ?? "nil") \(Perhaps(-1)?.name() ?? "nil")",
    "\((try? Stricter(2))?.twice ?? -1) \((try? Stricter(0))?.twice ?? -1)",
    "\(Numbers([1, 2]).sum) \(Numbers([1, 2]).count)",
  ]
}

private protocol Countable: AnyObject {
  var value: Int { get set }
}

private class Meter: Countable {
  var number = 0
  var value: Int {
    get { number }
    set { number = newValue }
  }

  subscript(step: Int) -> Int {
    get { number + step }
    set { number = newValue * step }
  }
}

private final class Doubled: Meter {
  override var value: Int {
    get { super.value * 2 }
    set { number = newValue + 100 }
  }
}

/// What a constant holds is shared, so its computed properties can be written.
private func writtenThroughConstants() -> [String] {
  let meter = Meter()
  meter.value = 2
  meter.value += 3
  meter[2] = 5
  let doubled = Doubled()
  let seen: Meter = doubled
  seen.value = 7
  seen.value += 1
  let countable: any Countable = Meter()
  countable.value = 4
  return ["\(meter.number) \(meter[1])", "\(doubled.number) \(seen.value) \(countable.value)"]
}
