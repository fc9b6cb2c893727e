extension View {
  /// Gives the view a size of its own, in points; a length left out is the view's.
  @inlinable
  public consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> Modified<Self> {
    modified(frameModification(width: width, height: height, alignment: alignment))
  }

  /// The view as it is.
  @inlinable
  public consuming func frame() -> Modified<Self> {
    frame(width: nil, height: nil)
  }

  /// Bounds the size of the view, in points.
  @inlinable
  public consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Modified<Self> {
    modified(
      frameModification(
        (minWidth, idealWidth, maxWidth), (minHeight, idealHeight, maxHeight),
        alignment: alignment))
  }
}

/// A size that does not depend on what is offered.
private struct FixedFrame: UnaryLayout {
  let width: Int32?
  let height: Int32?
  let guides: GuidePair

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width ?? proposal.width, height ?? proposal.height)
  }

  func size(_ proposal: Proposal, _ child: LayoutNode) -> Size {
    if let width, let height { return Size(width, height) }
    let size = child.measure(inner(proposal))
    return Size(width ?? size.width, height ?? size.height)
  }

  func placement(
    _ proposal: Proposal, _ size: Size, _ child: LayoutNode
  ) -> (x: Int32, y: Int32, proposal: Proposal) {
    guides.placement(of: child, inner(proposal), in: size)
  }
}

/// The bounds of a length, in cells.
private struct LengthBounds {
  let min: Int32?
  let ideal: Int32?
  let max: Int32?

  init(
    _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?, _ cells: (CGFloat) -> Int32
  ) {
    self.min = min.map(cells)
    self.ideal = ideal.map(cells)
    self.max = max.map(cells)
  }

  /// What the box inside is offered.
  func offer(_ proposal: Int32) -> Int32 {
    let wanted = proposal == Proposal.ideal ? (ideal ?? Proposal.ideal) : proposal
    return wanted == Proposal.ideal ? wanted : clamped(wanted)
  }

  /// The length of the frame, by SwiftUI's rules for which bounds are given.
  func length(_ proposal: Int32, _ child: () -> Int32) -> Int32 {
    if proposal == Proposal.ideal { return ideal.map(clamped) ?? clamped(child()) }
    switch (min, max) {
    case (nil, nil): return child()
    case (_?, _?): return clamped(proposal)
    case (nil, let most?): return Swift.min(most, Swift.max(proposal, child()))
    case (let least?, nil): return Swift.max(least, Swift.min(proposal, child()))
    }
  }

  private func clamped(_ length: Int32) -> Int32 {
    var length = length
    if let max { length = Swift.min(length, max) }
    if let min { length = Swift.max(length, min) }
    return length
  }
}

/// A size between bounds.
private struct FlexibleFrame: UnaryLayout {
  let width: LengthBounds
  let height: LengthBounds
  let guides: GuidePair

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width.offer(proposal.width), height.offer(proposal.height))
  }

  func size(_ proposal: Proposal, _ child: LayoutNode) -> Size {
    let offer = inner(proposal)
    return Size(
      width.length(proposal.width) { child.measure(offer).width },
      height.length(proposal.height) { child.measure(offer).height })
  }

  func placement(
    _ proposal: Proposal, _ size: Size, _ child: LayoutNode
  ) -> (x: Int32, y: Int32, proposal: Proposal) {
    // The box is offered what the frame became, as far as it is bounded.
    guides.placement(of: child, inner(proposal), in: size)
  }
}

extension GuidePair {
  /// Where a box stands in a space.
  func placement(
    of box: LayoutNode, _ proposal: Proposal, in space: Size
  ) -> (x: Int32, y: Int32, proposal: Proposal) {
    (
      horizontal.offset(of: box, proposal, in: space),
      vertical.offset(of: box, proposal, in: space), proposal
    )
  }
}

@usableFromInline
func frameModification(
  width: CGFloat?, height: CGFloat?, alignment: Alignment
) -> Modification {
  LayoutModification(
    FixedFrame(
      width: width.map(CellGeometry.columns), height: height.map(CellGeometry.rows),
      guides: GuidePair(alignment)))
}

@usableFromInline
func frameModification(
  _ width: (CGFloat?, CGFloat?, CGFloat?), _ height: (CGFloat?, CGFloat?, CGFloat?),
  alignment: Alignment
) -> Modification {
  LayoutModification(
    FlexibleFrame(
      width: LengthBounds(width.0, width.1, width.2, CellGeometry.columns),
      height: LengthBounds(height.0, height.1, height.2, CellGeometry.rows),
      guides: GuidePair(alignment)))
}
