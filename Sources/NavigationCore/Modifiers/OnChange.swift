extension View {
  /// Acts when a value is another one, with the new value.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> Modified<Self> {
    modified(ChangeModification(value, isInitial: false) { _, new in action(new) })
  }

  /// Acts when a value is another one, and when the view appears if `initial` says so.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> Modified<Self> {
    modified(ChangeModification(value, isInitial: initial) { _, _ in action() })
  }

  /// Acts when a value is another one, with the old value and the new one.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> Modified<Self> {
    modified(ChangeModification(value, isInitial: initial, action: action))
  }
}

/// An action on another value, attached to a view.
private final class ChangeModification<Value: Equatable>: Modification {
  private let value: Value
  private let isInitial: Bool
  private let action: (Value, Value) -> Void

  init(_ value: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
    super.init()
  }

  override func node(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    if let node = reuse(old, as: ChangeNode<Value>.self, parent) {
      node.update(value, action)
      return node
    }
    let node = ChangeNode(parent, value)
    if isInitial { node.act(value, value, action) }
    return node
  }
}

/// Acts when its value is another one than when its view was last made.
final class ChangeNode<Value: Equatable>: ViewNode {
  private var value: Value
  private var runs: UInt8 = 0
  private var frame: UInt32 = 0

  init(_ parent: ViewNode, _ value: Value) {
    self.value = value
    super.init(parent)
  }

  func update(_ value: Value, _ action: @escaping (Value, Value) -> Void) {
    guard value != self.value else { return }
    let old = self.value
    self.value = value
    act(old, value, action)
  }

  /// Two actions a frame at most, as in SwiftUI; the third would be the start of a loop.
  func act(_ old: Value, _ new: Value, _ action: @escaping (Value, Value) -> Void) {
    if frame != graph.frame {
      frame = graph.frame
      runs = 0
    }
    guard runs < 2 else { return graph.note(.changeLoop(type: "\(Value.self)")) }
    runs += 1
    graph.enqueue(for: self) { action(old, new) }
  }
}
