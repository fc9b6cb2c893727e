/// A character of a text as line breaking sees it.
struct TextUnit {
  enum Kind: UInt8 {
    case space, newline, letter, digit, hyphen, wide, opening, closing
  }

  /// Where it begins in the text's UTF-8.
  let offset: Int
  let width: Int32
  let kind: Kind
}

/// The characters of a text, with one more of kind `newline` and no width that marks its end.
func textUnits(_ text: String) -> [TextUnit] {
  var text = text
  if let units = text.withUTF8(plainUnits) { return units }
  var units: [TextUnit] = []
  units.reserveCapacity(text.utf8.count + 1)
  var offset = 0
  for character in text {
    let width = character.isNewline ? 0 : Int32(cellWidth(of: character))
    units.append(TextUnit(offset: offset, width: width, kind: kind(of: character, width)))
    offset += character.utf8.count
  }
  units.append(TextUnit(offset: offset, width: 0, kind: .newline))
  return units
}

/// The units if all of it is printable ASCII.
private func plainUnits(_ bytes: UnsafeBufferPointer<UInt8>) -> [TextUnit]? {
  guard bytes.allSatisfy({ $0 &- 0x20 < 0x5F }) else { return nil }
  return Array(unsafeUninitializedCapacity: bytes.count + 1) { units, count in
    for offset in bytes.indices {
      units.initializeElement(
        at: offset, to: TextUnit(offset: offset, width: 1, kind: asciiKind(bytes[offset])))
    }
    units.initializeElement(
      at: bytes.count, to: TextUnit(offset: bytes.count, width: 0, kind: .newline))
    count = bytes.count + 1
  }
}

/// The number of cells if all of it is printable ASCII, the case that needs no further look.
func plainWidth(_ text: String) -> Int32? {
  var text = text
  return text.withUTF8 { bytes in
    for byte in bytes where byte &- 0x20 >= 0x5F { return nil }
    return Int32(clamping: bytes.count)
  }
}

/// Whether a line may end between two characters that stand side by side, neither of them a space.
func mayBreak(before: TextUnit.Kind?, _ left: TextUnit.Kind, _ right: TextUnit.Kind) -> Bool {
  switch (left, right) {
  case (_, .space), (_, .newline), (_, .closing), (_, .hyphen), (.opening, _): false
  // The hyphen of a word, but not the sign of a number.
  case (.hyphen, .letter), (.hyphen, .wide): before == .letter || before == .wide
  case (.wide, _), (_, .wide): true
  default: false
  }
}

private func kind(of character: Character, _ width: Int32) -> TextUnit.Kind {
  if let ascii = character.asciiValue { return asciiKind(ascii) }
  if character.isNewline { return .newline }
  if opening.contains(character) { return .opening }
  if closing.contains(character) { return .closing }
  if character.isWhitespace { return unbreakable.contains(character) ? .letter : .space }
  return width == 2 ? .wide : .letter
}

private func asciiKind(_ ascii: UInt8) -> TextUnit.Kind {
  switch ascii {
  case 0x0A...0x0D: .newline
  case 0x09, 0x20: .space
  case UInt8(ascii: "-"): .hyphen
  case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
  case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
  case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "."),
    UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ";"):
    .closing
  default: .letter
  }
}

private let opening: Set<Character> = ["（", "「", "『", "【", "〈", "《", "〔", "［", "｛", "“", "‘"]
private let closing: Set<Character> = [
  "）", "」", "』", "】", "〉", "》", "〕", "］", "｝", "”", "’", "、", "。", "，", "．", "！", "？", "：",
  "；", "・", "ー", "…",
]
private let unbreakable: Set<Character> = ["\u{A0}", "\u{2007}", "\u{202F}"]
