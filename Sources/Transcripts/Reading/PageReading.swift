/// Whether a page has a block that runs, or seems to have one, so that it is a transcript at all.
public func isTranscript(page text: String) -> Bool {
  let document = DocumentLines(text)
  var open: Fence?
  for index in document.lines.indices {
    let line = document.content(index)
    if let fence = open {
      if fence.hides(line) { return true }
      if fence.isClosed(by: line) { open = nil }
    } else if let fence = Fence(opening: line) {
      if fence.kind != .other { return true }
      open = fence
    } else if Fence.isStray(line) {
      return true
    }
  }
  return false
}

extension TranscriptReader {
  mutating func readPage() {
    var index = 0
    while index < document.lines.count {
      let opening = index
      index += 1
      let line = document.content(opening)
      guard let fence = Fence(opening: line) else {
        readProse(line, opening)
        continue
      }
      while index < document.lines.count, !fence.isClosed(by: document.content(index)) {
        if fence.hides(document.content(index)) {
          mistake(index, "the block that begins in line \(opening + 1) is never closed")
          break
        }
        index += 1
      }
      if index < document.lines.count, !fence.isClosed(by: document.content(index)) { continue }
      readBlock(fence, opening, opening + 1..<index)
      index += 1
    }
  }

  /// Prose counts for nothing; but a block that was meant to run must not hide in it, and no
  /// half of a merge.
  private mutating func readProse(_ line: Substring, _ index: Int) {
    if isConflictMarker(line) {
      mistake(index, "a merge conflict? This line is no part of a page")
    } else if Fence.isStray(line) {
      mistake(index, "a block that runs begins in the first column")
    }
  }

  private mutating func readBlock(_ fence: Fence, _ opening: Int, _ lines: Range<Int>) {
    if fence.kind == .other { return }
    if fence.kind == .mistyped {
      return mistake(
        opening,
        "a block that runs is tagged 'navplay' or 'swift navplay', and nothing more than 'hidden' "
          + "or 'norun'")
    }
    if fence.isIndented {
      return mistake(opening, "a block that runs begins in the first column")
    }
    if lines.upperBound == document.lines.count {
      return mistake(opening, "this block is never closed")
    }
    if fence.kind == .source {
      readSource(lines)
    } else {
      readBlockLines(lines, isHidden: fence.isHidden)
    }
  }
}

/// Whether a merge left this line; in prose and in Swift `=======` may mean something else.
func isConflictMarker(_ line: Substring) -> Bool {
  ["<<<<<<<", "|||||||", ">>>>>>>"].contains { line == $0 || line.hasPrefix($0 + " ") }
}
