/// A line of source as it may be shown: no byte of it can act on a terminal.
///
/// Tabs become spaces, characters that cannot be seen become their escapes, and every byte knows
/// the column it is shown in. Columns are cells: a wide character takes two.
struct DisplayLine {
  private(set) var pieces: [Piece] = []

  /// A character as it is shown, with the bytes it stands for.
  struct Piece {
    var text: String
    var width: Int
    var bytes: Range<Int>
    var column: Int
  }

  /// The line that holds the bytes `range` of `bytes`.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    var column = 0
    while index < range.upperBound {
      guard let end = endOfText(bytes, from: index, to: range.upperBound) else {
        append("\\x" + hexadecimal(UInt32(bytes[index]), digits: 2), index..<index + 1, &column)
        index += 1
        continue
      }
      for character in String(decoding: bytes[index..<end], as: UTF8.self) {
        let length = character.utf8.count
        append(shown(character, at: column), index..<index + length, &column)
        index += length
      }
    }
  }

  /// The column of the byte at `offset`, or the one behind the line.
  func column(of offset: Int) -> Int {
    guard let piece = pieces.first(where: { $0.bytes.upperBound > offset }) else { return width }
    return piece.column
  }

  /// The column behind the byte before `offset`.
  func columnBehind(_ offset: Int) -> Int {
    guard let piece = pieces.last(where: { $0.bytes.lowerBound < offset }) else { return 0 }
    return piece.column + piece.width
  }

  var width: Int { pieces.last.map { $0.column + $0.width } ?? 0 }

  private mutating func append(_ text: String, _ bytes: Range<Int>, _ column: inout Int) {
    let width = displayWidth(of: text)
    pieces.append(Piece(text: text, width: width, bytes: bytes, column: column))
    column += width
  }
}

/// Where the valid UTF-8 from `start` ends, or nil when there is none.
private func endOfText(_ bytes: [UInt8], from start: Int, to end: Int) -> Int? {
  var index = start
  while index < end, let scalar = decodeScalar(bytes, at: index), index + scalar.length <= end {
    index += scalar.length
  }
  return index > start ? index : nil
}

private func shown(_ character: Character, at column: Int) -> String {
  if character == "\t" { return String(repeating: " ", count: 4 - column % 4) }
  return printable(String(character))
}

/// Returns `text` without anything that a terminal would obey or a reader could not see.
func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isHidden) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if isHidden(scalar) {
      result += "\\u{" + hexadecimal(scalar.value, digits: 1) + "}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
  case .format: scalar.value != 0x200D && scalar.value != 0x200C
  default: scalar.value == 0xFFFD
  }
}

private func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
