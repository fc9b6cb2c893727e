import Playground
import Transcripts

/// How a case of a file went in this run.
struct CaseResult {
  var path: String
  var outcome: Outcome
  /// How long it took, when somebody asked.
  var duration: Duration?
  private(set) var isUpdated = false

  init(path: String, outcome: Outcome, duration: Duration? = nil) {
    self.path = path
    self.outcome = outcome
    self.duration = duration
  }

  /// The file was written: what stands in it holds now.
  mutating func takeUpdate() {
    guard case .failed = outcome.verdict else { return }
    let others = outcome.mismatches.filter { $0.step.location.file != nil }
    isUpdated = others.count < outcome.mismatches.count
    outcome.mismatches = others
    if outcome.mismatches.isEmpty, outcome.problems.isEmpty, outcome.unreached == nil {
      outcome.verdict = .passed
    }
  }

  /// The file, and the name of the case when it has one.
  var title: String { (outcome.name.map { "\(path): \($0)" } ?? path).harmless }

  /// All that is wrong but steps that gave something else, each with its place.
  var problems: [TranscriptProblem] {
    guard outcome.isFailure else { return [] }
    var problems = outcome.problems
    if case .xpassed(let reason) = outcome.verdict {
      problems.append(
        TranscriptProblem(
          at: outcome.location, "it passes, so take xfail=\"\(reason)\" away"))
    }
    if let unreached = outcome.unreached, let ending = outcome.ending {
      problems.append(
        TranscriptProblem(
          at: unreached, "never reached: the session ends in line \(ending.line)"))
    }
    return problems
  }

  /// `file:line: error: …`, as editors and CI services read it.
  func sentence(_ problem: TranscriptProblem) -> String {
    let file = (problem.location.file ?? path).harmless
    let place = problem.location.line > 0 ? "\(file):\(problem.location.line)" : file
    return "\(place): error: \(problem.sentence.harmless)"
  }

  /// Each problem and each mismatch in full.
  var details: [String] {
    problems.map(sentence)
      + mismatches.flatMap {
        $0.report.lines(file: path.harmless, inCase: outcome.name?.harmless)
      }
  }

  /// The steps that make it fail, with what is to be said about them.
  var mismatches: [(mismatch: Mismatch, report: MismatchReport)] {
    guard outcome.isFailure else { return [] }
    return outcome.mismatches.map { ($0, MismatchReport($0, cells: cells(of:))) }
  }

  var seconds: String? { duration.map { decimal($0, digits: 6) } }
  var milliseconds: String? { duration.map { decimal($0 * 1000, digits: 1) } }
}

/// A duration in seconds, written with so many digits after the point.
private func decimal(_ duration: Duration, digits: Int) -> String {
  var unit = Duration.seconds(1)
  for _ in 0..<digits { unit /= 10 }
  let whole = duration.components.seconds
  let rest = String(Int64((duration - .seconds(whole)) / unit))
  return "\(whole)." + String(repeating: "0", count: max(0, digits - rest.count)) + rest
}

/// What is counted; an expected failure has passed.
struct TestCount {
  var passed = 0
  var failed = 0
  var skipped = 0

  var isEmpty: Bool { passed + failed + skipped == 0 }

  mutating func add(_ result: CaseResult) {
    switch result.outcome.verdict {
    case .passed, .xfailed: passed += 1
    case .failed, .xpassed: failed += 1
    case .skipped: skipped += 1
    }
  }

  var closingLine: String {
    "\(passed) passed, \(failed) failed" + (skipped > 0 ? ", \(skipped) skipped" : "")
  }
}

/// How a run of tests is told.
protocol TestReport {
  mutating func begin()
  mutating func add(_ result: CaseResult)
  /// Something that happened beside the cases.
  mutating func note(_ sentence: String)
  mutating func finish(_ count: TestCount, isInterrupted: Bool)
}
