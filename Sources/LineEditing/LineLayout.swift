import CEditLine

/// A text in rows of a window, behind its prompts.
///
/// The last column stays free, so that no terminal waits at its margin with the cursor in doubt.
struct LineLayout {
  struct Place: Equatable {
    var row = 0
    var column = 0
  }

  private(set) var rows: [[UInt8]]
  private(set) var cursor = Place()

  private var column = 0
  private let columns: Int

  /// Lays out `text`; `cursor` counts scalars.
  init(_ text: some Collection<UInt32>, cursor: Int, prompts: PipedLines.Prompts, columns: Int) {
    self.columns = max(columns, 8)
    rows = [[]]
    append(prompts.first)
    var index = 0
    for scalar in text {
      if index == cursor { markCursor() }
      index += 1
      switch scalar {
      case 0x0a:
        breakRow()
        append(prompts.following)
      case 0x09:
        repeat { append([0x20], width: 1) } while (column - 2) % 4 != 0
      case 0..<0x20, 0x7f:
        append([UInt8(ascii: "^"), UInt8(truncatingIfNeeded: scalar ^ 0x40)], width: 2)
      case 0x80..<0xa0, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069:
        append("<" + String(scalar, radix: 16) + ">")
      default:
        append(utf8(of: scalar), width: width(of: scalar))
      }
    }
    if index <= cursor { markCursor() }
  }

  private mutating func markCursor() {
    // At the margin the cursor stands where the next character goes.
    if column >= columns - 1 { breakRow() }
    cursor = Place(row: rows.count - 1, column: column)
  }

  private mutating func breakRow() {
    rows.append([])
    column = 0
  }

  private mutating func append(_ text: String) {
    for byte in text.utf8 { append([byte], width: 1) }
  }

  private mutating func append(_ bytes: [UInt8], width: Int) {
    if column + width > columns - 1 { breakRow() }
    rows[rows.count - 1] += bytes
    column += width
  }

  /// The columns of a scalar; what the host does not know yet is an emoji or one column.
  private func width(of scalar: UInt32) -> Int {
    if scalar < 0x7f { return 1 }
    let width = Int(edit_width(scalar))
    return width >= 0 ? width : scalar >= 0x1f000 ? 2 : 1
  }

  private func utf8(of scalar: UInt32) -> [UInt8] {
    Array(String(Character(Unicode.Scalar(scalar) ?? "\u{fffd}")).utf8)
  }
}
