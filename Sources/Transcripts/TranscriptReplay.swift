/// How one case of a transcript went.
public struct Outcome: Sendable, Equatable {
  public enum Verdict: Sendable, Equatable {
    case passed
    case failed
    case skipped(String)
  }

  public var name: String?
  /// The line where the case begins, from 1.
  public var line: Int
  public var verdict: Verdict
  public var mismatches: [Mismatch] = []
  /// What kept the case from being played, with its line.
  public var problems: [Problem] = []

  public struct Problem: Sendable, Equatable {
    public var line: Int
    public var sentence: String
  }
}

/// A step that did not give what it must.
public struct Mismatch: Sendable, Equatable {
  public var step: Transcript.Step
  public var actual: [Transcript.Line]
}

/// Plays the cases whose names contain `filter` and compares each step.
///
/// After a step that fails the case goes on, so that one run shows all that is wrong.
public func replay(
  _ transcript: Transcript, with player: inout some Player, filter: String? = nil
) -> [Outcome] {
  transcript.cases
    .filter { each in filter.map { (each.name ?? "").contains($0) } ?? true }
    .map { play($0, with: &player) }
}

private func play(_ each: Transcript.Case, with player: inout some Player) -> Outcome {
  var outcome = Outcome(name: each.name, line: each.line, verdict: .passed)
  if case .skip(let reason) = each.mark {
    outcome.verdict = .skipped(reason)
    return outcome
  }
  do {
    try player.begin(each.settings)
  } catch {
    outcome.problems.append(Outcome.Problem(line: each.line, sentence: error.sentence))
  }
  if outcome.problems.isEmpty {
    for element in each.elements { play(element, with: &player, &outcome) }
  }
  let failed = !outcome.mismatches.isEmpty || !outcome.problems.isEmpty
  guard case .xfail(let reason) = each.mark else {
    outcome.verdict = failed ? .failed : .passed
    return outcome
  }
  outcome.verdict = failed ? .passed : .failed
  outcome.mismatches = []
  outcome.problems =
    failed
    ? []
    : [
      Outcome.Problem(
        line: each.line, sentence: "it passes, so take xfail=\"\(reason)\" away")
    ]
  return outcome
}

private func play(
  _ element: Transcript.Element, with player: inout some Player, _ outcome: inout Outcome
) {
  switch element {
  case .set(let setting, let line):
    do {
      try player.set(setting)
    } catch {
      outcome.problems.append(Outcome.Problem(line: line, sentence: error.sentence))
    }
  case .step(let step):
    let actual = Transcript.Line.block(of: player.play(step.input))
    if actual != step.expected {
      outcome.mismatches.append(Mismatch(step: step, actual: actual))
    }
  }
}
