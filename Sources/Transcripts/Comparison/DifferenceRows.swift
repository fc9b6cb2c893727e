/// Both blocks of a mismatch row by row, one below the other or side by side.
struct DifferenceRows {
  private struct Row {
    var old: String?
    var new: String?
    var isSame = false
    /// What stands under the row to show where it first differs.
    var caret: (offset: Int, place: String)?

    var isChanged: Bool { old != nil && new != nil && !isSame }
  }

  private var rows: [Row] = []
  /// More rows than a picture has.
  private static let many = 48

  init(_ difference: Difference, _ cell: Difference.Cell?) {
    for edit in difference.edits {
      switch edit {
      case .same(let old, let new):
        let (old, new) = (difference.expected[old].text, difference.actual[new].text)
        rows.append(Row(old: old, new: new, isSame: true))
      case .any(_, let lines):
        let count = lines.count == 1 ? "(1 line)" : "(\(lines.count) lines)"
        rows.append(Row(old: "**", new: "** " + count, isSame: true))
      case .removed(let old): rows.append(Row(old: difference.expected[old].text))
      case .added(let new): rows.append(Row(new: difference.actual[new].text))
      case .changed(let old, let new):
        let (before, now) = (difference.expected[old].text, difference.actual[new].text)
        rows.append(Row(old: before, new: now))
        if !rows.dropLast().contains(where: \.isChanged) {
          rows[rows.count - 1].caret = DifferenceRows.caret(cell, row: old + 1)
        }
      }
    }
  }

  private static func caret(
    _ cell: Difference.Cell?, row: Int
  ) -> (offset: Int, place: String) {
    guard let cell else { return (0, "row \(row) does not fit its pattern") }
    let place = cell.column < 1 ? "its gutter" : "column \(cell.column)"
    return (cell.offset, "^ row \(cell.row), \(place)")
  }

  /// What went behind `-`, what came behind `+`, what stayed behind blanks.
  var stacked: [String] {
    var lines: [String] = []
    var start = 0
    while start < rows.count {
      guard rows[start].isSame else {
        lines += stacked(rows[start])
        start += 1
        continue
      }
      let end = rows[start...].firstIndex { !$0.isSame } ?? rows.count
      lines += folded(rows[start..<end].map { "    " + ($0.new ?? "") }, start, end)
      start = end
    }
    return lines
  }

  private func stacked(_ row: Row) -> [String] {
    var lines: [String] = []
    if let old = row.old { lines.append("  - " + old) }
    if let new = row.new { lines.append("  + " + new) }
    if let (offset, place) = row.caret { lines.append(indented("    ", offset) + place) }
    return lines
  }

  /// Long runs of what stayed give way to their number; a picture stays whole.
  private func folded(_ lines: [String], _ start: Int, _ end: Int) -> [String] {
    let (head, tail) = (start == 0 ? 0 : 3, end == rows.count ? 0 : 3)
    guard rows.count > DifferenceRows.many, lines.count > head + tail + 1 else { return lines }
    return lines.prefix(head) + ["    … \(lines.count - head - tail) equal lines"]
      + lines.suffix(tail)
  }

  /// The expected block left of the actual one; nil when they are wider than that, too long, or no
  /// row stands in another's place.
  func sideBySide(width: Int, cells: (Character) -> Int) -> [String]? {
    guard width > 0, rows.count <= DifferenceRows.many, rows.contains(where: \.isChanged) else {
      return nil
    }
    func count(_ text: String?) -> Int { (text ?? "").reduce(0) { $0 + cells($1) } }
    let left = rows.reduce(0) { max($0, count($1.old)) }
    let right = rows.reduce(0) { max($0, count($1.new)) }
    guard left + right + 8 <= width else { return nil }
    var lines: [String] = []
    for row in rows {
      let minus = row.old == nil || row.isSame ? "    " : "  - "
      let plus = row.new == nil || row.isSame ? "    " : "  + "
      let old = indented(row.old ?? "", left - count(row.old))
      lines.append(withoutBlanksAtEnd(minus + old + plus + (row.new ?? "")))
      guard let (offset, place) = row.caret else { continue }
      let under = indented("    ", offset) + (place.first == "^" ? "^" : " ")
      lines.append(indented(under, left + 3) + place)
    }
    return lines
  }

  private func indented(_ margin: String, _ count: Int) -> String {
    margin + String(repeating: " ", count: count)
  }

  private func withoutBlanksAtEnd(_ text: String) -> String {
    var text = text
    while text.utf8.last == 0x20 { text.removeLast() }
    return text
  }
}
