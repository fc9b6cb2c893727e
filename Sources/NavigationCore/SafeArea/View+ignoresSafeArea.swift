extension View {
  /// Lets the view bleed into the parts of the screen that bars take, at the edges where it reaches them.
  ///
  /// As in SwiftUI the view is offered the room there as well; what stands beside it does not move. The
  /// keyboard takes no room here, so ignoring it alone changes nothing.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    layout(SafeAreaIgnoring(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view bleed into the parts of the screen that bars take.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Modified<Self> {
    layout(SafeAreaIgnoring(edges: edges))
  }
}

/// Gives what is inside the room between the safe area and the end of the screen.
private struct SafeAreaIgnoring: UnaryLayout {
  let edges: Edge.Set

  func arrange(_ node: LayoutNode, _ proposal: Proposal, _ child: LayoutNode) {
    let frame = node.frame
    guard let region = node.enclosingSafeRegion else {
      return child.place(frame.x, frame.y, proposal)
    }
    let rect = region.bleeding(frame, edges)
    child.place(
      rect.x, rect.y, proposal.shrunk(frame.width &- rect.width, frame.height &- rect.height))
  }

  /// Inside, what was ignored is safe.
  func safeRegion(_ node: LayoutNode) -> SafeRegion? {
    node.enclosingSafeRegion.map { region in
      SafeRegion(whole: region.whole, safe: region.bleeding(region.safe, edges))
    }
  }
}
