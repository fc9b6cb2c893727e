import Testing
import Transcripts

struct RoundTripTests {
  /// Every character of the grammar, and those that editors, terminals and Swift treat in a way
  /// of their own.
  private static let alphabet: [String] = [
    ">", "|", " ", "  ", "!", "*", "**", "\\", "#", "%", "`", "```", "~", "~~~", "a", "B", "1", "{",
    "}", "\"", "'", "=", "<", "=======", "<<<<<<<", ">>>>>>>", "%case x", "\t", "\r", "\n", "\r\n",
    "\0", "\u{1b}[2J", "\u{7f}", "\u{85}", "\u{a0}", "\u{ad}", "\u{200b}", "\u{200d}", "\u{202e}",
    "\u{2028}", "\u{2066}", "\u{3000}", "\u{feff}", "\u{301}", "e\u{301}", "é", "漢", "😀",
    "👩‍👩‍👧", "🇩🇪", "\u{fe0f}", "\u{1f3fd}", "<!--", "-->", "\\u{41}", "\\t",
  ]

  @Test func `any answer survives writing, editors and reading`() throws {
    var random = Random(seed: 0x5eed)
    for round in 0..<6_000 {
      let answers = (0..<random.below(4) + 1).map { _ in
        Answer(output: lines(&random), errors: random.below(3) == 0 ? lines(&random) : [])
      }
      let isPage = random.below(2) == 0
      var written = isPage ? ["Prose.", "", "```navplay"] : []
      for answer in answers {
        written += TranscriptWriter.lines(ofInput: "input")
        written += TranscriptWriter.lines(of: answer)
        if random.below(2) == 0 { written.append("") }
      }
      if isPage { written += ["```", "More."] }
      let text = mangled(written, &random)
      let transcript = try readTranscript(text, as: isPage ? .page : .lines)
      let read: [[Transcript.Line]] = transcript.cases.flatMap(\.elements).map { element in
        if case .step(let step) = element { step.expected } else { [] }
      }
      try #require(read == answers.map { Transcript.Line.block(of: $0) }, "round \(round): \(text)")
      try #require(text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\r" || $0.value >= 0x20 })
    }
  }

  @Test func `any input is read as it was written`() throws {
    var random = Random(seed: 7)
    let visible = RoundTripTests.alphabet.filter { part in
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

  private func lines(_ random: inout Random) -> [String] {
    (0..<random.below(5)).map { _ in
      (0..<random.below(7))
        .map { _ in RoundTripTests.alphabet[random.below(RoundTripTests.alphabet.count)] }
        .joined()
    }
  }

  /// What editors do: strip trailing blanks, fold line endings.
  private func mangled(_ lines: [String], _ random: inout Random) -> String {
    let strips = random.below(2) == 0
    let ending = random.below(2) == 0 ? "\n" : "\r\n"
    return lines.map { strips ? withoutTrailingBlanks($0) : $0 }.joined(separator: ending)
      + (random.below(2) == 0 ? ending : "")
  }

  private func withoutTrailingBlanks(_ line: some StringProtocol) -> String {
    var scalars = String(line).unicodeScalars
    while let last = scalars.last, last == " " || last == "\t" { scalars.removeLast() }
    return String(scalars)
  }
}

/// The same numbers in every run.
private struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((word ^ (word >> 31)) % UInt64(limit))
  }
}
