import Transcripts

/// One object a line for each case, and one with the counts at the end: see docs/json.md.
struct JSONTestReport: TestReport {
  mutating func begin() {}

  mutating func add(_ result: CaseResult) {
    var json = JSONWriter()
    json.object { json in
      json.member("file", result.path)
      json.member("line", result.outcome.location.line)
      json.member("case", result.outcome.name)
      json.member("verdict", result.verdict)
      json.member("reason", result.reason)
      json.member("updated", result.isUpdated)
      json.member("milliseconds", number: result.milliseconds)
      json.member("problems", result.problems) { json, problem in
        json.object { json in
          json.member("file", problem.location.file ?? result.path)
          json.member("line", problem.location.line)
          json.member("message", problem.sentence)
        }
      }
      json.member("mismatches", result.mismatches) { json, item in
        json.write(item.mismatch, item.report, result)
      }
    }
    Output.print(json.text)
  }

  /// Standard output holds nothing but objects.
  mutating func note(_ sentence: String) { Output.printError(sentence) }

  mutating func finish(_ count: TestCount, isInterrupted: Bool) {
    var json = JSONWriter()
    json.object { json in
      json.member("passed", count.passed)
      json.member("failed", count.failed)
      json.member("skipped", count.skipped)
      json.member("interrupted", isInterrupted)
    }
    Output.print(json.text)
  }
}

extension CaseResult {
  fileprivate var verdict: String {
    switch outcome.verdict {
    case .passed: "passed"
    case .failed: "failed"
    case .skipped: "skipped"
    case .xfailed: "xfailed"
    case .xpassed: "xpassed"
    }
  }

  fileprivate var reason: String? {
    switch outcome.verdict {
    case .passed, .failed: nil
    case .skipped(let reason), .xfailed(let reason), .xpassed(let reason): reason
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(
    _ mismatch: Mismatch, _ report: MismatchReport, _ result: CaseResult
  ) {
    object { json in
      json.member("file", mismatch.step.location.file ?? result.path)
      json.member("line", mismatch.step.location.line)
      json.member("input", mismatch.step.input)
      json.member("expected", TranscriptWriter.lines(ofExpected: mismatch.step))
      json.member("actual", TranscriptWriter.lines(of: mismatch.actual))
      json.member("row", number: report.firstCell.map { String($0.row) })
      json.member("column", number: report.firstCell.map { String($0.column) })
      json.member("report", report.lines(file: result.path, inCase: result.outcome.name))
    }
  }
}
