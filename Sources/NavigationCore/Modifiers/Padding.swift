extension View {
  /// Adds space on some edges; `length` is in points, nil for SwiftUI's own, 16.
  @inlinable
  public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Modified<
    Self
  > {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds the same space, in points, on all edges.
  @inlinable
  public consuming func padding(_ length: CGFloat) -> Modified<Self> {
    padding(.all, length)
  }

  /// Adds space, in points, on each edge.
  @inlinable
  public consuming func padding(_ insets: EdgeInsets) -> Modified<Self> {
    modified(paddingModification(insets))
  }
}

/// Cells around a box.
private struct Padding: UnaryLayout {
  let top: Int32
  let leading: Int32
  let bottom: Int32
  let trailing: Int32

  init(_ insets: EdgeInsets) {
    top = CellGeometry.rowGap(insets.top)
    leading = CellGeometry.columnGap(insets.leading)
    bottom = CellGeometry.rowGap(insets.bottom)
    trailing = CellGeometry.columnGap(insets.trailing)
  }

  private var columns: Int32 { leading &+ trailing }
  private var rows: Int32 { top &+ bottom }

  func size(_ proposal: Proposal, _ child: LayoutNode) -> Size {
    child.measure(proposal.shrunk(columns, rows)).grown(columns, rows)
  }

  func placement(
    _ proposal: Proposal, _ size: Size, _ child: LayoutNode
  ) -> (x: Int32, y: Int32, proposal: Proposal) {
    (leading, top, proposal.shrunk(columns, rows))
  }
}

@usableFromInline
func paddingModification(_ insets: EdgeInsets) -> Modification {
  LayoutModification(Padding(insets))
}
