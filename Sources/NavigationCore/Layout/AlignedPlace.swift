/// A guide made ready for many boxes: the usual ones are known without asking a type.
///
/// Places are halves of cells until they are used, so that a box of odd width can be centred; a
/// half is rounded down, to the left and to the top.
struct Guide {
  private enum Kind {
    case start, middle, end, custom
  }

  let key: AlignmentKey
  private let kind: Kind

  init(_ alignment: HorizontalAlignment) {
    self.init(alignment.key)
  }

  init(_ alignment: VerticalAlignment) {
    self.init(alignment.key)
  }

  init(_ key: AlignmentKey) {
    self.key = key
    kind =
      switch key.type {
      case is LeadingID.Type, is TopID.Type: .start
      case is HorizontalCenterID.Type, is VerticalCenterID.Type: .middle
      case is TrailingID.Type, is BottomID.Type: .end
      default: .custom
      }
  }

  /// Twice the distance of the guide from the start of a size, in cells.
  func doubled(in size: Size) -> Int32 {
    switch kind {
    case .start: 0
    case .middle: size[key.axis]
    case .end: size[key.axis] &* 2
    case .custom: doubledCells(key.type.defaultValue(in: ViewDimensions(size)))
    }
  }

  /// The same for a box, which may have moved it.
  func doubled(in box: LayoutNode, _ proposal: Proposal, _ size: Size) -> Int32 {
    if kind == .custom || box.graph.usesGuides, let moved = box.explicitGuide(key, proposal) {
      return moved &* 2
    }
    return doubled(in: size)
  }

  private func doubledCells(_ points: CGFloat) -> Int32 {
    let cell = key.axis == .horizontal ? CellGeometry.cellWidth : CellGeometry.cellHeight
    let cells = (points / cell * 2).rounded(.down)
    guard cells.isFinite else { return 0 }
    return Int32(max(min(cells, CGFloat(Proposal.infinity)), -CGFloat(Proposal.infinity)))
  }
}

extension Guide {
  /// How far a box stands from the start of the space it is aligned in, in cells.
  func offset(of box: LayoutNode, _ proposal: Proposal, in space: Size) -> Int32 {
    let size = box.measure(proposal)
    return (doubled(in: space) &- doubled(in: box, proposal, size)) >> 1
  }
}

/// Both guides of an alignment.
struct GuidePair {
  let horizontal: Guide
  let vertical: Guide

  init(_ alignment: Alignment) {
    horizontal = Guide(alignment.horizontal)
    vertical = Guide(alignment.vertical)
  }

  /// Places a box in a rectangle.
  func place(_ box: LayoutNode, _ proposal: Proposal, in rect: CellRect) {
    let space = Size(rect.width, rect.height)
    box.place(
      rect.x &+ horizontal.offset(of: box, proposal, in: space),
      rect.y &+ vertical.offset(of: box, proposal, in: space), proposal)
  }
}
