/// A mismatch for people.
public struct MismatchReport {
  /// What went and came, without what stayed: equal for steps that differ in the same way.
  public let changes: String
  /// The row of the expected block, from 1, and the cell in it where the blocks first differ.
  public let firstCell: (row: Int, column: Int)?

  private let difference: Difference
  private let cell: Difference.Cell?
  private let cells: (Character) -> Int

  /// Compares; `cells` says how many cells of a terminal a character takes.
  public init(_ mismatch: Mismatch, cells: @escaping (Character) -> Int) {
    self.cells = cells
    difference = Difference(mismatch)
    changes = difference.changes
    cell = difference.firstCell(cells: cells)
    firstCell = cell.flatMap { $0.column > 0 ? (row: $0.row, column: $0.column) : nil }
  }

  /// Place, case and input; both blocks as a difference with the first cell that differs; what
  /// that means in words.
  ///
  /// The blocks stand side by side where that takes no more than `width` cells.
  public func lines(file: String, inCase name: String?, width: Int = 0) -> [String] {
    let step = difference.mismatch.step
    let place = "\(step.location.file ?? file):\(step.location.line): "
    let input = TranscriptWriter.lines(ofInput: step.input)
    var first = place + (name.map { "\($0): " } ?? "") + input[0]
    if input.count > 1 {
      first += input.count == 2 ? " (and 1 more line)" : " (and \(input.count - 1) more lines)"
    }
    let rows = DifferenceRows(difference, cell)
    let blocks = rows.sideBySide(width: width, cells: cells) ?? rows.stacked
    return [first] + blocks + words.map { "  " + $0 }
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
