/// The cells a character of text covers: 1 or 2.
///
/// A character is a grapheme cluster, as Swift's `Character` is. Wide letters, emoji, flags and what a variation
/// selector turns into an emoji take two cells. What has no width of its own, such as a control character or a
/// mark without a letter, is drawn as a stand-in of one cell.
public func cellWidth(of character: Character) -> Int {
  let utf8 = character.utf8
  if utf8.count == 1 { return 1 }
  var width = 0
  for scalar in character.unicodeScalars {
    if scalar == "\u{FE0F}" && width > 0 { return 2 }
    width += scalarWidth(scalar)
  }
  return min(max(width, 1), 2)
}

/// The cells a scalar takes within a character: 0 for a combining mark, 2 for a wide letter, else 1.
func scalarWidth(_ scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0xAD { return 1 }
  if CellWidthTable.wide.holdsRange(around: value) { return 2 }
  return CellWidthTable.zero.holdsRange(around: value) ? 0 : 1
}

extension [UInt32] {
  /// Whether a list of first and last values of ranges, in order, has one with the value.
  fileprivate func holdsRange(around value: UInt32) -> Bool {
    var low = 0
    var high = count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > self[2 * middle + 1] {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < count / 2 && self[2 * low] <= value
  }
}
