import Transcripts

/// A session as a file that passes when it is tested: a transcript, or a page with prose.
struct SessionPaper {
  enum Form: Equatable {
    case transcript, page

    /// The form that a path's ending asks for.
    init?(path: String) {
      switch path {
      case _ where path.hasSuffix(".transcript"): self = .transcript
      case _ where path.hasSuffix(".md"): self = .page
      default: return nil
      }
    }
  }

  let form: Form
  private(set) var stepCount = 0
  private var lines: [String] = []
  /// Whether a block of inputs is open on the page.
  private var isInBlock = false

  init(_ form: Form, _ settings: [Setting]) {
    self.form = form
    guard let header = TranscriptWriter.header(settings) else { return }
    lines = form == .page ? ["<!--", "```navplay hidden", header, "```", "-->"] : [header]
  }

  /// The whole file; without a step it says that there is none.
  var text: String {
    let nothing = "nothing has been recorded yet"
    var whole = lines
    if isInBlock { whole.append("```") }
    if stepCount == 0 { whole.append(form == .page ? "<!-- \(nothing) -->" : "# \(nothing)") }
    return whole.map { $0 + "\n" }.joined()
  }

  /// An input as a reader of the file gets it: no blanks at the ends of lines, what is unseen as escapes.
  func asRead(_ input: String) -> String {
    if form == .page, isClean(input) { return input }
    return TranscriptWriter.lines(ofInput: input).map {
      var line = $0.dropFirst(2)
      while line.last == " " || line.last == "\t" { line.removeLast() }
      return String(line)
    }.joined(separator: "\n")
  }

  /// Writes a step; on a page, `// say` comments that stand alone become prose.
  mutating func add(_ input: String, _ answer: Answer) {
    let isProse = input.droppingLeadingTrivia.isEmpty
    if isProse, form == .page { return tell(Prose.split(input).prose) }
    if !isProse { stepCount += 1 }
    let output = TranscriptWriter.lines(of: answer)
    guard form == .page else {
      lines += TranscriptWriter.lines(ofInput: input) + output
      return
    }
    if isClean(input) {
      closeBlock()
      part()
      lines += ["```swift navplay"]
      lines += input.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      lines += ["```"]
      if !output.isEmpty { openBlock() }
    } else {
      openBlock()
      lines += TranscriptWriter.lines(ofInput: input)
    }
    lines += output
  }

  /// Whether an input of several lines can stand on a page as plain Swift.
  private func isClean(_ input: String) -> Bool {
    let parts = input.split(separator: "\n", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return false }
    guard TranscriptWriter.lines(ofInput: input).map({ $0.dropFirst(2) }) == parts else {
      return false
    }
    return !parts.contains { part in
      let code = part.drop { $0 == " " }
      return code.hasPrefix("```") || code.hasPrefix("~~~")
    }
  }

  private mutating func tell(_ prose: [String]) {
    closeBlock()
    // Comments one after another are one paragraph.
    if lines.last?.isEmpty ?? true || !isAtProse { part() }
    for line in prose {
      let seen = TranscriptWriter.lines(ofInput: line).map { String($0.dropFirst(2)) }.joined()
      lines.append(seen.hasPrefix("```") || seen.hasPrefix("~~~") ? "\\" + seen : seen)
    }
    isAtProse = true
  }

  private var isAtProse = false

  private mutating func openBlock() {
    guard !isInBlock else { return }
    part()
    lines.append("```navplay")
    isInBlock = true
    isAtProse = false
  }

  private mutating func closeBlock() {
    guard isInBlock else { return }
    lines.append("```")
    isInBlock = false
  }

  /// An empty line between what stood before and what comes.
  private mutating func part() {
    if let last = lines.last, !last.isEmpty { lines.append("") }
    isAtProse = false
  }
}
