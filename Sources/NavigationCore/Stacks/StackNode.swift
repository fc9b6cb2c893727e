/// The stack that a node stands in, looked for once: a node stays where it is.
struct PlaceInStack {
  private unowned(unsafe) let stack: StackNode?

  init(_ node: ViewNode) {
    stack = node.firstAbove { $0 is ContainerNode } as? StackNode
  }

  /// The axis of the stack; nil where there is none around.
  var axis: Axis? { stack?.stack.axis }
}

/// Boxes one after another along an axis.
class StackNode: ContainerNode {
  @exclusivity(unchecked) final var stack: StackLayout

  init(_ parent: ViewNode, _ stack: StackLayout) {
    self.stack = stack
    super.init(parent)
  }

  init(graph: ViewGraph, environment: EnvironmentStorage, _ stack: StackLayout) {
    self.stack = stack
    super.init(graph: graph, environment: environment)
  }

  final func update(_ stack: StackLayout) {
    guard stack != self.stack else { return }
    self.stack = stack
    graph.layoutChanged(from: self)
  }

  override func size(_ proposal: Proposal) -> Size {
    stack.size(boxes, proposal)
  }

  override func arrange(_ proposal: Proposal) {
    stack.arrange(boxes, proposal, in: frame)
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Int32? {
    stack.explicitGuide(key, boxes, proposal)
  }
}
