/// One cell: what is written there, what it is filled with, and how the writing looks.
struct Cell {
  /// Nothing, a scalar or the number of a cluster, and flags.
  var glyph: UInt32 = 0
  /// An index into the canvas's fills; 0 is none.
  var fill: UInt16 = 0
  /// An index into the canvas's inks; 0 is the plain one.
  var ink: UInt16 = 0

  static let blank = Cell()
}

/// What `Cell.glyph` is made of: a scalar in the low bits, flags above.
enum Glyph {
  /// The low bits number a cluster of several scalars.
  static let cluster: UInt32 = 1 << 31
  /// The right half of a wide character.
  static let continuation: UInt32 = 1 << 30
  /// The left half of a wide character.
  static let wide: UInt32 = 1 << 29
  /// Beside a row of text: gives way to whatever else is drawn.
  static let margin: UInt32 = 1 << 28
  /// A line that the playground draws, which has a better form among the box characters.
  static let line: UInt32 = 1 << 27
  static let content: UInt32 = (1 << 21) - 1
  static let space: UInt32 = 0x20
  /// Stands for what must not reach a terminal: `?` in ASCII.
  static let standIn: UInt32 = 0xFFFD
}
