import TestSupport
import Testing
import Transcripts

/// What was meant to run and does not is never green.
struct MistypedTests {
  @Test(arguments: [
    "\t> a", " > a", "  > a\n    A", ">a", "$ a", "> a\n | b", "> a\n!b", "> a\n*b", "> a\n** b",
    "> a\n<<<<<<< x\n  A\n=======\n  B\n>>>>>>> y", "> a\n||||||| base", "%case x", "# only", "",
    "%case one\n> a\n%case two\n%set size 3x3", "> a\n%case b xfail=why", "> a\n%Case b",
    "> a\n%case b skip=\"x\" xfail=\"y\"\n> a", "> a\n% case b", "%include x.transcript",
    "> a\n\\t", "> a\n \\\\q",
  ]) func `what is mistyped is never green`(text: String) {
    #expect(throws: UnreadableTranscript.self) { try readTranscript(text, as: .lines) }
  }

  @Test(arguments: [
    "```navplya\n> a\n```", "```Navplay\n> a\n```", "```navplay hiden\n> a\n```",
    "```{navplay}\n> a\n```", "```swift, navplay\na\n```", "    ```navplay\n    > a\n    ```",
    "- ```navplay\n  > a\n  ```", "> ```navplay\n> > a\n> ```", "\t```swift navplay\na\n```",
    "1. ~~~navplay\n> a\n~~~", "<<<<<<< ours\nText\n=======\nOther\n>>>>>>> theirs",
    "```swift navplay\n<<<<<<< ours\n```",
  ]) func `a block that was meant to run does not hide in a page`(block: String) {
    let page = "```navplay\n> fine\n```\n\(block)\n"
    #expect(throws: UnreadableTranscript.self) { try readTranscript(page, as: .page) }
    #expect(isTranscript(page: page))
  }

  @Test func `blocks of other kinds and quotes are prose`() throws {
    let page = """
      Title
      =======
      > a quote, and `navplay` in it
      ```swift
      let navplay = 1
      ```
      ```sh
      navplay test docs
      ```
      ````markdown
          ```navplya
      <<<<<<< in an example
      ````
      ```navplay norun
      > a
      ```
      """
    #expect(!isTranscript(page: page))
    #expect(try readTranscript(page + "\n```navplay\n> a\n```\n", as: .page).cases.count == 1)
  }
}
