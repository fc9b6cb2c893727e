/// The place of one view in the graph; it lives as long as the view stays in its place.
///
/// A node knows its parent and is known by it. It neither lays out nor draws: that is a `LayoutNode`.
/// Subclasses are final and not generic wherever they can be, since generic classes are slow here.
public class ViewNode {
  /// The node above, not counted: it lives as long as this one is on the device.
  @exclusivity(unchecked) private final var unmanagedParent: Unmanaged<ViewNode>?
  /// The node below, for the many kinds that have one.
  @exclusivity(unchecked) @usableFromInline final var child: ViewNode?
  @usableFromInline final let graph: ViewGraph
  /// What the views below see; a node that changes the environment holds its own here.
  @exclusivity(unchecked) final var environment: EnvironmentStorage
  /// The view that it shows, where the type of the view is known only at run time.
  @exclusivity(unchecked) final var shown: ErasedContent?
  /// The kind of modification that made it, for kinds of node that are generic.
  @exclusivity(unchecked) final var maker: ObjectIdentifier?
  /// How many nodes stand above.
  final let depth: Int32
  @exclusivity(unchecked) final var layoutStamp: UInt32 = 0
  @exclusivity(unchecked) final var preferenceStamp: UInt32 = 0
  /// The bits of the keys whose change was heard of in the epoch of the stamp.
  @exclusivity(unchecked) final var changedKeys: UInt64 = 0
  @exclusivity(unchecked) @usableFromInline final var isDead = false
  @exclusivity(unchecked) final var maskIsFresh = false
  @exclusivity(unchecked) private final var mask = KeyMask()

  @usableFromInline init(_ parent: ViewNode) {
    unmanagedParent = .passUnretained(parent)
    graph = parent.graph
    environment = parent.environment
    depth = parent.depth &+ 1
    graph.liveNodes &+= 1
  }

  /// Makes a node that stands above all others.
  init(graph: ViewGraph, environment: EnvironmentStorage) {
    unmanagedParent = nil
    self.graph = graph
    self.environment = environment
    depth = 0
    graph.liveNodes &+= 1
  }

  /// The node above.
  final var parent: ViewNode? {
    get { unmanagedParent?.takeUnretainedValue() }
    set { unmanagedParent = newValue.map { .passUnretained($0) } }
  }

  // What kinds of node differ in.

  /// Calls `visit` with each node directly below.
  func visitChildren(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  /// Adds the boxes of this node to the list of the slot it stands in.
  func collect(_ list: inout BoxList) {
    child?.collect(&list)
  }

  /// How many boxes `collect` adds.
  var boxCount: Int {
    var count = 0
    visitChildren { count += $0.boxCount }
    return count
  }

  /// Adds to `fold` what rises from below for its key, in the order of the views.
  func emit(_ fold: inout Fold) {
    visitChildren { $0.rise(&fold) }
  }

  /// The keys that may rise from here.
  func ownMask() -> KeyMask {
    var mask = KeyMask()
    visitChildren { mask.formUnion($0.keyMask) }
    return mask
  }

  /// Takes over the environment of the parent and tells those below if it is another.
  func inherit(_ environment: EnvironmentStorage) {
    guard environment !== self.environment else { return }
    self.environment = environment
    environmentChanged()
  }

  /// Hears that `environment` is another one.
  func environmentChanged() {
    visitChildren { $0.inherit(environment) }
  }

  /// Hears that something below needs another layout.
  func voidLayout() {}

  /// Hears that something below may emit other preferences, of the keys with these bits.
  func preferencesMayDiffer(_ keys: UInt64) {}

  /// The part of the screen that boxes inside may bleed into, where this node says so.
  var safeRegion: SafeRegion? { nil }

  /// Does what a tap on this node does.
  func activate() {}

  /// What is read aloud for this node alone: a text, or the name of a symbol.
  var spokenText: SpokenText? { nil }

  /// Why a tap on this node is of no use, where more is to be said than that it is disabled.
  var disabledReason: String? { nil }

  /// Gives up the nodes below and whatever else points back into the graph.
  func dismantle(_ pile: inout [ViewNode]) {
    if let child { pile.append(child) }
    child = nil
  }

  /// Hears that `child` was made or brought up to date.
  @usableFromInline func childIsMade() {}

  /// What `:tree` calls this node; nil for one that only holds others.
  var outlineName: String? { nil }

  // What all kinds share.

  /// Whether changes of layout stop here.
  @exclusivity(unchecked) final var isLayoutWall = false

  final func rise(_ fold: inout Fold) {
    if keyMask.mayHold(fold.key) { emit(&fold) }
  }

  final var keyMask: KeyMask {
    if !maskIsFresh {
      mask = ownMask()
      maskIsFresh = true
    }
    return mask
  }
}

extension ViewNode {
  /// Calls `visit` with this node and all below, parents first.
  func forEachNode(_ visit: (ViewNode) -> Void) {
    visit(self)
    visitChildren { $0.forEachNode(visit) }
  }

  /// The nearest node above of a kind.
  func nearest<Kind: ViewNode>(_ kind: Kind.Type) -> Kind? {
    firstAbove { $0 is Kind } as? Kind
  }
}

extension ViewNode {
  /// Walks from this node up, as long as `goesOn` answers true.
  ///
  /// Nothing is counted on the way: the nodes above live as long as this one.
  @inline(__always)
  final func walkUp(while goesOn: (ViewNode) -> Bool) {
    if goesOn(self) { walkAbove(while: goesOn) }
  }

  /// The same, beginning with the node above.
  @inline(__always)
  final func walkAbove(while goesOn: (ViewNode) -> Bool) {
    var next = unmanagedParent
    while let node = next {
      next = node._withUnsafeGuaranteedRef { goesOn($0) ? $0.unmanagedParent : nil }
    }
  }

  /// The nearest node above for which `isSought` answers true.
  @inline(__always)
  final func firstAbove(where isSought: (ViewNode) -> Bool) -> ViewNode? {
    var found: ViewNode?
    walkAbove { node in
      if isSought(node) { found = node }
      return found == nil
    }
    return found
  }
}

/// The node made earlier at this place, if it is of the right kind; one of another kind is destroyed.
@inlinable @inline(__always)
func reuse<Node: ViewNode>(_ old: ViewNode?, as kind: Node.Type, _ parent: ViewNode) -> Node? {
  guard let old else { return nil }
  if type(of: old) == kind { return unsafeDowncast(old, to: Node.self) }
  parent.graph.discard(old, below: parent)
  return nil
}

/// The same, where nodes of one kind still differ by something they are made for, such as a key.
@inline(__always)
func reuse<Node: ViewNode>(
  _ old: ViewNode?, as kind: Node.Type, _ parent: ViewNode, where isFit: (Node) -> Bool
) -> Node? {
  guard let node = reuse(old, as: kind, parent) else { return nil }
  if isFit(node) { return node }
  parent.graph.discard(node, below: parent)
  return nil
}
