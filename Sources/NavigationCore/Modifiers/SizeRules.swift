extension View {
  /// Lets the view take the size it likes best.
  @inlinable
  public consuming func fixedSize() -> Modified<Self> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Lets the view take the length it likes best on some axes.
  @inlinable
  public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> Modified<Self> {
    modified(fixedSizeModification(horizontal, vertical))
  }

  /// Serves the view before neighbours with a lower value when a stack shares its length.
  @inlinable
  public consuming func layoutPriority(_ value: Double) -> Modified<Self> {
    modified(priorityModification(value))
  }

  /// Keeps a width for each height: points across for each point down.
  @inlinable
  public consuming func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> Modified<Self> {
    modified(aspectRatioModification(aspectRatio, contentMode))
  }

  @inlinable
  public consuming func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> Modified<
    Self
  > {
    let ratio = aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil
    return self.aspectRatio(ratio, contentMode: contentMode)
  }

  @inlinable
  public consuming func scaledToFit() -> Modified<Self> {
    aspectRatio(contentMode: .fit)
  }

  @inlinable
  public consuming func scaledToFill() -> Modified<Self> {
    aspectRatio(contentMode: .fill)
  }
}

private struct FixedSize: UnaryLayout {
  let isHorizontal: Bool
  let isVertical: Bool

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      isHorizontal ? Proposal.ideal : proposal.width, isVertical ? Proposal.ideal : proposal.height)
  }

  func size(_ proposal: Proposal, _ child: LayoutNode) -> Size {
    child.measure(inner(proposal))
  }

  func placement(
    _ proposal: Proposal, _ size: Size, _ child: LayoutNode
  ) -> (x: Int32, y: Int32, proposal: Proposal) {
    (0, 0, inner(proposal))
  }
}

private struct Priority: UnaryLayout {
  let value: Double

  func priority(_ child: LayoutNode) -> Double { value.isNaN ? 0 : value }
}

private struct AspectRatio: UnaryLayout {
  let ratio: CGFloat?
  let mode: ContentMode

  /// What the box is offered: the largest, or smallest, size of the ratio for the proposal.
  private func inner(_ proposal: Proposal, _ child: LayoutNode) -> Proposal {
    let ideal = child.measure(.unspecified)
    let ratio = self.ratio ?? pointRatio(ideal)
    guard ratio > 0, ratio.isFinite else { return proposal }
    let width = length(proposal.width).map { CellGeometry.points(columns: $0) }
    let height = length(proposal.height).map { CellGeometry.points(rows: $0) }
    switch (width, height) {
    case (nil, nil): return proposal
    case (let width?, nil): return cells(width, width / ratio)
    case (nil, let height?): return cells(height * ratio, height)
    case (let width?, let height?):
      let isWide = width / ratio <= height
      let byWidth = mode == .fit ? isWide : !isWide
      return byWidth ? cells(width, width / ratio) : cells(height * ratio, height)
    }
  }

  private func pointRatio(_ size: Size) -> CGFloat {
    let height = CellGeometry.points(rows: size.height)
    return height > 0 ? CellGeometry.points(columns: size.width) / height : 1
  }

  private func length(_ offered: Int32) -> Int32? {
    offered == Proposal.ideal || offered >= Proposal.infinity ? nil : offered
  }

  private func cells(_ width: CGFloat, _ height: CGFloat) -> Proposal {
    Proposal(CellGeometry.columns(width), CellGeometry.rows(height))
  }

  func size(_ proposal: Proposal, _ child: LayoutNode) -> Size {
    child.measure(inner(proposal, child))
  }

  func placement(
    _ proposal: Proposal, _ size: Size, _ child: LayoutNode
  ) -> (x: Int32, y: Int32, proposal: Proposal) {
    (0, 0, inner(proposal, child))
  }
}

@usableFromInline
func fixedSizeModification(_ horizontal: Bool, _ vertical: Bool) -> Modification {
  LayoutModification(FixedSize(isHorizontal: horizontal, isVertical: vertical))
}

@usableFromInline
func priorityModification(_ value: Double) -> Modification {
  LayoutModification(Priority(value: value))
}

@usableFromInline
func aspectRatioModification(_ ratio: CGFloat?, _ mode: ContentMode) -> Modification {
  LayoutModification(AspectRatio(ratio: ratio, mode: mode))
}
