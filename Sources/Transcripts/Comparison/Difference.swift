/// What differs in a step, aligned once and told in several ways.
struct Difference {
  let mismatch: Mismatch
  let edits: [Alignment.Edit]
  let expected: [ShownLine]
  let actual: [ShownLine]

  init(_ mismatch: Mismatch) {
    self.mismatch = mismatch
    edits = Alignment(mismatch).edits
    var expected = mismatch.step.expected.map { ShownLine($0) }
    var actual = mismatch.actual.map { ShownLine($0) }
    for case .changed(let old, let new) in edits {
      // Both with escapes, so that they can be compared by eye.
      guard case .line(let line) = mismatch.step.expected[old],
        expected[old].isEscaped != actual[new].isEscaped
      else { continue }
      expected[old] = ShownLine(line, isEscaped: true)
      actual[new] = ShownLine(mismatch.actual[new], isEscaped: true)
    }
    (self.expected, self.actual) = (expected, actual)
  }

  /// The cell where the blocks first differ.
  struct Cell: Equatable {
    /// Cells before it in the line with its gutter.
    var offset: Int
    /// The line of the expected block, from 1.
    var row: Int
    /// From 1; 0 and less is the gutter.
    var column: Int { offset - 1 }
  }

  /// The lines that went and came, without those that stayed.
  ///
  /// Steps with the same text here differ in the same way.
  var changes: String {
    var text = ""
    for edit in edits {
      switch edit {
      case .same, .any: continue
      case .changed(let old, let new):
        text += "- " + expected[old].text + "\n+ " + actual[new].text + "\n"
      case .removed(let old): text += "- " + expected[old].text + "\n"
      case .added(let new): text += "+ " + actual[new].text + "\n"
      }
    }
    return text
  }

  /// The first cell that differs in the first line that has another in its place; nil when that
  /// line is a pattern whose start fits.
  func firstCell(cells: (Character) -> Int) -> Cell? {
    for case .changed(let old, let new) in edits {
      var line = expected[old]
      let now = actual[new]
      if case .glob(let channel, let glob) = mismatch.step.expected[old] {
        line = ShownLine(startOf: glob, through: channel)
        if now.text.utf8.starts(with: line.text.utf8) { return nil }
      }
      return Cell(offset: line.commonCells(with: now, cells: cells), row: old + 1)
    }
    return nil
  }
}
