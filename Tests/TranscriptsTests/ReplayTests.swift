import TestSupport
import Testing
import Transcripts

struct ReplayTests {
  @Test func `each case begins anew and goes on after a step that fails`() throws {
    let transcript = try readTranscript(
      "%set size 9x9\n> a\n  A\n%case two\n> b\n%set k v\n> c\n%case three skip=\"why\"\n> d\n",
      as: .lines)
    var player = ScriptedPlayer { _ in Answer(output: ["A"]) }
    let outcomes = replay(transcript, with: &player)
    #expect(
      player.log == [
        "begin size=9x9", "play a", "begin size=9x9", "play b", "set k=v", "play c",
      ])
    #expect(outcomes.map(\.verdict) == [.passed, .failed, .skipped("why")])
    #expect(outcomes.map(\.mismatches.count) == [0, 2, 0])
  }

  @Test func `a filter plays only the cases it names`() throws {
    let transcript = try readTranscript("%case push\n> a\n%case pop\n> b\n", as: .lines)
    var player = ScriptedPlayer { _ in Answer(output: []) }
    #expect(replay(transcript, with: &player, filter: "pop").map(\.name) == ["pop"])
    #expect(player.log == ["begin", "play b"])
  }

  @Test func `a difference shows rows by pairs and the first cell that differs`() throws {
    try expectReplay(
      of: """
        %case bar
        > tap "Go"
          +----+
          |Home|
          +----+
        """,
      """
      bar: failed
      a:2: bar: > tap "Go"
            +----+
        -   |Home|
        +   |Hose|
               ^ row 2, column 4
            +----+
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
      a:3: > b
        -   \u{e9}
        +   e\u{301}
            ^ row 1, column 1
      """
    ) { $0 == "a" ? Answer(output: [], errors: ["x"]) : Answer(output: ["e\u{301}"]) }
  }

  @Test func `what is expected to fail must fail`() throws {
    try expectReplay(
      of: "%case a xfail=\"soon\"\n> x\n  y\n%case b xfail=\"soon\"\n> x\n",
      """
      a: passed
      b: failed
        4: it passes, so take xfail="soon" away
      """
    ) { _ in Answer(output: []) }
  }

  @Test func `a setting that is wrong fails the case at its line`() throws {
    try expectReplay(
      of: "%case a\n> x\n%set wrong 1\n",
      """
      a: failed
        3: there is no setting 'wrong'
      """
    ) { _ in Answer(output: []) }
  }
}
