/// A mismatch for people.
public struct MismatchReport {
  /// What went and came, without what stayed: equal for steps that differ in the same way.
  public let changes: String
  /// The row of the expected block, from 1, and the cell in it where the blocks first differ.
  public let firstCell: (row: Int, column: Int)?

  private let difference: Difference
  private let cell: Difference.Cell?

  /// Compares; `cells` says how many cells of a terminal a character takes.
  public init(_ mismatch: Mismatch, cells: (Character) -> Int) {
    difference = Difference(mismatch)
    changes = difference.changes
    cell = difference.firstCell(cells: cells)
    firstCell = cell.flatMap { $0.column > 0 ? (row: $0.row, column: $0.column) : nil }
  }

  /// Place, case and input; both blocks as a difference with the first cell that differs; what
  /// that means in words.
  public func lines(file: String, inCase name: String?) -> [String] {
    let step = difference.mismatch.step
    let place = "\(step.location.file ?? file):\(step.location.line): "
    let input = TranscriptWriter.lines(ofInput: step.input)
    var first = place + (name.map { "\($0): " } ?? "") + input[0]
    if input.count > 1 {
      first += input.count == 2 ? " (and 1 more line)" : " (and \(input.count - 1) more lines)"
    }
    return [first] + folded(blocks) + words.map { "  " + $0 }
  }

  /// A line of the difference; what stayed can be folded.
  private struct Row {
    var text: String
    var isSame = false
  }

  private var blocks: [Row] {
    var rows: [Row] = []
    var hasCaret = false
    for edit in difference.edits {
      switch edit {
      case .same(_, let new):
        rows.append(Row(text: "    " + difference.actual[new].text, isSame: true))
      case .any(_, let lines):
        let count = lines.count == 1 ? "1 line" : "\(lines.count) lines"
        rows.append(Row(text: "    ** (\(count))", isSame: true))
      case .removed(let old): rows.append(Row(text: "  - " + difference.expected[old].text))
      case .added(let new): rows.append(Row(text: "  + " + difference.actual[new].text))
      case .changed(let old, let new):
        rows.append(Row(text: "  - " + difference.expected[old].text))
        rows.append(Row(text: "  + " + difference.actual[new].text))
        if !hasCaret { rows.append(Row(text: caret(row: old + 1))) }
        hasCaret = true
      }
    }
    return rows
  }

  private func caret(row: Int) -> String {
    guard let cell else { return "    row \(row) does not fit its pattern" }
    let place =
      cell.column < 1 ? "row \(cell.row), its gutter" : "row \(cell.row), column \(cell.column)"
    return "    " + String(repeating: " ", count: cell.offset) + "^ " + place
  }

  /// Long runs of what stayed give way to their number; a picture stays whole.
  private func folded(_ rows: [Row]) -> [String] {
    guard rows.count > 48 else { return rows.map(\.text) }
    var lines: [String] = []
    var start = 0
    while start < rows.count {
      guard rows[start].isSame else {
        lines.append(rows[start].text)
        start += 1
        continue
      }
      let end = rows[start...].firstIndex { !$0.isSame } ?? rows.count
      let (head, tail) = (start == 0 ? 0 : 3, end == rows.count ? 0 : 3)
      if end - start > head + tail + 1 {
        lines += rows[start..<start + head].map(\.text)
        lines.append("    … \(end - start - head - tail) equal lines")
        lines += rows[end - tail..<end].map(\.text)
      } else {
        lines += rows[start..<end].map(\.text)
      }
      start = end
    }
    return lines
  }

  private var words: [String] {
    let (expected, actual) = (difference.mismatch.step.expected, difference.mismatch.actual)
    var words = difference.mismatch.words(difference.edits)
    if expected.isEmpty { words.append("it must print nothing, and prints \(count(actual.count))") }
    if actual.isEmpty { words.append("it prints nothing, and must print \(count(expected.count))") }
    let (mustFail, fails) = (
      expected.contains(where: \.asksForFailure), actual.last?.channel == .diagnostics
    )
    if mustFail, !fails { words.append("it must fail, and succeeds") }
    if fails, !mustFail { words.append("it fails, and must not") }
    return words
  }

  private func count(_ lines: Int) -> String { lines == 1 ? "1 line" : "\(lines) lines" }
}
