extension Mismatch {
  /// The mismatch for people: place, input, both blocks as a difference, and the first cell that
  /// differs.
  public func report(file: String, inCase name: String?) -> [String] {
    let place = "\(file):\(step.line): " + (name.map { "\($0): " } ?? "")
    let input = step.input.split(separator: "\n", omittingEmptySubsequences: false)
    var lines = [place + "> " + (input.first.map(String.init) ?? "")]
    if input.count > 1 { lines[0] += " (and \(input.count - 1) more lines)" }
    lines += difference
    if step.expected.isEmpty {
      lines.append("  it must print nothing, and prints \(count(actual))")
    }
    if actual.isEmpty {
      lines.append("  it prints nothing, and must print \(count(step.expected))")
    }
    return lines
  }

  private func count(_ block: [Transcript.Line]) -> String {
    block.count == 1 ? "1 line" : "\(block.count) lines"
  }

  /// Lines behind `-` (expected), `+` (actual) or a blank (both).
  ///
  /// Only equal lines at both ends are matched, and blocks of one length row by row: the work
  /// grows with the blocks and no faster.
  private var difference: [String] {
    let (old, new) = (step.expected, actual)
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    { end += 1 }
    let (oldPart, newPart) = (old[start..<old.count - end], new[start..<new.count - end])
    var lines = old[..<start].map { "    " + shown($0) }
    if oldPart.count == newPart.count {
      var isFirst = true
      for (offset, (before, now)) in zip(oldPart, newPart).enumerated() {
        guard before != now else {
          lines.append("    " + shown(before))
          continue
        }
        lines += ["  - " + shown(before), "  + " + shown(now)]
        if isFirst { lines.append(caret(before, now, row: start + offset + 1)) }
        isFirst = false
      }
    } else {
      lines += oldPart.map { "  - " + shown($0) } + newPart.map { "  + " + shown($0) }
    }
    return lines + old[(old.count - end)...].map { "    " + shown($0) }
  }

  /// A line as it would be written, its trailing blanks visible.
  private func shown(_ line: Transcript.Line) -> String {
    var text = TranscriptWriter.lines(of: [line])[0]
    guard line.text.utf8.last == 0x20 || line.text.utf8.last == 0x09 else { return text }
    let isGuarded = text.utf8.last == UInt8(ascii: "\\")
    if isGuarded { text.removeLast() }
    var blanks = 0
    while text.utf8.last == 0x20 {
      text.removeLast()
      blanks += 1
    }
    return text + String(repeating: "·", count: blanks) + (isGuarded ? "\\" : "")
  }

  private func caret(_ before: Transcript.Line, _ now: Transcript.Line, row: Int) -> String {
    let (old, new) = (Array(shown(before)), Array(shown(now)))
    var column = 0
    while column < old.count, column < new.count,
      old[column].utf8.elementsEqual(new[column].utf8)
    { column += 1 }
    let place = column < 2 ? "row \(row), its gutter" : "row \(row), column \(column - 1)"
    return "    " + String(repeating: " ", count: column) + "^ " + place
  }
}
