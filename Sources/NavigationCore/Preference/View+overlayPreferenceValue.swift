extension View {
  /// Puts views in front of this one, made from the value that the views inside send up.
  ///
  /// When they send none, the views are made from the key's default.
  @inlinable
  public consuming func overlayPreferenceValue<Key: PreferenceKey, Layers: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layers
  ) -> Modified<Self> {
    preferenceLayers(key, isInFront: true, alignment: alignment, transform)
  }

  /// Puts views behind this one, made from the value that the views inside send up.
  ///
  /// When they send none, the views are made from the key's default.
  @inlinable
  public consuming func backgroundPreferenceValue<Key: PreferenceKey, Layers: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layers
  ) -> Modified<Self> {
    preferenceLayers(key, isInFront: false, alignment: alignment, transform)
  }

  @inlinable
  consuming func preferenceLayers<Key: PreferenceKey, Layers: View>(
    _ key: Key.Type, isInFront: Bool, alignment: Alignment,
    _ transform: @escaping (Key.Value) -> Layers
  ) -> Modified<Self> {
    modified(
      PreferenceLayerModification(
        key: KeySource(Key.self), isInFront: isInFront,
        alignment: alignment
      ) { value, old, parent in
        let content = ValueReader(
          value: unsafeDowncast(value, to: PreferenceBox<Key.Value>.self).value,
          content: transform)
        return ValueReader._makeNode(content, old, parent)
      })
  }
}

/// Views made from a value, by a body, so that what they read makes them run again.
@usableFromInline
struct ValueReader<Value, Content: View>: View {
  @usableFromInline let value: Value
  @usableFromInline let content: (Value) -> Content

  @inlinable init(value: Value, content: @escaping (Value) -> Content) {
    self.value = value
    self.content = content
  }

  @inlinable var body: Content { content(value) }
}

/// Layers made from what rises, attached to a view.
@usableFromInline
final class PreferenceLayerModification: Modification {
  @usableFromInline typealias Make = (AnyObject, ViewNode?, ViewNode) -> ViewNode
  private let key: KeySource
  private let isInFront: Bool
  private let alignment: Alignment
  private let make: Make

  @usableFromInline
  init(
    key: KeySource, isInFront: Bool,
    alignment: Alignment,
    make: @escaping Make
  ) {
    self.key = key
    self.isInFront = isInFront
    self.alignment = alignment
    self.make = make
    super.init()
  }

  override func node(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node =
      reuse(old, as: PreferenceLayerNode.self, parent, where: { $0.isMade(for: key.id, isInFront) })
      ?? PreferenceLayerNode(parent, key.ops(in: parent.graph), isInFront: isInFront)
    node.update(alignment, make)
    return node
  }
}

/// A box with layers that are made anew whenever another value rises from it.
final class PreferenceLayerNode: ContainerNode {
  private let observer: PreferenceLayerObserver
  private let layers: ZStackNode
  private let isInFront: Bool
  private var alignment = Alignment.center

  init(_ parent: ViewNode, _ key: KeyOps, isInFront: Bool) {
    self.isInFront = isInFront
    observer = PreferenceLayerObserver(parent, key)
    layers = ZStackNode(parent, .center)
    super.init(parent)
    observer.parent = self
    observer.node = self
    layers.parent = self
  }

  func isMade(for key: ObjectIdentifier, _ isInFront: Bool) -> Bool {
    observer.key.id == key && self.isInFront == isInFront
  }

  func update(_ alignment: Alignment, _ make: @escaping PreferenceLayerModification.Make) {
    if alignment != self.alignment {
      self.alignment = alignment
      layers.update(alignment)
      graph.layoutChanged(from: self)
    }
    observer.make = make
    observer.isStale = true
    observer.queue()
  }

  override func preferencesMayDiffer(_ keys: UInt64) {
    observer.preferencesMayDiffer(keys)
  }

  /// Makes the layers of a value.
  fileprivate func show(_ value: AnyObject, _ make: PreferenceLayerModification.Make) {
    let isFirst = layers.child == nil
    layers.child = make(value, layers.child, layers)
    if isFirst { graph.structureChanged(below: layers) }
  }

  override func size(_ proposal: Proposal) -> Size {
    boxes.first?.measure(proposal) ?? .zero
  }

  override func arrange(_ proposal: Proposal) {
    boxes.forEach { $0.place(frame.x, frame.y, proposal) }
    GuidePair(alignment).place(layers, Proposal(frame.width, frame.height), in: frame)
  }

  override func draw(_ canvas: inout Canvas) {
    if !isInFront { layers.draw(&canvas) }
    super.draw(&canvas)
    if isInFront { layers.draw(&canvas) }
  }

  override func emit(_ fold: inout Fold) {
    if !isInFront { layers.rise(&fold) }
    super.emit(&fold)
    if isInFront { layers.rise(&fold) }
  }

  override func ownMask() -> KeyMask {
    var mask = super.ownMask()
    mask.formUnion(layers.keyMask)
    return mask
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    visit(layers)
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    pile.append(layers)
    pile.append(observer)
  }
}

/// Asks for the value on behalf of its box.
private final class PreferenceLayerObserver: PreferenceObserver {
  unowned(unsafe) var node: PreferenceLayerNode?
  var make: PreferenceLayerModification.Make?
  var isStale = false
  private var last: AnyObject?

  override func ask() {
    guard let node, let make else { return }
    var fold = Fold(key)
    node.child?.rise(&fold)
    let value = fold.value ?? last.flatMap { isDefault ? $0 : nil } ?? key.makeDefault()
    isDefault = fold.value == nil
    if !isStale, value === last { return }
    isStale = false
    last = value
    node.show(value, make)
  }

  private var isDefault = false

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    node = nil
    make = nil
    last = nil
  }
}
