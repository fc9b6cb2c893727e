/// How a fill shows without colour: a sign, and how often it stands.
struct Tile: Hashable, Sendable {
  /// Which cells of a row have the sign; each row is shifted against the one before.
  enum Density: UInt8, Hashable, Sendable {
    case none, every, second, third
  }

  var sign: Unicode.Scalar
  var density: Density
  /// Whether what is under it shows between its signs.
  var isThin = false

  static let blank = Tile(sign: " ", density: .none)

  /// Whether the sign stands in a cell.
  @inline(__always)
  func shows(x: Int32, y: Int32) -> Bool {
    switch density {
    case .none: false
    case .every: true
    case .second: (x &+ y) & 1 == 0
    case .third: (x &+ y) % 3 == 0
    }
  }

  /// The tile of a translucent fill: fewer cells.
  var thinned: Tile {
    switch density {
    case .none: Tile(sign: sign, density: .none, isThin: true)
    case .every: Tile(sign: sign, density: .second, isThin: true)
    case .second, .third: Tile(sign: sign, density: .third, isThin: true)
    }
  }
}

extension Tile {
  /// The tile of a colour: its own, or that of the system's colour that looks most like it.
  init(_ color: Color) {
    self = tile(of: color.nearestSystemColor)
  }

  /// The sign among the block characters.
  var blockSign: Unicode.Scalar {
    blockSigns[sign] ?? sign
  }
}

/// The tile of each colour that SwiftUI names.
func tile(of color: SystemColor) -> Tile {
  switch color {
  case .blue, .accentColor: Tile(sign: ".", density: .every)
  case .orange: Tile(sign: ":", density: .second)
  case .red: Tile(sign: "/", density: .second)
  case .green, .mint: Tile(sign: "~", density: .second)
  case .yellow: Tile(sign: "'", density: .second)
  case .purple, .indigo: Tile(sign: "\\", density: .second)
  case .pink: Tile(sign: "\"", density: .second)
  case .teal, .cyan: Tile(sign: "^", density: .second)
  case .brown: Tile(sign: "%", density: .second)
  case .gray, .secondary: Tile(sign: ",", density: .second)
  case .black, .primary: Tile(sign: "#", density: .second)
  case .white, .clear: .blank
  }
}

private let blockSigns: [Unicode.Scalar: Unicode.Scalar] = [
  ".": "░", ":": "▒", "/": "▞", "~": "▄", "'": "▘", "\\": "▚", "\"": "▀", "^": "▖", "%": "▙",
  ",": "▁", "#": "█",
]
