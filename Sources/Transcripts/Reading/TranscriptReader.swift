/// Reads a file; throws all its mistakes with their lines.
///
/// `findsFile` finds what `%include` names; without it there are no such files.
public func readTranscript(
  _ text: String, as form: Transcript.Form, including findsFile: @escaping IncludeFinder = noFiles
) throws(UnreadableTranscript) -> Transcript {
  var reader = TranscriptReader(text, isPage: form == .page, findsFile)
  switch form {
  case .lines: reader.readLines()
  case .page: reader.readPage()
  }
  return try reader.finish()
}

/// An `IncludeFinder` for a transcript that stands alone.
public func noFiles(_ name: String, _ file: String?) throws(SettingProblem) -> IncludedFile {
  throw SettingProblem("'\(name)' cannot be included here")
}

/// The state of reading: which case and which step a line belongs to.
struct TranscriptReader {
  var document: DocumentLines
  /// The included file that is read; nil is the transcript itself.
  var file: String?
  var openFiles: [String] = []
  var includedCount = 0
  var stepsInFile = 0
  let findsFile: IncludeFinder
  private let isPage: Bool
  private(set) var hasCase = false

  private var cases: [Transcript.Case] = []
  private var current = Transcript.Case(
    name: nil, location: Transcript.Location(line: 1), settings: [])
  /// What holds for every case: the header's settings, and what stands before the first `%case`.
  private var common = Transcript.Case(
    name: nil, location: Transcript.Location(line: 1), settings: [])
  private var mistakes: [TranscriptProblem] = []
  /// Steps of the case at hand; those of included files do not make a case before the first
  /// `%case`.
  private var ownSteps = 0
  private var step: Transcript.Step?
  /// What the next line may go on with.
  private var after = After.nothing
  private var blanks = 0
  /// Whether the step at hand is a block of Swift, which nothing goes on with.
  private var isVerbatim = false

  private enum After { case nothing, input, output }

  init(_ text: String, isPage: Bool, _ findsFile: @escaping IncludeFinder) {
    self.isPage = isPage
    document = DocumentLines(text)
    self.findsFile = findsFile
  }

  mutating func finish() throws(UnreadableTranscript) -> Transcript {
    endCase(isAll: true)
    if cases.isEmpty, mistakes.isEmpty {
      mistake(
        0,
        isPage
          ? "there is no input here: in a block tagged 'navplay' a line that begins with '> ' is one"
          : "there is no input here: a line that begins with '> ' is one")
    }
    if !mistakes.isEmpty { throw UnreadableTranscript(mistakes: mistakes) }
    return Transcript(cases: cases)
  }

  mutating func readLines() {
    for index in document.lines.indices { read(index) }
  }

  mutating func mistake(_ index: Int, _ sentence: String) {
    mistakes.append(TranscriptProblem(at: location(index), sentence))
  }

  func location(_ index: Int) -> Transcript.Location {
    Transcript.Location(file: file, line: index + 1)
  }
}

/// Lines and steps.
extension TranscriptReader {
  mutating func read(_ index: Int) {
    switch LineSyntax(document.content(index)) {
    case .blank: blanks += 1
    case .comment: endStep()
    case .directive(let text):
      endStep()
      obey(text, index)
    case .input(let source): beginStep(index, String(source))
    case .continuation(let source): goOn(index, String(source))
    case .expectation(let line): expect(line, index)
    case .wrong(let sentence):
      endStep()
      mistake(index, sentence)
    }
  }

  private mutating func beginStep(_ index: Int, _ source: String) {
    endStep()
    stepsInFile += 1
    step = Transcript.Step(
      location: location(index), input: source, expected: [],
      place: Transcript.Place(lines: index + 1..<index + 1))
    after = .input
  }

  private mutating func goOn(_ index: Int, _ source: String) {
    guard after == .input, blanks == 0, !isVerbatim else {
      return mistake(
        index, "'| ' goes on with an input: the line before it begins with '> ' or '| '")
    }
    step?.input += "\n" + source
    step?.place.lines = index + 1..<index + 1
  }

