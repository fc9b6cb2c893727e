import SwiftUI

struct OrderOfEvaluation: View {
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
  var log: [String] = []
  func say<T>(_ name: String, _ value: T) -> T {
    log.append(name)
    return value
  }
  func take(_ a: Int, _ b: Int, c: Int = 0) -> Int { a + b + c }
  var numbers = [1, 2, 3]
  numbers[say("index", 1)] = say("value", 9)
  _ = take(say("first", 1), say("second", 2), c: say("third", 3))
  _ = say("left", false) && say("right", true)
  _ = say("none", nil as Int?) ?? say("default", 4)
  _ = say("some", 5 as Int?) ?? say("unused", 6)
  _ = say("one", 1) + say("two", 2) * say("three", 3)
  _ = say("condition", true) ? say("yes", 1) : say("no", 2)
  let missing: [Int]? = nil
  _ = missing?[say("never", 0)]
  return [log.joined(separator: " "), "\(numbers)"]
}
