/// Shows diagnostics as people read them: what is wrong, the line, carets, what to do.
///
/// ```
/// error: cannot find 'Texts' in scope
///  2 |   Texts("Hello")
///    |   ^^^^^ did you mean 'Text'?
/// ```
public struct DiagnosticRenderer: Sendable {
  /// The columns that a line of source and its carets may take; longer lines are cut around them.
  public var width: Int
  /// Whether the first line says `file:line:column:`, as editors want it.
  public var showsFile: Bool
  /// Whether lines count from the start of the file, not of the text that is a part of it.
  public var countsFromFile: Bool

  public init(width: Int = 80, showsFile: Bool = false, countsFromFile: Bool = false) {
    self.width = max(20, width)
    self.showsFile = showsFile
    self.countsFromFile = countsFromFile
  }

  /// The lines that show `diagnostic` of `source`; none of them acts on a terminal.
  public func lines(_ diagnostic: Diagnostic, in source: SourceText) -> [String] {
    var lines = [headline(diagnostic, in: source)]
    lines += excerpt(of: diagnostic.range, in: source, help: diagnostic.help.map(printable))
    for note in diagnostic.notes {
      lines.append(place(of: note.range, in: source) + "note: " + printable(note.message))
      lines += excerpt(of: note.range, in: source, help: nil)
    }
    return lines
  }

  /// The first line alone: `error: …`, or `file:line:column: error: …`.
  public func headline(_ diagnostic: Diagnostic, in source: SourceText) -> String {
    place(of: diagnostic.range, in: source) + diagnostic.severity.rawValue + ": "
      + printable(diagnostic.message)
  }

  private func place(of range: SourceRange, in source: SourceText) -> String {
    guard showsFile else { return "" }
    let (line, column) = source.position(of: range.start)
    return "\(printable(source.name)):\(line):\(column): "
  }

  // MARK: The line

  private func excerpt(
    of range: SourceRange, in source: SourceText, help: String?
  ) -> [String] {
    let whole = lineBounds(around: Int(range.start), in: source.bytes)
    let bounds = neighbourhood(of: Int(range.start), in: whole, of: source.bytes)
    let number = String(lineNumber(of: range.start, in: source))
    let line = DisplayLine(source.bytes, bounds)
    let end = min(Int(range.end), bounds.upperBound)
    let start = line.column(of: Int(range.start))
    let length = max(1, line.columnBehind(end) - start)
    let room = max(10, width - number.count - 4)
    let window = LineWindow(
      line, around: start..<start + length, room: room,
      isCut: (bounds.lowerBound > whole.lowerBound, bounds.upperBound < whole.upperBound))
    let margin = String(repeating: " ", count: number.count + 2) + "|"
    var lines = [trimmed(" \(number) | \(window.text)")]
    var carets = String(repeating: " ", count: window.carets.lowerBound)
    carets += String(repeating: "^", count: window.carets.count)
    guard let help else { return lines + [margin + " " + carets] }
    if carets.count + 1 + displayWidth(of: help) <= room {
      lines.append(margin + " " + carets + " " + help)
    } else {
      lines += [margin + " " + carets, margin + " " + help]
    }
    return lines
  }

  private func lineNumber(of offset: UInt32, in source: SourceText) -> Int {
    let place = countsFromFile ? source.place(of: offset) : nil
    return place?.line ?? source.position(of: offset).line
  }

  /// The part of a line that can be in sight around `offset`; a line may be as long as its text.
  private func neighbourhood(
    of offset: Int, in line: Range<Int>, of bytes: [UInt8]
  ) -> Range<Int> {
    let reach = 8 * width
    guard line.count > 2 * reach else { return line }
    var start = max(line.lowerBound, offset - reach)
    var end = min(line.upperBound, offset + reach)
    while start > line.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return min(start, end)..<end
  }

  private func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// The bytes of the line that `offset` stands in, without its line break.
private func lineBounds(around offset: Int, in bytes: [UInt8]) -> Range<Int> {
  let offset = min(offset, bytes.count)
  let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  var end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
  return start..<end
}

/// The part of a line that is shown, and where its carets stand.
private struct LineWindow {
  var text = ""
  var carets: Range<Int>

  /// Cuts `line` to `room` columns around `marked`; `...` shows where something was left out.
  init(
    _ line: DisplayLine, around marked: Range<Int>, room: Int, isCut: (before: Bool, after: Bool)
  ) {
    let isWhole = !isCut.before && !isCut.after
    guard !isWhole || max(line.width, marked.upperBound) > room else {
      text = line.pieces.map(\.text).joined()
      carets = marked
      return
    }
    let dots = "..."
    let fromStart = !isCut.before && marked.upperBound + 8 <= room
    let first = fromStart ? 0 : max(0, marked.lowerBound - room / 3)
    let hidesStart = first > 0 || isCut.before
    let lead = hidesStart ? dots.count : 0
    let last = first + room - lead
    let hidesEnd = line.width > last || isCut.after
    let end = hidesEnd ? last - dots.count : last
    let pieces = line.pieces.filter { $0.column >= first && $0.column + $0.width <= end }
    text = (hidesStart ? dots : "") + pieces.map(\.text).joined() + (hidesEnd ? dots : "")
    let shift = (pieces.first?.column ?? first) - lead
    let start = max(0, marked.lowerBound - shift)
    carets = start..<max(start + 1, min(marked.upperBound, end) - shift)
  }
}
