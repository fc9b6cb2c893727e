/// Views one in front of the other.
public struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @inlinable
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = layersNode(view.alignment, old, parent)
    node.child = Content._makeNode(view.content, node.child, node)
    return node
  }
}

@usableFromInline
func layersNode(_ alignment: Alignment, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
  if let known = reuse(old, as: ZStackNode.self, parent) {
    known.update(alignment)
    return known
  }
  let node = ZStackNode(parent, alignment)
  node.name = "ZStack"
  return node
}

/// Boxes in layers, of which those of the highest layout priority decide the size.
final class ZStackNode: ContainerNode {
  private var alignment: Alignment
  private var guides: GuidePair
  /// What `:tree` calls it; nil for the layers of an overlay or background.
  var name: String?

  init(_ parent: ViewNode, _ alignment: Alignment) {
    self.alignment = alignment
    guides = GuidePair(alignment)
    super.init(parent)
  }

  func update(_ alignment: Alignment) {
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    guides = GuidePair(alignment)
    graph.layoutChanged(from: self)
  }

  override func size(_ proposal: Proposal) -> Size {
    guard let first = boxes.first else { return .zero }
    if boxes.count == 1 { return first.measure(proposal) }
    return union(proposal).size
  }

  /// How far the boxes reach around their common guides: the size, and twice the guides' distance
  /// from its top left.
  private func union(_ proposal: Proposal) -> (size: Size, x: Int32, y: Int32) {
    var highest = -Double.infinity
    boxes.forEach { highest = max(highest, $0.priority) }
    var reach = (left: Int32.min, right: Int32.min, top: Int32.min, bottom: Int32.min)
    boxes.forEach { box in
      guard box.priority == highest else { return }
      let size = box.measure(proposal)
      let x = guides.horizontal.doubled(in: box, proposal, size)
      let y = guides.vertical.doubled(in: box, proposal, size)
      reach.left = max(reach.left, x)
      reach.right = max(reach.right, size.width &* 2 &- x)
      reach.top = max(reach.top, y)
      reach.bottom = max(reach.bottom, size.height &* 2 &- y)
    }
    let size = Size(
      min((reach.left &+ reach.right &+ 1) >> 1, Proposal.infinity),
      min((reach.top &+ reach.bottom &+ 1) >> 1, Proposal.infinity))
    return (size, reach.left, reach.top)
  }

  override func arrange(_ proposal: Proposal) {
    forEachPlace(proposal) { box, x, y in box.place(frame.x &+ x, frame.y &+ y, proposal) }
  }

  private func forEachPlace(
    _ proposal: Proposal, _ body: (LayoutNode, Int32, Int32) -> Void
  ) {
    guard let first = boxes.first else { return }
    if boxes.count == 1 { return body(first, 0, 0) }
    let (_, x, y) = union(proposal)
    boxes.forEach { box in
      let size = box.measure(proposal)
      body(
        box, (x &- guides.horizontal.doubled(in: box, proposal, size)) >> 1,
        (y &- guides.vertical.doubled(in: box, proposal, size)) >> 1)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Int32? {
    var found: [Int32] = []
    forEachPlace(proposal) { box, x, y in
      if let moved = box.explicitGuide(key, proposal) {
        found.append(moved &+ (key.axis == .horizontal ? x : y))
      }
    }
    return key.combine(found)
  }

  override var outlineName: String? { name }
}
