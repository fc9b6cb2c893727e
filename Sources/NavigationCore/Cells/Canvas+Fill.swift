extension Canvas {
  /// Fills a rectangle.
  mutating func fill(_ rect: CellRect, with fill: Fill) {
    guard let motion else { return paint(rect, nil, fill, across: rect) }
    if motion.keepsAxes { return paint(moved(rect), nil, fill, across: rect) }
    self.fill(coverage(of: rect, motion), with: fill, in: rect)
  }

  /// Fills the cells a shape covers; `rect` is what gradients run through before it is moved.
  mutating func fill(_ coverage: Coverage, with fill: Fill, in rect: CellRect) {
    paint(coverage.rect, coverage, fill, across: rect)
  }

  /// Makes a rectangle blank, hiding all that is under it: the ground of a screen or a sheet.
  mutating func erase(_ rect: CellRect) {
    let area = clip.rect.intersection(moved(rect))
    for y in area.y..<area.maxY {
      releaseEdges(area, y)
      for x in area.x..<area.maxX where clip.coverage?.contains(x: x, y: y) ?? true {
        cells[index(x: x, y: y)] = .blank
        owners[index(x: x, y: y)] = 0
      }
    }
  }

  private mutating func paint(
    _ rect: CellRect, _ shape: Coverage?, _ fill: Fill, across whole: CellRect
  ) {
    let area = clip.rect.intersection(rect)
    guard !area.isEmpty, fill.isVisible else { return }
    take(area, shape)
    guard isVisible else { return }
    switch fill.paint {
    case .color(let color):
      let brush = Brush(color: color, parts: color.packedParts, opacity: fill.opacity * opacity)
      paint(area, shape, brush)
    case .gradient(let gradient):
      let back = motion?.inverted()
      for y in area.y..<area.maxY {
        for x in area.x..<area.maxX where allows(x: x, y: y, shape) {
          var brush = gradient.brush(x: x, y: y, in: whole, movingBack: back)
          brush.opacity *= fill.opacity * opacity
          paint(CellRect(x: x, y: y, width: 1, height: 1), nil, brush)
        }
      }
    }
  }

  private mutating func paint(_ area: CellRect, _ shape: Coverage?, _ brush: Brush) {
    let alpha = brush.opacity * brush.color.alpha
    guard alpha >= 0.1 else { return }
    let hides = alpha >= 0.5
    var under = cells[index(x: area.x, y: area.y)].fill
    var number = fills.number(of: brush.color, parts: brush.parts, opacity: alpha, above: under)
    let isWhole = shape == nil && clip.coverage == nil
    for y in area.y..<area.maxY {
      if hides { releaseEdges(area, y) }
      let row = index(x: 0, y: y)
      if hides, isWhole, alpha == 1 {
        fillRow(row + Int(area.x), Int(area.width), Cell(fill: number))
        continue
      }
      for x in area.x..<area.maxX where isWhole || allows(x: x, y: y, shape) {
        let at = row + Int(x)
        if alpha < 1, cells[at].fill != under {
          under = cells[at].fill
          number = fills.number(of: brush.color, parts: brush.parts, opacity: alpha, above: under)
        }
        if hides {
          releaseWide(x: x, y: y)
          cells[at] = Cell(fill: number)
        } else {
          cells[at].fill = number
        }
      }
    }
  }

  private mutating func fillRow(_ start: Int, _ count: Int, _ cell: Cell) {
    cells.withUnsafeMutableBufferPointer { cells in
      UnsafeMutableBufferPointer(rebasing: cells[start..<(start + count)]).update(repeating: cell)
    }
  }

  private func allows(x: Int32, y: Int32, _ shape: Coverage?) -> Bool {
    (shape?.contains(x: x, y: y) ?? true) && (clip.coverage?.contains(x: x, y: y) ?? true)
  }

  private mutating func releaseEdges(_ area: CellRect, _ y: Int32) {
    if area.x > 0 { releaseWide(x: area.x, y: y) }
    if area.maxX < bounds.width { releaseWide(x: area.maxX - 1, y: y) }
  }

  /// Gives the taps on an area to what is being drawn.
  mutating func take(_ area: CellRect, _ shape: Coverage? = nil) {
    guard let owner, !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let row = index(x: 0, y: y)
      if shape == nil, clip.coverage == nil {
        owners.withUnsafeMutableBufferPointer { owners in
          let cells = (row + Int(area.x))..<(row + Int(area.maxX))
          UnsafeMutableBufferPointer(rebasing: owners[cells]).update(repeating: owner)
        }
      } else {
        for x in area.x..<area.maxX where allows(x: x, y: y, shape) { owners[row + Int(x)] = owner }
      }
    }
  }
}

/// One colour as it is put on cells.
struct Brush {
  /// Gives the name and the tile.
  var color: Color
  /// Red, green and blue as they look.
  var parts: UInt32
  var opacity: Double
}

extension Fill {
  /// Whether it takes taps: what is clear does not, however large.
  fileprivate var isVisible: Bool {
    guard opacity > 0 else { return false }
    if case .color(let color) = paint { return !color.isClear }
    return true
  }
}
