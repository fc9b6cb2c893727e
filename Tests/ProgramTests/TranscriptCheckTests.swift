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
}
