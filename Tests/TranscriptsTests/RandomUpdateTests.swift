import TestSupport
import Testing
import Transcripts

struct RandomUpdateTests {
  @Test func `3,000 random documents: an update is idempotent and touches expectations alone`()
    throws
  {
    var random = Random(seed: 0xdec0de)
    var changed = 0
    for round in 0..<3_000 {
      var document = RandomDocument(&random)
      let text = document.text(&random)
      let form: Transcript.Form = document.isPage ? .page : .lines
      let once = try update(text, form, document.answers)
      if once != text { changed += 1 }
      let outcomes = try replayed(once, form, document.answers)
      let all = "round \(round):\n\(text)\n--- became\n\(once)"
      try #require(outcomes.allSatisfy { !$0.isFailure }, "\(all)")
      try #require(try update(once, form, document.answers).utf8.elementsEqual(once.utf8), "\(all)")
      try #require(try kept(once, form) == kept(text, form), "\(all)")
    }
    #expect(changed > 2_000)
  }

  private func replayed(
    _ text: String, _ form: Transcript.Form, _ answers: [String: Answer]
  ) throws -> [Outcome] {
    var player = ScriptedPlayer { answers[$0] ?? Answer(output: ["unknown"]) }
    return outcomes(of: try readTranscript(text, as: form), with: &player)
  }

  private func update(
    _ text: String, _ form: Transcript.Form, _ answers: [String: Answer]
  ) throws -> String {
    updated(text, with: try replayed(text, form, answers).flatMap(\.mismatches))
  }

  /// The bytes of all lines that are no expectation and no fence that an update made for one.
  private func kept(_ text: String, _ form: Transcript.Form) throws -> String {
    let places = try readTranscript(text, as: form).cases.flatMap(\.elements).compactMap {
      element in
      if case .step(let step) = element { step.place.lines } else { nil }
    }
    let expectations = Set(places.joined())
    var lines = text.utf8.split(separator: 0x0a, omittingEmptySubsequences: false).map {
      String(Substring($0.last == 0x0d ? $0.dropLast() : $0))
    }
    for index in expectations { lines[index] = "\0" }
    var kept = lines.filter { $0 != "\0" }.joined(separator: "\n") + "\n"
    while let range = kept.firstRange(of: "\n\n```navplay\n```\n") {
      kept.replaceSubrange(range, with: "\n")
    }
    while kept.utf8.last == 0x0a { kept.removeLast() }
    return kept
  }
}

/// A document with inputs whose answers are known, and expectations that hold, fail or are missing.
private struct RandomDocument {
  let isPage: Bool
  private(set) var answers: [String: Answer] = [:]
  private var lines: [String] = []

  init(_ random: inout Random) {
    isPage = random.below(2) == 0
    for number in 0..<random.below(6) + 1 {
      if isPage, random.below(3) == 0 {
        addSource(number, &random)
      } else {
        addLines(number, &random)
      }
    }
  }

  mutating func text(_ random: inout Random) -> String { edited(lines, &random) }

  private mutating func addSource(_ number: Int, _ random: inout Random) {
    let input = "let source\(number)\n\n  // \(number)"
    let answer = randomAnswer(&random)
    answers[input] = answer
    lines += ["Prose \(number).  ", "```swift navplay"]
    lines += input.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.append("```")
    guard random.below(2) == 0 else { return }
    lines += ["> a quote", "~~~~ navplay"] + block(for: answer, &random)
    lines += ["# after it", "~~~~"]
  }

  private mutating func addLines(_ number: Int, _ random: inout Random) {
    if isPage { lines += ["## Heading", "", "```navplay"] }
    for step in 0..<random.below(3) + 1 {
      if random.below(4) == 0 { lines.append("# a comment \\ **\t") }
      if random.below(6) == 0 { lines += ["%case \(number) \(step)", "%set key value"] }
      let input = "input \(number)\n|\(step)"
      let answer = randomAnswer(&random)
      answers[input] = answer
      lines += TranscriptWriter.lines(ofInput: input)
      lines += block(for: answer, &random)
      lines += Array(repeating: "", count: random.below(3))
    }
    if isPage { lines.append("```") }
  }

  private func randomAnswer(_ random: inout Random) -> Answer {
    Answer(
      output: hostileLines(&random), errors: random.below(3) == 0 ? hostileLines(&random) : [])
  }

  /// The block of the answer, that of another, or the first with patterns and mistakes in it.
  private func block(for answer: Answer, _ random: inout Random) -> [String] {
    switch random.below(4) {
    case 0: return []
    case 1: return TranscriptWriter.lines(of: answer)
    case 2: return TranscriptWriter.lines(of: randomAnswer(&random))
    default:
      return TranscriptWriter.lines(of: answer).map { line in
        switch random.below(5) {
        case 0: "**"
        case 1: line.hasPrefix("!") ? "!*" : " **"
        case 2: line.hasPrefix("!") ? "!*?*" : " *?*"
        case 3: "  mistaken"
        default: line
        }
      }
    }
  }
}
