/// Reads a file; throws all its mistakes with their lines.
public func readTranscript(
  _ text: String, as form: Transcript.Form
) throws(UnreadableTranscript) -> Transcript {
  var reader = TranscriptReader(text)
  switch form {
  case .lines: reader.readLines()
  case .page: reader.readPage()
  }
  return try reader.finish()
}

/// Whether a page has a block that runs, so that it is a transcript at all.
public func hasSteps(page text: String) -> Bool {
  var open: Fence?
  for line in text.split(whereSeparator: \.isNewline) {
    if let fence = open {
      if fence.isClosed(by: line) { open = nil }
    } else if let fence = Fence(opening: line) {
      if fence.kind != .other { return true }
      open = fence
    }
  }
  return false
}

/// The state of reading: which case and which step a line belongs to.
private struct TranscriptReader {
  private let document: DocumentLines
  private var cases: [Transcript.Case] = []
  private var current = Transcript.Case(name: nil, line: 1, settings: [])
  /// What holds for every case: the header and each `%set` before the first `%case`.
  private var common: [Setting] = []
  private var mistakes: [UnreadableTranscript.Mistake] = []
  private var stepCount = 0
  private var hasCase = false
  private var step: Transcript.Step?
  /// What the next line may go on with.
  private var after = After.nothing
  private var blanks = 0
  /// Whether the step at hand is a block of Swift, which nothing goes on with.
  private var isVerbatim = false

  private enum After { case nothing, input, output }

  init(_ text: String) { document = DocumentLines(text) }

  mutating func finish() throws(UnreadableTranscript) -> Transcript {
    endCase()
    if stepCount == 0, mistakes.isEmpty {
      mistake(0, "there is no input here: a line that begins with '> ' is one")
    }
    if !mistakes.isEmpty { throw UnreadableTranscript(mistakes: mistakes) }
    return Transcript(cases: cases)
  }

  mutating func readLines() {
    for index in document.lines.indices { read(index) }
  }

  mutating func readPage() {
    var index = 0
    while index < document.lines.count {
      let opening = index
      index += 1
      guard let fence = Fence(opening: document.content(opening)) else { continue }
      while index < document.lines.count, !fence.isClosed(by: document.content(index)) {
        index += 1
      }
      readBlock(fence, opening, opening + 1..<index)
      index += 1
    }
  }

  private mutating func readBlock(_ fence: Fence, _ opening: Int, _ lines: Range<Int>) {
    if fence.kind == .other { return }
    if fence.isIndented {
      return mistake(opening, "a block that runs begins in the first column")
    }
    if lines.upperBound == document.lines.count {
      return mistake(opening, "this block is never closed")
    }
    switch fence.kind {
    case .source: readSource(lines)
    case .lines:
      // Only what a `swift navplay` block must give may begin a block of lines.
      if step?.place.needsFence == true {
        step?.place = Transcript.Place(lines: lines.lowerBound..<lines.lowerBound)
      } else {
        endStep()
      }
      for index in lines { read(index) }
      endStep()
    case .other: break
    }
  }

  private mutating func readSource(_ lines: Range<Int>) {
    let source = lines.map { String(document.lines[$0].content) }.joined(separator: "\n")
    beginStep(lines.lowerBound, source)
    isVerbatim = true
    step?.place = Transcript.Place(
      lines: lines.upperBound + 1..<lines.upperBound + 1, needsFence: true)
  }

  private mutating func read(_ index: Int) {
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
    stepCount += 1
    step = Transcript.Step(
      line: index + 1, input: source, expected: [],
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

  private mutating func expect(_ line: Transcript.Line, _ index: Int) {
    guard after != .nothing, let place = step?.place else {
      return mistake(index, "this output belongs to no input: nothing but output may stand between")
    }
    let start = after == .input ? index : place.lines.lowerBound
    if after == .output {
      step?.expected += Array(repeating: Transcript.Line(.output, ""), count: blanks)
    }
    step?.expected.append(line)
    step?.place.lines = start..<index + 1
    step?.place.needsFence = false
    blanks = 0
    after = .output
  }

  private mutating func endStep() {
    if let step { current.elements.append(.step(step)) }
    step = nil
    after = .nothing
    blanks = 0
    isVerbatim = false
  }

  private mutating func endCase() {
    endStep()
    if hasCase || !current.elements.isEmpty { cases.append(current) }
  }

  private mutating func obey(_ text: Substring, _ index: Int) {
    do {
      switch try Directive(text) {
      case .header(let settings):
        if stepCount > 0 || hasCase {
          return mistake(index, "%navplay stands before the first input")
        }
        common += settings
        current.settings = common
      case .set(let setting):
        if !hasCase, stepCount == 0 {
          common.append(setting)
          current.settings = common
        } else {
          current.elements.append(.set(setting, line: index + 1))
        }
      case .begin(let name, let mark):
        endCase()
        hasCase = true
        current = Transcript.Case(name: name, line: index + 1, settings: common, mark: mark)
      }
    } catch {
      mistake(index, error.sentence)
    }
  }

  private mutating func mistake(_ index: Int, _ sentence: String) {
    mistakes.append(UnreadableTranscript.Mistake(line: index + 1, sentence: sentence))
  }
}
