/// A column of a grid in its place, in cells across the container.
struct GridTrack {
  var start: Int32
  var length: Int32
  var alignment: Alignment
}

/// The columns of a grid down the page, or the rows of one across it.
struct GridTracks {
  private(set) var tracks: [GridTrack] = []
  /// From the start of the first to the end of the last.
  private(set) var length: Int32 = 0

  /// More tracks than a device has cells are of no use.
  private static let limit = 1000

  /// Shares out a length: fixed items have theirs, the others share what is left, one after another.
  init(_ items: [GridItem], in room: Int32, along axis: Axis) {
    let items = items.isEmpty ? [GridItem()] : Array(items.prefix(GridTracks.limit))
    let gaps = items.map { GridTracks.gap($0, axis) }
    var rest = room &- gaps.dropLast().reduce(0) { $0 &+ $1 }
    for case .fixed(let points) in items.map(\.size) {
      rest = rest &- GridTracks.cells(points, axis)
    }
    var shares = Int32(
      items.count { if case .fixed = $0.size { false } else { true } })
    var start: Int32 = 0
    for (item, gap) in zip(items, gaps) {
      let lengths: [Int32]
      if case .fixed(let points) = item.size {
        lengths = [GridTracks.cells(points, axis)]
      } else {
        lengths = GridTracks.lengths(item.size, max(rest / max(shares, 1), 0), gap, axis)
        rest = rest &- GridTracks.total(lengths, gap)
        shares -= 1
      }
      for length in lengths where tracks.count < GridTracks.limit {
        tracks.append(GridTrack(start: start, length: length, alignment: item.alignment ?? .center))
        self.length = start &+ length
        start = start &+ length &+ gap
      }
    }
  }

  private static func lengths(
    _ size: GridItem.Size, _ share: Int32, _ gap: Int32, _ axis: Axis
  ) -> [Int32] {
    switch size {
    case .fixed(let points): return [cells(points, axis)]
    case .flexible(let minimum, let maximum):
      return [max(min(share, cells(maximum, axis)), cells(minimum, axis))]
    case .adaptive(let minimum, let maximum):
      let least = max(cells(minimum, axis), 1)
      let count = max(min((share &+ gap) / max(least &+ gap, 1), Int32(limit)), 1)
      let each = max(min((share &- gap &* (count - 1)) / count, cells(maximum, axis)), least)
      return Array(repeating: each, count: Int(count))
    }
  }

  private static func total(_ lengths: [Int32], _ gap: Int32) -> Int32 {
    lengths.reduce(0) { $0 &+ $1 } &+ gap &* Int32(max(lengths.count - 1, 0))
  }

  private static func cells(_ points: CGFloat, _ axis: Axis) -> Int32 {
    axis == .horizontal ? CellGeometry.columns(points) : CellGeometry.rows(points)
  }

  private static func gap(_ item: GridItem, _ axis: Axis) -> Int32 {
    let points = item.spacing ?? 8
    return axis == .horizontal ? CellGeometry.columnGap(points) : CellGeometry.rowGap(points)
  }
}
