/// A box around one slot of content.
///
/// The slot is where lists end: the container takes the boxes below as its own, and preferences are
/// combined here before they rise.
class ContainerNode: LayoutNode {
  /// The slot's content.
  final var content: ViewNode? {
    get { child }
    set { child = newValue }
  }
  @exclusivity(unchecked) final var listIsFresh = false
  @exclusivity(unchecked) private final var list = BoxList()
  /// How often the boxes were collected, for those who keep them in a form of their own.
  @exclusivity(unchecked) final private(set) var listVersion: UInt32 = 0

  /// The boxes of the slot.
  final var boxes: BoxList {
    if !listIsFresh {
      list = BoxList()
      content?.collect(&list)
      listIsFresh = true
      listVersion &+= 1
    }
    return list
  }

  /// Whether the views of `ForEach` in the slot are made when they come into view.
  var makesMembersInView: Bool { false }

  override func draw(_ canvas: inout Canvas) {
    boxes.draw(&canvas, sorting: graph.usesZIndex)
  }

  /// Combines what rises from the slot: a dynamic list starts with the default, a static one with the
  /// first value there is.
  override func emit(_ fold: inout Fold) {
    var inner = Fold(
      fold.key, startingWith: boxes.isDynamic ? fold.key.makeDefault() : nil)
    content?.rise(&inner)
    if let value = inner.value { fold.add(value) }
  }

  override func ownMask() -> KeyMask {
    var mask = content?.keyMask ?? KeyMask()
    if boxes.isDynamic { mask.hasDynamicRoot = true }
    return mask
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    list = BoxList()
    listIsFresh = false
  }
}
