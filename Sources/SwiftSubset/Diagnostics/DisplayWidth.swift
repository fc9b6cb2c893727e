/// Returns the cells that `text` takes on a terminal, as far as carets under it need to know.
func displayWidth(of text: String) -> Int {
  text.reduce(0) { $0 + displayWidth(of: $1) }
}

private func displayWidth(of character: Character) -> Int {
  var isWide = false
  var isVisible = false
  for scalar in character.unicodeScalars {
    if scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation { isWide = true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: continue
    default: isVisible = true
    }
    if isWideScalar(scalar.value) { isWide = true }
  }
  return isVisible ? (isWide ? 2 : 1) : 0
}

/// The blocks of wide East Asian characters.
private func isWideScalar(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
    true
  default: false
  }
}
