/// What one node says about itself to a reader who does not see it.
enum SpokenText {
  case text(String)
  /// Given by the program for all that is inside.
  case label(String)
  case symbol(String)
}

/// The texts that were drawn where they can be seen, with their places.
struct SpokenTexts {
  private var entries: [(y: Int32, x: Int32, text: String)] = []

  mutating func note(_ text: String, _ frame: CellRect, _ canvas: Canvas) {
    guard !text.isEmpty, canvas.opacity >= 0.1 else { return }
    guard !canvas.clip.rect.intersection(canvas.movedText(frame) ?? .zero).isEmpty else { return }
    entries.append((frame.y, frame.x, text))
  }

  /// Row by row, each from its start.
  var inReadingOrder: [String] {
    entries.enumerated()
      .sorted { ($0.element.y, $0.element.x, $0.offset) < ($1.element.y, $1.element.x, $1.offset) }
      .map(\.element.text)
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
    return label ?? symbol ?? ""
  }
}
