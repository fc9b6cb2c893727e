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
    "> a\n\\t", "> a\n \\\\q", "> a\n \\\\u{+61}", ">\\a\\q", "%case skip=\"x\"\n> a",
    "%case b skip = \"x\"\n> a", "%case b Xfail=\"x\"\n> a",
  ]) func `what is mistyped is never green`(text: String) {
    #expect(throws: UnreadableTranscript.self) { try readTranscript(text, as: .lines) }
  }

  @Test(arguments: [
    "```navplya\n> a\n```", "```Navplay\n> a\n```", "```navplay hiden\n> a\n```",
    "```{navplay}\n> a\n```", "```swift, navplay\na\n```", "    ```navplay\n    > a\n    ```",
    "- ```navplay\n  > a\n  ```", "> ```navplay\n> > a\n> ```", "\t```swift navplay\na\n```",
    "1. ~~~navplay\n> a\n~~~", "<<<<<<< ours\nText\n=======\nOther\n>>>>>>> theirs",
    "```swift navplay\n<<<<<<< ours\n```", "```nav-play\n> a\n```",
    "```swift\nlet open = 1\n\n```navplay\n> a\n```",
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

  /// Soup of the grammar's own lines and of hostile texts: it is refused, or has steps to play.
  @Test func `any text is refused or has a step in each case`() {
    let parts = [
      "> a", "| b", "  c", "! d", "**", " *e", "!*f\\*", " \\g\\u{1B}", "# h", "%case i",
      "%case j skip=\"k\"", "%set l m", "%navplay 1 n=o", "%include p.nav", "%include q.transcript",
      "```navplay", "```", "```swift navplay", "~~~ navplay hidden", "~~~", "", " ", "prose",
      "<!--", "-->", "> ```navplay", "<<<<<<< r", ">>>>>>>",
    ]
    let including = files(["p.nav": "p", "q.transcript": "> q\n  q\n"])
    var random = Random(seed: 99)
    var played = 0
    for round in 0..<20_000 {
      let isClean = random.below(3) > 0
      let form: Transcript.Form = random.below(2) == 0 ? .page : .lines
      let start = form == .page ? ["```navplay", "> s"] : ["> s"]
      let body = (0..<random.below(5) + 1).map { _ in
        isClean || random.below(4) > 0
          ? parts[random.below(isClean ? 26 : parts.count)] : hostileLines(&random).joined()
      }
      let lines = random.below(2) == 0 ? start + body : body
      let text = edited(form == .page ? lines + ["```"] : lines, &random)
      guard let transcript = try? readTranscript(text, as: form, including: including) else {
        continue
      }
      played += 1
      #expect(!transcript.cases.isEmpty, "round \(round): \(text)")
      for each in transcript.cases where each.mark == nil {
        let hasStep = each.elements.contains { if case .step = $0 { true } else { false } }
        #expect(hasStep, "round \(round): \(text)")
      }
    }
    #expect(played > 1_000)
  }
}
