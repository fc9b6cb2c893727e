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
        !* glob
        \u{20} fine?
        | more
        <<<<<<< ours
        =======
        >>>>>>> theirs
        %include a.nav
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
      5: '**' is not supported yet: write the lines out
      6: glob lines are not supported yet: write the line out
      7: this output belongs to no input: nothing but output may stand between
      8: '| ' goes on with an input: the line before it begins with '> ' or '| '
      9: a merge conflict? This line is no part of a transcript
      10: a merge conflict? This line is no part of a transcript
      11: a merge conflict? This line is no part of a transcript
      12: %include is not supported yet: write the inputs out
      13: there is no directive '%cse'; they are %navplay, %case and %set
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
      "1: there is no input here: a line that begins with '> ' is one")
    expectReading(
      of: "%navplay 2\n> a\n",
      "1: this transcript has format 2, and this navplay reads 1: use a newer one")
    expectReading(
      of: "```navplay\n> a\n", as: .page, "1: this block is never closed")
    expectReading(
      of: " ```navplay\n > a\n ```\n", as: .page, "1: a block that runs begins in the first column")
  }
}
