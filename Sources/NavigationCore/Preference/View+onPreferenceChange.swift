extension View {
  /// Acts when the value that the views inside send up is another one.
  ///
  /// It acts first when they send one at all, even if it equals the default. The value goes on rising.
  @inlinable
  public consuming func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> Modified<Self> where Key.Value: Equatable {
    onPreferenceChange(KeySource(Key.self), action)
  }

  @inlinable
  consuming func onPreferenceChange<Value: Equatable>(
    _ key: KeySource, _ action: @escaping (Value) -> Void
  ) -> Modified<Self> {
    modified(
      ListenerModification(
        key: key,
        areEqual: {
          unsafeDowncast($0, to: PreferenceBox<Value>.self).value
            == unsafeDowncast($1, to: PreferenceBox<Value>.self).value
        },
        action: { action(unsafeDowncast($0, to: PreferenceBox<Value>.self).value) }))
  }
}

/// An action on what rises, attached to a view.
@usableFromInline
final class ListenerModification: Modification {
  private let key: KeySource
  private let areEqual: (AnyObject, AnyObject) -> Bool
  private let action: (AnyObject) -> Void

  @usableFromInline
  init(
    key: KeySource,
    areEqual: @escaping (AnyObject, AnyObject) -> Bool, action: @escaping (AnyObject) -> Void
  ) {
    self.key = key
    self.areEqual = areEqual
    self.action = action
    super.init()
  }

  override func node(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node =
      reuse(old, as: ListenerNode.self, parent, where: { $0.key.id == key.id })
      ?? ListenerNode(parent, key.ops(in: parent.graph), areEqual: areEqual)
    node.action = action
    return node
  }
}

/// Acts on the values of one key that rise from below.
final class ListenerNode: PreferenceObserver {
  private let areEqual: (AnyObject, AnyObject) -> Bool
  @exclusivity(unchecked) var action: (AnyObject) -> Void = { _ in }
  /// The last value of each view it is attached to; a single view as a rule.
  @exclusivity(unchecked) private var last: [AnyObject?] = []
  private var runs: UInt8 = 0
  private var frame: UInt32 = 0

  init(
    _ parent: ViewNode, _ key: KeyOps, areEqual: @escaping (AnyObject, AnyObject) -> Bool
  ) {
    self.areEqual = areEqual
    super.init(parent, key)
  }

  /// The value it acted on last, as `print` would write it; nil when none has risen.
  var lastHeard: String? { last.lazy.compactMap { $0 }.first.map(key.describe) }

  override func ask() {
    var index = 0
    child?.forEachItem { item in
      var fold = Fold(key)
      item.rise(&fold)
      hear(fold.value, from: index)
      index += 1
    }
  }

  private func hear(_ value: AnyObject?, from index: Int) {
    if index >= last.count { last.append(nil) }
    guard let value else { return }
    if let known = last[index], known === value || areEqual(known, value) { return }
    last[index] = value
    act(on: value)
  }

  /// Two actions a frame at most, as in SwiftUI; the third would be the start of a loop.
  private func act(on value: AnyObject) {
    if frame != graph.frame {
      frame = graph.frame
      runs = 0
    }
    guard runs < 2 else { return graph.note(.preferenceLoop(key: key.name)) }
    runs += 1
    graph.enqueue(for: self) { [action] in action(value) }
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    action = { _ in }
    last = []
  }
}
