import Transcripts

/// For people: what failed, in full; what differs in the same way only once, with its number.
struct TextReport: TestReport {
  /// Steps that differ in the same way.
  private struct Group {
    /// The step that was shown.
    var first: String
    var others: [String] = []
  }

  private var groups: [Group] = []
  private var indices: [String: Int] = [:]
  private var timed: [CaseResult] = []
  /// Nothing stands side by side where nobody says how wide the window is.
  private let width = Terminal.columns ?? 0
  private static let mostTimed = 20
  private static let mostPlaces = 6

  mutating func begin() {}

  mutating func add(_ result: CaseResult) {
    if result.duration != nil { timed.append(result) }
    guard result.outcome.isFailure else { return }
    Output.print(result.problems.map(result.sentence))
    let (path, name) = (result.path.harmless, result.outcome.name?.harmless)
    for (mismatch, report) in result.mismatches {
      let location = mismatch.step.location
      let place = "\(location.file?.harmless ?? path):\(location.line)"
      if let index = indices[report.changes] {
        groups[index].others.append(place)
      } else {
        indices[report.changes] = groups.count
        groups.append(Group(first: place))
        Output.print(report.lines(file: path, inCase: name, width: width))
      }
    }
  }

  mutating func note(_ sentence: String) { Output.print(sentence) }

  mutating func finish(_ count: TestCount, isInterrupted: Bool) {
    for group in groups where !group.others.isEmpty { Output.print(sentence(group)) }
    let slowest = timed.sorted { ($0.duration ?? .zero) > ($1.duration ?? .zero) }
    for result in slowest.prefix(TextReport.mostTimed) {
      let time = result.milliseconds ?? ""
      let blanks = String(repeating: " ", count: max(0, 9 - time.count))
      Output.print("\(blanks)\(time) ms  \(result.title)")
    }
    if isInterrupted { Output.print("interrupted") }
    Output.print(count.closingLine)
  }

  private func sentence(_ group: Group) -> String {
    let count = group.others.count
    let places = group.others.prefix(TextReport.mostPlaces).joined(separator: ", ")
    let more = count > TextReport.mostPlaces ? ", …" : ""
    let steps = count == 1 ? "1 more step differs" : "\(count) more steps differ"
    return "\(steps) as \(group.first) does: \(places)\(more)"
  }
}
