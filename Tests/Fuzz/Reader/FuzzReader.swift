import Transcripts

/// No bytes stop the reader; what is updated is read again, holds, and is not changed any more.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  _ = isTranscript(page: text)
  for form in [Transcript.Form.lines, .page] {
    guard let once = update(text, form) else { continue }
    demand(once.mismatches == 0 || !once.text.isEmpty, "An update writes what came.")
    guard let twice = update(once.text, form) else {
      fatalError("What an update wrote cannot be read.")
    }
    demand(twice.mismatches == 0, "What an update wrote does not hold.")
    demand(
      twice.text.utf8.elementsEqual(once.text.utf8), "A second update changes something.")
  }
  return 0
}

/// Plays a text against inputs that say themselves; nil when it is no transcript.
private func update(_ text: String, _ form: Transcript.Form) -> (text: String, mismatches: Int)? {
  guard let transcript = try? readTranscript(text, as: form) else { return nil }
  var player = Echo()
  let mismatches = transcript.cases.flatMap { replay($0, with: &player).mismatches }
  for mismatch in mismatches.prefix(3) {
    let lines = MismatchReport(mismatch, cells: { _ in 1 }).lines(file: "a", inCase: nil)
    demand(!lines.isEmpty, "A mismatch is told.")
  }
  return (updated(text, with: mismatches), mismatches.count)
}

/// An input prints its lines; those with a `!` in them are errors.
private struct Echo: Player {
  mutating func begin(_ settings: [Setting]) {}
  mutating func set(_ setting: Setting) {}
  mutating func include(_ file: Transcript.Inclusion) {}
  func facts() -> [Fact] { [Fact(name: "depth", value: "1")] }

  mutating func play(_ input: String) -> Answer {
    let lines = input.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Answer(
      output: lines.filter { !$0.contains("!") && !$0.isEmpty },
      errors: lines.filter { $0.contains("!") })
  }
}

/// Ends the run with a sentence, also where the compiler leaves preconditions' words out.
private func demand(_ isTrue: Bool, _ sentence: String) {
  if !isTrue { fatalError(sentence) }
}
