import SwiftUI

struct TuplesAndPatterns: View {
  private let lines = report()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
  }
}

private func bounds(_ numbers: [Int]) -> (least: Int, most: Int)? {
  guard let first = numbers.first else { return nil }
  return numbers.dropFirst().reduce((first, first)) { (min($0.0, $1), max($0.1, $1)) }
}

private typealias Named = (name: String, value: Int)

private func report() -> [String] {
  var lines: [String] = []
  if let (least, most) = bounds([4, -2, 9]) { lines.append("\(least)...\(most)") }
  lines.append("\(bounds([]) == nil) \(bounds([7])?.most ?? 0)")
  var pair: Named = ("x", 1)
  pair.value += 5
  let (name, value) = pair
  lines.append("\(name) \(value) \(pair)")
  var a = 1
  var b = 2
  (a, b) = (b, a)
  lines.append("\(a) \(b) \((1, "z") < (2, "a")) \((1, 2) == (1, 2))")
  let points = [(0, 0), (0, 5), (3, 0), (2, 2), (7, 1)]
  for point in points {
    switch point {
    case (0, 0): lines.append("origin")
    case (0, let y): lines.append("on y at \(y)")
    case (let x, 0): lines.append("on x at \(x)")
    case let (x, y) where x == y: lines.append("diagonal \(x)")
    case (5..., _): lines.append("far")
    default: lines.append("elsewhere")
    }
  }
  let mixed: [Any] = [1, "two", 3.0, true, [4]]
  for item in mixed {
    switch item {
    case let number as Int: lines.append("int \(number)")
    case let text as String: lines.append("text \(text)")
    case is Double: lines.append("double")
    case is Bool: lines.append("bool")
    default: lines.append("else")
    }
  }
  return lines
}
