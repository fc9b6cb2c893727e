import SwiftUI

struct LoopsAndLeaving: View {
  private let lines = report()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
  }
}

private func firstPair(_ limit: Int, _ sum: Int) -> (Int, Int)? {
  outer: for a in 1...limit {
    for b in a...limit {
      if a * b > 50 { continue outer }
      if a + b == sum, a != b { return (a, b) }
      if b > 20 { break outer }
    }
  }
  return nil
}

private func order(_ fails: Bool) -> [String] {
  var log: [String] = []
  func work() -> Int {
    defer { log.append("first deferred") }
    defer { log.append("second deferred") }
    guard !fails else {
      log.append("left early")
      return -1
    }
    log.append("worked")
    return log.count
  }
  log.append("result \(work())")
  return log
}

private func kind(_ number: Int) -> String {
  switch number {
  case ..<0: return "negative"
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4..<10 where number % 2 == 0: return "even"
  case 4..<10: return "odd"
  case let big where big > 1_000: return "big \(big)"
  default: break
  }
  return "other"
}

private func report() -> [String] {
  var lines: [String] = []
  lines.append(firstPair(9, 7).map { "\($0.0) and \($0.1)" } ?? "none")
  lines += order(false) + order(true)
  lines.append([-4, 0, 2, 6, 7, 50, 2_000].map(kind).joined(separator: " "))
  var count = 3
  var text = ""
  repeat {
    text += "r\(count) "
    count -= 1
  } while count > 0
  while true {
    count += 2
    if count % 3 == 0 { continue }
    if count > 9 { break }
    text += "w\(count) "
  }
  for index in stride(from: 0, to: 10, by: 4) { text += "s\(index) " }
  for (key, value) in [("a", 1), ("b", 2)] where value > 1 { text += key }
  lines.append(text)
  var items = [1, 2, 3]
  for item in items { items.append(item * 10) }
  lines.append("\(items)")
  switch (items.count, text.isEmpty) {
  case (6, false): lines.append("six")
  case (_, true): lines.append("empty")
  default: lines.append("other")
  }
  switch "x" {
  case "x":
    lines.append("x")
    fallthrough
  case "y": lines.append("y too")
  default: lines.append("none")
  }
  return lines
}
