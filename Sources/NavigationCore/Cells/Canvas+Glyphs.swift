extension Canvas {
  /// What a cell holds for a character of text.
  ///
  /// A line break or tab inside a line is a blank. Control characters, direction overrides, marks without a
  /// letter and heaps of marks must not reach a terminal: a stand-in takes their place.
  mutating func glyph(for character: Character) -> UInt32 {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return Glyph.space }
    if first.value < 0x7F, scalars.count == 1 {
      if first.value >= 0x20 { return first.value }
      return character.isWhitespace ? Glyph.space : Glyph.standIn
    }
    if character.isNewline { return Glyph.space }
    guard isShowable(scalars) else { return Glyph.standIn }
    if scalars.count == 1 { return first.value }
    if let number = clusters.lastIndex(of: character) { return Glyph.cluster | UInt32(number) }
    guard clusters.count < Int(Glyph.content) else { return Glyph.standIn }
    clusters.append(character)
    return Glyph.cluster | UInt32(clusters.count - 1)
  }

  /// Notes a text that is drawn in nearly the colour of the cell it begins in.
  mutating func noteContrast(of text: String, _ ink: Ink, x: Int32, y: Int32) {
    guard let color = ink.color, unreadableTexts.count < 8 else { return }
    let ground = fills.entries[Int(cells[index(x: x, y: y)].fill)].parts
    let parts = mix(color.packedParts, ground, amount: color.alpha)
    guard abs(luminance(parts) - luminance(ground)) < 0.04, nearlyEqual(parts, ground),
      !unreadableTexts.contains(text)
    else { return }
    unreadableTexts.append(text)
  }
}

/// The most scalars of a character that are drawn: a family with skin tones has ten.
private let longestCluster = 16

private func isShowable(_ scalars: Character.UnicodeScalarView) -> Bool {
  var width = 0
  var count = 0
  for scalar in scalars {
    if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) { return false }
    width += scalarWidth(scalar)
    count += 1
  }
  return width > 0 && count <= longestCluster
}

private func nearlyEqual(_ left: UInt32, _ right: UInt32) -> Bool {
  [UInt32(16), 8, 0].allSatisfy { shift in
    abs(Int((left >> shift) & 255) - Int((right >> shift) & 255)) < 16
  }
}
