import Foundation
import TestSupport
import Testing

struct TranscriptCheckTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  @Test func `a step that does not hold is shown and fails`() throws {
    try program.write("%case sum\n> 1 + 1\n  3\n%case fine\n> 2\n  2\n".utf8, to: "a.transcript")
    let result = try program.run(["test", "a.transcript"])
    #expect(
      result
        == BuiltProgram.Result(
          status: 1,
          output: """
            a.transcript:2: sum: > 1 + 1
              -   3
              +   2
                  ^ row 1, column 1
            1 passed, 1 failed

            """, errors: ""))
    #expect(try program.run(["test", "--filter", "fine", "a.transcript"]).status == 0)
  }

  @Test func `update writes what came, and a second one changes nothing`() throws {
    try program.write("# why\n> 1 + 1\n  3\n> 4\n  4\n".utf8, to: "a.transcript")
    let first = try program.run(["test", "--update", "a.transcript"])
    #expect(first.output == "a.transcript: updated 1 step\n1 passed, 0 failed\n")
    #expect(first.status == 0)
    #expect(program.text(of: "a.transcript") == "# why\n> 1 + 1\n  2\n> 4\n  4\n")
    #expect(try program.run(["test", "--update", "a.transcript"]).output == "1 passed, 0 failed\n")
  }

  @Test func `update is refused where CI is set, but not where it is empty`() throws {
    try program.write("> 1\n".utf8, to: "a.transcript")
    let refused = try program.run(["test", "--update", "a.transcript"], environment: ["CI": "1"])
    #expect(refused.status == 2 && refused.errors.contains("refused where CI is set"))
    #expect(program.text(of: "a.transcript") == "> 1\n")
    let empty = try program.run(["test", "--update", "a.transcript"], environment: ["CI": ""])
    #expect(empty.status == 0 && program.text(of: "a.transcript") == "> 1\n  1\n")
  }

  @Test func `folders are searched; a page without a block counts only when it is named`() throws {
    try program.write("Prose.\n".utf8, to: "prose.md")
    try program.write("```navplay\n> 1\n  1\n```\n".utf8, to: "page.md")
    #expect(try program.run(["test", "."]).output == "1 passed, 0 failed\n")
    let named = try program.run(["test", "prose.md"])
    #expect(named.status == 1)
    #expect(named.output.hasPrefix("prose.md:1: error: there is no input here"))
    #expect(try program.run(["test", "none"]).status == 66)
  }

  @Test func `nothing to test is no success`() throws {
    let result = try program.run(["test", "."])
    #expect(result.status == 1 && result.output.hasSuffix("0 passed, 1 failed\n"))
  }

  @Test func `what run prints of a file is a transcript that holds`() throws {
    let view =
      "import SwiftUI\nstruct H: View { var body: some View { Text(\"h\").blur(radius: 2) } }\n"
    let ends = [
      "", "#Preview { H() }\n",
      "print(1)\nstruct P: PreviewProvider { static var previews: some View { H() } }\n",
    ]
    for (number, end) in ends.enumerated() {
      try program.write((view + end).utf8, to: "File\(number).swift")
      let ran = try program.run(["run", "--size", "20x3", "File\(number).swift", "-c", ":texts"])
      #expect(ran.status == 0 && ran.output.contains("shown H\n"))
      try program.write(ran.output.utf8, to: "printed.transcript")
      #expect(try program.run(["test", "printed.transcript"]).output == "1 passed, 0 failed\n")
    }
  }

  @Test func `what run prints of a transcript with cases is one that holds`() throws {
    try program.write("%navplay 1 size=20x3\n%case one\n> Text(\"x\")\n".utf8, to: "a.transcript")
    _ = try program.run(["test", "--update", "a.transcript"])
    try program.write(try program.run(["run", "a.transcript"]).output.utf8, to: "b.transcript")
    #expect(try program.run(["test", "b.transcript"]).output == "1 passed, 0 failed\n")
  }

  @Test func `a filter that no case fits and a file of Swift are no success`() throws {
    try program.write("%case one\n> 2\n  2\n".utf8, to: "a.transcript")
    #expect(try program.run(["test", "--filter", "two", "a.transcript"]).status == 1)
    try program.write("struct A {}\n".utf8, to: "A.swift")
    let swift = try program.run(["test", "A.swift"])
    #expect(swift.status == 66 && swift.errors.contains("run it, as in navplay run A.swift"))
  }

  @Test func `files are included from the folder of the file that names them`() throws {
    try program.write(
      "\u{feff}struct A: View { var body: some View { Text(\"a\") } }\r\n".utf8, to: "A.swift")
    try program.write(
      "#!/usr/bin/env navplay\n// two inputs\nlet one = 1\nlet two = 2\n".utf8, to: "start.nav")
    try program.write(
      "%include ./A.swift\n%include start.nav\n> two\n  2\n".utf8, to: "start.transcript")
    let text =
      "%include start.transcript\n%case a\n> one + two\n  3\n%case b\n> A()\n  shown A\n**\n"
    try program.write(text.utf8, to: "a.transcript")
    #expect(try program.run(["test", "a.transcript"]).output == "2 passed, 0 failed\n")
    let ran = try program.run(["run", "a.transcript"])
    #expect(ran.status == 0 && ran.output.contains("> one + two\n  3\n"))
    try program.write("let one = 1\n\nlet two = three\n".utf8, to: "start.nav")
    let wrong = try program.run(["test", "--update", "a.transcript"])
    #expect(
      wrong.status == 1
        && wrong.output.contains(
          "start.transcript:2: error: start.nav:3 does not run: cannot find 'three' in scope\n")
    )
    #expect(program.text(of: "a.transcript") == text)
  }

  @Test func `equal differences are shown once, with their number`() throws {
    let steps = (1...12).map { "%case \($0)\n> \($0)\n  0\n> 100\n  0\n> 100\n  0\n" }.joined()
    try program.write(steps.utf8, to: "a.transcript")
    try program.write("> 100\n  0\n".utf8, to: "b.transcript")
    let lines = try program.run(["test", "."]).output.split(separator: "\n").map(String.init)
    #expect(lines.count { $0 == "  +   100" } == 1)
    #expect(
      lines.contains(
        "24 more steps differ as ./a.transcript:4 does: ./a.transcript:6, ./a.transcript:11, "
          + "./a.transcript:13, ./a.transcript:18, ./a.transcript:20, ./a.transcript:25, …"))
  }

  @Test func `fail-fast ends after the first case that fails`() throws {
    try program.write("%case a\n> 1\n%case b\n> 1\n".utf8, to: "a.transcript")
    try program.write("> 1\n".utf8, to: "b.transcript")
    let result = try program.run(["test", "--fail-fast", "a.transcript", "b.transcript"])
    #expect(result.status == 1 && result.output.hasSuffix("\n0 passed, 1 failed\n"))
  }

  @Test func `standard input is a transcript too, and includes from the current folder`() throws {
    try program.write("let one = 1".utf8, to: "one.nav")
    let result = try program.run(["test", "-"], input: "%include one.nav\n> one\n  2\n")
    #expect(result.status == 1 && result.output.hasPrefix("<stdin>:2: > one\n  -   2\n  +   1\n"))
  }

  @Test func `a case without a name is chosen by its file's`() throws {
    try program.write("> 1\n  1\n".utf8, to: "push.transcript")
    try program.write("> 1\n  2\n".utf8, to: "pop.transcript")
    #expect(try program.run(["test", "--filter", "push", "."]).output == "1 passed, 0 failed\n")
  }

  @Test func `an update is refused where a file has an error or half a merge`() throws {
    for text in [
      "> 1\n  2\n%set sise 3x3\n", "> 1\n  2\n<<<<<<< a\n  3\n=======\n  4\n>>>>>>> b\n",
      "> 1\n  2\n > 3\n",
    ] {
      try program.write(text.utf8, to: "a.transcript")
      let result = try program.run(["test", "--update", "a.transcript"])
      #expect(result.status == 1 && program.text(of: "a.transcript") == text)
    }
    #expect(try program.run(["test", "--update", "-"]).status == 2)
  }

  @Test func `after the end of a session nothing is rewritten, and nothing passes`() throws {
    let text = "> 1\n  2\n> :quit\n**\n> 3\n  4\n"
    try program.write(text.utf8, to: "a.transcript")
    let result = try program.run(["test", "--update", "a.transcript"])
    #expect(result.status == 1)
    #expect(
      result.output.contains("a.transcript:5: error: never reached: the session ends in line 3\n"))
    #expect(program.text(of: "a.transcript") == "> 1\n  1\n> :quit\n**\n> 3\n  4\n")
  }

  @Test func `a fault of the program names the case, and no file is rewritten`() throws {
    let endless = String(repeating: "> while true { n += 1 }\n**\n", count: 100)
    let text = "%case slow\n> 1\n  2\n> var n = 0\n**\n" + endless
    try program.write(text.utf8, to: "a.transcript")
    let result = try program.shell(
      """
      "$navplay" test --update a.transcript & sleep 0.4; kill -SEGV $!; wait $!; echo $?
      """)
    #expect(result.output == "70\n")
    #expect(result.errors.hasSuffix("It ran a.transcript: slow. Please report that case.\n"))
    #expect(program.text(of: "a.transcript") == text)
  }

  /// `docs/transcripts.md` shows a file and what the program says about it.
  @Test func `the page on transcripts shows what the program really prints`() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../docs/transcripts.md"), encoding: .utf8)
    let (file, output) = (try block("transcript", of: page), try block("text", of: page))
    try program.write(file.utf8, to: "rename.transcript")
    #expect(try program.run(["test", "rename.transcript"]).output == output)
  }

  private func block(_ tag: String, of page: String) throws -> String {
    let start = try #require(page.range(of: "\n```\(tag)\n")).upperBound
    let end = try #require(page.range(of: "\n```\n", range: start..<page.endIndex)).lowerBound
    return String(page[start..<end]) + "\n"
  }

  @Test func `an included file that ends the session, or whose names never come, fails`() throws {
    try program.write("let a = 1\n:quit\nlet b = 2\n".utf8, to: "quit.nav")
    try program.write("let late = Late()\n".utf8, to: "late.swift")
    try program.write("%include quit.nav\n> 1\n  1\n".utf8, to: "a.transcript")
    try program.write("%include late.swift\n> 1\n  1\n".utf8, to: "b.transcript")
    try program.write(
      "%include late.swift\n> struct Late {}\n  defined Late\n".utf8, to: "c.transcript")
    let quits = try program.run(["test", "a.transcript"])
    #expect(quits.output.contains("quit.nav:2 does not run: it ends the session"))
    let waits = try program.run(["test", "b.transcript"])
    #expect(waits.output.contains("late.swift does not run: cannot find 'Late' in scope"))
    #expect(try program.run(["test", "c.transcript"]).status == 0)
  }
}
