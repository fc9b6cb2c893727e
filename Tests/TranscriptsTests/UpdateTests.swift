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

  /// Each input prints itself.
  private func update(_ text: String, as form: Transcript.Form = .lines) throws -> String {
    var player = ScriptedPlayer { Answer(output: $0.isEmpty ? [] : [$0]) }
    let outcomes = replay(try readTranscript(text, as: form), with: &player)
    return updated(text, with: outcomes.flatMap(\.mismatches))
  }
}
