import SwiftUI

struct ClosuresAndCaptures: View {
  private let lines = report()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
  }
}

private func makeCounter() -> () -> Int {
  var count = 0
  return {
    count += 1
    return count
  }
}

private func twice(_ action: (Int) -> Int) -> (Int) -> Int {
  let first = action(1)
  return { $0 * first }
}

private func apply(_ value: Int, by change: (inout Int) -> Void) -> Int {
  var copy = value
  change(&copy)
  return copy
}

private func run(times: Int = 2, _ body: () -> Void, after: () -> Void = {}) {
  for _ in 0..<times { body() }
  after()
}

private func report() -> [String] {
  var lines: [String] = []
  let one = makeCounter()
  let other = makeCounter()
  lines.append("\(one()) \(one()) \(other()) \(one())")
  var actions: [() -> Int] = []
  for index in 0..<3 { actions.append { index * 10 } }
  lines.append(actions.map { "\($0())" }.joined(separator: " "))
  var value = 1
  let late = { value }
  let early = { [value] in value }
  value = 5
  lines.append("\(late()) \(early())")
  lines.append("\(twice { $0 + 2 }(7))")
  lines.append("\(apply(3) { $0 += 4 })")
  var log = ""
  run { log += "a" }
  run(times: 1) {
    log += "b"
  } after: {
    log += "!"
  }
  lines.append(log)
  let sum: (Int, Int) -> Int = { $0 + $1 }
  let operation: (Int, Int) -> Int = (*)
  lines.append("\(sum(2, 3)) \(operation(2, 3)) \([1, 2, 3].reduce(0, sum))")
  func nested(_ depth: Int) -> Int { depth == 0 ? 0 : depth + nested(depth - 1) }
  lines.append("\(nested(4)) \({ (a: Int) -> Int in a * a }(6))")
  let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in
    { g(f($0)) }
  }
  lines.append("\(compose({ $0 + 1 }, { $0 * 2 })(4))")
  return lines
}
