/// A shape as it is drawn: filled, stroked, or several of these on top of each other.
public struct ShapeView<Content: Shape>: PrimitiveView {
  let shape: Content
  let layers: [ShapeLayer]

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let shape = view.shape
    let size: (ProposedViewSize) -> CGSize = { shape.sizeThatFits($0) }
    if let node = reuse(old, as: ShapeNode.self, parent) {
      node.update(view.layers, size)
      return node
    }
    return ShapeNode(parent, view.layers, size)
  }
}

/// One way in which a shape is drawn.
struct ShapeLayer {
  let style: any ShapeStyle
  let fillStyle: FillStyle
  let path: (CGRect) -> Path

  static func fill(
    _ shape: some Shape, _ style: any ShapeStyle, _ fillStyle: FillStyle
  ) -> ShapeLayer {
    ShapeLayer(style: style, fillStyle: fillStyle) { shape.path(in: $0) }
  }

  static func stroke(
    _ shape: some Shape, _ style: any ShapeStyle, _ stroke: StrokeStyle
  ) -> ShapeLayer {
    ShapeLayer(style: style, fillStyle: FillStyle()) { shape.path(in: $0).strokedPath(stroke) }
  }
}

/// The box of a shape.
private final class ShapeNode: LayoutNode {
  private var layers: [ShapeLayer]
  private var preferredSize: (ProposedViewSize) -> CGSize

  init(
    _ parent: ViewNode, _ layers: [ShapeLayer], _ size: @escaping (ProposedViewSize) -> CGSize
  ) {
    self.layers = layers
    preferredSize = size
    super.init(parent)
  }

  func update(_ layers: [ShapeLayer], _ size: @escaping (ProposedViewSize) -> CGSize) {
    self.layers = layers
    preferredSize = size
    graph.layoutChanged(from: self)
  }

  override func size(_ proposal: Proposal) -> Size {
    let size = preferredSize(proposal.points)
    return Size(CellGeometry.columns(size.width), CellGeometry.rows(size.height))
  }

  override func draw(_ canvas: inout Canvas) {
    guard !frame.isEmpty else { return }
    let rect = CGRect(origin: .zero, size: frame.points.size)
    let styles = environment.styles
    for layer in layers {
      canvas.fill(
        layer.path(rect), style: layer.fillStyle, with: layer.style._fill(in: styles), in: frame)
    }
  }

  override var outlineName: String? { "Shape" }
}

extension Proposal {
  /// The same offer in points.
  var points: ProposedViewSize {
    ProposedViewSize(
      width: width == Proposal.ideal ? nil : CellGeometry.points(columns: width),
      height: height == Proposal.ideal ? nil : CellGeometry.points(rows: height))
  }
}
