import SwiftSubset

extension Session {
  /// `:load FILE`: carries out a file as if it were typed; a Swift file is one input.
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
    if path.hasSuffix(".swift") {
      take(carryOut(text, kind: .file, at: TextPlace(file: path)), &reply)
    } else {
      let inputs = inputs(in: text)
      if inputs.isEmpty { reply.words.append("nothing changed: \(path) holds no input") }
      for input in inputs where reply.ok && !reply.isOver {
        let place = TextPlace(file: path, line: input.line)
        take(carryOut(input.text, kind: .input, at: place), &reply)
      }
    }
    return .loaded
  }

  /// Adds what one input of the file answered; its mistakes say in which file they are.
  private func take(_ answer: Reply, _ reply: inout Reply) {
    reply.earlier += answer.output
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
