import Testing
import Transcripts

struct RoundTripTests {
  @Test func `60,000 hostile answers survive writing, editors and reading`() throws {
    var random = Random(seed: 0x5eed)
    for round in 0..<6_000 {
      let answers = (0..<10).map { _ in
        Answer(
          output: hostileLines(&random),
          errors: random.below(3) == 0 ? hostileLines(&random) : [])
      }
      let isPage = random.below(2) == 0
      var written = isPage ? ["Prose.", "", "```navplay"] : []
      for answer in answers {
        written += TranscriptWriter.lines(ofInput: "input")
        written += TranscriptWriter.lines(of: answer)
        if random.below(2) == 0 { written.append("") }
      }
      if isPage { written += ["```", "More."] }
      let text = edited(written, &random)
      let transcript = try readTranscript(text, as: isPage ? .page : .lines)
      let read: [[Transcript.Expectation]] = transcript.cases.flatMap(\.elements).map { element in
        if case .step(let step) = element { step.expected } else { [] }
      }
      let blocks = answers.map { Transcript.Line.block(of: $0).map(Transcript.Expectation.line) }
      try #require(read == blocks, "round \(round): \(text)")
      try #require(text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\r" || $0.value >= 0x20 })
    }
  }

  @Test func `any input is read as it was written`() throws {
    var random = Random(seed: 7)
    let visible = hostileTexts.filter { part in
      part.unicodeScalars.allSatisfy {
        $0 == "\n" || ![.control, .format, .lineSeparator].contains($0.properties.generalCategory)
      }
    }
    for _ in 0..<2_000 {
      let parts = (0..<random.below(8)).map { _ in visible[random.below(visible.count)] }
      let input = "x" + parts.joined() + "x"
      let text = TranscriptWriter.lines(ofInput: input).joined(separator: "\n")
      let transcript = try readTranscript(text, as: .lines)
      guard case .step(let step)? = transcript.cases.first?.elements.first else {
        Issue.record("no step in \(text)")
        continue
      }
      let kept = input.split(separator: "\n", omittingEmptySubsequences: false)
        .map(withoutTrailingBlanks).joined(separator: "\n")
      #expect(step.input == kept)
    }
  }

  @Test func `an input that is written exactly is read as it was, but for blanks that never count`()
    throws
  {
    var random = Random(seed: 8)
    for round in 0..<2_000 {
      let parts = (0..<random.below(8)).map { _ in hostileTexts[random.below(hostileTexts.count)] }
      let input = "x" + parts.joined() + "x"
      let lines = TranscriptWriter.lines(ofExactInput: input)
      let text = edited(lines, &random)
      let kept = { (text: String) in
        text.split(separator: "\n", omittingEmptySubsequences: false).map(withoutTrailingBlanks)
          .joined(separator: "\n")
      }
      let step = try firstStep(text)
      #expect(kept(step).utf8.elementsEqual(kept(input).utf8), "round \(round): \(text)")
    }
    for input in [
      "a\"\"\"\n b  \n\t\n\"\"\"", "print(\"a  ", "let \u{200B}q\\", "#\"\u{202E}\\n\"#",
    ] {
      let lines = TranscriptWriter.lines(ofExactInput: input)
      #expect(try firstStep(lines.joined(separator: "\n")).utf8.elementsEqual(input.utf8))
    }
  }

  private func firstStep(_ text: String) throws -> String {
    let transcript = try readTranscript(text, as: .lines)
    guard case .step(let step)? = transcript.cases.first?.elements.first else { return "no step" }
    return step.input
  }
}
