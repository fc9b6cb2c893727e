import CProgram
import Transcripts

/// `navplay test`: replays transcripts and pages, and says what differs.
struct TranscriptCheck {
  private let paths: [String]
  private let updates: Bool
  private let filter: String?

  init(_ arguments: Arguments) {
    paths = arguments.sources.map {
      if case .file(let path) = $0 { path } else { "/dev/stdin" }
    }
    updates = arguments.updates
    filter = arguments.filter
  }

  /// Answers the exit status, after the closing line.
  func run() -> Int32 {
    if updates, let ci = Terminal.variable("CI"), !ci.isEmpty {
      Output.printError("navplay: --update is for people; it is refused where CI is set")
      return Status.usage
    }
    program_watch_signals(false)
    var count = Count()
    for path in paths {
      switch Files.kind(path, followsLinks: true) {
      case .folder: checkFolder(path, &count)
      case .file, .missing: check(path, isNamed: true, &count)
      }
    }
    if count.files == 0, !count.isUnreadable {
      Output.print("nothing to test: no .transcript, and no page with a navplay block")
      count.failed += 1
    } else if let filter, count.passed + count.failed + count.skipped == 0 {
      Output.print("nothing to test: no case has '\(filter.harmless)' in its name")
      count.failed += 1
    }
    Output.print(count.closingLine)
    let signal = program_ending_signal()
    if signal != 0 { return Status.signal(signal) }
    if program_is_interrupted() { return Status.interrupted }
    return count.isUnreadable ? Status.unreadable : count.failed > 0 ? Status.failed : Status.fine
  }

  private struct Count {
    var files = 0
    var passed = 0
    var failed = 0
    var skipped = 0
    var isUnreadable = false

    var closingLine: String {
      "\(passed) passed, \(failed) failed" + (skipped > 0 ? ", \(skipped) skipped" : "")
    }
  }

  private func checkFolder(_ path: String, _ count: inout Count) {
    for name in Files.names(inFolder: path) {
      let inner = path.hasSuffix("/") ? path + name : path + "/" + name
      switch Files.kind(inner, followsLinks: false) {
      case .folder: checkFolder(inner, &count)
      case .file where name.hasSuffix(".transcript") || name.hasSuffix(".md"):
        check(inner, isNamed: false, &count)
      default: break
      }
    }
  }

  /// Checks a file; a page without a block that runs is left out unless it was named.
  private func check(_ path: String, isNamed: Bool, _ count: inout Count) {
    if program_is_interrupted() { return }
    if path.hasSuffix(".swift") || path.hasSuffix(".nav") {
      Output.printError(
        "navplay: '\(path.harmless)' is no transcript; run it, as in navplay run \(path.harmless)")
      count.isUnreadable = true
      return
    }
    let text: String
    do {
      text = try Files.text(path)
    } catch {
      Output.printError("navplay: \(error.sentence)")
      count.isUnreadable = true
      return
    }
    let form: Transcript.Form = path.hasSuffix(".md") ? .page : .lines
    if form == .page, !isNamed, !hasSteps(page: text) { return }
    count.files += 1
    do {
      let transcript = try readTranscript(text, as: form)
      var player = SessionPlayer()
      report(replay(transcript, with: &player, filter: filter), of: path, text, &count)
    } catch {
      Output.print(error.sentences(file: path))
      count.failed += 1
    }
  }

  private func report(
    _ outcomes: [Outcome], of path: String, _ text: String, _ count: inout Count
  ) {
    let mismatches = outcomes.flatMap(\.mismatches)
    let isUpdated =
      updates && !mismatches.isEmpty && !program_is_interrupted()
      && update(path, text, mismatches)
    for outcome in outcomes {
      switch outcome.verdict {
      case .passed: count.passed += 1
      case .skipped: count.skipped += 1
      case .failed where isUpdated && outcome.problems.isEmpty: count.passed += 1
      case .failed:
        count.failed += 1
        for problem in outcome.problems {
          Output.print("\(path):\(problem.line): error: \(problem.sentence)")
        }
        if isUpdated { continue }
        for mismatch in outcome.mismatches {
          Output.print(mismatch.report(file: path, inCase: outcome.name))
        }
      }
    }
  }

  /// Writes what the failing steps gave, unless the file changed since it was read.
  private func update(_ path: String, _ text: String, _ mismatches: [Mismatch]) -> Bool {
    do {
      guard try Files.text(path).utf8.elementsEqual(text.utf8) else {
        throw FileProblem(sentence: "'\(path)' changed while it was tested, so it is not updated")
      }
      try Files.write(updated(text, with: mismatches), to: path)
      Output.print(
        "\(path): updated \(mismatches.count == 1 ? "1 step" : "\(mismatches.count) steps")")
      return true
    } catch {
      Output.printError("navplay: \((error as? FileProblem)?.sentence ?? "cannot update")")
      return false
    }
  }
}
