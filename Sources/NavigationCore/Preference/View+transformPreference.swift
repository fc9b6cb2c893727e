extension View {
  /// Changes the value that the views inside send up, or the default if they send none.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceTransforming<Self, Key>(content: self, callback: callback)
  }
}

private struct PreferenceTransforming<Content: View, Key: PreferenceKey>: PrimitiveView {
  let content: Content
  let callback: (inout Key.Value) -> Void

  static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let known = reuse(old, as: TransformNode.self, parent)
    let node = known ?? TransformNode(parent, parent.graph.keyOps(Key.self))
    node.transform = { [callback = view.callback] below in
      var value = unsafeDowncast(below, to: PreferenceBox<Key.Value>.self).value
      callback(&value)
      return PreferenceBox(value)
    }
    if known != nil { node.graph.preferencesChanged(from: node) }
    node.child = Content._makeNode(view.content, node.child, node)
    return node
  }
}

/// Changes what rises for one key.
final class TransformNode: ViewNode {
  private let key: KeyOps
  var transform: (AnyObject) -> AnyObject = { $0 }
  var child: ViewNode?

  init(_ parent: ViewNode, _ key: KeyOps) {
    self.key = key
    super.init(parent)
  }

  override func emit(_ fold: inout Fold) {
    guard fold.key === key else {
      child?.rise(&fold)
      return
    }
    child?.forEachItem { item in
      var inner = Fold(key)
      item.rise(&inner)
      fold.add(transform(inner.value ?? key.makeDefault()))
    }
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
    transform = { $0 }
  }
}
