/// A colour is a view that fills what it is offered.
extension Color: PrimitiveView {
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    FillNode.make(view, old, parent)
  }
}

/// Fills whatever it is offered with a style.
final class FillNode: LayoutNode {
  private var style: any ShapeStyle = Color.clear

  static func make(_ style: any ShapeStyle, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: FillNode.self, parent) ?? FillNode(parent)
    node.style = style
    return node
  }

  override func size(_ proposal: Proposal) -> Size {
    proposal.filled(ideal: Size(1, 1))
  }

  override func draw(_ canvas: inout Canvas) {
    canvas.fill(frame, with: style._fill(in: environment.styles))
  }

  override var outlineName: String? { "\(type(of: style))" }
}
