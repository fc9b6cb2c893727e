#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension GradientPaint {
  /// The colour of a cell: the tile of the stop that is nearest, the parts mixed from its neighbours.
  ///
  /// `back` leads from where the cell is drawn to where it would be in `rect`.
  func brush(
    x: Int32, y: Int32, in rect: CellRect, movingBack back: CGAffineTransform? = nil
  ) -> Brush {
    guard let first = stops.first, let last = stops.last else {
      return Brush(color: .clear, parts: 0, opacity: 0)
    }
    let cell = CellRect(x: x, y: y, width: 1, height: 1).points
    let middle = CGPoint(x: cell.midX, y: cell.midY)
    let place = place(of: back.map { middle.applying($0) } ?? middle, in: rect.points)
    guard let next = stops.firstIndex(where: { $0.location >= place }) else {
      return Brush(color: last.color, parts: last.color.packedParts, opacity: 1)
    }
    guard next > 0 else {
      return Brush(color: first.color, parts: first.color.packedParts, opacity: 1)
    }
    return mixed(stops[next - 1], stops[next], at: place)
  }

  private func mixed(_ left: Gradient.Stop, _ right: Gradient.Stop, at place: CGFloat) -> Brush {
    let length = right.location - left.location
    let amount = length > 0 ? ((place - left.location) / length).clampedToUnit : 1
    let step = (amount * 16).rounded() / 16
    // What is clear has no colour of its own: its neighbour fades out.
    let start = left.color.isClear ? right.color : left.color
    let end = right.color.isClear ? left.color : right.color
    let (from, to) = (left.color.visibleAlpha, right.color.visibleAlpha)
    return Brush(
      color: (amount < 0.5 ? start : end).opaque,
      parts: mix(end.packedParts, start.packedParts, amount: step),
      opacity: from + (to - from) * step)
  }

  /// Where between the first stop and the last a point lies.
  private func place(of point: CGPoint, in rect: CGRect) -> CGFloat {
    let (across, down, size) = (point.x - rect.minX, point.y - rect.minY, rect.size)
    switch geometry {
    case .linear(let start, let end):
      let (dx, dy) = ((end.x - start.x) * size.width, (end.y - start.y) * size.height)
      let length = dx * dx + dy * dy
      let along = (across - start.x * size.width) * dx + (down - start.y * size.height) * dy
      return length > 0 ? along / length : 1
    case .radial(let center, let start, let end):
      let away = hypot(across - center.x * size.width, down - center.y * size.height)
      return end != start ? (away - start) / (end - start) : 1
    case .elliptical(let center, let start, let end):
      let away = hypot(across / size.width - center.x, down / size.height - center.y)
      return end != start ? (away - start) / (end - start) : 1
    case .angular(let center, let start, let end):
      let turn = atan2(down - center.y * size.height, across - center.x * size.width)
      let length = end.radians - start.radians
      let along = (turn - start.radians) / (2 * .pi)
      return length != 0 ? (along - along.rounded(.down)) * 2 * .pi / length : 1
    }
  }
}

extension Color {
  /// How opaque it is; nothing of what is clear is seen.
  fileprivate var visibleAlpha: Double { isClear ? 0 : alpha }
}
