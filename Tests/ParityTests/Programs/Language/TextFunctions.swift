import SwiftUI

struct TextFunctions: View {
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
  let text = "Hello, World"
  var copy = text
  copy.append("!")
  copy.insert("¡", at: copy.startIndex)
  let words = "the quick  brown fox".split(separator: " ")
  return [
    "\(text.count) \(text.uppercased()) \(text.lowercased())",
    copy,
    "\(text.hasPrefix("Hell")) \(text.hasSuffix("x")) \(text.contains("World"))",
    "\(words) \(words.count) \(words.map { $0.prefix(1) }.joined())",
    String(text.reversed()),
    "\(text.first ?? "-") \(text.last ?? "-") \(text.isEmpty) \("".isEmpty)",
    "\(text.prefix(4))|\(text.suffix(3))|\(text.dropFirst(7))|\(text.dropLast(9))",
    text.filter { $0.isLetter && $0.isLowercase },
    String(text.map { $0 == "l" ? "L" : $0 }),
    "\(Array("añb").map { "\($0)" })",
    "\("apple" < "banana") \("a" == "a\u{301}") \("é" == "e\u{301}")",
    String(repeating: "ab", count: 3) + "\t|",
    """
    two
      lines "quoted" \(1 + 1)
    """,
    #"raw \n \(x)"#,
    "\(text.firstIndex(of: "o").map { text.distance(from: text.startIndex, to: $0) } ?? -1)",
    "\(text[text.index(text.startIndex, offsetBy: 4)])",
    "\(Int("42") ?? 0) \(Int("4x") == nil) \(Double("2.5") ?? 0) \(Bool("true") ?? false)",
    "\("a,b,,c".split(separator: ",", omittingEmptySubsequences: false).count)",
  ]
}
