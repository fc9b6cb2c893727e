extension Session {
  /// `:undo [n]`: takes accepted inputs back by playing the others again.
  func undo(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    guard let count = rest.isEmpty ? 1 : Int(rest), count > 0 else {
      reply.fail(
        "':undo' takes a number of inputs, such as 2", help: "write :undo or :undo 2",
        in: turn.source, at: turn.codeRange)
      return .nothing
    }
    guard journal.count > 0 else {
      reply.words.append("nothing changed: nothing has been accepted yet that could be undone")
      return .nothing
    }
    let kept = max(journal.count - count, 0)
    let undone = (kept..<journal.count).map { firstLine(of: journal[$0].text) }
    journal.truncate(to: kept)
    restore()
    stage.viewInHand = nil
    stage.asksForPicture = true
    reply.words += undone.reversed().map { "undone: \($0)" }
    return .picture
  }

  private func firstLine(of text: String) -> String {
    let lines = text.droppingLeadingTrivia.split(whereSeparator: \.isNewline)
    guard let first = lines.first else { return "" }
    return lines.count > 1 ? first + " …" : String(first)
  }

  /// Makes everything as it was after the last accepted input.
  func restore() {
    let picture = stage.lastPicture
    settings = initialSettings
    stage = Stage(settings, host: host)
    isReplaying = true
    let entries = journal
    journal = Journal()
    for index in 0..<entries.count {
      let entry = entries[index]
      _ = carryOut(entry.text, kind: entry.kind, at: entry.place)
    }
    journal = entries
    isReplaying = false
    stage.lastPicture = picture
  }
}
