/// A line between views: across a stack down the page, down a stack across it.
public struct Divider: PrimitiveView {
  public init() {}

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    reuse(old, as: DividerNode.self, parent) ?? DividerNode(parent)
  }
}

private final class DividerNode: LayoutNode {
  private lazy var place = PlaceInStack(self)
  private var isUpright: Bool { place.axis == .horizontal }

  override func size(_ proposal: Proposal) -> Size {
    let filled = proposal.filled(ideal: Size(1, 1))
    return isUpright ? Size(1, filled.height) : Size(filled.width, 1)
  }

  override func draw(_ canvas: inout Canvas) {
    canvas.drawRule(frame)
  }

  override var outlineName: String? { "Divider" }
}
