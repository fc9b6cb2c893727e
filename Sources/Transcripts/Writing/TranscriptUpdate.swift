/// Returns the file with what its failing steps really gave; every other byte stays.
///
/// In a block that is replaced, the lines that still hold stay as they are written: patterns,
/// `**`, and lines that did not change. Steps of included files are left alone.
public func updated(_ text: String, with mismatches: [Mismatch]) -> String {
  var update = TranscriptUpdate(text)
  let own = mismatches.filter { $0.step.location.file == nil }
  for mismatch in own.sorted(by: { $0.step.location.line < $1.step.location.line }) {
    update.replace(mismatch)
  }
  return update.finish()
}

private struct TranscriptUpdate {
  private let document: DocumentLines
  private var result = ""
  private var next = 0
  private let ending: Substring

  init(_ text: String) {
    document = DocumentLines(text)
    ending = document.lines.first.map { $0.ending == "\r\n" ? "\r\n" : "\n" } ?? "\n"
    result.reserveCapacity(text.utf8.count)
  }

  mutating func replace(_ mismatch: Mismatch) {
    let place = mismatch.step.place
    copy(upTo: place.lines.lowerBound)
    let lines = RewrittenBlock(mismatch).lines
    if place.needsFence {
      for line in ["", "```navplay"] { write(line[...]) }
    }
    for line in lines {
      switch line {
      case .kept(let index):
        let old = document.lines[place.lines.lowerBound + index]
        write(old.content, old.ending.utf8.last == UInt8(ascii: "\n") ? old.ending : ending)
      case .written(let text): write(text[...])
      }
    }
    if place.needsFence { write("```") }
    next = max(next, place.lines.upperBound)
  }

  /// A file without a last line break is kept without one.
  mutating func finish() -> String {
    let isChangedAtEnd = next >= document.lines.count && next > 0
    copy(upTo: document.lines.count)
    if isChangedAtEnd, document.lines.last?.ending.isEmpty == true {
      for byte in [UInt8(ascii: "\n"), UInt8(ascii: "\r")] where result.utf8.last == byte {
        result.unicodeScalars.removeLast()
      }
    }
    return result
  }

  private mutating func copy(upTo end: Int) {
    while next < end, next < document.lines.count {
      result += document.lines[next].content + document.lines[next].ending
      next += 1
    }
  }

  private mutating func write(_ line: Substring, _ ownEnding: Substring? = nil) {
    switch result.utf8.last {
    case nil, UInt8(ascii: "\n"): break
    case UInt8(ascii: "\r"): result += "\n"
    default: result += ending
    }
    result += line + (ownEnding ?? ending)
  }
}

/// The lines of a block after an update: those of the file that hold, and new ones.
private struct RewrittenBlock {
  enum Line {
    /// A line of the old block, by its index.
    case kept(Int)
    case written(String)
  }

  private(set) var lines: [Line] = []

  init(_ mismatch: Mismatch) {
    let (old, new) = (mismatch.step.expected, mismatch.actual)
    var block: [(expectation: Transcript.Expectation, index: Int?)] = []
    for edit in Alignment(mismatch).edits {
      switch edit {
      case .same(let index, _), .any(let index, _): block.append((old[index], index))
      case .changed(_, let index), .added(let index): block.append((.line(new[index]), nil))
      case .removed: break
      }
    }
    // Where '**' alone would stand for the errors, the input would have to succeed.
    if !fits(block.map(\.expectation), new) { block = new.map { (.line($0), nil) } }
    for (position, line) in block.enumerated() {
      let isInside = position > 0 && position < block.count - 1
      let isEmpty = line.expectation == .line(Transcript.Line(.output, ""))
      if let index = line.index, isInside || !isEmpty {
        lines.append(.kept(index))
      } else {
        // Without its neighbours an empty line is no longer inside the block.
        let isBlank = isEmpty && isInside
        lines.append(.written(isBlank ? "" : TranscriptWriter.written(line.expectation)))
      }
    }
  }
}
