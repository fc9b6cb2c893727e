import Transcripts

/// The Test Anything Protocol, version 14.
struct TAPReport: TestReport {
  private var number = 0

  mutating func begin() { Output.print("TAP version 14") }

  mutating func add(_ result: CaseResult) {
    number += 1
    let line = "\(number) - \(escaped(result.title))"
    switch result.outcome.verdict {
    case .passed: Output.print("ok \(line)")
    case .skipped(let reason): Output.print("ok \(line) # SKIP \(reason.harmless)")
    case .xfailed(let reason): Output.print("not ok \(line) # TODO \(reason.harmless)")
    case .failed, .xpassed: Output.print("not ok \(line)")
    }
    guard result.outcome.isFailure || result.duration != nil else { return }
    Output.print("  ---")
    if let time = result.milliseconds { Output.print("  duration_ms: \(time)") }
    if result.outcome.isFailure {
      Output.print("  message: |")
      for detail in result.details { Output.print("    " + detail) }
    }
    Output.print("  ...")
  }

  mutating func note(_ sentence: String) { Output.print("# \(sentence)") }

  mutating func finish(_ count: TestCount, isInterrupted: Bool) {
    if isInterrupted {
      Output.print("Bail out! interrupted")
    } else {
      Output.print("1..\(number)")
    }
    Output.print("# \(count.closingLine)")
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character == "#" || character == "\\" { result.append("\\") }
      result.append(character)
    }
  }
}
