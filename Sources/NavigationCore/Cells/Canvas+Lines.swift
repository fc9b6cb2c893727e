extension Canvas {
  /// Draws a row of `-`, or a column of `|` where the rectangle is one column wide and higher than that.
  mutating func drawRule(_ rect: CellRect, ink: Ink = .plain) {
    let rect = moved(rect)
    take(clip.rect.intersection(rect))
    guard isVisible else { return }
    let isColumn = rect.width == 1 && rect.height > 1
    let area = clip.rect.intersection(rect)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        drawLine(isColumn ? .vertical : .horizontal, x: x, y: y, ink: ink, over: true)
      }
    }
  }

  /// Draws a border just inside a rectangle, in cells that hold no text.
  ///
  /// One row has room for its two ends only: they stand inside where that is blank, else beside the row.
  mutating func drawBorder(_ rect: CellRect, with fill: Fill) {
    guard !rect.isEmpty, isVisible, fill.color.alpha * opacity >= 0.1 else { return }
    let ink = Ink(color: fill.color)
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    if rect.height == 1 {
      drawEnd(x: rect.x, beside: rect.x - 1, y: rect.y, ink: ink)
      drawEnd(x: right, beside: rect.maxX, y: rect.y, ink: ink)
      return
    }
    let area = clip.rect.intersection(rect)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let atSide = x == rect.x || x == right
        let atEnd = y == rect.y || y == bottom
        guard atSide || atEnd else { continue }
        let line: Line =
          atSide && atEnd ? .corner(x == rect.x, y == rect.y) : atSide ? .vertical : .horizontal
        drawLine(line, x: x, y: y, ink: ink, over: false)
      }
    }
  }

  /// Draws a piece of a line; `over` text too, or only where none is.
  mutating func drawLine(_ line: Line, x: Int32, y: Int32, ink: Ink, over: Bool) {
    guard clip.allows(x: x, y: y) else { return }
    let at = index(x: x, y: y)
    let glyph = cells[at].glyph
    guard over || glyph == 0 || glyph & (Glyph.margin | Glyph.line) != 0 else { return }
    releaseWide(x: x, y: y)
    cells[at].glyph = line.sign | Glyph.line
    cells[at].ink = number(of: ink)
  }

  private mutating func drawEnd(x: Int32, beside: Int32, y: Int32, ink: Ink) {
    guard clip.allows(x: x, y: y) else { return }
    if cells[index(x: x, y: y)].glyph & ~(Glyph.margin | Glyph.space) == 0 {
      drawLine(.vertical, x: x, y: y, ink: ink, over: true)
    } else {
      drawMargin(UInt32(UInt8(ascii: "|")), x: beside, y: y, ink: number(of: ink))
    }
  }
}

/// A piece of a line in one cell.
enum Line: Hashable, Sendable {
  case horizontal, vertical, rising, falling, cross
  case corner(_ isLeft: Bool, _ isTop: Bool)

  /// The ASCII sign, numbered apart for each corner so that box characters can tell them from each other.
  var sign: UInt32 {
    switch self {
    case .horizontal: UInt32(UInt8(ascii: "-"))
    case .vertical: UInt32(UInt8(ascii: "|"))
    case .rising: UInt32(UInt8(ascii: "/"))
    case .falling: UInt32(UInt8(ascii: "\\"))
    case .cross: UInt32(UInt8(ascii: "+"))
    case .corner(let isLeft, let isTop): 1 + (isLeft ? 0 : 1) + (isTop ? 0 : 2)
    }
  }

  /// The character of a sign in a style.
  static func scalar(_ sign: UInt32, _ style: PictureStyle) -> UInt32 {
    if style == .ascii { return sign <= 4 ? UInt32(UInt8(ascii: "+")) : sign }
    switch sign {
    case 1: return 0x250C
    case 2: return 0x2510
    case 3: return 0x2514
    case 4: return 0x2518
    case UInt32(UInt8(ascii: "-")): return 0x2500
    case UInt32(UInt8(ascii: "|")): return 0x2502
    case UInt32(UInt8(ascii: "/")): return 0x2571
    case UInt32(UInt8(ascii: "\\")): return 0x2572
    case UInt32(UInt8(ascii: "+")): return 0x253C
    default: return sign
    }
  }
}
