import Transcripts

/// What is being recorded, and where it goes.
struct Recording {
  let path: String
  var paper: SessionPaper

  mutating func add(_ input: String, _ reply: Reply) {
    paper.add(
      input, Answer(output: reply.plain ?? reply.output, errors: reply.ok ? [] : reply.errors))
  }
}

extension Session {
  /// Keeps what was answered; commands about files of the session's own are left out.
  func record(_ input: String, _ pieces: [(text: String, reply: Reply)], _ whole: Reply) {
    // What a person stopped would not stop when it is tested; it changed nothing.
    guard recording != nil, !host.isInterrupted() else { return }
    guard pieces.contains(where: \.reply.isOffTheRecord) else {
      recording?.add(input, whole)
      return
    }
    for piece in pieces where !piece.reply.isOffTheRecord {
      recording?.add(piece.text, piece.reply)
    }
  }

  /// Writes what is being recorded, if anything is; the program calls it when the session ends.
  public func endRecording() throws(Host.Refusal) {
    guard let recording else { return }
    self.recording = nil
    try write(recording.paper.text, to: recording.path, replaces: true)
  }

  func write(_ text: String, to path: String, replaces: Bool) throws(Host.Refusal) {
    do {
      try host.write(path, text, replaces)
    } catch {
      throw error as? Host.Refusal ?? Host.Refusal("'\(path)' cannot be written")
    }
    written.insert(path)
  }
}
