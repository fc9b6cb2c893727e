import TestSupport
import Testing

/// How `navplay test --format` tells what happened.
struct TestFormatTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  private static let allVerdicts = """
    %case a # \\ <b>
    > 1
      1
    %case wrong & "so"
    > 1
      2
    %case later skip="not yet"
    > 1
    %case fails xfail="issue 7"
    > 1
    %case passes xfail="issue 8"
    > 1
      1

    """

  @Test func `TAP numbers the cases and says which failures are expected`() throws {
    try program.write(Self.allVerdicts.utf8, to: "a.transcript")
    let result = try program.run(["test", "--format", "tap", "a.transcript"])
    #expect(
      result
        == BuiltProgram.Result(
          status: 1,
          output: ##"""
            TAP version 14
            ok 1 - a.transcript: a \# \\ <b>
            not ok 2 - a.transcript: wrong & "so"
              ---
              message: |
                a.transcript:5: wrong & "so": > 1
                  -   2
                  +   1
                      ^ row 1, column 1
              ...
            ok 3 - a.transcript: later # SKIP not yet
            not ok 4 - a.transcript: fails # TODO issue 7
            not ok 5 - a.transcript: passes
              ---
              message: |
                a.transcript:11: error: it passes, so take xfail="issue 8" away
              ...
            1..5
            # 2 passed, 2 failed, 1 skipped

            """##, errors: ""))
  }

  @Test func `JUnit's document names each case and keeps its characters`() throws {
    try program.write(Self.allVerdicts.utf8, to: "a.transcript")
    let result = try program.run(["test", "--format", "junit", "a.transcript"])
    #expect(result.status == 1 && result.errors == "2 passed, 2 failed, 1 skipped\n")
    let head = #"<testcase name="a # \ &lt;b&gt;" classname="a.transcript" file="a.transcript""#
    #expect(result.output.contains(head + " line=\"1\"/>"))
    #expect(
      result.output.contains(
        "<testsuites name=\"navplay\" tests=\"5\" failures=\"2\" skipped=\"2\">"))
    #expect(result.output.contains("<skipped message=\"issue 7\"/>"))
    #expect(result.output.hasSuffix("</testsuites>\n"))
  }

  @Test func `JSON has one object for each case, and the counts last`() throws {
    try program.write(Self.allVerdicts.utf8, to: "a.transcript")
    let result = try program.run(["test", "--format", "json", "--timing", "a.transcript"])
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(
      lines.count == 6 && lines[5] == #"{"passed":2,"failed":2,"skipped":1,"interrupted":false}"#)
    #expect(
      lines[1].contains(
        #""input":"1","expected":["  2"],"actual":["  1"],"row":1,"column":1,"report":["#))
    #expect(lines[3].contains(#""verdict":"xfailed","reason":"issue 7","updated":false,"#))
    #expect(!lines[0].contains(#""milliseconds":null"#))
  }

  @Test func `timing tells the slowest cases before the closing line`() throws {
    try program.write("%case a\n> 1\n  1\n%case b\n> 1\n  1\n".utf8, to: "a.transcript")
    let lines = try program.run(["test", "--timing", "a.transcript"]).output.split(separator: "\n")
    #expect(lines.count == 3 && lines[0].contains(" ms  a.transcript: "))
    #expect(lines[2] == "2 passed, 0 failed")
    #expect(try program.run(["test", "--format", "xml", "a.transcript"]).status == 2)
  }

  @Test(arguments: ["tap", "junit", "json"])
  func `a file that cannot be read is a failure in each report`(format: String) throws {
    let result = try program.run(["test", "--format", format, "none.transcript"])
    #expect(result.status == 66)
    #expect(result.output.contains("cannot read 'none.transcript'"))
  }
}
