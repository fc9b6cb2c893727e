/// Where writing goes on, and which of it could be seen.
struct Pen {
  var x: Int32
  let y: Int32
  /// Where the row of text begins.
  let start: Int32
  var seen: CellRect?
  var ink = Ink.plain

  init(x: Int32, y: Int32, start: Int32) {
    self.x = x
    self.y = y
    self.start = start
  }

  mutating func note(x: Int32, width: Int32, ink: Ink, clip: CellRect) {
    let part = CellRect(x: x, y: y, width: width, height: 1).intersection(
      CellRect(x: clip.x, y: y, width: clip.width, height: 1))
    guard !part.isEmpty else { return }
    self.ink = ink
    guard let seen else { return self.seen = part }
    self.seen = CellRect(x: seen.x, y: y, width: part.maxX - seen.x, height: 1)
  }
}

/// How the part of a text looks that ends at an offset into its UTF-8.
struct InkRun: Hashable, Sendable {
  var end: Int
  var ink: Ink
}

/// How each part of a text looks.
struct Inks {
  var runs: [InkRun] = []
  /// What holds behind the runs, and for all of a text without any.
  let last: Ink

  func ink(at offset: Int) -> Ink {
    runs.first { offset < $0.end }?.ink ?? last
  }
}
