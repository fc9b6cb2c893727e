extension View {
  /// Moves one of the view's guides; `computeValue` answers in points from its leading edge.
  @inlinable
  public consuming func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Modified<Self> {
    modified(guideModification(guide, computeValue))
  }

  /// Moves one of the view's guides; `computeValue` answers in points from its top edge.
  @inlinable
  public consuming func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Modified<Self> {
    modified(guideModification(guide, computeValue))
  }
}

private struct MovedGuide: UnaryLayout {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: Proposal, _ child: LayoutNode
  ) -> Int32? {
    guard key == self.key else { return child.explicitGuide(key, proposal) }
    let dimensions = ViewDimensions(child.measure(proposal)) { asked in
      child.explicitGuide(asked, proposal).map {
        asked.axis == .horizontal
          ? CellGeometry.points(columns: $0) : CellGeometry.points(rows: $0)
      }
    }
    let points = node.readingForBody { computeValue(dimensions) }
    return key.axis == .horizontal
      ? CellGeometry.columnOffset(points) : CellGeometry.rowOffset(points)
  }

  func enter(_ graph: ViewGraph) { graph.usesGuides = true }
}

@usableFromInline
func guideModification(
  _ guide: HorizontalAlignment, _ computeValue: @escaping (ViewDimensions) -> CGFloat
) -> Modification {
  LayoutModification(MovedGuide(key: guide.key, computeValue: computeValue))
}

@usableFromInline
func guideModification(
  _ guide: VerticalAlignment, _ computeValue: @escaping (ViewDimensions) -> CGFloat
) -> Modification {
  LayoutModification(MovedGuide(key: guide.key, computeValue: computeValue))
}
