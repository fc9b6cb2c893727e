/// A place for the views of one element, which are made when they come into view.
///
/// Until then it is a box of its own; afterwards the list takes the boxes of the element instead.
final class LazyMemberNode: LayoutNode {
  /// Makes the views below a node, or brings the ones made earlier up to date.
  typealias Make = (ViewNode?, ViewNode) -> ViewNode

  private var make: Make?

  init(_ parent: ViewNode, _ make: @escaping Make) {
    self.make = make
    super.init(parent)
  }

  /// Takes over how the views are made; those that are there already are brought up to date.
  func update(_ make: @escaping Make) {
    self.make = make
    if let known = child { child = make(known, self) }
  }

  override var isUnmade: Bool { child == nil }

  override func comeIntoView() -> Bool {
    guard child == nil, let make else { return false }
    child = make(nil, self)
    graph.structureChanged(below: self)
    return true
  }

  override func collect(_ list: inout BoxList) {
    if let child { child.collect(&list) } else { list.append(self) }
  }

  override var boxCount: Int { child?.boxCount ?? 1 }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    make = nil
  }
}

extension ViewNode {
  /// Whether it stands in a list that makes its members when they come into view.
  var standsInLazyList: Bool {
    (firstAbove { $0 is ContainerNode } as? ContainerNode)?.makesMembersInView ?? false
  }
}
