import SwiftSubset

/// `:save` and `:record`: a session becomes a file that is tested.
extension Session {
  /// `:save [replace] FILE`: writes all that was accepted, with what it answers.
  func save(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    reply.isOffTheRecord = true
    guard let target = target(rest, of: "save", turn, &reply) else { return .nothing }
    let paper = paper(target.form)
    guard paper.stepCount > 0 else {
      reply.fail(
        "nothing has been accepted yet that could be saved", help: "type some Swift first",
        in: turn.source, at: turn.codeRange)
      return .nothing
    }
    let replaces = target.replaces || written.contains(target.path)
    do {
      try write(paper.text, to: target.path, replaces: replaces)
      let count = paper.stepCount == 1 ? "1 input" : "\(paper.stepCount) inputs"
      reply.words.append("saved \(count) in \(target.path)")
    } catch {
      refuse(error, "save", target.path, turn, &reply)
    }
    return .nothing
  }

  /// `:record [replace] FILE`: begins a file with what was accepted, and goes on with all that is typed;
  /// `:record off` writes it.
  func record(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    reply.isOffTheRecord = true
    if rest == "off" { return stopRecording(turn, &reply) }
    if rest.isEmpty, let recording {
      reply.words.append("recording \(recording.path); :record off writes it")
      return .nothing
    }
    if let recording {
      reply.fail(
        "\(recording.path) is being recorded", help: "write :record off first", in: turn.source,
        at: turn.codeRange)
      return .nothing
    }
    guard let target = target(rest, of: "record", turn, &reply) else { return .nothing }
    let paper = paper(target.form)
    do {
      // Now is the time to hear that the file cannot be written.
      try write(paper.text, to: target.path, replaces: target.replaces)
      recording = Recording(path: target.path, paper: paper)
      reply.words.append("recording \(target.path)")
    } catch {
      refuse(error, "record", target.path, turn, &reply)
    }
    return .nothing
  }

  private func stopRecording(_ turn: Turn, _ reply: inout Reply) -> Effect {
    guard let recording else {
      reply.words.append("nothing changed: nothing is being recorded")
      return .nothing
    }
    do {
      try endRecording()
      let count = recording.paper.stepCount
      reply.words.append(
        "recorded \(count == 1 ? "1 input" : "\(count) inputs") in \(recording.path)")
    } catch {
      self.recording = recording
      refuse(error, "record", recording.path, turn, &reply)
    }
    return .nothing
  }

  private struct Target {
    var path: String
    var form: SessionPaper.Form
    var replaces: Bool
  }

  /// What a command writes to, or nil when its words do not say so.
  private func target(
    _ rest: String, of command: String, _ turn: Turn, _ reply: inout Reply
  ) -> Target? {
    var scanner = WordScanner(rest)
    let first = scanner.identifier()
    let replaces = first == "replace" && scanner.isAt(" ")
    let path = replaces ? scanner.rest() ?? "" : rest
    if isLoading {
      reply.fail(
        "a file that is loaded writes no files", help: "type :\(command) \(path)",
        in: turn.source, at: turn.codeRange)
    } else if path.isEmpty {
      reply.fail(
        "':\(command)' takes the path of a file", help: "write :\(command) Home.transcript",
        in: turn.source, at: turn.codeRange)
    } else if let form = SessionPaper.Form(path: path) {
      return Target(path: path, form: form, replaces: replaces)
    } else {
      reply.fail(
        "':\(command)' writes a .transcript or an .md, and '\(path)' is neither",
        help: "write :\(command) \(path.withoutEnding).transcript", in: turn.source,
        at: turn.codeRange)
    }
    return nil
  }

  private func refuse(
    _ refusal: Host.Refusal, _ command: String, _ path: String, _ turn: Turn, _ reply: inout Reply
  ) {
    reply.fail(
      refusal.sentence,
      help: refusal.isTaken
        ? "choose another name, or write :\(command) replace \(path)" : nil,
      in: turn.source, at: turn.codeRange)
  }
}

extension String {
  /// A path without what follows the last dot of its file's name.
  fileprivate var withoutEnding: String {
    guard let dot = lastIndex(of: "."), dot > startIndex, self[dot...].allSatisfy({ $0 != "/" })
    else { return self }
    return String(self[..<dot])
  }
}
