extension View {
  /// Changes the value that the views inside send up, or the default if they send none.
  @inlinable
  public consuming func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> Modified<Self> {
    modified(
      TransformModification(key: KeySource(Key.self)) {
        below in
        var value = unsafeDowncast(below, to: PreferenceBox<Key.Value>.self).value
        callback(&value)
        return PreferenceBox(value)
      })
  }
}

/// A change of what rises, attached to a view.
@usableFromInline
final class TransformModification: Modification {
  private let key: KeySource
  private let transform: (AnyObject) -> AnyObject

  @usableFromInline
  init(
    key: KeySource,
    transform: @escaping (AnyObject) -> AnyObject
  ) {
    self.key = key
    self.transform = transform
    super.init()
  }

  override func node(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    guard let node = reuse(old, as: TransformNode.self, parent, where: { $0.key.id == key.id })
    else {
      return TransformNode(parent, key.ops(in: parent.graph), transform)
    }
    node.transform = transform
    node.graph.preferenceChanged(node.key, from: node)
    return node
  }
}

/// Changes what rises for one key.
final class TransformNode: ViewNode {
  let key: KeyOps
  var transform: (AnyObject) -> AnyObject

  init(
    _ parent: ViewNode, _ key: KeyOps, _ transform: @escaping (AnyObject) -> AnyObject
  ) {
    self.key = key
    self.transform = transform
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
      fold.add(readingForBody { transform(inner.value ?? key.makeDefault()) })
    }
  }

  override func ownMask() -> KeyMask {
    var mask = child?.keyMask ?? KeyMask()
    mask.keys |= key.bit
    return mask
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    transform = { $0 }
  }
}
