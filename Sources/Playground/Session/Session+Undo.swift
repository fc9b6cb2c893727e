extension Session {
  /// `:undo [n]`: takes accepted inputs back by playing the others again.
  func undo(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    guard let count = rest.isEmpty ? 1 : Int(rest), count > 0 else {
      reply.fail(
        "':undo' takes a number of inputs, such as 2", help: "write :undo or :undo 2",
        in: turn.source, at: turn.codeRange)
      return .nothing
    }
    var kept = journal.count
    var undone: [String] = []
    while kept > 0, undone.count < count {
      kept -= 1
      // Remarks go with the input that they follow.
      if journal[kept].kind != .remark { undone.append(firstLine(of: journal[kept].text)) }
    }
    guard !undone.isEmpty else {
      reply.words.append("nothing changed: nothing has been accepted yet that could be undone")
      return .nothing
    }
    journal.truncate(to: kept)
    restore()
    stage.viewInHand = nil
    stage.asksForPicture = true
    reply.words += undone.map { "undone: \($0)" }
    return .picture
  }

  private func firstLine(of text: String) -> String {
    let lines = text.droppingLeadingTrivia.split(whereSeparator: \.isNewline)
    guard let first = lines.first else { return "" }
    return lines.count > 1 ? first + " …" : String(first)
  }

  /// Makes everything as it was after the last accepted input.
  func restore() {
    let pictures = (stage.lastPicture, stage.lastPlainPicture)
    settings = initialSettings
    stage = Stage(settings, host: host)
    isReplaying = true
    let entries = journal
    journal = Journal()
    for index in 0..<entries.count {
      let entry = entries[index]
      if entry.kind == .remark { continue }
      _ = carryOut(entry.text, kind: entry.kind, at: entry.place)
    }
    journal = entries
    isReplaying = false
    (stage.lastPicture, stage.lastPlainPicture) = pictures
  }
}
