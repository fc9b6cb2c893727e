/// What differs in a step, aligned once and told in several ways.
struct Difference {
  let mismatch: Mismatch
  let edits: [Alignment.Edit]

  init(_ mismatch: Mismatch) {
    self.mismatch = mismatch
    edits = Alignment(mismatch).edits
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
    var lines: [String] = []
    for edit in edits {
      switch edit {
      case .same, .any: continue
      case .changed(let old, let new): lines += [gone(old), came(new)]
      case .removed(let old): lines.append(gone(old))
      case .added(let new): lines.append(came(new))
      }
    }
    return lines.joined(separator: "\n")
  }

  private func gone(_ index: Int) -> String { "- " + shown(expected: index) }
  private func came(_ index: Int) -> String { "+ " + shown(actual: index) }

  func shown(expected index: Int) -> String { ShownLine(mismatch.step.expected[index]).text }
  func shown(actual index: Int) -> String { ShownLine(mismatch.actual[index]).text }

  /// The first cell that differs in the first line that has another in its place; nil when that
  /// line is a pattern whose start fits.
  func firstCell(cells: (Character) -> Int) -> Cell? {
    for case .changed(let old, let new) in edits {
      let expected = mismatch.step.expected[old]
      var line = ShownLine(expected)
      let now = ShownLine(mismatch.actual[new])
      if case .glob(let channel, let glob) = expected {
        line = ShownLine(startOf: glob, through: channel)
        if now.text.utf8.starts(with: line.text.utf8) { return nil }
      }
      return Cell(offset: line.commonCells(with: now, cells: cells), row: old + 1)
    }
    return nil
  }
}
