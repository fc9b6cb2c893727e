/// What layers are for the box that they are attached to.
@usableFromInline
enum LayerRole { case overlay, background, mask }

/// A box with layers in front of it or behind it, or masked by them; it is as large as the box alone.
class LayerBox: LayoutNode {
  final let role: LayerRole
  final var alignment: Alignment
  @exclusivity(unchecked) final unowned(unsafe) var primary: LayoutNode? {
    didSet { primaryID = primary.map { ObjectIdentifier($0) } }
  }
  /// Tells boxes apart when the primary one may have left the device and must not be touched.
  @exclusivity(unchecked) final private(set) var primaryID: ObjectIdentifier?
  @exclusivity(unchecked) final var layers: ZStackNode?

  init(_ parent: ViewNode, _ role: LayerRole, alignment: Alignment) {
    self.role = role
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
    switch role {
    case .overlay:
      primary?.draw(&canvas)
      layers?.draw(&canvas)
    case .background:
      layers?.draw(&canvas)
      primary?.draw(&canvas)
    case .mask: drawMasked(&canvas)
    }
  }

  /// Nobody reads a mask aloud.
  private func drawMasked(_ canvas: inout Canvas) {
    let (spoken, clip) = (graph.spoken, canvas.clip)
    graph.spoken = nil
    canvas.clip = clip.intersection(canvas.cells { layers?.draw(&$0) })
    graph.spoken = spoken
    primary?.draw(&canvas)
    canvas.clip = clip
  }

  override final var priority: Double { primary?.priority ?? 0 }
  override final var zIndex: Double { primary?.zIndex ?? 0 }
  override final var isUnmade: Bool { primary?.isUnmade ?? false }
  override final func comeIntoView() -> Bool { primary?.comeIntoView() ?? false }
  override final var isSpacer: Bool { primary?.isSpacer ?? false }

  override final func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Int32? {
    primary?.explicitGuide(key, proposal)
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let layers { visit(layers) }
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    if let layers { pile.append(layers) }
    layers = nil
    primary = nil
  }
}

/// An overlay, a background or a mask in its place: around one box, or around each when there are several.
final class LayeredNode: LayerBox {
  private var wrappers: [LayerBox] = []
  private var content: ErasedContent?

  /// Takes over the views of the layers; they are made when the box itself has been.
  func update(_ alignment: Alignment, _ content: ErasedContent) {
    self.content = content
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    for wrapper in wrappers { wrapper.alignment = alignment }
    graph.layoutChanged(from: self)
  }

  override func childIsMade() {
    if layers == nil, wrappers.isEmpty {
      _ = reconcile()
    } else {
      if layers != nil { fill(self) }
      for wrapper in wrappers { fill(wrapper) }
    }
  }

  private func fill(_ box: LayerBox) {
    guard let content else { return }
    let layers = box.layers ?? ZStackNode(box, .center)
    box.layers = layers
    layers.update(alignment)
    layers.child = content.makeNode(layers.child, layers)
  }

  /// Finds out what the layers belong to; a list gets layers of their own for each box.
  private func reconcile() -> BoxList {
    var boxes = BoxList()
    child?.collect(&boxes)
    if boxes.count == 1, !boxes.isDynamic {
      for wrapper in wrappers { graph.destroy(wrapper) }
      wrappers = []
      if primaryID != boxes.first.map({ ObjectIdentifier($0) }) { graph.layoutChanged(from: self) }
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
      if let box = wrapper.primaryID { old[box] = wrapper }
    }
    wrappers = []
    boxes.forEach { box in
      if let known = old.removeValue(forKey: ObjectIdentifier(box)) {
        wrappers.append(known)
        return
      }
      let wrapper = LayerBox(self, role, alignment: alignment)
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

  override var boxCount: Int { child?.boxCount ?? 0 }

  override func voidLayout() {
    super.voidLayout()
    for wrapper in wrappers { wrapper.voidLayout() }
  }

  /// In the order in which preferences are combined: what is behind comes first.
  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if role != .background, let child { visit(child) }
    if let layers { visit(layers) }
    for wrapper in wrappers { visit(wrapper) }
    if role == .background, let child { visit(child) }
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    pile.append(contentsOf: wrappers as [ViewNode])
    wrappers = []
    content = nil
  }
}

/// Layers in front of a view or behind it, or a mask, attached to it.
@usableFromInline
final class LayerModification: Modification {
  private let layers: ErasedContent
  private let role: LayerRole
  private let alignment: Alignment

  @usableFromInline
  init(_ layers: ErasedContent, _ role: LayerRole, alignment: Alignment) {
    self.layers = layers
    self.role = role
    self.alignment = alignment
    super.init()
  }

  override func node(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node =
      reuse(old, as: LayeredNode.self, parent, where: { $0.role == role })
      ?? LayeredNode(parent, role, alignment: alignment)
    node.update(alignment, layers)
    return node
  }
}

extension View {
  /// Puts a view in front of this one or behind it, or masks this one with it.
  @inlinable
  consuming func layered<Layers: View>(
    _ layers: Layers, as role: LayerRole, alignment: Alignment
  ) -> Modified<Self> {
    modified(LayerModification(ErasedContentOf(layers, tag: 0), role, alignment: alignment))
  }
}
