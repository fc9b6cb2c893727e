import TestSupport
import Testing

struct ArgumentTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  @Test func `version and help are printed, whatever else is said`() throws {
    let version = try program.run(["--version"])
    #expect(version.status == 0 && version.errors.isEmpty)
    #expect(version.output.wholeMatch(of: /navplay \d+\.\d+\.\d+\n/) != nil)
    let help = try program.run(["run", "--help"])
    #expect(help.status == 0 && help.output.contains("navplay test accepts what it prints"))
    let lines = try program.run(["--help"]).output.split(separator: "\n")
    #expect(lines.count <= 24 && lines.allSatisfy { $0.utf8.count <= 80 })
  }

  @Test(arguments: [
    (["--sizes", "1x1"], "there is no option --sizes; did you mean --size?"),
    (["--zzz"], "there is no option --zzz"),
    (["-z"], "there is no option -z"),
    (["--si"], "--size needs a value, such as --size 40x12"),
    (["-c"], "-c needs a value, such as -c 'tap \"Go\"'"),
    (["--json=1"], "--json takes no value"),
    (["--s", "1x1"], "--s is short for several options: --size, --style"),
    (["--size", "0x0"], "--size 0x0: size is COLUMNSxROWS, each from 1 to 200, such as 40x12"),
    (["--color", "red"], "--color is one of auto, always, never"),
    (["run"], "run needs a file, '-' or -c TEXT"),
    (["test"], "test needs a transcript, a page or a folder"),
    (
      ["test", "a", "-k"],
      "test knows --update, --filter, --fail-fast, --format, --timing, but not --keep-going"
    ),
    (["run", "a", "--update"], "--update belongs to navplay test"),
    (["watch", "a"], "watch comes with a later version; run and test are here"),
    (
      ["--history", "file"],
      "the history lasts as long as the session; only --history none is known"
    ),
  ])
  func `a call that cannot be understood says why`(
    arguments: [String], sentence: String
  ) throws {
    let result = try program.run(arguments)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors == "navplay: \(sentence)\nnavplay --help shows what is possible\n")
  }

  @Test func `a file that cannot be read ends with 66 before anything ran`() throws {
    try program.write("print(1)\n".utf8, to: "first.nav")
    try program.write([0x61, 0x0a, 0x62, 0xff, 0x0a], to: "bytes.nav")
    let cases = [
      "frist.nav": "cannot read 'frist.nav': there is no such file; did you mean 'first.nav'?",
      "rnu": "cannot read 'rnu': there is no such file; did you mean 'run'?",
      ".": "'.' is a folder; name the files in it, such as ./*.nav",
      "bytes.nav": "'bytes.nav' is not UTF-8: line 2, byte 2 is 0xFF; save the file as UTF-8",
      "/dev/zero": "'/dev/zero' is larger than 64 MiB; that is no script",
      "a\u{1b}[2J": "cannot read 'a\\u{1B}[2J': there is no such file",
    ]
    for (name, sentence) in cases {
      let result = try program.run(["first.nav", name])
      #expect(result.status == 66 && result.output.isEmpty)
      #expect(result.errors == "navplay: \(sentence)\n")
    }
  }

  @Test func `an option after two dashes is a file`() throws {
    #expect(try program.run(["--", "--json"]).errors.contains("cannot read '--json'"))
  }
}
