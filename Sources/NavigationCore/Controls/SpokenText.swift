/// What one node says about itself to a reader who does not see it.
enum SpokenText {
  case text(String)
  /// Given by the program for all that is inside.
  case label(String)
  case symbol(String)
}

/// The texts that were drawn, with their places, the one drawn last in front.
struct SpokenTexts {
  private struct Entry {
    let text: String
    let origin: (y: Int32, x: Int32)
    /// Its cells, without what is clipped.
    let area: CellRect
  }

  /// A text of which something can be seen, and a cell where it can.
  struct InSight {
    let text: String
    let x: Int32
    let y: Int32
  }

  private var entries: [Entry] = []

  mutating func note(_ text: String, _ frame: CellRect, _ canvas: Canvas) {
    guard !text.isEmpty, canvas.opacity >= 0.1, let moved = canvas.movedText(frame) else { return }
    let area = canvas.clip.rect.intersection(moved)
    guard !area.isEmpty else { return }
    entries.append(Entry(text: text, origin: (frame.y, frame.x), area: area))
  }

  /// Row by row, each from its start; what is covered all over is left out.
  func inSight(on canvas: Canvas) -> [InSight] {
    var front = [Int32](repeating: -1, count: canvas.cells.count)
    for (number, entry) in entries.enumerated() {
      entry.area.forEachCell { front[canvas.index(x: $0, y: $1)] = Int32(clamping: number) }
    }
    return entries.enumerated()
      .sorted {
        ($0.element.origin.y, $0.element.origin.x, $0.offset)
          < ($1.element.origin.y, $1.element.origin.x, $1.offset)
      }
      .compactMap { number, entry in
        var seen: (x: Int32, y: Int32)?
        let isBlank = entry.text.allSatisfy(\.isWhitespace)
        entry.area.forEachCell { x, y in
          let cell = canvas.index(x: x, y: y)
          guard seen == nil, front[cell] == Int32(clamping: number) else { return }
          if isBlank || canvas.cells[cell].isWritten { seen = (x, y) }
        }
        return seen.map { InSight(text: entry.text, x: $0.x, y: $0.y) }
      }
  }
}

extension CellRect {
  fileprivate func forEachCell(_ visit: (_ x: Int32, _ y: Int32) -> Void) {
    for y in y..<maxY { for x in x..<maxX { visit(x, y) } }
  }
}

extension Cell {
  /// Whether more than a blank or the margin of a text stands here.
  fileprivate var isWritten: Bool {
    glyph & Glyph.margin == 0 && glyph != 0 && glyph != Glyph.space
  }
}

extension ViewNode {
  /// How a thing that can be tapped is called: its texts joined by `, `, else the label the program
  /// gave it, else the name of its symbol.
  var tapLabel: String {
    var texts: [String] = []
    var label: String?
    var symbol: String?
    forEachNode { node in
      switch node.spokenText {
      case .text(let text) where !text.isEmpty: texts.append(text)
      case .label(let text): label = label ?? text
      case .symbol(let name): symbol = symbol ?? name
      default: break
      }
    }
    if !texts.isEmpty { return texts.joined(separator: ", ") }
    return label ?? labelAround ?? symbol ?? ""
  }

  /// The label that a modifier gives to this node and to nothing beside it.
  private var labelAround: String? {
    var above = parent
    while let node = above {
      if let named = node as? AccessibilityLabelNode { return named.label }
      var count = 0
      node.visitChildren { _ in count += 1 }
      guard count == 1 else { return nil }
      above = node.parent
    }
    return nil
  }
}
