import Playground
import Transcripts

/// How replies are printed.
protocol Presenter {
  mutating func begin(_ settings: Settings)
  /// A case of a transcript begins, in a session of its own.
  mutating func beginCase(_ name: String, _ settings: [Setting])
  mutating func present(_ reply: Reply, to piece: Piece)
}

/// Replies as they are; errors in full on standard error.
struct PlainPresenter: Presenter {
  let isQuiet: Bool

  mutating func begin(_ settings: Settings) {}
  mutating func beginCase(_ name: String, _ settings: [Setting]) {}

  mutating func present(_ reply: Reply, to piece: Piece) {
    if isQuiet {
      for line in reply.printed { Output.print(line.harmless) }
      if let waiting = reply.waiting { Output.printError("waiting: \(waiting)".harmless) }
    } else {
      for line in reply.linesBeforePicture { Output.print(line.harmless) }
      if reply.showsPicture {
        for row in reply.picture { Output.print(row) }
      }
    }
    for problem in reply.diagnostics { report(problem) }
  }

  private func report(_ problem: Reply.Problem) {
    Output.printError(problem.headline)
    for line in problem.renderedInFile.dropFirst() { Output.printError(line.harmless) }
  }
}

/// A transcript that `navplay test` accepts; errors once more on standard error for editors.
struct TranscriptPresenter: Presenter {
  let isQuiet: Bool
  let repeatsErrors: Bool
  private var hasBegun = false

  init(isQuiet: Bool, repeatsErrors: Bool) {
    self.isQuiet = isQuiet
    self.repeatsErrors = repeatsErrors
  }

  mutating func begin(_ settings: Settings) {
    if let header = TranscriptWriter.header(settings.differences) { Output.print(header) }
  }

  mutating func beginCase(_ name: String, _ settings: [Setting]) {
    if hasBegun { Output.print("") }
    Output.print("%case \(name)")
    for setting in settings { Output.print("%set \(setting.name) \(setting.value)") }
  }

  mutating func present(_ reply: Reply, to piece: Piece) {
    hasBegun = true
    var reply = reply
    Output.print(TranscriptWriter.lines(ofExactInput: piece.text))
    if piece.isFile, reply.ok, let entry = reply.entry {
      Output.print(TranscriptWriter.lines(of: Answer(reply.taking(before: entry))))
      Output.print(TranscriptWriter.lines(ofInput: entry.expression))
    }
    var answer = Answer(reply)
    if isQuiet { answer.output = reply.printed }
    Output.print(TranscriptWriter.lines(of: answer))
    guard repeatsErrors else { return }
    for problem in reply.diagnostics { Output.printError(problem.headline) }
  }
}

extension Answer {
  init(_ reply: Reply) {
    self.init(
      output: reply.output, errors: reply.ok ? [] : reply.errors)
  }
}

extension Reply {
  /// Splits off what was said before a file's view was shown: typed, that is an input of its own.
  fileprivate mutating func taking(before entry: Entry) -> Reply {
    var first = Reply(input: input)
    first.printed = Array(printed.prefix(entry.printed))
    first.words = Array(words.prefix(entry.words))
    first.notes = Array(notes.prefix(entry.notes))
    printed.removeFirst(first.printed.count)
    words.removeFirst(first.words.count)
    notes.removeFirst(first.notes.count)
    return first
  }
}
