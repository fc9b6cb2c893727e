/// A box whose content may be larger than itself, so that a part of it is seen.
class ScrollerNode: ContainerNode {
  override init(_ parent: ViewNode) {
    super.init(parent)
    graph.navigation.add(self)
  }

  /// Whether content is out of view on the near side (above, left) or the far side of an axis.
  func hidesContent(_ axis: Axis, before: Bool) -> Bool { false }

  /// Moves the content by cells; positive ones show what is below or at the right.
  ///
  /// Returns whether it moved.
  func scroll(_ axis: Axis, by cells: Int32) -> Bool { false }

  /// What is seen now, to come back to.
  var position: ScrollPosition {
    get { ScrollPosition() }
    set {}
  }

  /// Whether it stands on a screen that is seen.
  final var isSeen: Bool {
    guard !isDead, !frame.isEmpty else { return false }
    var screen = screenRoot
    while let root = screen {
      if !root.isVisible { return false }
      screen = root.parent?.screenRoot
    }
    return true
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    graph.navigation.remove(self)
  }

  /// Draws only what is inside of its frame.
  override func draw(_ canvas: inout Canvas) {
    let clip = canvas.clip
    canvas.clip = canvas.clip(inside: frame)
    if !canvas.clip.rect.isEmpty { drawContent(&canvas) }
    canvas.clip = clip
  }

  func drawContent(_ canvas: inout Canvas) {
    boxes.draw(&canvas, sorting: graph.usesZIndex)
  }
}

/// Where the content of a scroller stands: the first member in view, and cells out of view.
struct ScrollPosition: Equatable {
  var first = 0
  var skipped = Size.zero
}
