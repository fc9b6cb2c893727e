/// A view whose content can be larger than the room it has.
///
/// Along its axes it takes all it is offered, across it is as wide as its content. Several views in it
/// stand as in a stack along the axis.
public struct ScrollView<Content: View>: PrimitiveView {
  public var axes: Axis.Set
  public var showsIndicators: Bool
  public var content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: ScrollNode.self, parent) ?? ScrollNode(parent)
    node.update(view.axes)
    node.content = Content._makeNode(view.content, node.content, node)
    return node
  }
}

/// Shows a part of a stack that is as long as it likes.
private final class ScrollNode: ScrollerNode {
  private var axes: Axis.Set = .vertical
  private var stack = StackLayout.vertical(.center, nil)
  private var extent = Size.zero
  private var offset = Size.zero

  func update(_ axes: Axis.Set) {
    guard axes != self.axes else { return }
    self.axes = axes
    stack =
      axes == .horizontal ? .horizontal(.center, nil) : .vertical(.center, nil)
    graph.layoutChanged(from: self)
  }

  private func freed(_ proposal: Proposal) -> Proposal {
    Proposal(
      axes.contains(.horizontal) ? Proposal.ideal : proposal.width,
      axes.contains(.vertical) ? Proposal.ideal : proposal.height)
  }

  override func size(_ proposal: Proposal) -> Size {
    let content = stack.size(boxes, freed(proposal))
    let filled = proposal.filled(ideal: content)
    return Size(
      axes.contains(.horizontal) ? filled.width : content.width,
      axes.contains(.vertical) ? filled.height : content.height)
  }

  override func arrange(_ proposal: Proposal) {
    let offer = freed(proposal)
    extent = stack.size(boxes, offer)
    offset = Size(clamp(offset.width, .horizontal), clamp(offset.height, .vertical))
    stack.arrange(
      boxes, offer,
      in: CellRect(
        x: frame.x &- offset.width, y: frame.y &- offset.height, width: extent.width,
        height: extent.height))
  }

  private func clamp(_ offset: Int32, _ axis: Axis) -> Int32 {
    max(min(offset, extent[axis] &- length(axis)), 0)
  }

  private func length(_ axis: Axis) -> Int32 {
    axis == .horizontal ? frame.width : frame.height
  }

  private func scrolls(_ axis: Axis) -> Bool {
    axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  override func hidesContent(_ axis: Axis, before: Bool) -> Bool {
    guard scrolls(axis) else { return false }
    return before ? offset[axis] > 0 : offset[axis] &+ length(axis) < extent[axis]
  }

  override func scroll(_ axis: Axis, by cells: Int32) -> Bool {
    guard scrolls(axis) else { return false }
    let new = clamp(Size.grow(offset[axis], cells), axis)
    guard new != offset[axis] else { return false }
    offset[axis] = new
    graph.layoutChanged(from: self)
    return true
  }

  override var position: ScrollPosition {
    get { ScrollPosition(skipped: offset) }
    set {
      offset = newValue.skipped
      graph.layoutChanged(from: self)
    }
  }

  override var outlineName: String? { "ScrollView" }
}
