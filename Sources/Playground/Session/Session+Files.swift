import SwiftSubset
import Transcripts

extension Session {
  /// `:load FILE`: carries out a file as if it were typed; a Swift file is one input, of a transcript or a page
  /// the inputs are taken.
  func load(_ path: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    guard !path.isEmpty else {
      reply.fail(
        "':load' takes the path of a file", help: "write :load Lesson.nav", in: turn.source,
        at: turn.codeRange)
      return .nothing
    }
    let text: String
    do {
      text = try host.read(path)
    } catch {
      let refusal = error as? Host.Refusal
      reply.fail(
        refusal?.sentence ?? "the file cannot be read", in: turn.source, at: turn.codeRange)
      return .nothing
    }
    let wasLoading = isLoading
    isLoading = true
    defer { isLoading = wasLoading }
    if path.hasSuffix(".swift") {
      take(carryOut(text, kind: .file, at: TextPlace(file: path)), &reply)
    } else if let form = SessionPaper.Form(path: path) {
      guard let inputs = inputs(ofTranscript: text, form, path, turn, &reply) else {
        return .nothing
      }
      carryOut(inputs, of: path, &reply)
    } else {
      carryOut(inputs(in: text), of: path, &reply)
    }
    return .loaded
  }

  private func carryOut(_ inputs: [ScriptInput], of path: String, _ reply: inout Reply) {
    if inputs.isEmpty { reply.words.append("nothing changed: \(path) holds no input") }
    for input in inputs where reply.ok && !reply.isOver {
      let place = TextPlace(file: path, line: input.line)
      take(carryOut(input.text, kind: .input, at: place), &reply)
    }
  }

  /// Adds what one input of the file answered; its mistakes say in which file they are.
  private func take(_ answer: Reply, _ reply: inout Reply) {
    reply.earlier += answer.output
    reply.plainEarlier += answer.plain ?? answer.output
    reply.diagnostics += answer.diagnostics.map(\.namingFile)
    reply.ok = reply.ok && answer.ok
    reply.isOver = answer.isOver
  }

  /// The inputs of the one case that a transcript has; nil when it cannot be carried out here.
  private func inputs(
    ofTranscript text: String, _ form: SessionPaper.Form, _ path: String, _ turn: Turn,
    _ reply: inout Reply
  ) -> [ScriptInput]? {
    let transcript: Transcript
    do {
      transcript = try readTranscript(text, as: form == .page ? .page : .lines)
    } catch {
      for mistake in error.mistakes {
        reply.fail(
          "\(path):\(mistake.line): \(mistake.sentence)", in: turn.source, at: turn.codeRange)
      }
      return nil
    }
    guard transcript.cases.count == 1, let only = transcript.cases.first else {
      reply.fail(
        "\(path) has \(transcript.cases.count) cases, each a session of its own",
        help: "navplay run \(path) carries them out", in: turn.source, at: turn.codeRange)
      return nil
    }
    var inputs: [ScriptInput] = []
    for setting in only.settings where settings.value(of: setting.name) != setting.value {
      guard Settings.names.contains(setting.name) else {
        reply.fail(
          "\(path) is for a session with \(setting.name)=\(setting.value)",
          help: "navplay run \(path) starts one", in: turn.source, at: turn.codeRange)
        return nil
      }
      inputs.append(input(setting, line: only.line))
    }
    for element in only.elements {
      switch element {
      case .step(let step): inputs.append(ScriptInput(text: step.input, line: step.line))
      case .set(let setting, let line): inputs.append(input(setting, line: line))
      }
    }
    return inputs
  }

  private func input(_ setting: Setting, line: Int) -> ScriptInput {
    ScriptInput(text: ":set \(setting.name) \(setting.value)", line: line)
  }
}

extension Reply.Problem {
  /// With its place before the sentence, as it stands in another file than the input.
  fileprivate var namingFile: Reply.Problem {
    var named = self
    guard let first = rendered.first else { return self }
    named.rendered[0] = "\(file):\(line):\(column): " + first
    return named
  }
}
