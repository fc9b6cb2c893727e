import Testing
import Transcripts

/// A player that answers by a function and writes down what it was told.
public struct ScriptedPlayer: Player {
  public private(set) var log: [String] = []
  private let answer: (String) -> Answer

  public init(_ answer: @escaping (String) -> Answer) { self.answer = answer }

  public mutating func begin(_ settings: [Setting]) throws(SettingProblem) {
    log.append("begin" + settings.map { " \($0.name)=\($0.value)" }.joined())
    if let wrong = settings.first(where: { $0.name == "wrong" }) {
      throw SettingProblem("there is no setting '\(wrong.name)'")
    }
  }

  public mutating func set(_ setting: Setting) throws(SettingProblem) {
    log.append("set \(setting.name)=\(setting.value)")
    if setting.name == "wrong" { throw SettingProblem("there is no setting 'wrong'") }
  }

  public mutating func play(_ input: String) -> Answer {
    log.append("play \(input)")
    return answer(input)
  }
}

/// Reads a transcript and compares its outline: cases, inputs and blocks, each with its line.
public func expectReading(
  of text: String, as form: Transcript.Form = .lines, _ outline: String,
  at place: SourceLocation = #_sourceLocation
) {
  #expect(reading(of: text, as: form) == outline, sourceLocation: place)
}

/// Replays a transcript and compares what is reported: one line a case, then its mismatches.
public func expectReplay(
  of text: String, as form: Transcript.Form = .lines, _ report: String,
  at place: SourceLocation = #_sourceLocation, answer: @escaping (String) -> Answer
) throws {
  let transcript = try readTranscript(text, as: form)
  var player = ScriptedPlayer(answer)
  let lines = replay(transcript, with: &player).flatMap { outcome in
    ["\(outcome.name ?? "-"): \(outcome.verdict)"]
      + outcome.problems.map { "  \($0.line): \($0.sentence)" }
      + outcome.mismatches.flatMap { $0.report(file: "a", inCase: outcome.name) }
  }
  #expect(lines.joined(separator: "\n") == report, sourceLocation: place)
}

private func reading(of text: String, as form: Transcript.Form) -> String {
  do {
    let transcript = try readTranscript(text, as: form)
    return transcript.cases.flatMap(outline).joined(separator: "\n")
  } catch {
    return error.mistakes.map { "\($0.line): \($0.sentence)" }.joined(separator: "\n")
  }
}

private func outline(_ each: Transcript.Case) -> [String] {
  let settings = each.settings.map { " \($0.name)=\($0.value)" }.joined()
  let mark = each.mark.map { " \($0)" } ?? ""
  let head = "case \(each.name ?? "-") at \(each.line)\(settings)\(mark)"
  return [head]
    + each.elements.flatMap { element in
      switch element {
      case .set(let setting, let line): ["\(line) set \(setting.name)=\(setting.value)"]
      case .step(let step):
        ["\(step.line) \(step.input.debugDescription)"]
          + step.expected.map {
            "  \($0.channel == .output ? " " : "!") \($0.text.debugDescription)"
          }
      }
    }
}
