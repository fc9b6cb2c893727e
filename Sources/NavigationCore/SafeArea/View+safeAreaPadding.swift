extension View {
  /// Takes room at some edges away from the safe area of the view.
  ///
  /// `length` is in points, nil for SwiftUI's own, 16. What ignores the safe area is seen there.
  public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> Modified<Self> {
    let length = length ?? 16
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Takes the same room, in points, at all edges away from the safe area of the view.
  public func safeAreaPadding(_ length: CGFloat) -> Modified<Self> {
    safeAreaPadding(.all, length)
  }

  /// Takes room, in points, at each edge away from the safe area of the view.
  public func safeAreaPadding(_ insets: EdgeInsets) -> Modified<Self> {
    layout(SafeAreaPadding(insets: insets))
  }
}

/// Cells around a box that it may bleed into.
private struct SafeAreaPadding: UnaryLayout {
  let insets: EdgeInsets

  private var leading: Int32 { CellGeometry.columnGap(insets.leading) }
  private var top: Int32 { CellGeometry.rowGap(insets.top) }
  private var columns: Int32 { leading &+ CellGeometry.columnGap(insets.trailing) }
  private var rows: Int32 { top &+ CellGeometry.rowGap(insets.bottom) }

  func size(_ proposal: Proposal, _ child: LayoutNode) -> Size {
    child.measure(proposal.shrunk(columns, rows)).grown(columns, rows)
  }

  func placement(
    _ proposal: Proposal, _ size: Size, _ child: LayoutNode
  ) -> (x: Int32, y: Int32, proposal: Proposal) {
    (leading, top, proposal.shrunk(columns, rows))
  }

  func safeRegion(_ node: LayoutNode) -> SafeRegion? {
    node.enclosingSafeRegion.map { outer in
      SafeRegion(
        whole: outer.bleeding(node.frame, .all),
        safe: CellRect(
          x: node.frame.x &+ leading, y: node.frame.y &+ top,
          width: max(node.frame.width &- columns, 0), height: max(node.frame.height &- rows, 0)))
    }
  }
}
