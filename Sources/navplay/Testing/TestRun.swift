import CProgram
import Transcripts

/// `navplay test`: replays transcripts and pages, and says what differs.
struct TestRun {
  private let arguments: Arguments
  private var report: any TestReport
  private var count = TestCount()
  private var isUnreadable = false
  private var files = 0

  init(_ arguments: Arguments) {
    self.arguments = arguments
    report =
      switch arguments.format {
      case .text: TextReport()
      case .tap: TAPReport()
      case .junit: JUnitReport()
      case .json: JSONTestReport()
      }
  }

  /// Answers the exit status, after the closing line.
  mutating func run() -> Int32 {
    if arguments.updates, let ci = Terminal.variable("CI"), !ci.isEmpty {
      Output.printError("navplay: --update is for people; it is refused where CI is set")
      return Status.usage
    }
    program_watch_signals(false)
    report.begin()
    for source in arguments.sources where !isOver {
      guard case .file(let path) = source else {
        check(TestRun.standardInput, isNamed: true)
        continue
      }
      switch Files.kind(path, followsLinks: true) {
      case .folder: checkFolder(path)
      case .file, .missing: check(path, isNamed: true)
      }
    }
    sayWhenNothingRan()
    report.finish(count, isInterrupted: program_is_interrupted())
    return status
  }

  /// The name that standard input has in reports; what it includes counts from the current folder.
  private static let standardInput = "<stdin>"

  private var isOver: Bool {
    program_is_interrupted() || arguments.failsFast && count.failed > 0
  }

  private var status: Int32 {
    let signal = program_ending_signal()
    if signal != 0 { return Status.signal(signal) }
    if program_is_interrupted() { return Status.interrupted }
    return isUnreadable ? Status.unreadable : count.failed > 0 ? Status.failed : Status.fine
  }

  /// A run that tests nothing has not passed.
  private mutating func sayWhenNothingRan() {
    guard !isOver, !isUnreadable, count.isEmpty else { return }
    let sentence =
      if files > 0, let filter = arguments.filter {
        "nothing to test: no case has '\(filter.harmless)' in its name"
      } else {
        "nothing to test: no .transcript, and no page with a navplay block"
      }
    let place = Transcript.Location(line: 0)
    let problem = TranscriptProblem(at: place, sentence)
    take(Outcome(name: nil, at: place, .failed, problems: [problem]), of: "navplay test")
  }

  private mutating func checkFolder(_ path: String) {
    for name in Files.names(inFolder: path) where !isOver {
      let inner = path.hasSuffix("/") ? path + name : path + "/" + name
      switch Files.kind(inner, followsLinks: false) {
      case .folder: checkFolder(inner)
      case .file where name.hasSuffix(".transcript") || name.hasSuffix(".md"):
        check(inner, isNamed: false)
      default: break
      }
    }
  }

  /// Checks a file; a page without a block that runs is left out unless it was named.
  private mutating func check(_ path: String, isNamed: Bool) {
    do {
      if path.hasSuffix(".swift") || path.hasSuffix(".nav") {
        throw FileProblem(
          sentence: "'\(path.harmless)' is no transcript; run it, as in navplay run "
            + path.harmless)
      }
      let text = try Files.text(path == TestRun.standardInput ? "/dev/stdin" : path)
      let form: Transcript.Form = path.hasSuffix(".md") ? .page : .lines
      if form == .page, !isNamed, !isTranscript(page: text) { return }
      files += 1
      check(try readTranscript(text, as: form, including: Files.included(by: path)), path, text)
    } catch let problem as FileProblem {
      Output.printError("navplay: \(problem.sentence)")
      isUnreadable = true
      if arguments.format == .text {
        count.failed += 1
      } else {
        // Who reads the report alone must not take it for a run in which nothing failed.
        let place = Transcript.Location(line: 0)
        let fault = TranscriptProblem(at: place, problem.sentence)
        take(Outcome(name: nil, at: place, .failed, problems: [fault]), of: path)
      }
    } catch let unreadable as UnreadableTranscript {
      let place = Transcript.Location(line: 1)
      take(Outcome(name: nil, at: place, .failed, problems: unreadable.mistakes), of: path)
    } catch {
      preconditionFailure("Only unreadable files and transcripts are thrown here.")
    }
  }

  private mutating func check(_ transcript: Transcript, _ path: String, _ text: String) {
    var player = SessionPlayer()
    var results: [CaseResult] = []
    let clock = ContinuousClock()
    for each in transcript.cases where isChosen(each, path) && !program_is_interrupted() {
      program_note_place((each.name.map { "\(path): \($0)" } ?? path).harmless)
      let start = clock.now
      let outcome = replay(each, with: &player)
      if program_is_interrupted() { break }
      let duration = arguments.isTimed ? start.duration(to: clock.now) : nil
      results.append(CaseResult(path: path, outcome: outcome, duration: duration))
      if arguments.failsFast, outcome.isFailure { break }
    }
    if arguments.updates, !program_is_interrupted() { update(path, text, &results) }
    program_note_place("")
    for result in results { take(result) }
  }

  /// A case without a name has its file's.
  private func isChosen(_ each: Transcript.Case, _ path: String) -> Bool {
    guard let filter = arguments.filter else { return true }
    return (each.name ?? path).contains(filter)
  }

  private mutating func take(_ outcome: Outcome, of path: String) {
    take(CaseResult(path: path, outcome: outcome))
  }

  private mutating func take(_ result: CaseResult) {
    count.add(result)
    report.add(result)
  }
}

/// `--update`.
extension TestRun {
  /// Writes what the failing steps gave, unless something speaks against it.
  private mutating func update(_ path: String, _ text: String, _ results: inout [CaseResult]) {
    let failing = results.filter { if case .failed = $0.outcome.verdict { true } else { false } }
    let all = failing.flatMap(\.outcome.mismatches)
    for file in Set(all.compactMap(\.step.location.file)).sorted() {
      report.note("\(file.harmless) is included, and updated where it is tested by itself")
    }
    let mismatches = all.filter { $0.step.location.file == nil }
    guard !mismatches.isEmpty else { return }
    do {
      if let wrong = failing.first(where: { !$0.outcome.problems.isEmpty }) {
        throw FileProblem(
          sentence: "'\(path.harmless)' is not updated: first see to the error in line "
            + String(wrong.outcome.problems[0].location.line))
      }
      let result = updated(text, with: mismatches)
      guard try Files.text(path).utf8.elementsEqual(text.utf8) else {
        throw FileProblem(
          sentence: "'\(path.harmless)' changed while it was tested, so it is not updated")
      }
      try Files.write(result, to: path)
      for index in results.indices { results[index].takeUpdate() }
      let steps = mismatches.count == 1 ? "1 step" : "\(mismatches.count) steps"
      report.note("\(path.harmless): updated \(steps)")
    } catch {
      Output.printError("navplay: \((error as? FileProblem)?.sentence ?? "cannot update")")
    }
  }
}
