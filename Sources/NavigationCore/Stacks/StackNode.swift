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
