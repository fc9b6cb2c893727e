/// Writes the rows of a canvas as UTF-8.
struct PictureWriter {
  let canvas: Canvas
  let options: PictureOptions
  /// What the terminal was told last.
  private var look = Look()

  private struct Look: Equatable {
    var fill: UInt16 = 0
    var ink: UInt16 = 0
  }

  init(_ canvas: Canvas, _ options: PictureOptions) {
    self.canvas = canvas
    self.options = options
  }

  /// Appends the cells of a row, without an edge and without a line break.
  ///
  /// Returns whether it is plain: all ASCII, and nothing but the cells decides what it is.
  @discardableResult
  mutating func writeRow(_ y: Int32, into bytes: inout [UInt8]) -> Bool {
    if options.fills == .tiles, options.style == .ascii, writePlainRow(y, into: &bytes) {
      return true
    }
    for x in 0..<canvas.bounds.width {
      let cell = canvas.cells[canvas.index(x: x, y: y)]
      if cell.glyph & Glyph.continuation != 0 { continue }
      if options.fills != .tiles { change(to: cell, &bytes) }
      write(cell, x: x, y: y, &bytes)
    }
    if options.fills != .tiles { change(to: .blank, &bytes) }
    return false
  }

  /// Writes a row that is all ASCII in one go; false when it is not, and then nothing is written.
  private func writePlainRow(_ y: Int32, into bytes: inout [UInt8]) -> Bool {
    let width = Int(canvas.bounds.width)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(width, 1)) { row in
      let isPlain = canvas.cells.withUnsafeBufferPointer { cells in
        canvas.fills.patterns.withUnsafeBufferPointer { patterns in
          let cells = UnsafeBufferPointer(rebasing: cells[(Int(y) * width)...].prefix(width))
          return fillPlain(row, cells, patterns, y)
        }
      }
      if isPlain { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: row[..<width])) }
      return isPlain
    }
  }

  @inline(__always)
  private func fillPlain(
    _ row: UnsafeMutableBufferPointer<UInt8>, _ cells: UnsafeBufferPointer<Cell>,
    _ patterns: UnsafeBufferPointer<UInt8>, _ y: Int32
  ) -> Bool {
    let rowOfPattern = Int(y) % FillTable.period * FillTable.period
    var x = 0
    var column = 0
    for cell in cells {
      let glyph = cell.glyph & ~Glyph.margin
      if glyph == 0 {
        row[x] = patterns[Int(cell.fill) * FillTable.patternSize + rowOfPattern + column]
      } else if glyph < 0x80 {
        row[x] = UInt8(truncatingIfNeeded: glyph)
      } else if glyph & ~Glyph.content == Glyph.line {
        row[x] = UInt8(truncatingIfNeeded: Line.scalar(glyph & Glyph.content, .ascii))
      } else {
        return false
      }
      x += 1
      column = column == FillTable.period - 1 ? 0 : column + 1
    }
    return true
  }

  private func write(_ cell: Cell, x: Int32, y: Int32, _ bytes: inout [UInt8]) {
    let content = cell.glyph & Glyph.content
    if cell.glyph & Glyph.cluster != 0 {
      bytes.append(contentsOf: canvas.clusters[Int(content)].utf8)
    } else if cell.glyph & Glyph.line != 0 {
      append(Line.scalar(content, options.style), &bytes)
    } else if cell.glyph != 0 {
      let isStandIn = content == Glyph.standIn && options.style == .ascii
      append(isStandIn ? UInt32(UInt8(ascii: "?")) : content, &bytes)
    } else if options.fills != .colors, let shown = canvas.fills.shown(cell.fill, x: x, y: y) {
      let tile = canvas.fills.tiles[Int(shown)]
      append((options.style == .ascii ? tile.sign : tile.blockSign).value, &bytes)
    } else {
      bytes.append(0x20)
    }
  }

  private func append(_ scalar: UInt32, _ bytes: inout [UInt8]) {
    if scalar < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: scalar))
    } else if let scalar = Unicode.Scalar(scalar) {
      bytes.append(contentsOf: Character(scalar).utf8)
    }
  }

  private mutating func change(to cell: Cell, _ bytes: inout [UInt8]) {
    let wanted = Look(fill: cell.fill, ink: cell.glyph == 0 ? 0 : cell.ink)
    guard wanted != look else { return }
    look = wanted
    bytes.append(contentsOf: "\u{1B}[0".utf8)
    let ink = canvas.inks[Int(wanted.ink)]
    if ink.isBold { bytes.append(contentsOf: ";1".utf8) }
    if ink.isItalic { bytes.append(contentsOf: ";3".utf8) }
    if ink.isUnderlined { bytes.append(contentsOf: ";4".utf8) }
    if ink.isStruckThrough { bytes.append(contentsOf: ";9".utf8) }
    let ground = canvas.fills.entries[Int(wanted.fill)].parts
    if let color = ink.color, !color.isForeground {
      appendColor(38, mix(color.packedParts, ground, amount: color.alpha), &bytes)
    } else if wanted.fill != 0 {
      appendColor(38, luminance(ground) > 0.6 ? 0x000000 : 0xFFFFFF, &bytes)
    }
    if wanted.fill != 0 { appendColor(48, ground, &bytes) }
    bytes.append(UInt8(ascii: "m"))
  }

  private func appendColor(_ code: Int, _ parts: UInt32, _ bytes: inout [UInt8]) {
    bytes.append(contentsOf: ";\(code);5;\(terminalColor(parts))".utf8)
  }
}

extension Color {
  /// Whether it is the foreground that a device would choose, which a terminal chooses better.
  fileprivate var isForeground: Bool {
    base == .system(.primary)
  }
}
