/// How one case of a transcript went.
public struct Outcome: Sendable, Equatable {
  public enum Verdict: Sendable, Equatable {
    case passed
    case failed
    /// It was not played, for this reason.
    case skipped(String)
    /// It failed as its author said, for this reason.
    case xfailed(String)
    /// It passed although its author said that it fails, for this reason.
    case xpassed(String)
  }

  public var name: String?
  /// Where the case begins.
  public var location: Transcript.Location
  public var verdict: Verdict
  public var mismatches: [Mismatch] = []
  /// What kept the case, or a part of it, from being played.
  public var problems: [TranscriptProblem] = []
  /// The step that ended the session, when steps behind it could not be played.
  public var ending: Transcript.Location?
  /// The first step that could not be played.
  public var unreached: Transcript.Location?

  public init(
    name: String?, at location: Transcript.Location, _ verdict: Verdict,
    problems: [TranscriptProblem] = []
  ) {
    self.name = name
    self.location = location
    self.verdict = verdict
    self.problems = problems
  }

  /// Whether it makes the run fail.
  public var isFailure: Bool {
    switch verdict {
    case .failed, .xpassed: true
    case .passed, .skipped, .xfailed: false
    }
  }
}

/// A step that did not give what it must.
public struct Mismatch: Sendable, Equatable {
  public var step: Transcript.Step
  public var actual: [Transcript.Line]
  public var facts: [Fact] = []
}

/// Plays a case in a fresh session and compares each step.
///
/// After a step that fails the case goes on, so that one run shows all that is wrong.
public func replay(_ each: Transcript.Case, with player: inout some Player) -> Outcome {
  var outcome = Outcome(name: each.name, at: each.location, .passed)
  if case .skip(let reason) = each.mark {
    outcome.verdict = .skipped(reason)
    return outcome
  }
  var replay = Replay()
  do {
    try player.begin(each.settings)
    for element in each.elements { replay.play(element, with: &player) }
    replay.end(waiting: player.waiting())
  } catch {
    let index = error.index.flatMap { each.settingLocations.indices.contains($0) ? $0 : nil }
    let place = index.map { each.settingLocations[$0] } ?? each.location
    replay.mistakes.append(TranscriptProblem(at: place, error.sentence))
  }
  outcome.mismatches = replay.mismatches
  outcome.problems = replay.mistakes + replay.failures
  (outcome.ending, outcome.unreached) = (replay.ending, replay.unreached)
  judge(&outcome, each.mark, hasMistakes: !replay.mistakes.isEmpty)
  return outcome
}

/// A mistake of the transcript is none of the failures that its author announced.
private func judge(_ outcome: inout Outcome, _ mark: Transcript.Mark?, hasMistakes: Bool) {
  let failed =
    !outcome.mismatches.isEmpty || !outcome.problems.isEmpty || outcome.unreached != nil
  guard case .xfail(let reason) = mark, !hasMistakes else {
    outcome.verdict = failed ? .failed : .passed
    return
  }
  outcome.verdict = failed ? .xfailed(reason) : .xpassed(reason)
}

/// A case while it is played.
private struct Replay {
  var mismatches: [Mismatch] = []
  /// What the author wrote wrongly.
  var mistakes: [TranscriptProblem] = []
  /// Included files that did not run.
  var failures: [TranscriptProblem] = []
  var ending: Transcript.Location?
  var unreached: Transcript.Location?
  /// What the last included file left to be brought, when it did.
  private var missing: (sentence: String, place: Transcript.Location, path: String)?

  /// What an included file names must have come at the end of the case.
  mutating func end(waiting sentence: String?) {
    guard let missing, missing.sentence == sentence else { return }
    failures.append(
      TranscriptProblem(
        at: missing.place, "\(missing.path) does not run: \(missing.sentence)"))
  }

  mutating func play(_ element: Transcript.Element, with player: inout some Player) {
    if ending != nil {
      if case .step(let step) = element, unreached == nil { unreached = step.location }
      return
    }
    switch element {
    case .set(let setting, let location):
      do {
        try player.set(setting)
      } catch {
        mistakes.append(TranscriptProblem(at: location, error.sentence))
      }
    case .include(let file, let location):
      do {
        let before = player.waiting()
        try player.include(file)
        if let sentence = player.waiting(), sentence != before {
          missing = (sentence, location, file.path)
        }
      } catch {
        failures.append(
          TranscriptProblem(
            at: location, "\(file.path):\(error.line) does not run: \(error.sentence)"))
      }
    case .step(let step):
      let answer = player.play(step.input)
      let actual = Transcript.Line.block(of: answer)
      if !fits(step.expected, actual) {
        mismatches.append(Mismatch(step: step, actual: actual, facts: player.facts()))
      }
      if answer.isLast { ending = step.location }
    }
  }
}
