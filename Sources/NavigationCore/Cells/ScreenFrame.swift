/// What the frame around the cells says.
struct ScreenFrame: Hashable, Sendable {
  /// The names of the types on the way here, the root first.
  var path: [String] = []
  /// The rows of the safe area at the top and at the bottom, which show `:` at their sides.
  var topInset: Int32 = 0
  var bottomInset: Int32 = 0
  /// The rows that show `^`, because more is above, and `v`, because more is below.
  var scrollUpRows: [Int32] = []
  var scrollDownRows: [Int32] = []

  /// The way here in at most `width` cells, cut in its middle.
  func title(width: Int32) -> String {
    guard width > 0, let first = path.first, let last = path.last else { return "" }
    guard path.count > 1 else { return cut(last, to: width) }
    if let whole = joined(path, within: width) { return whole }
    let dots = "..."
    guard var shown = joined([first, dots, last], within: width) else {
      return joined([dots, last], within: width) ?? cut(last, to: width)
    }
    var (front, back) = (1, 1)
    while front + back < path.count - 1 {
      let takesBack = back <= front
      let wider =
        path.prefix(takesBack ? front : front + 1) + [dots]
        + path.suffix(takesBack ? back + 1 : back)
      guard let longer = joined(Array(wider), within: width) else { break }
      shown = longer
      if takesBack { back += 1 } else { front += 1 }
    }
    return shown
  }

  /// The sign in the right edge of a row.
  func rightSign(row: Int32, of rows: Int32) -> UInt8 {
    if scrollUpRows.contains(row) { return UInt8(ascii: "^") }
    if scrollDownRows.contains(row) { return UInt8(ascii: "v") }
    return leftSign(row: row, of: rows)
  }

  /// The sign in the left edge of a row.
  func leftSign(row: Int32, of rows: Int32) -> UInt8 {
    row < topInset || row >= rows - bottomInset ? UInt8(ascii: ":") : UInt8(ascii: "|")
  }

  private func joined(_ names: [String], within width: Int32) -> String? {
    guard 4 * names.count - 3 <= Int(width) else { return nil }
    let text = names.joined(separator: " > ")
    return layOut(text, width: nil, lineLimit: 1).width <= width ? text : nil
  }

  private func cut(_ name: String, to width: Int32) -> String {
    let lines = layOut(name, width: width, lineLimit: 1, truncation: .middle)
    guard let line = lines.lines.first else { return name }
    let bytes = Array(name.utf8)
    return String(decoding: bytes[line.head], as: UTF8.self)
      + String(repeating: ".", count: Int(line.dots))
      + String(decoding: bytes[line.tail], as: UTF8.self)
  }
}
