import SwiftSubset

extension Session {
  func runCommand(_ word: String, _ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    if GestureReader.usage[word] != nil {
      return performNamed(word + " " + rest, turn, &reply)
    }
    switch Command.find(word) {
    case .one(let command):
      if command.arguments.isEmpty, !rest.isEmpty {
        reply.fail(
          "':\(command.name)' takes nothing behind it", help: "write :\(command.name)",
          in: turn.source, at: turn.codeRange)
        return .nothing
      }
      return command.run(self, rest, turn, &reply)
    case .several(let names):
      reply.fail(
        "':\(word)' may mean several commands",
        help: "write " + names.map { ":" + $0 }.joined(separator: " or "), in: turn.source,
        at: turn.codeRange)
    case .none:
      let near =
        Slip.command(word)
        ?? nearestSpelling(to: word.lowercased(), among: Command.all.map(\.name))
      reply.fail(
        "there is no command ':\(word)'",
        help: near.map { "did you mean ':\($0)'?" } ?? ":help lists the commands",
        in: turn.source, at: turn.codeRange)
    }
    return .nothing
  }

  /// `:back`: a gesture, also when the program has a name like it.
  private func performNamed(_ text: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    switch GestureReader.read(text, declared: { _ in false }) {
    case .gesture(let gesture): return perform(gesture, turn, &reply)
    case .mistake(let message, let help):
      reply.fail(message, help: help, in: turn.source, at: turn.codeRange)
    case .notAGesture:
      reply.fail(
        "this is no gesture", help: ":help gestures shows how they are written", in: turn.source,
        at: turn.codeRange)
    }
    return .nothing
  }

  func help(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    let word = rest.hasPrefix(":") ? String(rest.dropFirst()) : rest
    if word.isEmpty {
      reply.words += HelpTopic.overview
    } else if let topic = HelpTopic(rawValue: word) {
      reply.words += topic.page
    } else if let usage = GestureReader.usage[word] {
      reply.words.append("\(word): \(usage)")
    } else if case .one(let command) = Command.find(word) {
      reply.words.append(HelpTopic.line(of: command))
      if command.topic == .tests { reply.words += command.topic.lines(about: command) }
    } else if Settings.names.contains(word) {
      reply.words += HelpTopic.settings.page
    } else {
      reply.fail(
        "there is no help for '\(word)'",
        help: "topics are " + HelpTopic.allCases.map(\.rawValue).joined(separator: ", "),
        in: turn.source, at: turn.codeRange)
    }
    return .nothing
  }

  /// Shows all settings, or one, or changes one: `:set name value`.
  func changeSetting(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
    guard let name = parts.first else {
      reply.words += Settings.names.map { "\($0.padded(to: 12))\(settings.value(of: $0) ?? "")" }
      return .nothing
    }
    guard parts.count > 1 else {
      guard let value = settings.value(of: name) else {
        return refuse(SettingMistake.unknown(name), turn, &reply)
      }
      reply.words.append("\(name.padded(to: 12))\(value)")
      return .nothing
    }
    guard Settings.names.contains(name) else {
      return refuse(SettingMistake.unknown(name), turn, &reply)
    }
    do {
      try change(name, to: WordScanner(parts[1]).trimmed)
    } catch {
      return refuse(error, turn, &reply)
    }
    return .session
  }

  /// Changes a setting of the running session.
  public func change(_ name: String, to value: String) throws(SettingMistake) {
    let old = settings
    try settings.set(name, to: value)
    guard settings != old else { return }
    _ = stage.program.during { stage.device.adopt(settings) }
    if !stage.device.isEmpty, stage.waiting == nil { stage.device.takePicture() }
  }

  private func refuse(_ mistake: SettingMistake, _ turn: Turn, _ reply: inout Reply) -> Effect {
    reply.fail(mistake.sentence, in: turn.source, at: turn.codeRange)
    return .nothing
  }

  /// `:restart`: what is shown is launched anew, its state is fresh.
  func restart(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    guard let shown = stage.device.shown else {
      reply.words.append("nothing changed: nothing is shown")
      return .nothing
    }
    show(shown, turn, &reply)
    return .session
  }

  /// `:reset [bare]`: an empty session, with or without the tutorial's components.
  func reset(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    guard rest.isEmpty || rest == "bare" else {
      reply.fail(
        "':reset' takes 'bare' or nothing", help: "write :reset or :reset bare", in: turn.source,
        at: turn.codeRange)
      return .nothing
    }
    settings.isBare = rest == "bare"
    stage = Stage(settings, host: host)
    return .session
  }

  func quit(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    reply.isOver = true
    reply.isOffTheRecord = true
    return .nothing
  }
}
