/// A change of the environment.
protocol EnvironmentChange {
  func apply(_ values: inout EnvironmentValues)
}

/// Hands down an environment of its own.
final class EnvironmentNode<Change: EnvironmentChange>: ViewNode {
  private var change: Change
  private var outer: EnvironmentStorage
  var child: ViewNode?

  init(_ parent: ViewNode, _ change: Change) {
    self.change = change
    outer = parent.environment
    super.init(parent)
    environment = derived()
  }

  private func derived() -> EnvironmentStorage {
    var values = EnvironmentValues(outer)
    change.apply(&values)
    return values.storage
  }

  func update(_ change: Change) {
    if areSame(self.change, change) { return }
    self.change = change
    environment = derived()
    environmentChanged()
  }

  override func inherit(_ environment: EnvironmentStorage) {
    guard environment !== outer else { return }
    outer = environment
    self.environment = derived()
    environmentChanged()
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

/// A view that hands down an environment of its own.
struct EnvironmentModified<Content: View, Change: EnvironmentChange>: PrimitiveView {
  let content: Content
  let change: Change

  static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node: EnvironmentNode<Change>
    if let known = reuse(old, as: EnvironmentNode<Change>.self, parent) {
      node = known
      node.update(view.change)
    } else {
      node = EnvironmentNode(parent, view.change)
    }
    node.child = Content._makeNode(view.content, node.child, node)
    return node
  }
}

extension View {
  /// Hands down a changed environment.
  func environment<Change: EnvironmentChange>(
    _ change: Change
  ) -> EnvironmentModified<Self, Change> {
    EnvironmentModified(content: self, change: change)
  }
}
