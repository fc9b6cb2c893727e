import SwiftSubset
import TestSupport
import Testing

struct CompletenessTests {
  @Test(arguments: [
    "", "\n", "a", "let a = 1", "struct A { }", "a\n  .b()", "// comment", "import SwiftUI",
    "if a { }", "#if a\n#endif", "\"\"\"\n\"\"\"", "/* a */", "func f() { }",
  ])
  func `whole inputs are complete`(text: String) {
    expectCompleteness(of: text, .complete)
  }

  @Test(arguments: [
    ("struct A {", 1), ("f(", 1), ("f(a,\n", 1), ("[1, {", 2), ("let a =", 0), ("a +\n", 0),
    ("@State", 0), ("func f()", 0), ("if a", 0), ("guard let a = b", 0), ("a ? b", 0),
    ("struct A", 0), ("let a = \"\"\"\n text", 0), ("f(\"\"\"\n \\(a", 2), ("/* a", 0),
    ("#if DEBUG\na", 0), ("switch a {\ncase .b:", 1), ("a.", 0), ("let a: [B", 1),
    ("do { } catch {", 1), ("repeat { }", 0), ("private", 0), ("try", 0),
  ])
  func `what stops too early may go on, as deep as its brackets`(text: String, indent: Int) {
    expectCompleteness(of: text, .incomplete(indent: indent))
  }

  @Test(arguments: [
    "f(]", "}", "let = 1", "\"abc", "f(\"abc\n", "a b", "struct 1 {", "f(“a”", "let a = 1 < 2 < 3",
    "if a = b { }\nf(", "\"\\(a\n)\"", "#else", "let a = /b/", "\u{0}",
  ])
  func `what no more text can mend is invalid`(text: String) {
    expectCompleteness(of: text, .invalid)
  }
}
