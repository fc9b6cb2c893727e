/// The cells of a screen while it is drawn, back to front.
///
/// Knows fills, text, lines, margins and what can be tapped; knows no view and no state. `clip`, `opacity`,
/// `motion` and `allowsHitTesting` hold for what is drawn while they are set: whoever changes one puts it back.
public struct Canvas {
  private(set) var bounds: CellRect
  /// The cells that may be drawn.
  var clip: Clip
  /// Multiplies the opacity of what is drawn; under 0.1 nothing is.
  var opacity = 1.0
  /// Where what is drawn goes, in points of the device; nil leaves it in its place.
  var motion: CGAffineTransform?
  /// Whether what is drawn stands in the way of taps on what is under it.
  var allowsHitTesting = true
  /// All that can be tapped, in the order in which drawing it began.
  var tappables: [Tappable] = []
  /// The texts that are drawn in nearly the colour of their ground, so that a device would not let people read
  /// them; the first few.
  var unreadableTexts: [String] = []

  var cells: [Cell]
  /// For each cell one more than the index of the tappable that is on top there; 0 is none.
  var owners: [Int32]
  var fills = FillTable()
  var inks: [Ink] = [.plain]
  /// The number that was asked for last: neighbours look alike.
  private var lastInk: UInt16 = 0
  var clusters: [Character] = []
  /// The tappables that are begun and not ended, the innermost last.
  var open: [Int32] = []

  /// The largest width and height of a canvas.
  static let limit: Int32 = 1000

  init(width: Int32, height: Int32) {
    bounds = CellRect(
      x: 0, y: 0, width: min(max(width, 0), Canvas.limit), height: min(max(height, 0), Canvas.limit)
    )
    clip = Clip(rect: bounds)
    let count = Int(bounds.width) * Int(bounds.height)
    cells = Array(repeating: .blank, count: count)
    owners = Array(repeating: 0, count: count)
  }

  /// Makes all cells blank again and forgets what could be tapped; keeps the memory.
  mutating func clear() {
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
    owners.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    clip = Clip(rect: bounds)
    opacity = 1
    motion = nil
    allowsHitTesting = true
    fills.clear()
    if inks.count > 64 {
      inks.removeSubrange(1...)
      lastInk = 0
    }
    clusters.removeAll(keepingCapacity: true)
    tappables.removeAll(keepingCapacity: true)
    unreadableTexts.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
  }

  /// Whether what is drawn now can be seen at all.
  var isVisible: Bool { opacity >= 0.1 }

  /// Who gets the taps on what is drawn now; `nil` where it does not stand in the way.
  var owner: Int32? {
    allowsHitTesting && opacity >= 0.01 ? (open.last ?? -1) + 1 : nil
  }

  @inline(__always)
  func index(x: Int32, y: Int32) -> Int {
    Int(y) * Int(bounds.width) + Int(x)
  }

  mutating func number(of ink: Ink) -> UInt16 {
    if ink == .plain { return 0 }
    if inks[Int(lastInk)] == ink { return lastInk }
    if let number = inks.lastIndex(of: ink) {
      lastInk = UInt16(number)
      return lastInk
    }
    guard inks.count < 1024 else { return 0 }
    inks.append(ink)
    lastInk = UInt16(inks.count - 1)
    return lastInk
  }

  /// Makes blank what a wide character leaves behind when one of its halves is drawn over.
  mutating func releaseWide(x: Int32, y: Int32) {
    let at = index(x: x, y: y)
    let glyph = cells[at].glyph
    if glyph & Glyph.continuation != 0, x > 0 { cells[at - 1].glyph = Glyph.space }
    if glyph & Glyph.wide != 0, x + 1 < bounds.width { cells[at + 1].glyph = Glyph.space }
  }
}
