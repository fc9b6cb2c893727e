/// Space that takes what a stack has left.
public struct Spacer: PrimitiveView {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: SpacerNode.self, parent) ?? SpacerNode(parent)
    node.update(view.minLength)
    return node
  }
}

/// Stretches along the stack it stands in, on both axes where there is none.
private final class SpacerNode: LayoutNode {
  private var minLength: CGFloat?

  func update(_ minLength: CGFloat?) {
    guard minLength != self.minLength else { return }
    self.minLength = minLength
    graph.layoutChanged(from: self)
  }

  private lazy var place = PlaceInStack(self)

  override func size(_ proposal: Proposal) -> Size {
    let least = minLength ?? 8
    let axis = place.axis
    return Size(
      axis == .vertical ? 0 : length(proposal.width, CellGeometry.columnGap(least)),
      axis == .horizontal ? 0 : length(proposal.height, CellGeometry.rowGap(least)))
  }

  private func length(_ offered: Int32, _ least: Int32) -> Int32 {
    max(offered == Proposal.ideal ? 0 : offered, least, 0)
  }

  override var priority: Double { -.infinity }
  override var isSpacer: Bool { true }
  override var outlineName: String? { "Spacer" }
}
