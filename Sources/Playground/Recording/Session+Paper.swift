import Transcripts

extension Session {
  /// All that was accepted so far as a file, played once more to hear what it answers.
  ///
  /// It is heard from a session that is started as a test starts one, so that the file passes.
  func paper(_ form: SessionPaper.Form) -> SessionPaper {
    var paper = SessionPaper(form, initialSettings.differences)
    let session = Session(initialSettings.asTested, host: silentHost)
    for index in 0..<journal.count {
      let entry = journal[index]
      let (prose, code) = Prose.split(entry.text)
      if !prose.isEmpty, !code.isEmpty {
        paper.add(prose.map { "// say " + $0 }.joined(separator: "\n"), Answer(output: []))
      }
      // A piece behind a semicolon begins with a blank.
      var input = String((prose.isEmpty || code.isEmpty ? entry.text : code).drop { $0 == " " })
      if entry.kind == .file { input = session.typed(input) }
      let reply = session.respond(to: paper.asRead(input))
      paper.add(input, Answer(output: reply.output, errors: reply.ok ? [] : reply.errors))
    }
    return paper
  }

  /// A Swift file as a person would type it: what it shows by itself stands at its end.
  private func typed(_ file: String) -> String {
    var text = file
    while text.last?.isNewline == true { text.removeLast() }
    let trial = Session(initialSettings, host: silentHost)
    for index in 0..<journal.count {
      let entry = journal[index]
      _ = trial.carryOut(entry.text, kind: entry.kind, at: entry.place)
    }
    let reply = trial.respond(toFile: text, named: "<file>")
    guard reply.ok, let shown = reply.shownEntry else { return text }
    return stage.device.isEmpty && reply.entry == nil ? text : text + "\n" + shown
  }

  /// It reads and writes nothing, and stops when a person asks for it.
  private var silentHost: Host {
    Host(
      read: Host.none.read, write: Host.none.write, edit: Host.none.edit,
      isInterrupted: host.isInterrupted)
  }
}

extension Settings {
  /// What differs from the defaults, as the header of a transcript says it.
  public var differences: [Setting] {
    let usual = Settings()
    return (Settings.names + ["entry", "bare"]).compactMap { name in
      guard let value = value(of: name), value != usual.value(of: name) else { return nil }
      return Setting(name: name, value: value)
    }
  }

  /// The same as a test has them: without colours.
  fileprivate var asTested: Settings {
    var plain = self
    plain.colour = false
    return plain
  }
}
