import Testing
import Transcripts

/// A player that answers by a function and writes down what it was told.
public struct ScriptedPlayer: Player {
  public private(set) var log: [String] = []
  private let answer: (String) -> Answer
  private let known: [Fact]

  public init(knowing facts: [Fact] = [], _ answer: @escaping (String) -> Answer) {
    self.answer = answer
    known = facts
  }

  public mutating func begin(_ settings: [Setting]) throws(SettingProblem) {
    log.append("begin" + settings.map { " \($0.name)=\($0.value)" }.joined())
    if let wrong = settings.firstIndex(where: { $0.name == "wrong" }) {
      throw SettingProblem("there is no setting 'wrong'", index: wrong)
    }
  }

  public mutating func set(_ setting: Setting) throws(SettingProblem) {
    log.append("set \(setting.name)=\(setting.value)")
    if setting.name == "wrong" { throw SettingProblem("there is no setting 'wrong'") }
  }

  public mutating func include(_ file: Transcript.Inclusion) throws(InclusionProblem) {
    log.append("include \(file.kind) \(file.path)")
    if file.text.hasPrefix("wrong") { throw InclusionProblem(line: 1, "it is wrong") }
  }

  public func facts() -> [Fact] { known }

  public mutating func play(_ input: String) -> Answer {
    log.append("play \(input)")
    return answer(input)
  }
}

/// Files by their paths, for `%include`; a path counts from the file that names it only when that
/// is in the same folder.
public func files(_ texts: [String: String]) -> IncludeFinder {
  { (name: String, _: String?) throws(SettingProblem) -> IncludedFile in
    guard let text = texts[name] else { throw SettingProblem("there is no file '\(name)'") }
    return IncludedFile(path: name, text: text)
  }
}

/// Replays all cases of a transcript.
public func outcomes(of transcript: Transcript, with player: inout ScriptedPlayer) -> [Outcome] {
  var outcomes: [Outcome] = []
  for each in transcript.cases { outcomes.append(replay(each, with: &player)) }
  return outcomes
}

/// Reads a transcript and compares its outline: cases, inputs and blocks, each with its line.
public func expectReading(
  of text: String, as form: Transcript.Form = .lines, including texts: [String: String] = [:],
  _ outline: String, at place: SourceLocation = #_sourceLocation
) {
  #expect(reading(of: text, as: form, texts) == outline, sourceLocation: place)
}

/// Replays a transcript and compares what is reported: one line a case, then its mismatches.
public func expectReplay(
  of text: String, as form: Transcript.Form = .lines, knowing facts: [Fact] = [],
  _ report: String, at place: SourceLocation = #_sourceLocation,
  answer: @escaping (String) -> Answer
) throws {
  let transcript = try readTranscript(text, as: form)
  var player = ScriptedPlayer(knowing: facts, answer)
  let lines = outcomes(of: transcript, with: &player).flatMap { outcome in
    ["\(outcome.name ?? "-"): \(outcome.verdict)"]
      + outcome.problems.map { "  \(written($0))" }
      + outcome.mismatches.flatMap {
        MismatchReport($0, cells: { _ in 1 }).lines(file: "a", inCase: outcome.name)
      }
  }
  #expect(lines.joined(separator: "\n") == report, sourceLocation: place)
}

private func reading(
  of text: String, as form: Transcript.Form, _ texts: [String: String]
) -> String {
  do {
    let transcript = try readTranscript(text, as: form, including: files(texts))
    return transcript.cases.flatMap(outline).joined(separator: "\n")
  } catch {
    return error.mistakes.map(written).joined(separator: "\n")
  }
}

private func written(_ problem: TranscriptProblem) -> String {
  "\(written(problem.location)): \(problem.sentence)"
}

private func written(_ location: Transcript.Location) -> String {
  (location.file.map { $0 + ":" } ?? "") + String(location.line)
}

private func outline(_ each: Transcript.Case) -> [String] {
  let settings = each.settings.map { " \($0.name)=\($0.value)" }.joined()
  let mark = each.mark.map { " \($0)" } ?? ""
  let head = "case \(each.name ?? "-") at \(written(each.location))\(settings)\(mark)"
  return [head] + each.elements.flatMap(outline)
}

private func outline(_ element: Transcript.Element) -> [String] {
  switch element {
  case .set(let setting, let location):
    ["\(written(location)) set \(setting.name)=\(setting.value)"]
  case .include(let file, let location):
    ["\(written(location)) include \(file.kind) \(file.path)"]
  case .step(let step):
    ["\(written(step.location)) \(step.input.debugDescription)"] + step.expected.map(outline)
  }
}

private func outline(_ expectation: Transcript.Expectation) -> String {
  switch expectation {
  case .line(let line): "  \(mark(line.channel)) \(line.text.debugDescription)"
  case .glob(let channel, let glob): "  \(mark(channel))*\(glob.source.debugDescription)"
  case .anyLines: "  **"
  }
}

private func mark(_ channel: Transcript.Line.Channel) -> String {
  channel == .output ? " " : "!"
}
