import Transcripts

/// Whatever a program prints survives being written, stripped of trailing blanks, given other line
/// endings, and read.
///
/// The first byte says what happens to the file; a line that is one `!` turns to errors, one that is
/// one `>` begins the next step.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let treatment = Treatment(bytes[0])
  let answers = answers(in: bytes.dropFirst())
  var written = treatment.isPage ? ["Prose.", "", "```navplay"] : []
  for answer in answers {
    written += TranscriptWriter.lines(ofInput: "input") + TranscriptWriter.lines(of: answer)
    if treatment.parts { written.append("") }
  }
  if treatment.isPage { written += ["```", "More."] }
  let text = treatment.applied(to: written)
  guard let transcript = try? readTranscript(text, as: treatment.isPage ? .page : .lines) else {
    fatalError("What was written cannot be read.")
  }
  let read = transcript.cases.flatMap(\.elements).map { element in
    if case .step(let step) = element { step.expected } else { [Transcript.Expectation]() }
  }
  let blocks = answers.map { Transcript.Line.block(of: $0).map(Transcript.Expectation.line) }
  demand(read == blocks, "What was written is read as something else.")
  demand(
    text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0a || $0 == 0x0d },
    "Control characters are written as escapes.")
  return 0
}

private func answers(in bytes: some Collection<UInt8>) -> [Answer] {
  var answers = [Answer(output: [])]
  var isErrors = false
  for line in bytes.split(separator: 0x0a, omittingEmptySubsequences: false) {
    switch Array(line) {
    case [UInt8(ascii: "!")]: isErrors = true
    case [UInt8(ascii: ">")]:
      answers.append(Answer(output: []))
      isErrors = false
    case let content where isErrors:
      answers[answers.count - 1].errors.append(String(decoding: content, as: UTF8.self))
    case let content:
      answers[answers.count - 1].output.append(String(decoding: content, as: UTF8.self))
    }
  }
  return answers
}

/// What editors do to a file.
private struct Treatment {
  let isPage: Bool
  let parts: Bool
  private let strips: Bool
  private let hasMark: Bool
  private let ending: String
  private let isClosed: Bool

  init(_ byte: UInt8) {
    isPage = byte & 1 != 0
    parts = byte & 2 != 0
    strips = byte & 4 != 0
    hasMark = byte & 8 != 0
    ending = byte & 16 != 0 ? "\r\n" : "\n"
    isClosed = byte & 32 != 0
  }

  func applied(to lines: [String]) -> String {
    (hasMark ? "\u{feff}" : "")
      + lines.map { strips ? stripped($0) : $0 }.joined(separator: ending)
      + (isClosed ? ending : "")
  }

  private func stripped(_ line: String) -> String {
    var scalars = line.unicodeScalars
    while let last = scalars.last, last == " " || last == "\t" { scalars.removeLast() }
    return String(scalars)
  }
}

/// Ends the run with a sentence, also where the compiler leaves preconditions' words out.
private func demand(_ isTrue: Bool, _ sentence: String) {
  if !isTrue { fatalError(sentence) }
}
