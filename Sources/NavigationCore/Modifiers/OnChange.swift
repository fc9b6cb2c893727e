extension View {
  /// Acts when a value is another one, with the new value.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    ChangeObserving(content: self, value: value, isInitial: false) { _, new in action(new) }
  }

  /// Acts when a value is another one, and when the view appears if `initial` says so.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeObserving(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Acts when a value is another one, with the old value and the new one.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeObserving(content: self, value: value, isInitial: initial, action: action)
  }
}

private struct ChangeObserving<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node: ChangeNode<Value>
    if let known = reuse(old, as: ChangeNode<Value>.self, parent) {
      node = known
      node.update(view.value, view.action)
    } else {
      node = ChangeNode(parent, view.value)
      if view.isInitial { node.act(view.value, view.value, view.action) }
    }
    node.child = Content._makeNode(view.content, node.child, node)
    return node
  }
}

/// Acts when its value is another one than when its view was last made.
final class ChangeNode<Value: Equatable>: ViewNode {
  private var value: Value
  var child: ViewNode?
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

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    if let child { pile.append(child) }
    child = nil
  }
}
