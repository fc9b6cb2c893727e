import TestSupport
import Testing

struct RecordingTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  private static let session = """
    // say # Two screens
    // say The first one leads to the second.
    struct Detail: View {
      @State private var count = 0
      var body: some View { Button("Count \\(count)") { count += 1 } }
    }
    screen Home { CustomNavLink(destination: Detail()) { Text("Go") }.customNavigationTitle("Home") }
    tap "Go"
    nonsense
    tap "Count 0"; tap "Count 1"
    :taps
    // say Back again.
    back
    tap "Count 2"
    :undo
    let text = \"\"\"
      blanks at the end  \u{20}
      ```
      \"\"\"
    text; print("\\u{1B}[31m", #"\\u{1B}"#)
    :expect depth 2, shows "Count 2"

    """

  @Test func `what is saved holds at once, as a transcript and as a page`() throws {
    let saving = ":save a.transcript\n:save a.md\n"
    let run = try program.run(["--size", "30x5", "-k"], input: Self.session + saving)
    #expect(run.output.contains("saved 9 inputs in a.transcript\nsaved 9 inputs in a.md\n"))
    #expect(try program.run(["test", "a.transcript", "a.md"]).output == "2 passed, 0 failed\n")
    let transcript = program.text(of: "a.transcript")
    #expect(transcript.hasPrefix("%navplay 1 size=30x5\n> // say # Two screens\n"))
    #expect(transcript.contains("> :expect depth 2, shows \"Count 2\"\n"))
    #expect(!transcript.contains("nonsense") && !transcript.contains(":taps"))
    let page = program.text(of: "a.md")
    #expect(
      page.contains("\n\n# Two screens\nThe first one leads to the second.\n\n```swift navplay\n"))
    #expect(page.contains("\n```\n\nBack again.\n"))
  }

  @Test func `what is recorded holds at once, with its mistakes and from where it began`() throws {
    let before = "let early = 1\nnot Swift\n"
    for name in ["r.transcript", "r.md"] {
      let input =
        before + ":record \(name)\n" + Self.session + ":save \(name).transcript\n:record off\n"
      let run = try program.run(["-k"], input: input + "early\n")
      #expect(run.output.contains("recorded "))
      let text = program.text(of: name)
      #expect(text.contains("> let early = 1\n") && !text.contains("not Swift"))
      #expect(
        text.contains("> nonsense\n") && text.contains("! error: ") && text.contains("> :undo"))
      #expect(!text.contains(":record") && !text.contains(":save") && !text.contains("> early\n"))
      #expect(
        try program.run(["test", name, name + ".transcript"]).output == "2 passed, 0 failed\n")
    }
  }

  @Test func `a recording is written when the session ends, however it does`() throws {
    for (name, end) in [("end", ""), ("quit", ":quit\n"), ("failed", "1 +\n")] {
      let input = ":record \(name).transcript\nprint(\"kept\")\n\(end)"
      _ = try program.run([], input: input)
      #expect(program.text(of: "\(name).transcript").hasPrefix("> print(\"kept\")\n  kept\n"))
    }
    #expect(try program.run(["test", "."]).output == "3 passed, 0 failed\n")
  }

  @Test func `a Swift file is kept with what it shows`() throws {
    let source = "struct Home: View { var body: some View { Text(\"of a file\") } }\n"
    try program.write(source.utf8, to: "Home.swift")
    try program.write("let a = 1\na + 1\n".utf8, to: "a.nav")
    let words = ["Home.swift", "-c", ":load a.nav", "-c", ":save a.md", "-c", ":save a.transcript"]
    #expect(try program.run(words).status == 0)
    #expect(program.text(of: "a.md").contains("Home()\n```\n"))
    #expect(try program.run(["test", "a.md", "a.transcript"]).output == "2 passed, 0 failed\n")
  }

  @Test func `a file that is there is not lost without a word`() throws {
    try program.write("> 1\n  1\n".utf8, to: "mine.transcript")
    let run = try program.run(
      ["-k"],
      input: "2\n:save mine.transcript\n:record mine.transcript\n:save replace mine.transcript\n")
    #expect(run.errors.contains("error: 'mine.transcript' is there already"))
    #expect(run.errors.contains("choose another name, or write :record replace mine.transcript"))
    #expect(program.text(of: "mine.transcript") == "> 2\n  2\n")
    // What the session wrote by itself it may write again.
    _ = try program.run(["-k"], input: "3\n:save new.transcript\n4\n:save new.transcript\n")
    #expect(program.text(of: "new.transcript") == "> 3\n  3\n> 4\n  4\n")
    #expect(program.files == ["err", "in", "mine.transcript", "new.transcript", "out"])
  }

  @Test func `what cannot be written says so and leaves nothing behind`() throws {
    let mistakes = [
      ":save": "':save' takes the path of a file", ":save a.txt": "and 'a.txt' is neither",
      ":save none/a.md": "cannot write 'none/a.md': No such file or directory",
      ":record none/a.md": "cannot write 'none/a.md': No such file or directory",
      ":record a": "write :record a.transcript",
      ":load l.nav": "a file that is loaded writes no files",
    ]
    try program.write(":save l.transcript\n".utf8, to: "l.nav")
    for (input, message) in mistakes {
      let run = try program.run([], input: "1\n\(input)\n")
      #expect(run.status == 1 && run.errors.contains(message), "\(input): \(run.errors)")
    }
    let empty = try program.run(["-c", ":save a.md"])
    #expect(empty.errors.contains("nothing has been accepted yet that could be saved"))
    #expect(program.files == ["err", "in", "l.nav", "out"])
  }

  @Test func `the inputs of a transcript and of a page can be loaded`() throws {
    try program.write("%navplay 1 size=20x3\n> let a = 1\n> a\n  7\n".utf8, to: "a.transcript")
    try program.write("```swift navplay\nlet b = 2\n```\n\n```navplay\n> b\n```\n".utf8, to: "b.md")
    try program.write("%case x\n> 1\n%case y\n> 2\n".utf8, to: "two.transcript")
    let run = try program.run(
      ["-k"], input: ":load a.transcript\n:load b.md\n:set size\n:load two.transcript\n")
    #expect(run.output == "defined a\n1\ndefined b\n2\nsize        20x3\n")
    #expect(run.errors.contains("two.transcript has 2 cases, each a session of its own"))
  }
}
