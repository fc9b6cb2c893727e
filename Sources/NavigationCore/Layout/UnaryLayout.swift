/// What a modifier of layout or drawing does with the one box inside of it.
///
/// A modifier's file holds the modifier, its layout and its drawing; whatever it leaves out is what the
/// box inside does.
protocol UnaryLayout {
  func size(_ proposal: Proposal, _ child: LayoutNode) -> Size
  func arrange(_ node: LayoutNode, _ proposal: Proposal, _ child: LayoutNode)
  func draw(_ node: LayoutNode, _ child: LayoutNode, _ canvas: inout Canvas)
  func priority(_ child: LayoutNode) -> Double
  func zIndex(_ child: LayoutNode) -> Double
  func isSpacer(_ child: LayoutNode) -> Bool
  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: Proposal, _ child: LayoutNode
  ) -> Int32?
  /// Where the box inside stands in this one, and what it is offered.
  func placement(
    _ proposal: Proposal, _ size: Size, _ child: LayoutNode
  ) -> (x: Int32, y: Int32, proposal: Proposal)
  /// Whether another value needs another layout, and not only another drawing.
  func needsLayout(after old: Self) -> Bool
  /// How far what is inside may bleed, if the modifier says so.
  func safeRegion(_ node: LayoutNode) -> SafeRegion?
  /// Does what a tap does.
  func activate()
  /// Hears that it belongs to a graph.
  func enter(_ graph: ViewGraph)
}

extension UnaryLayout {
  func size(_ proposal: Proposal, _ child: LayoutNode) -> Size { child.measure(proposal) }

  func arrange(_ node: LayoutNode, _ proposal: Proposal, _ child: LayoutNode) {
    let size = Size(node.frame.width, node.frame.height)
    let place = placement(proposal, size, child)
    child.place(node.frame.x &+ place.x, node.frame.y &+ place.y, place.proposal)
  }

  func draw(_ node: LayoutNode, _ child: LayoutNode, _ canvas: inout Canvas) {
    child.draw(&canvas)
  }

  func priority(_ child: LayoutNode) -> Double { child.priority }
  func zIndex(_ child: LayoutNode) -> Double { child.zIndex }
  func isSpacer(_ child: LayoutNode) -> Bool { child.isSpacer }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: Proposal, _ child: LayoutNode
  ) -> Int32? {
    let place = placement(proposal, node.measure(proposal), child)
    return child.explicitGuide(key, place.proposal).map {
      $0 &+ (key.axis == .horizontal ? place.x : place.y)
    }
  }

  func placement(
    _ proposal: Proposal, _ size: Size, _ child: LayoutNode
  ) -> (x: Int32, y: Int32, proposal: Proposal) {
    (0, 0, proposal)
  }

  func needsLayout(after old: Self) -> Bool { true }
  func safeRegion(_ node: LayoutNode) -> SafeRegion? { nil }
  func activate() {}
  func enter(_ graph: ViewGraph) {}
}
