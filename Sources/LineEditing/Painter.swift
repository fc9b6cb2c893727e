/// What keeps the picture of the edited text on the terminal up to date.
///
/// It only returns bytes. A block that is taller than the window is shown around its cursor.
struct Painter {
  enum Reason { case changed, resized, moved }

  struct Window: Equatable {
    var columns: Int
    var rows: Int
  }

  let prompts: PipedLines.Prompts
  private var rows: [[UInt8]] = []
  private var row = 0

  init(prompts: PipedLines.Prompts) { self.prompts = prompts }

  /// The bytes that bring the terminal from the last picture to this one.
  mutating func paint(
    _ text: some Collection<UInt32>, cursor: Int, in window: Window, because reason: Reason
  ) -> [UInt8] {
    let layout = LineLayout(text, cursor: cursor, prompts: prompts, columns: window.columns)
    let (shown, place) = visible(layout, rows: max(window.rows, 2))
    var bytes: [UInt8] = []
    if reason != .changed { forget(reason, &bytes) }
    for (index, line) in shown.enumerated() where index >= rows.count || rows[index] != line {
      move(to: index, &bytes)
      bytes += line + escape("K")
    }
    if rows.count > shown.count {
      move(to: shown.count, &bytes)
      bytes += escape("J")
    }
    rows = shown
    move(to: place.row, &bytes)
    if place.column > 0 { bytes += escape("\(place.column)C") }
    return bytes
  }

  /// The bytes that leave the picture behind: the cursor on a line of its own below it.
  mutating func leave(saying last: String = "") -> [UInt8] {
    var bytes: [UInt8] = []
    if !last.isEmpty, let final = rows.last {
      move(to: rows.count - 1, &bytes)
      bytes += final + Array(last.utf8)
    } else if !rows.isEmpty {
      move(to: rows.count - 1, &bytes)
    }
    rows = []
    row = 0
    return bytes + Array("\r\n".utf8)
  }

  private mutating func forget(_ reason: Reason, _ bytes: inout [UInt8]) {
    if reason == .resized { move(to: 0, &bytes) }
    bytes += Array("\r".utf8) + escape("J")
    rows = []
    row = 0
  }

  /// Moves to the start of a row; one that is not on the terminal yet is opened below.
  private mutating func move(to target: Int, _ bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\r"))
    if target < row { bytes += escape("\(row - target)A") }
    while row < target {
      bytes.append(UInt8(ascii: "\n"))
      row += 1
    }
    row = target
  }

  /// The rows that fit, and the cursor's place in them.
  private func visible(
    _ layout: LineLayout, rows limit: Int
  ) -> (rows: [[UInt8]], cursor: LineLayout.Place) {
    guard layout.rows.count > limit else { return (layout.rows, layout.cursor) }
    let first = min(max(layout.cursor.row - limit / 2, 0), layout.rows.count - limit)
    var shown = Array(layout.rows[first..<first + limit])
    let below = layout.rows.count - first - limit
    var place = layout.cursor
    place.row -= first
    if first > 0, place.row > 0 {
      shown[0] = Array("| (\(first + 1) more lines above)".utf8)
    }
    if below > 0, place.row < limit - 1 {
      shown[limit - 1] = Array("| (\(below + 1) more lines below)".utf8)
    }
    return (shown, place)
  }

  private func escape(_ code: String) -> [UInt8] { Array("\u{1b}[\(code)".utf8) }
}
