/// A node with a place on the screen: a box.
///
/// A parent offers a size, the box answers one, the parent places it. Sizes are kept until something
/// below changes. Knows nothing of state and preferences, and of the environment the direction alone.
class LayoutNode: ViewNode {
  /// Where it was placed, in cells of the screen.
  @exclusivity(unchecked) final var frame = CellRect.zero
  @exclusivity(unchecked) final var placedProposal = Proposal.unspecified
  @exclusivity(unchecked) private final var needsArranging = true
  @exclusivity(unchecked) private final var generation: UInt32 = 0
  @exclusivity(unchecked) private final var sizes = SizeCache()
  /// The next box in the list of the container; a box is in one list only.
  @exclusivity(unchecked) fileprivate final var nextBox: Unmanaged<LayoutNode>?
  /// What the container decided to offer it.
  @exclusivity(unchecked) final var offer = Proposal.unspecified

  // What each kind of box decides.

  /// The size it takes when it is offered `proposal`; ask `measure`, which keeps the answer.
  func size(_ proposal: Proposal) -> Size { .zero }

  /// Places the boxes inside; `frame` is known.
  func arrange(_ proposal: Proposal) {}

  func draw(_ canvas: inout Canvas) {}

  /// Which boxes are served first when a stack shares its length.
  var priority: Double { 0 }

  /// Which boxes are drawn in front.
  var zIndex: Double { 0 }

  /// Whether neighbours keep no distance from it on an axis, as from a spacer.
  var isSpacer: Bool { false }

  /// Where it puts a guide that a view moved, in cells from its top left; nil where it stands by itself.
  func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Int32? { nil }

  /// Whether it stands for views that are not made yet.
  var isUnmade: Bool { false }

  /// Makes the views it stands for; returns whether there were any.
  func comeIntoView() -> Bool { false }

  // What all boxes share.

  final func measure(_ proposal: Proposal) -> Size {
    if let known = sizes.size(for: proposal) { return known }
    graph.counters.measures &+= 1
    let answer = size(proposal)
    sizes.keep(answer, for: proposal)
    return answer
  }

  /// Puts it at a cell of the screen, counted from the left.
  ///
  /// Inside a box where lines run from right to left it stands mirrored, as in SwiftUI.
  final func place(_ x: Int32, _ y: Int32, _ proposal: Proposal) {
    guard graph.usesRightToLeft else { return put(x, y, proposal) }
    let size = measure(proposal)
    let x = graph.mirror.map { $0.x &+ $0.maxX &- x &- size.width } ?? x
    let frame = CellRect(x: x, y: y, width: size.width, height: size.height)
    mirroringInsides(of: frame) { put(x, y, proposal) }
  }

  /// What `body` places stands mirrored in `rect`, where lines run from right to left.
  final func mirroringInsides<Answer>(of rect: CellRect, _ body: () -> Answer) -> Answer {
    let around = graph.mirror
    defer { graph.mirror = around }
    graph.mirror = environment.layoutDirection == .rightToLeft ? rect : nil
    return body()
  }

  /// Returns at once when it is there already.
  private func put(_ x: Int32, _ y: Int32, _ proposal: Proposal) {
    if !needsArranging, frame.x == x, frame.y == y, placedProposal == proposal,
      generation == graph.placeGeneration
    {
      return
    }
    let size = measure(proposal)
    frame = CellRect(x: x, y: y, width: size.width, height: size.height)
    placedProposal = proposal
    needsArranging = false
    generation = graph.placeGeneration
    graph.counters.places &+= 1
    arrange(proposal)
  }

  override func voidLayout() {
    needsArranging = true
    sizes.clear()
  }

  override func collect(_ list: inout BoxList) {
    list.append(self)
  }

  override var boxCount: Int { 1 }
}

/// The boxes of one slot, linked in the order of the views.
struct BoxList {
  private var head: Unmanaged<LayoutNode>?
  private var last: Unmanaged<LayoutNode>?
  private(set) var count = 0
  /// Whether some of them may come and go, so that SwiftUI treats the container as a dynamic one.
  var isDynamic = false

  mutating func append(_ box: LayoutNode) {
    let box = Unmanaged.passUnretained(box)
    if let last {
      last._withUnsafeGuaranteedRef { $0.nextBox = box }
    } else {
      head = box
    }
    last = box
    box._withUnsafeGuaranteedRef { $0.nextBox = nil }
    count += 1
  }

  var first: LayoutNode? { head?.takeUnretainedValue() }

  @inline(__always)
  func forEach(_ body: (LayoutNode) -> Void) {
    var next = head
    while let box = next {
      next = box._withUnsafeGuaranteedRef {
        let next = $0.nextBox
        body($0)
        return next
      }
    }
  }

  /// The boxes from back to front: in order, but those with a higher `zIndex` later.
  func drawingOrder() -> [LayoutNode] {
    var boxes: [LayoutNode] = []
    forEach { boxes.append($0) }
    return boxes.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  func draw(_ canvas: inout Canvas, sorting: Bool) {
    if sorting {
      for box in drawingOrder() { box.draw(&canvas) }
    } else {
      forEach { $0.draw(&canvas) }
    }
  }
}
