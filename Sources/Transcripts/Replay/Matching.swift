/// Whether a step gave what it must.
///
/// A line of the channel `!` is expected exactly when the input fails, also where `**` would
/// stand for the errors.
func fits(_ expected: [Transcript.Expectation], _ actual: [Transcript.Line]) -> Bool {
  let mustFail = expected.contains(where: \.asksForFailure)
  guard mustFail == (actual.last?.channel == .diagnostics) else { return false }
  var (part, index) = (0, 0)
  var retry: (part: Int, index: Int)?
  while index < actual.count {
    if part < expected.count, expected[part] == .anyLines {
      retry = (part + 1, index)
      part += 1
    } else if part < expected.count, expected[part].fits(actual[index]) {
      part += 1
      index += 1
    } else if let last = retry {
      retry = (last.part, last.index + 1)
      (part, index) = (last.part, last.index + 1)
    } else {
      return false
    }
  }
  return expected[part...].allSatisfy { $0 == .anyLines }
}
