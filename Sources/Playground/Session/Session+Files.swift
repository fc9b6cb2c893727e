import SwiftSubset

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
      carryOut(swift: text, of: path, &reply)
    } else if let form = SessionPaper.Form(path: path) {
      return load(transcript: text, form, path, turn, &reply)
    } else {
      let inputs = inputs(in: text)
      if inputs.isEmpty { reply.words.append("nothing changed: \(path) holds no input") }
      carryOut(inputs, of: path, &reply)
    }
    return .loaded
  }

  func carryOut(swift text: String, of path: String, _ reply: inout Reply) {
    take(carryOut(text, kind: .file, at: TextPlace(file: path)), &reply)
  }

  func carryOut(_ inputs: [ScriptInput], of path: String, _ reply: inout Reply) {
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
