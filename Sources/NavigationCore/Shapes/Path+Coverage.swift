/// The samples of a cell: 8 across and 8 down, so that one stands for a point across and two down.
private let samples: Int32 = 8

extension Path {
  /// The cells that the path covers at least half of.
  ///
  /// The path's points count from the corner of `rect`; only cells within `visible` are looked at.
  func coverage(in rect: CellRect, visible: CellRect, eoFill: Bool = false) -> Coverage {
    Outline(self).coverage(in: rect, visible: visible, eoFill: eoFill)
  }
}

extension Outline {
  /// The cells that the outline covers at least half of, by counting samples row by row.
  func coverage(in rect: CellRect, visible: CellRect, eoFill: Bool = false) -> Coverage {
    let area = area(from: rect).intersection(visible)
    guard !area.isEmpty else { return Coverage(rect: .zero, covered: []) }
    let corner = CGPoint(
      x: CGFloat(area.x - rect.x) * CellGeometry.cellWidth,
      y: CGFloat(area.y - rect.y) * CellGeometry.cellHeight)
    let segments = pieces.flatMap { piece in
      piece.segments(closing: true).map { (from: $0.from - corner, to: $0.to - corner) }
    }
    var covered: [Bool] = []
    covered.reserveCapacity(Int(area.width) * Int(area.height))
    var rows = SampleRows(width: area.width, eoFill: eoFill)
    for y in 0..<area.height {
      rows.cross(segments, row: y)
      covered += rows.counts().lazy.map { 2 * $0 >= samples * samples }
    }
    return Coverage(rect: area, covered: covered)
  }
}

/// Where an outline crosses the rows of samples of one row of cells.
private struct SampleRows {
  struct Crossing {
    let x: CGFloat
    let winding: Int
  }

  /// In cells.
  let width: Int32
  let eoFill: Bool
  private var rows = [[Crossing]](repeating: [], count: Int(samples))

  init(width: Int32, eoFill: Bool) {
    self.width = width
    self.eoFill = eoFill
  }

  mutating func cross(_ segments: [(from: CGPoint, to: CGPoint)], row: Int32) {
    let top = CGFloat(row) * CellGeometry.cellHeight
    for sample in rows.indices { rows[sample].removeAll(keepingCapacity: true) }
    for (from, to) in segments where from.y != to.y {
      let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
      guard upper.y < top + CellGeometry.cellHeight, lower.y > top else { continue }
      for sample in rows.indices {
        let step = CellGeometry.cellHeight / CGFloat(samples)
        let y = top + (CGFloat(sample) + 0.5) * step
        guard upper.y <= y, lower.y > y else { continue }
        let x = upper.x + (y - upper.y) / (lower.y - upper.y) * (lower.x - upper.x)
        rows[sample].append(Crossing(x: x, winding: from.y < to.y ? 1 : -1))
      }
    }
    for sample in rows.indices { rows[sample].sort { $0.x < $1.x } }
  }

  /// The samples that lie inside, for each cell.
  func counts() -> [Int32] {
    var counts = [Int32](repeating: 0, count: Int(width))
    for row in rows {
      var winding = 0
      var begin: CGFloat = 0
      for crossing in row {
        let wasInside = isInside(winding)
        winding += crossing.winding
        if !wasInside, isInside(winding) { begin = crossing.x }
        if wasInside, !isInside(winding) { fill(from: begin, to: crossing.x, &counts) }
      }
    }
    return counts
  }

  private func isInside(_ winding: Int) -> Bool {
    eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  private func fill(from begin: CGFloat, to end: CGFloat, _ counts: inout [Int32]) {
    let last = CGFloat(width * samples)
    // A sample stands in the middle of its point.
    var sample = Int32(min(max((begin - 0.5).rounded(.up), 0), last))
    let behind = Int32(min(max((end - 0.5).rounded(.up), 0), last))
    while sample < behind {
      let cell = sample / samples
      let next = min((cell + 1) * samples, behind)
      counts[Int(cell)] += next - sample
      sample = next
    }
  }
}

extension Outline {
  /// The cells around all of it, when its points count from the corner of a rectangle of cells.
  fileprivate func area(from rect: CellRect) -> CellRect {
    var bounds = CGRect.null
    for piece in pieces {
      for point in piece.points { bounds = bounds.union(CGRect(origin: point, size: .zero)) }
    }
    guard !bounds.isNull else { return .zero }
    let left = Int32((bounds.minX / CellGeometry.cellWidth).rounded(.down))
    let top = Int32((bounds.minY / CellGeometry.cellHeight).rounded(.down))
    let right = Int32((bounds.maxX / CellGeometry.cellWidth).rounded(.up))
    let bottom = Int32((bounds.maxY / CellGeometry.cellHeight).rounded(.up))
    return CellRect(x: rect.x + left, y: rect.y + top, width: right - left, height: bottom - top)
  }
}
