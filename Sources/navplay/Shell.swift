import CProgram
import LineEditing
import Playground
import Transcripts

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The prompt: what stands on the terminal is a transcript.
struct Shell {
  private let session: Session
  private static let prompts = PipedLines.Prompts(first: "> ", following: "| ")

  init(_ session: Session) { self.session = session }

  /// Answers inputs until `:quit`, Ctrl-D or a signal; answers the exit status.
  func run() -> Int32 {
    program_remember_terminal(STDIN_FILENO)
    Output.print("# navplay \(version): Swift, a gesture, or :help; Ctrl-D ends")
    Output.flush()
    let editor = LineEditor(
      input: STDIN_FILENO, output: STDOUT_FILENO, prompts: Shell.prompts)
    var source: any InputSource =
      editor ?? PipedLines(descriptor: STDIN_FILENO, prompts: Shell.prompts)
    while true {
      if let signal = endingSignal { return Status.signal(signal) }
      switch source.next(complete: session.wholeness) {
      case .text(let text, _):
        if answer(text) { return Status.fine }
      case .dropped:
        // Without an editor the flag is the program's own, and the terminal has echoed ^C.
        if program_take_interrupt(), editor == nil { Output.print("") }
      case .ended(let signal): return Status.signal(signal)
      case .notText(let line, let byte, let value):
        let code = String(value, radix: 16, uppercase: true)
        Output.printError("navplay: line \(line), byte \(byte) is 0x\(code), which is not UTF-8")
        return Status.unreadable
      case nil: return endingSignal.map(Status.signal) ?? Status.fine
      }
      Output.flush()
    }
  }

  private var endingSignal: Int32? {
    let signal = program_ending_signal()
    return signal == 0 ? nil : signal
  }

  /// Answers one entry, which a paste can make several inputs; returns whether the session ends.
  private func answer(_ text: String) -> Bool {
    var reader = session.reader(ofText: text)
    var next = reader.next()
    while let input = next {
      _ = program_take_interrupt()
      let reply = session.respond(to: input.text)
      next = reader.next()
      if next != nil || input.text != text {
        Output.print(TranscriptWriter.lines(ofInput: input.text))
      }
      print(reply)
      if program_take_interrupt() || endingSignal != nil { return false }
      if reply.isOver { return true }
    }
    return false
  }

  private func print(_ reply: Reply) {
    guard session.settings.colour, reply.showsPicture else {
      return Output.print(TranscriptWriter.lines(of: Answer(reply)))
    }
    // A coloured picture holds escapes of our own, which a transcript would spell out.
    var answer = Answer(reply)
    answer.output.removeLast(reply.picture.count)
    Output.print(TranscriptWriter.lines(of: answer))
    for row in reply.picture { Output.print("  " + row) }
  }
}
