/// Which cells of a rectangle a shape covers.
struct Coverage: Hashable, Sendable {
  let rect: CellRect
  /// One answer a cell, row by row.
  let covered: [Bool]

  func contains(x: Int32, y: Int32) -> Bool {
    guard rect.contains(x: x, y: y) else { return false }
    return covered[Int(y - rect.y) * Int(rect.width) + Int(x - rect.x)]
  }

  /// What both cover.
  func intersection(_ other: Coverage) -> Coverage {
    let common = rect.intersection(other.rect)
    var both: [Bool] = []
    both.reserveCapacity(Int(common.width) * Int(common.height))
    for y in common.y..<common.maxY {
      for x in common.x..<common.maxX {
        both.append(contains(x: x, y: y) && other.contains(x: x, y: y))
      }
    }
    return Coverage(rect: common, covered: both)
  }
}

/// The cells that may be drawn: a rectangle and, where a shape clips, a coverage within it.
struct Clip: Hashable, Sendable {
  var rect: CellRect
  var coverage: Coverage?

  func allows(x: Int32, y: Int32) -> Bool {
    rect.contains(x: x, y: y) && (coverage?.contains(x: x, y: y) ?? true)
  }

  func intersection(_ other: CellRect) -> Clip {
    Clip(rect: rect.intersection(other), coverage: coverage)
  }

  func intersection(_ shape: Coverage) -> Clip {
    Clip(
      rect: rect.intersection(shape.rect),
      coverage: coverage.map { $0.intersection(shape) } ?? shape)
  }
}
