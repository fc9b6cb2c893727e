import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct StreamTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  @Test func `files and texts run in the order written, in one session`() throws {
    try program.write("let b = a + 1\n".utf8, to: "two.nav")
    let result = try program.run(["-c", "let a = 1", "two.nav", "-c", "a + b"])
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output == "defined a\ndefined b\n3\n")
  }

  @Test func `what run prints is accepted by test`() throws {
    let script = """
      #!/usr/bin/env navplay
      struct Home: View {
        var body: some View {
          Text("漢字 \\u{1B}[0m")
        }
      }
      show Home
      print("  blank at the end ", "\\u{202E}")
      tap "nowhere"
      """
    try program.write(script.utf8, to: "a.nav")
    let run = try program.run(["run", "-k", "--size", "30x4", "a.nav", "-c", "1 + 1"])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("%navplay 1 size=30x4\n> struct Home"))
    #expect(run.output.contains("\n> 1 + 1\n  2\n"))
    #expect(run.errors.hasPrefix("a.nav:9:"))
    try program.write(run.output.utf8, to: "a.transcript")
    #expect(try program.run(["test", "a.transcript"]).output == "1 passed, 0 failed\n")
  }

  @Test func `a script stops at the input that fails, and errors carry their place`() throws {
    let stopped = try program.run([], input: "print(1)\n\nprint(nowhere)\nprint(2)\n")
    #expect(stopped.status == 1 && stopped.output == "1\n")
    #expect(stopped.errors.hasPrefix("<stdin>:3:7: error: cannot find 'nowhere' in scope\n"))
    let going = try program.run(["-k"], input: "print(1)\nprint(nowhere)\nprint(2)\n")
    #expect(going.status == 1 && going.output == "1\n2\n")
  }

  @Test func `an error in the code of an earlier input says where that stands`() throws {
    let view = "struct A: View {\n  let list = [1]\n  var body: some View {\n"
    let rest = "    Button(\"x\") { print(list[3]) }\n  }\n}\nA()\ntap \"x\"\n"
    let result = try program.run(["-q"], input: view + rest)
    #expect(result.errors.hasPrefix("<stdin>:4:29: error: index out of range\n 4 | "))
    let second = try program.run(["-q", "-c", "let x = 3; x = 4"])
    #expect(second.errors.hasPrefix("<-c 1>:1:12: error: "))
  }

  @Test func `quiet says what the program waits for`() throws {
    let result = try program.run(["-q", "-c", "Text(\"a\").padding(Missing.x)"])
    #expect(result.status == 1 && !result.errors.isEmpty)
    let waiting = try program.run(["-q", "-c", "screen A { B() }"])
    #expect(waiting.status == 1 && waiting.errors.contains("cannot find 'B' in scope"))
  }

  @Test func `quiet keeps what print says`() throws {
    let result = try program.run(["-q", "-c", "print(1)", "-c", "Text(\"a\")", "-c", "2"])
    #expect(result == BuiltProgram.Result(status: 0, output: "1\n", errors: ""))
  }

  @Test func `json has every key in one order and one object a line`() throws {
    let result = try program.run(
      ["--json", "-k", "-c", "print(\"\\\"\\t\\u{1}漢\")", "-c", "1 +* 2"])
    #expect(result.status == 1 && result.errors.isEmpty)
    let keys = [
      "input", "file", "line", "ok", "diagnostics", "printed", "value", "words", "notes", "waiting",
      "path", "depth", "picture", "texts", "tappable",
    ]
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      var rest = line
      for key in keys {
        guard let range = rest.firstRange(of: "\"\(key)\":") else {
          Issue.record("\(key) is missing in \(line)")
          continue
        }
        rest = rest[range.upperBound...]
      }
    }
    #expect(lines.first?.contains(#""printed":["\"\t\u0001漢"]"#) == true)
    #expect(
      lines.last?.contains(#""ok":false,"diagnostics":[{"severity":"error","file":"<-c 2>"#) == true
    )
  }

  @Test func `bytes that are no text are reported after the inputs before them ran`() throws {
    try program.write(Array("print(1)\nprint(\"".utf8) + [0xc3, 0x28, 0x0a], to: "bytes")
    let result = try program.shell("\"$navplay\" < bytes")
    #expect(result.status == 66 && result.output == "1\n")
    #expect(result.errors == "<stdin>:2:8: error: byte 0xC3 is not UTF-8\n")
  }

  @Test func `a file without any input is said to be empty`() throws {
    try program.write([], to: "empty.nav")
    try program.write("// nothing\n".utf8, to: "empty.swift")
    let script = try program.run(["empty.nav"])
    #expect(
      script
        == BuiltProgram.Result(
          status: 0, output: "", errors: "navplay: empty.nav holds no input\n"))
    let file = try program.run(["empty.swift"])
    #expect(file.output == "nothing changed: empty.swift holds no Swift\n" && file.status == 0)
  }

  @Test func `a program that waits at its end has failed`() throws {
    let declaration = "struct A: View { var body: some View { Missing() } }"
    let result = try program.run(["-c", declaration, "-c", "A()"])
    #expect(result.status == 1 && result.output.contains("waiting: ") && result.errors.isEmpty)
  }

  @Test func `a closed pipe ends the program without a word`() throws {
    let result = try program.shell(
      "yes 'print(\"0123456789012345678901234567890123456789\")' | head -20000 | \"$navplay\" | head -1"
    )
    #expect(result.errors.isEmpty && result.output.utf8.count == 41)
  }

  @Test func `replies come while the writer waits for them`() throws {
    let result = try program.shell(
      """
      mkfifo ask tell; "$navplay" <ask >tell & exec 3>ask 4<tell
      echo 'print(1)' >&3; timeout 10 head -n 1 <&4
      echo 'print(2)' >&3; timeout 10 head -n 1 <&4
      exec 3>&-; wait; rm ask tell
      """)
    #expect(result == BuiltProgram.Result(status: 0, output: "1\n2\n", errors: ""))
  }

  @Test func `signals end it with 128 and their number`() throws {
    for (signal, status) in [("TERM", 143), ("HUP", 129)] {
      let result = try program.shell(
        """
        mkfifo hold; "$navplay" <hold & exec 3>hold; sleep 0.5
        kill -\(signal) $!; wait $!; echo $?; rm hold
        """)
      #expect(result == BuiltProgram.Result(status: 0, output: "\(status)\n", errors: ""))
    }
  }
}
