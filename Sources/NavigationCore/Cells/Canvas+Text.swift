extension Canvas {
  /// Draws lines that `layOut` made, at the top of `rect`, each aligned in its width.
  mutating func draw(
    _ text: String, _ lines: TextLines, in rect: CellRect, alignment: TextAlignment = .leading,
    ink: Ink = .plain
  ) {
    draw(text, lines, in: rect, alignment: alignment, inks: Inks(last: ink))
  }

  /// Draws lines of a text whose parts look different; the runs follow each other and the last reaches its end.
  mutating func draw(
    _ text: String, _ lines: TextLines, in rect: CellRect, alignment: TextAlignment = .leading,
    runs: [InkRun]
  ) {
    draw(
      text, lines, in: rect, alignment: alignment,
      inks: Inks(runs: runs, last: runs.last?.ink ?? .plain))
  }

  private mutating func draw(
    _ text: String, _ lines: TextLines, in rect: CellRect, alignment: TextAlignment, inks: Inks
  ) {
    guard let rect = movedText(rect) else { return }
    takeText(rect, lines)
    guard isVisible, rect.y < clip.rect.maxY else { return }
    if lines.lines.isEmpty {
      guard lines.rows > 0 else { return }
      let x = rect.x + shift(lines.width, in: rect, alignment)
      var pen = Pen(x: x, y: rect.y, start: x)
      write(text.utf8.startIndex..<text.utf8.endIndex, of: text, from: 0, inks, &pen)
      finish(pen, text)
      return
    }
    for (row, line) in lines.lines.enumerated() {
      let y = rect.y + Int32(clamping: row)
      guard y < clip.rect.maxY else { break }
      guard y >= clip.rect.y else { continue }
      let x = rect.x + shift(line.width, in: rect, alignment)
      var pen = Pen(x: x, y: y, start: x)
      draw(line, of: text, inks, &pen)
      finish(pen, text)
    }
  }

  /// Draws one line of text as it is, from a cell on; it owns a margin cell at each side.
  mutating func draw(_ text: String, x: Int32, y: Int32, ink: Ink = .plain) {
    let lines = TextLines(width: layOut(text, width: nil).width, rows: text.isEmpty ? 0 : 1)
    draw(text, lines, in: CellRect(x: x, y: y, width: lines.width, height: 1), ink: ink)
  }

  private mutating func draw(_ line: TextLine, of text: String, _ inks: Inks, _ pen: inout Pen) {
    write(text.utf8Range(line.head), of: text, from: line.head.lowerBound, inks, &pen)
    let cut = line.head.upperBound
    for _ in 0..<line.dots { put(UInt32(UInt8(ascii: ".")), inks.ink(at: cut), &pen) }
    write(text.utf8Range(line.tail), of: text, from: line.tail.lowerBound, inks, &pen)
  }

  private func shift(_ width: Int32, in rect: CellRect, _ alignment: TextAlignment) -> Int32 {
    switch alignment {
    case .leading: 0
    case .center: (rect.width - width) >> 1
    case .trailing: rect.width - width
    }
  }

  private mutating func takeText(_ rect: CellRect, _ lines: TextLines) {
    guard lines.rows > 0 else { return }
    take(clip.rect.intersection(rect))
  }

  private mutating func write(
    _ range: Range<String.Index>, of text: String, from offset: Int, _ inks: Inks,
    _ pen: inout Pen
  ) {
    guard !range.isEmpty else { return }
    if inks.runs.isEmpty, writePlain(text.utf8[range], inks.last, &pen) { return }
    var offset = offset
    for character in text[range] {
      write(character, inks.ink(at: offset), &pen)
      offset += character.utf8.count
    }
  }

  /// Writes text that is all printable ASCII; false when it is not, and then nothing is written.
  private mutating func writePlain(
    _ text: Substring.UTF8View, _ ink: Ink, _ pen: inout Pen
  ) -> Bool {
    let (x, y) = (pen.x, pen.y)
    let wrote = text.withContiguousStorageIfAvailable { bytes -> Int32? in
      for byte in bytes where byte &- 0x20 >= 0x5F { return nil }
      writePlain(bytes, number(of: ink), x: x, y: y)
      return Int32(clamping: bytes.count)
    }
    guard case .some(.some(let width)) = wrote else { return false }
    pen.note(x: x, width: width, ink: ink, clip: clip.rect)
    pen.x += width
    return true
  }

  private mutating func writePlain(
    _ bytes: UnsafeBufferPointer<UInt8>, _ ink: UInt16, x: Int32, y: Int32
  ) {
    let area = clip.rect.intersection(
      CellRect(x: x, y: y, width: Int32(clamping: bytes.count), height: 1))
    guard !area.isEmpty else { return }
    releaseWide(x: area.x, y: y)
    releaseWide(x: area.maxX - 1, y: y)
    let row = index(x: 0, y: y)
    let whole = clip.coverage == nil
    for column in area.x..<area.maxX where whole || clip.allows(x: column, y: y) {
      cells[row + Int(column)].glyph = UInt32(bytes[Int(column - x)])
      cells[row + Int(column)].ink = ink
    }
  }

  private mutating func write(_ character: Character, _ ink: Ink, _ pen: inout Pen) {
    let glyph = glyph(for: character)
    guard cellWidth(of: character) == 2 else { return put(glyph, ink, &pen) }
    let (x, y) = (pen.x, pen.y)
    pen.note(x: x, width: 2, ink: ink, clip: clip.rect)
    pen.x += 2
    let left = clip.allows(x: x, y: y)
    let right = clip.allows(x: x + 1, y: y)
    // Half a character cannot be drawn, so a cut edge leaves a blank.
    if left { set(x: x, y: y, right ? glyph | Glyph.wide : Glyph.space, ink) }
    if right { set(x: x + 1, y: y, left ? Glyph.continuation : Glyph.space, ink) }
  }

  private mutating func put(_ glyph: UInt32, _ ink: Ink, _ pen: inout Pen) {
    if clip.allows(x: pen.x, y: pen.y) { set(x: pen.x, y: pen.y, glyph, ink) }
    pen.note(x: pen.x, width: 1, ink: ink, clip: clip.rect)
    pen.x += 1
  }

  private mutating func set(x: Int32, y: Int32, _ glyph: UInt32, _ ink: Ink) {
    if glyph & Glyph.continuation == 0 { releaseWide(x: x, y: y) }
    let at = index(x: x, y: y)
    cells[at].glyph = glyph
    cells[at].ink = number(of: ink)
  }

  private mutating func finish(_ pen: Pen, _ text: String) {
    guard let seen = pen.seen, seen.y >= clip.rect.y, seen.y < clip.rect.maxY else { return }
    noteContrast(of: text, pen.ink, x: seen.x, y: seen.y)
    drawMargins(around: seen, pen.ink, start: pen.start, end: pen.x)
  }
}

extension String {
  fileprivate func utf8Range(_ offsets: Range<Int>) -> Range<Index> {
    let start = utf8.index(startIndex, offsetBy: offsets.lowerBound)
    return start..<utf8.index(start, offsetBy: offsets.count)
  }
}
