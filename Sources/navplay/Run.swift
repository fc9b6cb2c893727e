import CProgram
import LineEditing
import Playground
import SwiftSubset
import Transcripts

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Scripts played one after another in one session, as far as they succeed.
struct Run {
  private(set) var session: Session
  private let arguments: Arguments
  private var presenter: any Presenter
  private var status = Status.fine
  private var waits = false
  private var isOver = false

  init(_ arguments: Arguments) {
    self.arguments = arguments
    session = Session(arguments.settings, host: .program)
    session.takesInventory = arguments.isJSON
    presenter =
      if arguments.isJSON {
        JSONPresenter()
      } else if arguments.isTranscript {
        TranscriptPresenter(isQuiet: arguments.isQuiet, repeatsErrors: !Terminal.showsOutput)
      } else {
        PlainPresenter(isQuiet: arguments.isQuiet)
      }
    presenter.begin(arguments.settings)
  }

  mutating func play(_ scripts: [Script]) {
    for script in scripts where !isOver { play(script) }
    Output.flush()
  }

  /// The exit status: a program that still waits for a declaration has failed.
  func finish() -> Int32 {
    guard status == Status.fine, !waits else {
      return status == Status.fine ? Status.failed : status
    }
    guard let missing = session.unfinished else { return status }
    Output.printError("waiting: " + missing.harmless)
    return Status.failed
  }

  /// The status when a signal asked the program to end.
  var endedBySignal: Int32? {
    let signal = program_ending_signal()
    return signal == 0 ? nil : Status.signal(signal)
  }

  private mutating func play(_ script: Script) {
    switch script {
    case .inputs(let text, let file): play(inputs: text, file: file, from: 1)
    case .swift(let text, let file):
      let reply = session.respond(toFile: text, named: file)
      take(reply, Piece(text: text.withoutLastBreak, file: file, line: 1, isFile: true))
    case .transcript(let transcript, let file): play(transcript, file: file)
    case .standardInput: playStandardInput()
    }
  }

  private mutating func play(inputs text: String, file: String, from line: Int) {
    var reader = session.reader(ofText: text)
    var isEmpty = true
    while !isOver, let input = reader.next() {
      isEmpty = false
      play(Piece(text: input.text, file: file, line: line + input.line - 1))
    }
    if isEmpty, !isOver, !file.hasPrefix("<") {
      Output.printError("navplay: \(file.harmless) holds no input")
    }
  }

  private mutating func play(_ piece: Piece) {
    let place = TextPlace(file: piece.file, line: piece.line)
    take(session.respond(to: piece.text, at: place), piece)
  }

  private mutating func take(_ reply: Reply, _ piece: Piece) {
    presenter.present(reply, to: piece)
    waits = reply.waiting != nil
    if !reply.ok {
      status = Status.failed
      isOver = isOver || !arguments.keepsGoing
    }
    if reply.isOver { isOver = true }
    if let ended = endedBySignal {
      status = ended
      isOver = true
    } else if program_take_interrupt() {
      status = Status.interrupted
      isOver = true
    }
  }

  private mutating func play(_ transcript: Transcript, file: String) {
    for (index, each) in transcript.cases.enumerated() where !isOver {
      if case .skip = each.mark { continue }
      if index > 0 || each.name != nil || !each.settings.isEmpty { begin(each, file) }
      for element in each.elements where !isOver {
        play(element, file: file)
      }
    }
  }

  private mutating func play(_ element: Transcript.Element, file: String) {
    switch element {
    case .step(let step):
      let (place, file) = (step.location, step.location.file ?? file)
      play(Piece(text: step.input, file: file, line: place.line))
    case .set(let setting, let place):
      let text = ":set \(setting.name) \(setting.value)"
      play(Piece(text: text, file: place.file ?? file, line: place.line))
    case .include(let inclusion, _):
      play(
        inclusion.kind == .source
          ? .swift(inclusion.text, file: inclusion.path)
          : .inputs(inclusion.text, file: inclusion.path))
    }
  }

  private mutating func begin(_ each: Transcript.Case, _ file: String) {
    var settings = arguments.settings
    for setting in each.settings {
      do {
        try settings.set(setting.name, to: setting.value)
      } catch {
        Output.printError("\(file):\(each.location.line): error: \(error.sentence)")
        status = Status.failed
        isOver = true
        return
      }
    }
    endRecording()
    session = Session(settings, host: .program)
    session.takesInventory = arguments.isJSON
    presenter.beginCase(each.name ?? file, each.settings)
  }

  /// Writes what the session records, if it does.
  private mutating func endRecording() {
    do {
      try session.endRecording()
    } catch {
      Output.printError("navplay: \(error.sentence.harmless)")
      status = Status.failed
    }
  }

  private mutating func playStandardInput() {
    var source = PipedLines(descriptor: STDIN_FILENO)
    var isFirst = true
    while !isOver {
      let session = session
      switch source.next(complete: session.wholeness) {
      case .text(let text, let line):
        let text = Files.unified(isFirst ? Script.withoutInterpreterLine(text) : text)
        isFirst = false
        play(inputs: text, file: "<stdin>", from: line)
        Output.flush()
      case .notText(let line, let byte, let value):
        let code = String(value, radix: 16, uppercase: true)
        Output.printError("<stdin>:\(line):\(byte): error: byte 0x\(code) is not UTF-8")
        status = Status.unreadable
        isOver = true
      case .dropped, .ended:
        status = endedBySignal ?? Status.interrupted
        isOver = true
      case nil: return
      }
    }
  }
}

extension String {
  fileprivate var withoutLastBreak: String {
    utf8.last == UInt8(ascii: "\n") ? String(dropLast()) : self
  }
}
