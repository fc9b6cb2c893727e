/// The box of a modifier around one other box.
class UnaryNode<Layout: UnaryLayout>: LayoutNode {
  @exclusivity(unchecked) final var layout: Layout
  @exclusivity(unchecked) final unowned(unsafe) var inner: LayoutNode? {
    didSet { innerID = inner.map { ObjectIdentifier($0) } }
  }
  /// Tells boxes apart when the one inside may have left the device and must not be touched.
  @exclusivity(unchecked) final private(set) var innerID: ObjectIdentifier?

  init(_ parent: ViewNode, _ layout: Layout) {
    self.layout = layout
    super.init(parent)
  }

  override final func size(_ proposal: Proposal) -> Size {
    inner.map { layout.size(proposal, $0) } ?? .zero
  }

  override final func arrange(_ proposal: Proposal) {
    if let inner { layout.arrange(self, proposal, inner) }
  }

  override final func draw(_ canvas: inout Canvas) {
    if let inner { layout.draw(self, inner, &canvas) }
  }

  override final var safeRegion: SafeRegion? { layout.safeRegion(self) }

  override final func activate() {
    layout.activate()
  }

  override final var priority: Double { inner.map { layout.priority($0) } ?? 0 }
  override final var zIndex: Double { inner.map { layout.zIndex($0) } ?? 0 }
  override final var isUnmade: Bool { inner?.isUnmade ?? false }
  override final func comeIntoView() -> Bool { inner?.comeIntoView() ?? false }
  override final var isSpacer: Bool { inner.map { layout.isSpacer($0) } ?? false }

  override final func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Int32? {
    inner.flatMap { layout.explicitGuide(key, self, proposal, $0) }
  }
}

/// A modifier in its place: one box around one box, or one around each when there are several.
final class ModifierNode<Layout: UnaryLayout>: UnaryNode<Layout> {
  /// One for each box when the content is a list; the node itself then is no box.
  ///
  /// They are `UnaryNode<Layout>`s: a list that says so would be slow to touch.
  @exclusivity(unchecked) private var wrappers: [LayoutNode] = []

  func update(_ layout: Layout) {
    let isSame = withUnsafePointer(to: layout) { one in
      withUnsafePointer(to: &self.layout) { other in
        haveEqualBytes(
          UnsafeRawPointer(one), UnsafeRawPointer(other), count: MemoryLayout<Layout>.size)
      }
    }
    if isSame { return }
    let needsLayout = layout.needsLayout(after: self.layout)
    self.layout = layout
    for wrapper in wrappers { unary(wrapper).layout = layout }
    if needsLayout { graph.layoutChanged(from: self) }
  }

  override func emit(_ fold: inout Fold) {
    child?.rise(&fold)
  }

  override func collect(_ list: inout BoxList) {
    var boxes = BoxList()
    child?.collect(&boxes)
    if boxes.count == 1, !boxes.isDynamic {
      wrappers = []
      if innerID != boxes.first.map({ ObjectIdentifier($0) }) {
        inner = boxes.first
        graph.layoutChanged(from: self)
      }
      list.append(self)
      return
    }
    wrap(boxes)
    for wrapper in wrappers { list.append(wrapper) }
    if boxes.isDynamic { list.isDynamic = true }
  }

  /// Gives each box a wrapper; a box that moved takes its wrapper along.
  private func wrap(_ boxes: BoxList) {
    inner = nil
    var old: [ObjectIdentifier: UnaryNode<Layout>] = [:]
    for wrapper in wrappers {
      if let box = unary(wrapper).innerID { old[box] = unary(wrapper) }
    }
    wrappers = []
    boxes.forEach { box in
      let wrapper = old[ObjectIdentifier(box)] ?? makeWrapper()
      wrapper.inner = box
      wrapper.voidLayout()
      wrappers.append(wrapper)
    }
  }

  /// Wrappers are not counted: each has a box inside that is.
  private func makeWrapper() -> UnaryNode<Layout> {
    graph.liveNodes &-= 1
    return UnaryNode(self, layout)
  }

  /// The box around the inner box at `index`; nil until the container above has collected its boxes.
  func box(at index: Int) -> UnaryNode<Layout>? {
    if wrappers.isEmpty { return index == 0 && inner != nil ? self : nil }
    return wrappers.indices.contains(index) ? unary(wrappers[index]) : nil
  }

  private func unary(_ wrapper: LayoutNode) -> UnaryNode<Layout> {
    unsafeDowncast(wrapper, to: UnaryNode<Layout>.self)
  }

  override func voidLayout() {
    super.voidLayout()
    for wrapper in wrappers { wrapper.voidLayout() }
  }

  override var boxCount: Int { child?.boxCount ?? 0 }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    inner = nil
    wrappers = []
  }
}

/// A modifier of layout or drawing, attached to a view.
final class LayoutModification<Layout: UnaryLayout>: Modification {
  private let layout: Layout

  init(_ layout: Layout) {
    self.layout = layout
    super.init()
  }

  override func node(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    guard let known = own(old, parent) else {
      layout.enter(parent.graph)
      return sign(ModifierNode(parent, layout))
    }
    unsafeDowncast(known, to: ModifierNode<Layout>.self).update(layout)
    return known
  }
}

extension View {
  /// Attaches a modifier of layout or drawing.
  func layout<Layout: UnaryLayout>(_ layout: Layout) -> Modified<Self> {
    modified(LayoutModification(layout))
  }
}
