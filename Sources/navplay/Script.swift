import Playground
import Transcripts

/// One source of the command line, read and ready to play.
enum Script {
  /// Inputs one after another, as typed.
  case inputs(String, file: String)
  /// A Swift file, which is one input.
  case swift(String, file: String)
  /// The cases of a transcript or a page.
  case transcript(Transcript, file: String)
  case standardInput

  init(reading source: Arguments.Source) throws {
    switch source {
    case .standardInput: self = .standardInput
    case .text(let text, let number): self = .inputs(text, file: "<-c \(number)>")
    case .file(let path): self = try Script(file: path)
    }
  }

  private init(file path: String) throws {
    let form: Transcript.Form
    switch path.split(separator: ".").last {
    case "swift":
      self = .swift(try Files.script(path), file: path)
      return
    case "transcript": form = .lines
    case "md": form = .page
    default:
      self = .inputs(Script.withoutInterpreterLine(try Files.script(path)), file: path)
      return
    }
    let text = try Files.text(path)
    do {
      self = .transcript(
        try readTranscript(text, as: form, including: Files.included(by: path)), file: path)
    } catch {
      throw FileProblem(sentence: error.sentences(file: path).joined(separator: "\nnavplay: "))
    }
  }

  /// A script's `#!` line is for the system; it leaves an empty line, so that lines keep count.
  static func withoutInterpreterLine(_ text: String) -> String {
    guard text.hasPrefix("#!") else { return text }
    return String(text.drop { $0 != "\n" })
  }
}

extension UnreadableTranscript {
  /// Each mistake with its place.
  func sentences(file: String) -> [String] {
    mistakes.map {
      "\(($0.location.file ?? file).harmless):\($0.location.line): error: \($0.sentence)"
    }
  }
}
