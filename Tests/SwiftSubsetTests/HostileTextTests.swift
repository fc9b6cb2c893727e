import SwiftSubset
import TestSupport
import Testing

struct HostileTextTests {
  @Test(arguments: [
    "(", "[", "{", "\"\\(", "try ", "a<", "a ? ", "a ? b : ", "f { a in ", "switch a { case (",
    "if ", "let a: [", "-", "#if a\n", "() -> ", "struct A { ", "case .a(", "{ [a = ", "\\.a[",
    "& ",
    "await ", "a<(", "@A(", "else ", "/*", "`", ";", "}", ")", "“", "#\"", "0x", "a.", "<#",
  ])
  func `ten thousand of anything end with a tree`(piece: String) {
    let parsed = parse(SourceText(String(repeating: piece, count: 10_000)))
    #expect(parsed.diagnostics.count <= 200)
    #expect(parsed.completeness != .complete || parsed.diagnostics.isEmpty)
    #expect(!outline(of: parsed.tree).isEmpty || !parsed.diagnostics.isEmpty)
  }

  @Test(arguments: ["(", "[", "{ "])
  func `brackets nest as deep as the compiler lets them`(bracket: String) {
    let parsed = parse(SourceText("f" + String(repeating: bracket, count: 10_000)))
    #expect(
      parsed.diagnostics.map(\.message) == ["structure nesting level exceeded maximum of 256"])
    #expect(parsed.completeness == .invalid)
    #expect(
      parse(SourceText(String(repeating: "(", count: 60))).completeness
        == .incomplete(indent: 60))
  }

  @Test func `chains may have ten thousand links`() {
    let parsed = parse(SourceText("a" + String(repeating: "\n  .b()", count: 10_000)))
    #expect(parsed.completeness == .complete)
  }

  @Test(arguments: Fixture.all(in: "accepted"))
  func `shredded files never stop the parser`(fixture: Fixture) {
    var random = Mutation(seed: UInt64(fixture.text.utf8.count))
    let bytes = Array(fixture.text.utf8)
    for _ in 0..<100 {
      let source = SourceText(bytes: random.shred(bytes), name: "a")
      let parsed = parse(source)
      #expect(parsed.diagnostics.isEmpty == (parsed.completeness == .complete))
      for diagnostic in parsed.diagnostics.prefix(3) {
        let lines = DiagnosticRenderer().lines(diagnostic, in: source)
        #expect(lines.allSatisfy { line in line.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } })
      }
    }
  }
}
