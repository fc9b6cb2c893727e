extension View {
  /// Draws the view elsewhere, in points from its place, which stays as it is.
  @inlinable
  public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> Modified<Self> {
    modified(offsetModification(x, y))
  }

  /// Draws the view elsewhere, in points from its place, which stays as it is.
  @inlinable
  public consuming func offset(_ offset: CGSize) -> Modified<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Takes all that is offered and puts the view's centre at a point of it.
  @inlinable
  public consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> Modified<Self> {
    modified(positionModification(x, y))
  }

  /// Takes all that is offered and puts the view's centre at a point of it.
  @inlinable
  public consuming func position(_ position: CGPoint) -> Modified<Self> {
    self.position(x: position.x, y: position.y)
  }
}

private struct Offset: UnaryLayout {
  let x: Int32
  let y: Int32

  func placement(
    _ proposal: Proposal, _ size: Size, _ child: LayoutNode
  ) -> (x: Int32, y: Int32, proposal: Proposal) {
    (x, y, proposal)
  }

  // The guides stay where the view would be.
  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: Proposal, _ child: LayoutNode
  ) -> Int32? {
    child.explicitGuide(key, proposal)
  }
}

private struct Position: UnaryLayout {
  let x: Int32
  let y: Int32

  func size(_ proposal: Proposal, _ child: LayoutNode) -> Size {
    proposal.filled(ideal: child.measure(proposal))
  }

  func placement(
    _ proposal: Proposal, _ size: Size, _ child: LayoutNode
  ) -> (x: Int32, y: Int32, proposal: Proposal) {
    let inner = child.measure(proposal)
    return (x &- (inner.width >> 1), y &- (inner.height >> 1), proposal)
  }
}

@usableFromInline
func offsetModification(_ x: CGFloat, _ y: CGFloat) -> Modification {
  LayoutModification(Offset(x: CellGeometry.columnOffset(x), y: CellGeometry.rowOffset(y)))
}

@usableFromInline
func positionModification(_ x: CGFloat, _ y: CGFloat) -> Modification {
  LayoutModification(Position(x: CellGeometry.columnOffset(x), y: CellGeometry.rowOffset(y)))
}
