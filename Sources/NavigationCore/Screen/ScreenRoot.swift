/// The ground of one screen: a bar to changes of layout, which stop here.
///
/// Its content is offered the safe part of the region and stands in the middle of it.
class ScreenRoot: StackNode {
  /// The cells of the screen; raise the graph's `placeGeneration` when it changes.
  final var region: SafeRegion {
    didSet {
      guard region != oldValue else { return }
      graph.placeGeneration &+= 1
      voidLayout()
    }
  }
  final var isQueued = false
  /// Whether it is on top, so that it is laid out and drawn.
  final private(set) var isVisible = true

  init(_ parent: ViewNode, _ region: SafeRegion) {
    self.region = region
    super.init(parent, .vertical(.center, nil))
    isLayoutWall = true
    queue()
  }

  init(graph: ViewGraph, environment: EnvironmentStorage, _ region: SafeRegion) {
    self.region = region
    super.init(graph: graph, environment: environment, .vertical(.center, nil))
    isLayoutWall = true
    queue()
  }

  private func queue() {
    guard !isQueued else { return }
    isQueued = true
    graph.dirtyRoots.append(self)
  }

  /// Uncovers or covers the screen; views on it appear or disappear.
  final func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    forEachNode { ($0 as? AppearanceNode)?.screenChanged(isVisible: isVisible) }
    if isVisible { queue() }
  }

  override func voidLayout() {
    super.voidLayout()
    queue()
  }

  /// Lays out all that needs it.
  func layOut() {
    graph.counters.layouts += 1
    place(region.whole.x, region.whole.y, Proposal(region.whole.width, region.whole.height))
  }

  override func size(_ proposal: Proposal) -> Size {
    Size(region.whole.width, region.whole.height)
  }

  override func arrange(_ proposal: Proposal) {
    let safe = region.safe
    let offer = Proposal(safe.width, safe.height)
    let size = stack.size(boxes, offer)
    let rect = CellRect(
      x: safe.x &+ ((safe.width &- size.width) >> 1),
      y: safe.y &+ ((safe.height &- size.height) >> 1), width: size.width, height: size.height)
    stack.arrange(boxes, offer, in: rect)
  }

  override var safeRegion: SafeRegion? { region }
}
