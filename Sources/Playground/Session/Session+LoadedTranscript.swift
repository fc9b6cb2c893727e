import SwiftSubset
import Transcripts

extension Session {
  /// Carries out the inputs of the one case that a transcript or a page has.
  func load(
    transcript text: String, _ form: SessionPaper.Form, _ path: String, _ turn: Turn,
    _ reply: inout Reply
  ) -> Effect {
    let transcript: Transcript
    do {
      transcript = try readTranscript(
        text, as: form == .page ? .page : .lines, including: included(by: path))
    } catch {
      for mistake in error.mistakes {
        reply.fail(
          "\(mistake.location.file ?? path):\(mistake.location.line): \(mistake.sentence)",
          in: turn.source, at: turn.codeRange)
      }
      return .nothing
    }
    guard transcript.cases.count == 1, let only = transcript.cases.first else {
      reply.fail(
        "\(path) has \(transcript.cases.count) cases, each a session of its own",
        help: "navplay run \(path) carries them out", in: turn.source, at: turn.codeRange)
      return .nothing
    }
    let changed = only.settings.filter { settings.value(of: $0.name) != $0.value }
    if let other = changed.first(where: { !Settings.names.contains($0.name) }) {
      reply.fail(
        "\(path) is for a session with \(other.name)=\(other.value)",
        help: "navplay run \(path) starts one", in: turn.source, at: turn.codeRange)
      return .nothing
    }
    for setting in changed { carryOut(setting, only.location, path, &reply) }
    for element in only.elements where reply.ok && !reply.isOver {
      carryOut(element, path, &reply)
    }
    return .loaded
  }

  private func carryOut(_ element: Transcript.Element, _ path: String, _ reply: inout Reply) {
    switch element {
    case .step(let step):
      let input = ScriptInput(text: step.input, line: step.location.line)
      carryOut([input], of: step.location.file ?? path, &reply)
    case .set(let setting, let location): carryOut(setting, location, path, &reply)
    case .include(let inclusion, _):
      switch inclusion.kind {
      case .source: carryOut(swift: inclusion.text, of: inclusion.path, &reply)
      case .inputs: carryOut(inputs(in: inclusion.text), of: inclusion.path, &reply)
      }
    }
  }

  private func carryOut(
    _ setting: Setting, _ location: Transcript.Location, _ path: String, _ reply: inout Reply
  ) {
    let input = ScriptInput(text: ":set \(setting.name) \(setting.value)", line: location.line)
    carryOut([input], of: location.file ?? path, &reply)
  }

  /// Finds what a file includes, by a path that counts from its folder.
  private func included(by path: String) -> IncludeFinder {
    { [host] (name: String, file: String?) throws(SettingProblem) -> IncludedFile in
      let folder = (file ?? path).lastIndex(of: "/").map { String((file ?? path)[...$0]) } ?? ""
      let place = name.hasPrefix("/") ? name : folder + name
      do {
        return IncludedFile(path: place, text: try host.read(place))
      } catch {
        throw SettingProblem((error as? Host.Refusal)?.sentence ?? "'\(place)' cannot be read")
      }
    }
  }
}
