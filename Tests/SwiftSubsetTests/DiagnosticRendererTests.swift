import SwiftSubset
import TestSupport
import Testing

struct DiagnosticRendererTests {
  private func picture(_ diagnostic: Diagnostic, _ text: String, width: Int = 40) -> String {
    DiagnosticRenderer(width: width).lines(diagnostic, in: SourceText(text))
      .joined(separator: "\n")
  }

  @Test func `an error shows its line, carets and what to do`() {
    let diagnostic = Diagnostic(
      "cannot find 'Texts' in scope", at: SourceRange(9, 14), help: "did you mean 'Text'?")
    #expect(
      picture(diagnostic, "VStack {\nTexts(\"Hello\")\n}") == """
        error: cannot find 'Texts' in scope
         2 | Texts("Hello")
           | ^^^^^ did you mean 'Text'?
        """)
  }

  @Test func `notes show where the matter began`() {
    expectErrors(
      in: "f(a,\n  b]",
      """
      error: expected ')' in expression list
       2 |   b]
         |    ^
      note: to match this opening '('
       1 | f(a,
         |  ^
      """)
  }

  @Test func `a bracket that is never closed is shown where it was opened`() {
    expectErrors(
      in: "VStack {\n  Text(\"a\")\n",
      """
      error: '{' is never closed
       1 | VStack {
         |        ^ add '}' where it ends
      """)
  }

  @Test func `files are named as editors want it`() {
    expectErrors(
      in: SourceText("let a = é]\n", name: "Home.swift"),
      """
      Home.swift:1:11: error: expected expression
       1 | let a = é]
         |          ^ no '[' is open here; remove it
      """, renderer: DiagnosticRenderer(showsFile: true))
  }

  @Test func `tabs and wide characters move the carets along`() {
    expectErrors(
      in: "\tf(\"日本\" 1)",
      """
      error: expected ',' separator
       1 |     f("日本" 1)
         |              ^ add ',' before it
      """)
    expectErrors(
      in: "f(\"e\u{301}👩‍👩‍👧\" 1)",
      """
      error: expected ',' separator
       1 | f("e\u{301}👩‍👩‍👧" 1)
         |         ^ add ',' before it
      """)
  }

  @Test func `nothing that a terminal obeys reaches it`() {
    let source = SourceText(
      bytes: Array("a\u{1B}[31m\u{7}\u{202E}b ".utf8) + [0xFF, 0xC3], name: "\u{1B}c")
    let lines = parse(source).diagnostics.flatMap {
      DiagnosticRenderer(width: 200, showsFile: true).lines($0, in: source)
    }
    let text = lines.joined(separator: "\n")
    #expect(!lines.isEmpty)
    #expect(text.contains(#"a\u{1B}[31m\u{7}\u{202E}b \xFF\xC3"#))
    #expect(
      text.unicodeScalars.allSatisfy {
        $0 == "\n" || !["\u{1B}", "\u{7}", "\u{202E}"].contains($0)
      })
  }

  @Test func `invalid bytes are shown and counted`() {
    let source = SourceText(bytes: Array("let a = \"".utf8) + [0xFF, 0x80, 0x22], name: "a")
    expectErrors(
      in: source,
      #"""
      error: invalid UTF-8 found in source file
       1 | let a = "\xFF\x80"
         |          ^^^^^^^^ save the text as UTF-8
      """#, renderer: DiagnosticRenderer())
  }

  @Test func `long lines are cut around the carets`() {
    let text = String(repeating: "a", count: 100) + " b " + String(repeating: "c", count: 100)
    #expect(
      picture(Diagnostic("m", at: SourceRange(101, 102)), text) == """
        error: m
         1 | ...aaaaaaaaaa b cccccccccccccccc...
           |               ^
        """)
    #expect(
      picture(Diagnostic("m", at: SourceRange(0, 3)), text) == """
        error: m
         1 | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa...
           | ^^^
        """)
  }

  @Test func `help that finds no room beside the carets stands below`() {
    let help = "a sentence of help that is rather long"
    #expect(
      picture(Diagnostic("m", at: SourceRange(8, 9), help: help), "let a = b") == """
        error: m
         1 | let a = b
           |         ^
           | a sentence of help that is rather long
        """)
  }

  @Test func `a place behind the end of the text has its carets behind it`() {
    #expect(
      picture(Diagnostic("m", at: SourceRange(99, 120)), "a\nbc") == """
        error: m
         2 | bc
           |   ^
        """)
    #expect(picture(Diagnostic("m", at: SourceRange(0, 0)), "") == "error: m\n 1 |\n   | ^")
  }
}
