extension View {
  /// Sends a value up.
  ///
  /// It takes the place of what the views inside send for the key; those are not combined.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    PreferenceWriting<Self, Key>(content: self, value: value)
  }
}

private struct PreferenceWriting<Content: View, Key: PreferenceKey>: PrimitiveView {
  let content: Content
  let value: Key.Value

  static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node: WriterNode
    if let known = reuse(old, as: WriterNode.self, parent) {
      node = known
      let last = unsafeDowncast(node.value, to: PreferenceBox<Key.Value>.self).value
      if !areSame(last, view.value) { node.send(PreferenceBox(view.value)) }
    } else {
      node = WriterNode(parent, parent.graph.keyOps(Key.self), PreferenceBox(view.value))
    }
    node.child = Content._makeNode(view.content, node.child, node)
    return node
  }
}

/// Answers for one key and does not ask below.
final class WriterNode: ViewNode {
  private let key: KeyOps
  private(set) var value: AnyObject
  var child: ViewNode?

  init(_ parent: ViewNode, _ key: KeyOps, _ value: AnyObject) {
    self.key = key
    self.value = value
    super.init(parent)
  }

  var keyName: String { key.name }
  var valueText: String { key.describe(value) }

  func send(_ value: AnyObject) {
    self.value = value
    graph.preferencesChanged(from: self)
  }

  override func emit(_ fold: inout Fold) {
    guard fold.key === key else {
      child?.rise(&fold)
      return
    }
    // Attached to a list it is attached to each member, so each sends the value.
    for _ in 0..<(child?.boxCount ?? 0) { fold.add(value) }
  }

  override func ownMask() -> KeyMask {
    var mask = child?.keyMask ?? KeyMask()
    mask.keys |= key.bit
    return mask
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override func collect(_ list: inout BoxList) {
    child?.collect(&list)
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    if let child { pile.append(child) }
    child = nil
  }
}
