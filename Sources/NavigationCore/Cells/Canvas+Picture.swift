extension Canvas {
  /// The rows of the picture.
  func rows(frame: ScreenFrame, options: PictureOptions = PictureOptions()) -> [String] {
    var memory = PictureMemory()
    return rows(frame: frame, options: options, memory: &memory)
  }

  /// The rows of the picture; those that are as they were are taken from the memory.
  func rows(
    frame: ScreenFrame, options: PictureOptions, memory: inout PictureMemory
  ) -> [String] {
    memory.begin(self, options)
    var rows: [String] = []
    rows.reserveCapacity(Int(bounds.height) + 2)
    if options.hasFrame {
      rows.append(memory.top(of: frame.path) { line { writeTop(frame, options.style, &$0) } })
    }
    var writer = PictureWriter(self, options)
    for y in 0..<bounds.height {
      rows.append(row(y, frame, &writer, &memory))
    }
    if options.hasFrame {
      let fills = fillsInSight()
      rows.append(memory.bottom(of: fills) { line { writeBottom(fills, options.style, &$0) } })
    }
    return rows
  }

  private func row(
    _ y: Int32, _ frame: ScreenFrame, _ writer: inout PictureWriter, _ memory: inout PictureMemory
  ) -> String {
    let edges = PictureMemory.Edges(
      left: frame.leftSign(row: y, of: bounds.height),
      right: frame.rightSign(row: y, of: bounds.height))
    if let known = memory.text(ofRow: y, self, edges) { return known }
    let options = writer.options
    var isPlain = false
    let text = line { bytes in
      if options.hasFrame { append(edges.left, options.style, &bytes) }
      isPlain = writer.writeRow(y, into: &bytes)
      if options.hasFrame { append(edges.right, options.style, &bytes) }
    }
    if isPlain { memory.keep(text, ofRow: y, self, edges) } else { memory.forget(row: y) }
    return text
  }

  private func line(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(bounds.width) + 3)
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The fills in sight, each with its sign and name, in reading order.
  func legend(_ style: PictureStyle) -> [String] {
    legend(of: fillsInSight(), style)
  }

  private func legend(of fills: [UInt16], _ style: PictureStyle) -> [String] {
    var names: [String] = []
    for number in fills {
      let tile = self.fills.tiles[Int(number)]
      let sign = style == .ascii ? tile.sign : tile.blockSign
      let entry = String(Character(sign)) + " " + self.fills.entries[Int(number)].color.name
      if !names.contains(entry) { names.append(entry) }
    }
    return names
  }

  /// The numbers of the fills of which a sign shows or is hidden by text only, in reading order.
  private func fillsInSight() -> [UInt16] {
    var found: [UInt16] = []
    var isFound = [Bool](repeating: false, count: fills.entries.count)
    isFound[0] = true
    var place = -1
    var known: UInt16 = 0
    for cell in cells {
      place += 1
      if cell.fill == known { continue }
      if isFound[Int(cell.fill)], !fills.tiles[Int(cell.fill)].isThin {
        known = cell.fill
        continue
      }
      let (y, x) = place.quotientAndRemainder(dividingBy: Int(bounds.width))
      guard let shown = fills.shown(cell.fill, x: Int32(x), y: Int32(y)) else { continue }
      if isFound[Int(shown)] { continue }
      isFound[Int(shown)] = true
      found.append(shown)
    }
    return found
  }

  /// Writes `+- Home > Detail ------+`.
  private func writeTop(_ frame: ScreenFrame, _ style: PictureStyle, _ bytes: inout [UInt8]) {
    let title = printable(frame.title(width: bounds.width - 4), style)
    let width = layOut(title, width: nil).width
    appendCorner(0x250C, style, &bytes)
    if title.isEmpty {
      appendDashes(bounds.width, style, &bytes)
    } else {
      appendDashes(1, style, &bytes)
      appendSpaced(title, &bytes)
      appendDashes(bounds.width - width - 3, style, &bytes)
    }
    appendCorner(0x2510, style, &bytes)
  }

  /// Writes `+------ . blue  : orange -+`.
  private func writeBottom(
    _ fills: [UInt16], _ style: PictureStyle, _ bytes: inout [UInt8]
  ) {
    let text = printable(legendText(of: fills, width: bounds.width - 4, style), style)
    appendCorner(0x2514, style, &bytes)
    if text.isEmpty {
      appendDashes(bounds.width, style, &bytes)
    } else {
      appendDashes(bounds.width - layOut(text, width: nil).width - 3, style, &bytes)
      appendSpaced(text, &bytes)
      appendDashes(1, style, &bytes)
    }
    appendCorner(0x2518, style, &bytes)
  }

  private func legendText(
    of fills: [UInt16], width: Int32, _ style: PictureStyle
  ) -> String {
    let names = legend(of: fills, style)
    var count = names.count
    while count > 0 {
      let shown = names.prefix(count) + (count < names.count ? ["..."] : [])
      let text = shown.joined(separator: "  ")
      if layOut(text, width: nil).width <= width { return text }
      count -= 1
    }
    return ""
  }

  /// The text as the cells would show it, with stand-ins.
  private func printable(_ text: String, _ style: PictureStyle) -> String {
    guard plainWidth(text) == nil else { return text }
    var line = Canvas(width: layOut(text, width: nil).width, height: 1)
    line.draw(text, x: 0, y: 0)
    var bytes: [UInt8] = []
    var writer = PictureWriter(line, PictureOptions(style: style))
    writer.writeRow(0, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(_ sign: UInt8, _ style: PictureStyle, _ bytes: inout [UInt8]) {
    if style == .unicode, sign == UInt8(ascii: "|") {
      bytes.append(contentsOf: "│".utf8)
    } else {
      bytes.append(sign)
    }
  }

  private func appendSpaced(_ text: String, _ bytes: inout [UInt8]) {
    bytes.append(0x20)
    bytes.append(contentsOf: text.utf8)
    bytes.append(0x20)
  }

  private func appendCorner(_ box: UInt16, _ style: PictureStyle, _ bytes: inout [UInt8]) {
    if style == .unicode, let scalar = Unicode.Scalar(box) {
      bytes.append(contentsOf: Character(scalar).utf8)
    } else {
      bytes.append(UInt8(ascii: "+"))
    }
  }

  private func appendDashes(_ count: Int32, _ style: PictureStyle, _ bytes: inout [UInt8]) {
    let count = Int(max(count, 0))
    if style == .ascii {
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "-"), count: count))
    } else {
      for _ in 0..<count { bytes.append(contentsOf: "─".utf8) }
    }
  }
}