  private mutating func expect(_ line: Transcript.Expectation, _ index: Int) {
    guard after != .nothing, let place = step?.place else {
      return mistake(index, "this output belongs to no input: nothing but output may stand between")
    }
    let start = after == .input ? index : place.lines.lowerBound
    if after == .output {
      step?.expected += Array(repeating: .line(Transcript.Line(.output, "")), count: blanks)
    }
    step?.expected.append(line)
    step?.place.lines = start..<index + 1
    step?.place.needsFence = false
    blanks = 0
    after = .output
  }

  mutating func endStep() {
    if let step { append(.step(step), isCommon: !hasCase && file != nil) }
    if step != nil, file == nil || hasCase { ownSteps += 1 }
    step = nil
    after = .nothing
    blanks = 0
    isVerbatim = false
  }

  /// A block of Swift in a page is an input as it stands; `opening` has its place.
  mutating func readSource(_ lines: Range<Int>) {
    for index in lines where isConflictMarker(document.content(index)) {
      mistake(index, "a merge conflict? This line is no part of an input")
    }
    let source = lines.map { String(document.lines[$0].content) }.joined(separator: "\n")
    beginStep(lines.lowerBound, source)
    isVerbatim = true
    step?.place = Transcript.Place(
      lines: lines.upperBound + 1..<lines.upperBound + 1, needsFence: true)
  }

  /// A block of lines in a page: only what a block of Swift before it must give may begin it.
  mutating func readBlockLines(_ lines: Range<Int>, isHidden: Bool) {
    if step?.place.needsFence == true, !isHidden || beginsWithOutput(lines) {
      step?.place = Transcript.Place(lines: lines.lowerBound..<lines.lowerBound)
    } else {
      endStep()
    }
    for index in lines { read(index) }
    endStep()
  }

  private func beginsWithOutput(_ lines: Range<Int>) -> Bool {
    for index in lines {
      switch LineSyntax(document.content(index)) {
      case .blank: continue
      case .expectation: return true
      default: return false
      }
    }
    return false
  }
}

/// Cases and directives.
extension TranscriptReader {
  mutating func append(_ element: Transcript.Element, isCommon: Bool) {
    current.elements.append(element)
    if isCommon { common.elements.append(element) }
  }

  /// Ends the case at hand; what stands before the first `%case` is one when it has steps.
  private mutating func endCase(isAll: Bool) {
    endStep()
    let steps = current.elements.count { if case .step = $0 { true } else { false } }
    if hasCase {
      let isPlayed = if case .skip = current.mark { false } else { true }
      if isPlayed, steps == 0 {
        mistakes.append(
          TranscriptProblem(
            at: current.location, "this case has no input: a line that begins with '> ' is one"))
      }
      cases.append(current)
    } else if ownSteps > 0 || isAll && steps > 0 {
      cases.append(current)
    }
  }

  private mutating func obey(_ text: Substring, _ index: Int) {
    do {
      switch try Directive(text) {
      case .header(let settings):
        if stepsInFile > 0 || hasCase && file == nil {
          return mistake(index, "%navplay stands before the first input")
        }
        for setting in settings { set(setting, index) }
      case .set(let setting): set(setting, index)
      case .include(let name): include(name, index)
      case .begin(let name, let mark):
        endCase(isAll: false)
        hasCase = true
        current = Transcript.Case(
          name: name, location: location(index), settings: common.settings,
          settingLocations: common.settingLocations, mark: mark, elements: common.elements)
      }
    } catch {
      mistake(index, error.sentence)
    }
  }

  private mutating func set(_ setting: Setting, _ index: Int) {
    if !hasCase {
      common.settings.append(setting)
      common.settingLocations.append(location(index))
    }
    if !hasCase, current.elements.isEmpty {
      current.settings.append(setting)
      current.settingLocations.append(location(index))
    } else {
      current.elements.append(.set(setting, location(index)))
    }
  }
}
