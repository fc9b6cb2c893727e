import SwiftSubset
import TestSupport
import Testing

struct StringTests {
  @Test func `escapes are resolved`() {
    expectOutline(
      of: #""a\"\\\t\n\0\u{1F600}'""#, #""a\"\\\u{9}\u{A}\u{0}😀'""#)
  }

  @Test func `interpolations hold any expression, and strings again`() {
    expectOutline(
      of: #""a\(b)c\("d\(e + "f")")""#,
      #"(string "a" (\ b) "c" (\ (string "d" (\ (+ e "f")))))"#)
    expectOutline(
      of: #""\(a, specifier: "%.2f")%""#, #"(string (\ a specifier: "%.2f") "%")"#)
    expectOutline(
      of: #""\([1, (2)].map { $0 })""#,
      #"(string (\ (chain (array 1 (tuple 2)) .map (call trailing (closure {$0})))))"#)
  }

  @Test func `raw strings keep their backslashes`() {
    expectOutline(of: ##"#"a\n\#(b)""#"##, #"(string "a\\n" (\ b) "\"")"#)
    expectOutline(of: ###"##"""#"##"###, "\"\\\"\\\"#\"")
  }

  @Test func `strings of many lines lose the indentation of their end`() {
    expectOutline(
      of: "\"\"\"\n    a \\(b)\n      c \\\n    d\n\n    \"e\"\n    \"\"\"",
      #"(string "a " (\ b) "\u{A}  c d\u{A}\u{A}\"e\"")"#)
    expectOutline(of: "\"\"\"\n  \"\"\"", "\"\"")
    expectOutline(of: "\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "\"a\\u{A}b\"")
  }

  @Test func `their lines must be indented alike`() {
    expectErrors(
      in: "let a = \"\"\"\n    b\n  c\n    \"\"\"",
      """
      error: insufficient indentation of line in multi-line string literal
       3 |   c
         |   ^ change indentation of this line to match closing delimiter
      """, width: 80)
  }

  @Test func `a string that its line ends takes nothing with it`() {
    expectErrors(
      in: "Text(\"a)\nlet b = 1",
      """
      error: unterminated string literal
       1 | Text("a)
         |      ^^^ add '"' where the text ends
      """)
    expectErrors(
      in: "Text(\"a \\(b + \"c\"\nlet d = 1",
      #"""
      error: cannot find ')' to match opening '(' in string interpolation
       1 | Text("a \(b + "c"
         |         ^^ add ')' where the value ends
      """#)
  }

  @Test func `an unknown escape is shown where it stands`() {
    expectErrors(
      in: #"let a = "b\qc""#,
      #"""
      error: invalid escape sequence in literal
       1 | let a = "b\qc"
         |           ^^ a backslash itself is written '\\'
      """#)
  }

  @Test func `hidden characters in a string are named`() {
    expectErrors(
      in: "let a = \"b\u{202E}c\"",
      #"""
      error: invisible character U+202E changes the direction of text
       1 | let a = "b\u{202E}c"
         |           ^^^^^^^^ write '\u{202E}' if the text needs it
      """#, width: 70)
  }
}
