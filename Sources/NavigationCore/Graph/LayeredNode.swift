/// A box with layers in front of it or behind it; it is as large as the box alone.
class LayerBox: LayoutNode {
  final let isInFront: Bool
  final var alignment: Alignment
  @exclusivity(unchecked) final unowned(unsafe) var primary: LayoutNode?
  @exclusivity(unchecked) final var layers: ZStackNode?

  init(_ parent: ViewNode, isInFront: Bool, alignment: Alignment) {
    self.isInFront = isInFront
    self.alignment = alignment
    super.init(parent)
  }

  override final func size(_ proposal: Proposal) -> Size {
    primary?.measure(proposal) ?? .zero
  }

  override final func arrange(_ proposal: Proposal) {
    primary?.place(frame.x, frame.y, proposal)
    guard let layers else { return }
    GuidePair(alignment).place(layers, Proposal(frame.width, frame.height), in: frame)
  }

  override final func draw(_ canvas: inout Canvas) {
    if !isInFront { layers?.draw(&canvas) }
    primary?.draw(&canvas)
    if isInFront { layers?.draw(&canvas) }
  }

  override final var priority: Double { primary?.priority ?? 0 }
  override final var zIndex: Double { primary?.zIndex ?? 0 }
  override final var isSpacer: Bool { primary?.isSpacer ?? false }

  override final func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Int32? {
    primary?.explicitGuide(key, proposal)
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let layers { visit(layers) }
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    if let layers { pile.append(layers) }
    layers = nil
    primary = nil
  }
}

/// An overlay or a background in its place: around one box, or around each when there are several.
final class LayeredNode: LayerBox {
  var content: ViewNode?
  private var wrappers: [LayerBox] = []
  private var makeLayers: ((ViewNode?, ViewNode) -> ViewNode)?

  /// Brings the layers up to date; `make` makes their content.
  func update(_ alignment: Alignment, _ make: @escaping (ViewNode?, ViewNode) -> ViewNode) {
    makeLayers = make
    if alignment != self.alignment {
      self.alignment = alignment
      graph.layoutChanged(from: self)
    }
    if layers != nil { fill(self) }
    for wrapper in wrappers {
      wrapper.alignment = alignment
      fill(wrapper)
    }
  }

  private func fill(_ box: LayerBox) {
    guard let makeLayers else { return }
    let layers = box.layers ?? ZStackNode(box, .center)
    box.layers = layers
    layers.update(alignment)
    layers.content = makeLayers(layers.content, layers)
  }

  /// Finds out what the layers belong to; a list gets layers of their own for each box.
  func reconcile() -> BoxList {
    var boxes = BoxList()
    content?.collect(&boxes)
    if boxes.count == 1, !boxes.isDynamic {
      for wrapper in wrappers { graph.destroy(wrapper) }
      wrappers = []
      if primary !== boxes.first { graph.layoutChanged(from: self) }
      primary = boxes.first
      if layers == nil { fill(self) }
    } else {
      if let own = layers {
        layers = nil
        graph.destroy(own)
      }
      primary = nil
      wrap(boxes)
    }
    return boxes
  }

  private func wrap(_ boxes: BoxList) {
    var old: [ObjectIdentifier: LayerBox] = [:]
    for wrapper in wrappers {
      if let box = wrapper.primary { old[ObjectIdentifier(box)] = wrapper }
    }
    wrappers = []
    boxes.forEach { box in
      if let known = old.removeValue(forKey: ObjectIdentifier(box)) {
        wrappers.append(known)
        return
      }
      let wrapper = LayerBox(self, isInFront: isInFront, alignment: alignment)
      wrapper.primary = box
      fill(wrapper)
      wrappers.append(wrapper)
    }
    for wrapper in old.values { graph.destroy(wrapper) }
    graph.preferencesChanged(from: self)
  }

  override func collect(_ list: inout BoxList) {
    let boxes = reconcile()
    if boxes.count == 1, !boxes.isDynamic { return list.append(self) }
    for wrapper in wrappers {
      wrapper.voidLayout()
      list.append(wrapper)
    }
    if boxes.isDynamic { list.isDynamic = true }
  }

  override var boxCount: Int { content?.boxCount ?? 0 }

  override func voidLayout() {
    super.voidLayout()
    for wrapper in wrappers { wrapper.voidLayout() }
  }

  /// In the order in which preferences are combined: what is behind comes first.
  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if !isInFront, let layers { visit(layers) }
    if !isInFront { for wrapper in wrappers { visit(wrapper) } }
    if let content { visit(content) }
    if isInFront, let layers { visit(layers) }
    if isInFront { for wrapper in wrappers { visit(wrapper) } }
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    if let content { pile.append(content) }
    pile.append(contentsOf: wrappers as [ViewNode])
    content = nil
    wrappers = []
    makeLayers = nil
  }
}

/// A view with others in front of it or behind it.
struct Layered<Content: View, Layers: View>: PrimitiveView {
  let content: Content
  let layers: Layers
  let isInFront: Bool
  let alignment: Alignment

  static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let layers = view.layers
    let known = reuse(old, as: LayeredNode.self, parent)
    let node =
      known ?? LayeredNode(parent, isInFront: view.isInFront, alignment: view.alignment)
    node.content = Content._makeNode(view.content, node.content, node)
    node.update(view.alignment) { Layers._makeNode(layers, $0, $1) }
    if known == nil { _ = node.reconcile() }
    return node
  }
}
