import TestSupport
import Testing
import Transcripts

struct ReadingTests {
  @Test func `inputs of many lines, both channels and blank lines inside a block are read`() {
    expectReading(
      of: """
        %navplay 1 size=32x1
        # a comment
        %set style unicode

        > screen Home {
        |   Text("v1.0")
        |
        | }
          shown Home

          +--+


        > tap "Setings"
        ! error: nothing labelled "Setings" can be tapped here
        >
        """,
      #"""
      case - at 1 size=32x1 style=unicode
      5 "screen Home {\n  Text(\"v1.0\")\n\n}"
          "shown Home"
          ""
          "+--+"
      14 "tap \"Setings\""
        ! "error: nothing labelled \"Setings\" can be tapped here"
      16 ""
      """#)
  }

  @Test func `guards and escapes bring back what an editor or a terminal would change`() {
    expectReading(
      of: #"""
        > x
          \
          a \
          ends in a backslash\\
         \tab\there\r\\\u{1B}[0m\u{60}``
        !\\u{202E}
        """#,
      #"""
      case - at 1
      1 "x"
          ""
          "a "
          "ends in a backslash\\"
          "tab\there\r\\\u{1B}[0m```"
        ! "\#u{202E}"
      """#)
  }

  @Test func `a case is a fresh session with the common settings and its mark`() {
    expectReading(
      of: """
        %set size 20x2
        %case first one
        > a
        %set size 30x3
        > b
        %case second skip="later"
        > c
        %case third xfail="not yet"
        > d
        """,
      """
      case first one at 2 size=20x2
      3 "a"
      4 set size=30x3
      5 "b"
      case second at 6 size=20x2 skip("later")
      7 "c"
      case third at 8 size=20x2 xfail("not yet")
      9 "d"
      """)
  }

  @Test func `a byte-order mark, CRLF and a missing last newline are read`() {
    expectReading(
      of: "\u{feff}> a\r\n  b  \r\n\r\n  c", "case - at 1\n1 \"a\"\n    \"b\"\n    \"\"\n    \"c\"")
  }

  @Test func `a page's navplay blocks are one session, and a Swift block is one input`() {
    expectReading(
      of: """
        # Title
        ```swift navplay
        struct A {

          let b = 1
        }
        ```
        It gives:
        ```navplay
          defined A

        > back
        ! error: no
        ```
        ````markdown
        ```navplay
        > not this
        ```
        ````
        <!--
        ```navplay hidden
        > unseen
        ```
        -->
        ```navplay norun
        > not that
        ```
        ~~~ navplay
        > last
        ~~~
        """, as: .page,
      #"""
      case - at 1
      3 "struct A {\n\n  let b = 1\n}"
          "defined A"
      12 "back"
        ! "error: no"
      22 "unseen"
      29 "last"
      """#)
  }

  @Test func `a mistake is refused with its line`() {
    expectReading(
      of: """
          out of nowhere
        >x
        > a
         one column
        ** 
        !*\\d
        \u{20} fine?
        | more
        <<<<<<< ours
        =======
        >>>>>>> theirs
        %include a.txt
        %cse x
        %case
        %set size
         \\\\q
        plain
        %navplay 1
        """,
      """
      1: this output belongs to no input: nothing but output may stand between
      2: a blank follows '>' and '|' when the line has more
      4: output stands behind two columns: a blank or '!', then a blank; is this line indented by \
      one column only?
      5: this output belongs to no input: nothing but output may stand between
      6: in a glob line '\\' stands before '*', '?' or '\\' alone
      7: this output belongs to no input: nothing but output may stand between
      8: '| ' goes on with an input: the line before it begins with '> ' or '| '
      9: a merge conflict? This line is no part of a transcript
      10: a merge conflict? This line is no part of a transcript
      11: a merge conflict? This line is no part of a transcript
      12: %include takes .swift, .nav and .transcript files
      13: there is no directive '%cse'; they are %navplay, %case, %set and %include
      14: %case needs a name
      15: %set needs a name and a value, such as '%set size 32x4'
      16: after '\\' in the gutter only \\t, \\r, \\\\ and \\u{…} are escapes
      17: a line begins with '> ' (input), '| ' (more of it), two blanks (output), '! ' (an error), \
      '#' or '%'
      18: %navplay stands before the first input
      """)
  }

  @Test func `a file without a step and one of a newer format are refused`() {
    expectReading(
      of: "# nothing\n", "1: there is no input here: a line that begins with '> ' is one")
    expectReading(
      of: "Just prose.\n", as: .page,
      "1: there is no input here: in a block tagged 'navplay' a line that begins with '> ' is one")
    expectReading(
      of: "%navplay 2\n> a\n",
      "1: this transcript has format 2, and this navplay reads 1: use a newer one")
    expectReading(
      of: "```navplay\n> a\n", as: .page, "1: this block is never closed")
    expectReading(
      of: " ```navplay\n > a\n ```\n", as: .page, "1: a block that runs begins in the first column")
  }

  @Test func `patterns, '**' and the blank lines around them are read`() {
    expectReading(
      of: "> a\n**\n\n *a*\\*?\n!*error: *\n**\n\n> b\n",
      #"""
      case - at 1
      1 "a"
        **
          ""
         *"a*\\*?"
        !*"error: *"
        **
      8 "b"
      """#)
  }

  @Test func `what is included before the first case belongs to all cases`() {
    expectReading(
      of: """
        %include App.swift
        %include start.transcript
        %set style unicode
        %case one
        %include more.nav
        > a
        %case two
        > b
        """,
      including: [
        "App.swift": "struct A {}", "more.nav": "x",
        "start.transcript": "%navplay 1 size=9x9\n# of its own\n> start\n  started\n",
      ],
      #"""
      case one at 4 size=9x9 style=unicode
      1 include source App.swift
      start.transcript:3 "start"
          "started"
      5 include inputs more.nav
      6 "a"
      case two at 7 size=9x9 style=unicode
      1 include source App.swift
      start.transcript:3 "start"
          "started"
      8 "b"
      """#)
  }

  @Test func `mistakes of included files and files that include themselves are told`() {
    expectReading(
      of: "%include a.transcript\n%include none.nav\n> x\n",
      including: ["a.transcript": "> a\n$ b\n%include a.transcript\n"],
      """
      a.transcript:2: a line begins with '> ' (input), '| ' (more of it), two blanks (output), \
      '! ' (an error), '#' or '%'
      a.transcript:3: 'a.transcript' includes itself
      2: there is no file 'none.nav'
      """)
  }

  @Test func `files that include each other twice come to an end`() {
    var texts: [String: String] = [:]
    for level in 0..<40 {
      texts["\(level).transcript"] =
        String(repeating: "%include \(level + 1).transcript\n", count: 2) + "> x\n"
    }
    texts["40.transcript"] = "> x\n"
    #expect(throws: UnreadableTranscript.self) {
      try readTranscript("%include 0.transcript\n> x\n", as: .lines, including: files(texts))
    }
  }
}
