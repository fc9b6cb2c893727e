extension View {
  /// Sends a value up.
  ///
  /// It takes the place of what the views inside send for the key; those are not combined.
  @inlinable
  public consuming func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> Modified<Self> {
    preference(KeySource(Key.self), value)
  }

  @inlinable
  consuming func preference<Value>(_ key: KeySource, _ value: Value) -> Modified<Self> {
    modified(
      WriterModification(PreferenceBox(value), key: key) {
        areSame(
          unsafeDowncast($0, to: PreferenceBox<Value>.self).value,
          unsafeDowncast($1, to: PreferenceBox<Value>.self).value)
      })
  }
}

/// A value that a view sends up, attached to it.
@usableFromInline
final class WriterModification: Modification {
  private let value: AnyObject
  private let key: KeySource
  private let isSame: (AnyObject, AnyObject) -> Bool

  @usableFromInline
  init(
    _ value: AnyObject, key: KeySource,
    isSame: @escaping (AnyObject, AnyObject) -> Bool
  ) {
    self.value = value
    self.key = key
    self.isSame = isSame
    super.init()
  }

  override func node(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    if let node = reuse(old, as: WriterNode.self, parent, where: { $0.key.id == key.id }) {
      if !isSame(node.value, value) { node.send(value) }
      return node
    }
    return WriterNode(parent, key.ops(in: parent.graph), value)
  }
}

/// Answers for one key and does not ask below.
final class WriterNode: ViewNode {
  let key: KeyOps
  @exclusivity(unchecked) private(set) var value: AnyObject

  init(_ parent: ViewNode, _ key: KeyOps, _ value: AnyObject) {
    self.key = key
    self.value = value
    super.init(parent)
  }

  var keyName: String { key.name }
  var valueText: String { key.describe(value) }

  func send(_ value: AnyObject) {
    self.value = value
    graph.preferenceChanged(key, from: self)
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
}
