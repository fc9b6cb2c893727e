extension Color: PrimitiveView {
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node: FillNode
    if let known = reuse(old, as: FillNode.self, parent) {
      node = known
    } else {
      node = FillNode(parent)
    }
    node.style = view
    return node
  }
}

/// Fills whatever it is offered with a style.
final class FillNode: LayoutNode {
  var style: any ShapeStyle = Color.clear

  override func size(_ proposal: Proposal) -> Size {
    proposal.filled(ideal: Size(1, 1))
  }

  override func draw(_ canvas: inout Canvas) {
    canvas.fill(frame, with: style._fill(in: environment.styles))
  }

  override var outlineName: String? { "\(type(of: style))" }
}
