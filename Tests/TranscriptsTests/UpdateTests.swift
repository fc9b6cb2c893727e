import TestSupport
import Testing
import Transcripts

struct UpdateTests {
  @Test func `only failing expectations are replaced, and a second update changes nothing`() throws
  {
    let once = try update(
      """
      # kept   \n%case one
      > right
        right
      > wrong
        old

        older


      # between\t
      > silent
      %case two
      > wrong
      ! error: old
      """)
    #expect(
      once == """
        # kept   \n%case one
        > right
          right
        > wrong
          wrong


        # between\t
        > silent
          silent
        %case two
        > wrong
          wrong
        """)
    #expect(try update(once) == once)
  }

  @Test func `line endings and a missing last newline stay`() throws {
    #expect(try update("> a\r\n  b\r\n\r\n> c") == "> a\r\n  a\r\n\r\n> c\r\n  c")
    // Half a line break at the end is made whole and is no part of the input.
    #expect(try update("> a\r") == "> a\r\n  a\n")
    #expect(try update("> a\n  b\n *a\r\r\n") == "> a\n  a\n")
  }

  @Test func `a Swift block of a page gets a block of its own`() throws {
    let page = "A\n```swift navplay\nlet a\n```\nB\n```navplay\n> c\n```\n"
    let once = try update(page, as: .page)
    #expect(
      once == "A\n```swift navplay\nlet a\n```\nB\n```navplay\n  let a\n> c\n  c\n```\n")
    let alone = "```swift navplay\nlet a\n```\nB\n"
    #expect(
      try update(alone, as: .page)
        == "```swift navplay\nlet a\n```\n\n```navplay\n  let a\n```\nB\n")
    #expect(try update(once, as: .page) == once)
  }

  @Test func `lines that still hold stay as they are written`() throws {
    let text = "> one|two|three|four\n  one   \n *t*\n  old\n**\n> three\n *tree\n"
    let once = "> one|two|three|four\n  one   \n *t*\n  three\n**\n> three\n  three\n"
    #expect(try updateByParts(text) == once)
    #expect(try updateByParts(once) == once)
  }

  @Test func `where '**' alone would hide an error the error is written`() throws {
    #expect(try updateByParts("> !no|why\n  old\n**\n") == "> !no|why\n! no\n**\n")
    let text = "> !no|why\n**\n"
    #expect(try updateByParts(text) == "> !no|why\n! no\n! why\n")
  }

  @Test func `a hidden block is not where a page shows what came`() throws {
    let page = "```swift navplay\na\n```\n<!--\n```navplay hidden\n> b\n  b\n```\n-->\n"
    let once = try update(page, as: .page)
    #expect(
      once == "```swift navplay\na\n```\n\n```navplay\n  a\n```\n"
        + "<!--\n```navplay hidden\n> b\n  b\n```\n-->\n")
    #expect(try update(once, as: .page) == once)
  }

  @Test func `steps of an included file are left alone`() throws {
    let text = "%include a.transcript\n> x\n  x\n"
    let transcript = try readTranscript(
      text, as: .lines, including: files(["a.transcript": "> y\n  z\n"]))
    var player = ScriptedPlayer { Answer(output: [$0]) }
    let mismatches = outcomes(of: transcript, with: &player).flatMap(\.mismatches)
    #expect(mismatches.count == 1 && updated(text, with: mismatches) == text)
  }

  /// Each input prints its parts; those after a `!` are errors.
  private func updateByParts(_ text: String) throws -> String {
    var player = ScriptedPlayer { input in
      let parts = input.split(separator: "|").map(String.init)
      guard input.hasPrefix("!") else { return Answer(output: parts) }
      return Answer(output: [], errors: [String(parts[0].dropFirst())] + parts.dropFirst())
    }
    let transcript = try readTranscript(text, as: .lines)
    return updated(text, with: outcomes(of: transcript, with: &player).flatMap(\.mismatches))
  }

  /// Each input prints itself.
  private func update(_ text: String, as form: Transcript.Form = .lines) throws -> String {
    var player = ScriptedPlayer { Answer(output: $0.isEmpty ? [] : [$0]) }
    let transcript = try readTranscript(text, as: form)
    return updated(text, with: outcomes(of: transcript, with: &player).flatMap(\.mismatches))
  }
}
