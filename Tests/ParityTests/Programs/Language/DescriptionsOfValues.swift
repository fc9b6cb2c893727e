import SwiftUI

struct DescriptionsOfValues: View {
  private let lines = report()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
  }
}

private struct Point { var x: Int; var label: String; var next: Int? }
private enum Kind { case plain, number(Int), pair(a: Int, b: String) }
private struct Named: CustomStringConvertible {
  let name: String
  var description: String { "<\(name)>" }
}

private func report() -> [String] {
  let point = Point(x: 1, label: "a", next: nil)
  return [
    "\(point)",
    "\([point.label, "q\"u"]) \(["k": 1])",
    "\(Kind.plain) \(Kind.number(3)) \(Kind.pair(a: 1, b: "z"))",
    "\(Named(name: "n")) \([Named(name: "m")]) \(String(describing: Named(name: "o")))",
    "\(Optional(3) as Any) \(String(describing: nil as String?))",
    "\((1, b: "two", 3.0)) \(0..<3) \(1...2)",
    "\([Optional(1), nil]) \([1.0, 2.5]) \(true) \(())",
    "\(Character("c")) \(["c" as Character]) \([[1], []])",
    "\(type(of: 3)) \(type(of: "s")) \(type(of: [1.5])) \(Int.self)",
  ]
}
