#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension GradientPaint {
  /// The colour of a cell: the tile of the stop that is nearest, the parts mixed from its neighbours.
  func brush(x: Int32, y: Int32, in rect: CellRect) -> Brush {
    guard let first = stops.first, let last = stops.last else {
      return Brush(color: .clear, parts: 0, opacity: 0)
    }
    let place = place(x: x, y: y, in: rect)
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
    let nearest = amount < 0.5 ? left.color : right.color
    let alpha = left.color.alpha + (right.color.alpha - left.color.alpha) * step
    return Brush(
      color: nearest.opaque,
      parts: mix(right.color.packedParts, left.color.packedParts, amount: step),
      opacity: left.color.isClear && right.color.isClear ? 0 : alpha)
  }

  /// Where between the first stop and the last the middle of a cell lies.
  private func place(x: Int32, y: Int32, in rect: CellRect) -> CGFloat {
    let across = (CGFloat(x - rect.x) + 0.5) * CellGeometry.cellWidth
    let down = (CGFloat(y - rect.y) + 0.5) * CellGeometry.cellHeight
    let size = rect.points.size
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
