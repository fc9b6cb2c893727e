/// What a cell is filled with: how it shows with colour and without.
struct FillEntry: Hashable, Sendable {
  /// Gives the name and the tile.
  let color: Color
  let isThin: Bool
  /// What is under a translucent fill, which shows between its signs; 0 is nothing.
  let under: UInt16
  /// Red, green and blue as they look, all that is under it mixed in.
  let parts: UInt32

  var tile: Tile {
    let tile = Tile(color)
    return isThin ? tile.thinned : tile
  }
}

/// The fills of a canvas, numbered; number 0 is no fill.
struct FillTable {
  private(set) var entries: [FillEntry] = [FillTable.nothing]
  private(set) var tiles: [Tile] = [.blank]
  /// The ASCII sign of each fill for six rows of six cells, after which all tiles repeat.
  private(set) var patterns = [UInt8](repeating: 0x20, count: FillTable.patternSize)
  /// Raised when numbers begin to stand for other fills.
  private(set) var generation: UInt32 = 1
  private var numbers: [FillEntry: UInt16] = [:]
  /// The numbers of the system's colours when they hide what is under them; 0 where there is none yet.
  private var systemNumbers = [UInt16](repeating: 0, count: SystemColor.allCases.count)

  static let nothing = FillEntry(color: .clear, isThin: false, under: 0, parts: 0xFFFFFF)
  static let period = 6
  static let patternSize = period * period
  private static let limit = 4096

  /// The number of a colour with an opacity above a fill.
  ///
  /// A canvas that holds more fills than a person can tell apart gives new ones the number of an old one.
  mutating func number(
    of color: Color, parts: UInt32, opacity: Double, above under: UInt16
  ) -> UInt16 {
    guard opacity == 1, case .system(let system) = color.base else {
      return newNumber(of: color, parts: parts, opacity: opacity, above: under)
    }
    let known = systemNumbers[Int(system.rawValue)]
    if known != 0 { return known }
    let number = newNumber(of: color, parts: parts, opacity: 1, above: 0)
    systemNumbers[Int(system.rawValue)] = number
    return number
  }

  private mutating func newNumber(
    of color: Color, parts: UInt32, opacity: Double, above under: UInt16
  ) -> UInt16 {
    let isThin = opacity < 0.5
    let ground = entries[Int(under)].parts
    let entry = FillEntry(
      color: color.opaque, isThin: isThin, under: isThin ? visible(under) : 0,
      parts: opacity < 1 ? mix(parts, ground, amount: opacity) : parts)
    if let last = entries.indices.last, entries[last] == entry { return UInt16(last) }
    if let number = numbers[entry] { return number }
    guard entries.count < FillTable.limit else { return UInt16(entries.count - 1) }
    let number = UInt16(entries.count)
    entries.append(entry)
    tiles.append(entry.tile)
    numbers[entry] = number
    appendPattern(of: number)
    return number
  }

  /// Forgets the fills once they are many; the few of a program's screens are found again at once.
  mutating func clear() {
    guard entries.count > 64 else { return }
    generation &+= 1
    for number in systemNumbers.indices { systemNumbers[number] = 0 }
    entries.removeSubrange(1...)
    tiles.removeSubrange(1...)
    patterns.removeSubrange(FillTable.patternSize...)
    numbers.removeAll(keepingCapacity: true)
  }

  private mutating func appendPattern(of number: UInt16) {
    for y in 0..<Int32(FillTable.period) {
      for x in 0..<Int32(FillTable.period) {
        let sign = shown(number, x: x, y: y).map { tiles[Int($0)].sign }
        patterns.append(UInt8(truncatingIfNeeded: (sign ?? " ").value))
      }
    }
  }

  /// The fill whose sign stands in a cell, if any does.
  func shown(_ number: UInt16, x: Int32, y: Int32) -> UInt16? {
    var number = number
    while number != 0 {
      if tiles[Int(number)].shows(x: x, y: y) { return number }
      number = entries[Int(number)].under
    }
    return nil
  }

  /// Two thin fills above each other are as much as a cell can say, so a third stands on the lowest.
  private func visible(_ under: UInt16) -> UInt16 {
    let entry = entries[Int(under)]
    guard entry.isThin, entry.under != 0, entries[Int(entry.under)].isThin else { return under }
    return entries[Int(entry.under)].under
  }
}

extension Color {
  /// The same colour without its opacity.
  var opaque: Color {
    alpha == 1 ? self : Color(base: base, alpha: 1)
  }
}
