import TestSupport
import Testing
import Transcripts

struct ReplayTests {
  @Test func `each case begins anew and goes on after a step that fails`() throws {
    let transcript = try readTranscript(
      "%set size 9x9\n> a\n  A\n%case two\n> b\n%set k v\n> c\n%case three skip=\"why\"\n> d\n",
      as: .lines)
    var player = ScriptedPlayer { _ in Answer(output: ["A"]) }
    let outcomes = outcomes(of: transcript, with: &player)
    #expect(
      player.log == [
        "begin size=9x9", "play a", "begin size=9x9", "play b", "set k=v", "play c",
      ])
    #expect(outcomes.map(\.verdict) == [.passed, .failed, .skipped("why")])
    #expect(outcomes.map(\.mismatches.count) == [0, 2, 0])
  }

  @Test func `a difference shows rows by pairs and the first cell that differs`() throws {
    try expectReplay(
      of: """
        %case bar
        > tap "Go"
          +----+
          |Home|
          +----+
        """, knowing: [Fact(name: "title", value: "Hose")],
      """
      bar: failed
      a:2: bar: > tap "Go"
            +----+
        -   |Home|
        +   |Hose|
               ^ row 2, column 4
            +----+
        title: "Home" -> "Hose"
      """
    ) { _ in Answer(output: ["+----+", "|Hose|", "+----+"]) }
  }

  @Test func `blocks of different length show what went and what came`() throws {
    try expectReplay(
      of: "> a\n  one\n  two\n  three\n> b\n> c\n! error: no\n",
      """
      -: failed
      a:1: > a
            one
        -   two
            three
      a:5: > b
        +   blank···\\
        it must print nothing, and prints 1 line
      a:6: > c
        - ! error: no
        it prints nothing, and must print 1 line
        it must fail, and succeeds
      """
    ) {
      ["a": Answer(output: ["one", "three"]), "b": Answer(output: ["blank   "])][$0]
        ?? Answer(output: [])
    }
  }

  @Test func `output and errors are different channels, and scalars count`() throws {
    try expectReplay(
      of: "> a\n  x\n> b\n  \u{e9}\n",
      """
      -: failed
      a:1: > a
        -   x
        + ! x
          ^ row 1, its gutter
        it fails, and must not
      a:3: > b
        -   \u{e9}
        +   e\u{301}
            ^ row 1, column 1
        they look alike: U+E9 -> U+65 U+301
      """
    ) { $0 == "a" ? Answer(output: [], errors: ["x"]) : Answer(output: ["e\u{301}"]) }
  }

  @Test func `a line with escapes is compared with one that needs none`() throws {
    try expectReplay(
      of: "> a\n  ab c\n",
      #"""
      -: failed
      a:1: > a
        -  \ab c
        +  \ab\u{7}c
              ^ row 1, column 3
      """#
    ) { _ in Answer(output: ["ab\u{7}c"]) }
  }

  @Test func `what is expected to fail must fail, and not by a mistake of the transcript`() throws {
    try expectReplay(
      of: """
        %case a xfail="soon"
        > x
          y
        %case b xfail="soon"
        > x
        %case c xfail="soon"
        %set wrong 1
        > x
        """,
      """
      a: xfailed("soon")
      a:2: a: > x
        -   y
        it prints nothing, and must print 1 line
      b: xpassed("soon")
      c: failed
        7: there is no setting 'wrong'
      """
    ) { _ in Answer(output: []) }
  }

  @Test func `a setting that is wrong fails the case at its line`() throws {
    try expectReplay(
      of: "%set a 1\n%set wrong 1\n%case a\n> x\n%case b skip=\"no\"\n",
      """
      a: failed
        2: there is no setting 'wrong'
      b: skipped("no")
      """
    ) { _ in Answer(output: []) }
  }

  @Test func `what an input ends is not played on, and no failing file passes`() throws {
    let transcript = try readTranscript(
      "%include wrong.nav\n> a\n> end\n> never\n> never\n", as: .lines,
      including: files(["wrong.nav": "wrong"]))
    var player = ScriptedPlayer { Answer(output: [], isLast: $0 == "end") }
    let outcome = try #require(outcomes(of: transcript, with: &player).first)
    #expect(player.log == ["begin", "include inputs wrong.nav", "play a", "play end"])
    #expect(outcome.isFailure)
    #expect(outcome.problems.map(\.sentence) == ["wrong.nav:1 does not run: it is wrong"])
    #expect(outcome.unreached?.line == 4 && outcome.ending?.line == 3)
  }

  @Test(arguments: [
    (" *a*c", "abc"), (" *a?c", "abc"), (" *?", "👩‍👩‍👧"), (" **", ""), (" *\\*\\?\\\\", "*?\\"),
    ("**", ""), ("  x\n**\n  z", "x\nz"), ("**\n  x\n**\n  z", "x\ny\nx\nz"),
    (" *e\u{301}", "e\u{301}"),
  ]) func `a pattern fits what it means`(pattern: String, output: String) throws {
    #expect(try holds(pattern, Answer(output: lines(output))))
    #expect(try !holds(pattern, Answer(output: lines(output), errors: ["no"])))
  }

  @Test(arguments: [
    (" *a*c", "abcd"), (" *a?c", "ac"), (" *a", "A"), (" *?", ""), (" *\\*", "x"),
    ("  x\n**\n  z", "x\nz\ny"), ("**\n  x\n**\n  z", "y\nz"), (" *\u{e9}", "e\u{301}"),
    ("!*", "x"),
  ]) func `a pattern fits nothing else`(pattern: String, output: String) throws {
    #expect(try !holds(pattern, Answer(output: lines(output))))
  }

  @Test func `'**' stands for errors only where an error is asked for`() throws {
    let answer = Answer(output: ["a"], errors: ["error: b", "c"])
    #expect(try !holds("**", answer))
    #expect(try holds("**\n!*error*\n**", answer))
  }

  @Test func `equal differences have equal changes, wherever they stand`() throws {
    let transcript = try readTranscript(
      "> a\n  1\n  old\n> b\n  old\n  2\n> c\n  1\n", as: .lines)
    var player = ScriptedPlayer {
      Answer(output: $0 == "a" ? ["1", "new"] : $0 == "b" ? ["new", "2"] : ["new"])
    }
    let changes = outcomes(of: transcript, with: &player)[0].mismatches.map {
      MismatchReport($0, cells: { _ in 1 }).changes
    }
    #expect(changes[0] == changes[1] && changes[0] != changes[2])
  }

  @Test func `a wide letter before the first difference counts two cells`() throws {
    let transcript = try readTranscript("> a\n  |漢a|\n", as: .lines)
    var player = ScriptedPlayer { _ in Answer(output: ["|漢b|"]) }
    let mismatch = outcomes(of: transcript, with: &player)[0].mismatches[0]
    let report = MismatchReport(mismatch, cells: { $0 == "漢" ? 2 : 1 })
    #expect(report.firstCell?.row == 1 && report.firstCell?.column == 4)
    #expect(report.lines(file: "a", inCase: nil)[3] == "         ^ row 1, column 4")
  }

  @Test func `where the window is wide enough the blocks stand side by side`() throws {
    let transcript = try readTranscript("> a\n  |Home|\n  |漢  |\n  gone\n", as: .lines)
    var player = ScriptedPlayer { _ in Answer(output: ["|Hose|", "|漢  |"]) }
    let mismatch = outcomes(of: transcript, with: &player)[0].mismatches[0]
    let report = MismatchReport(mismatch, cells: { $0 == "漢" ? 2 : 1 })
    let lines = [
      "a:1: > a",
      "  -   |Home|  +   |Hose|",
      "         ^           ^ row 1, column 4",
      "      |漢  |      |漢  |",
      "  -   gone",
      "  text: \"Home\" -> \"Hose\"",
    ]
    #expect(report.lines(file: "a", inCase: nil, width: 24) == lines)
    #expect(report.lines(file: "a", inCase: nil, width: 23).contains("  +   |Hose|"))
  }

  @Test func `long blocks that share little are compared without counting every pair`() throws {
    let old = (0..<20_000).map { "  \($0 % 7 == 0 ? "same \($0)" : "old \($0 % 11)")" }
    let new = (0..<20_000).map { $0 % 7 == 0 ? "same \($0 + 7)" : "new \($0 % 5)" }
    let transcript = try readTranscript((["> a"] + old).joined(separator: "\n"), as: .lines)
    var player = ScriptedPlayer { _ in Answer(output: new) }
    let mismatch = outcomes(of: transcript, with: &player)[0].mismatches[0]
    let clock = ContinuousClock()
    let time = clock.measure { _ = MismatchReport(mismatch, cells: { _ in 1 }).changes }
    #expect(time < .seconds(20))
    let report = MismatchReport(mismatch, cells: { _ in 1 }).lines(file: "a", inCase: nil)
    #expect(report.contains("      same 7") && !report.contains("  -   same 7"))
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func holds(_ block: String, _ answer: Answer) throws -> Bool {
    let transcript = try readTranscript("> x\n\(block)\n", as: .lines)
    var player = ScriptedPlayer { _ in answer }
    return !outcomes(of: transcript, with: &player)[0].isFailure
  }
}
