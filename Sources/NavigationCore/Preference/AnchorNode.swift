/// Sends a value made of an anchor, or changes what rises with one; attached to a view.
@usableFromInline
final class AnchorModification: Modification {
  @usableFromInline typealias Make = (AnchorPlace, AnyObject?) -> AnyObject
  private let key: KeySource
  /// Whether what rises from inside is changed, and not replaced.
  private let transforms: Bool
  private let make: Make

  @usableFromInline
  init(
    key: KeySource, transforms: Bool,
    make: @escaping Make
  ) {
    self.key = key
    self.transforms = transforms
    self.make = make
    super.init()
  }

  override func node(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let known = reuse(old, as: AnchorNode.self, parent) {
      $0.key.id == key.id && $0.transforms == transforms
    }
    guard let known else {
      return AnchorNode(parent, key.ops(in: parent.graph), transforms: transforms, make)
    }
    known.update(make)
    return known
  }
}

/// Watches where the views inside stand: below it is the node of an `AnchorTracking`.
final class AnchorNode: ViewNode {
  let key: KeyOps
  let transforms: Bool
  private var make: AnchorModification.Make
  /// One for each view it is attached to; a single one as a rule.
  private var places: [AnchorPlace] = []
  /// What was made for each place, until something changes; a change of what rises is made anew each time.
  private var values: [AnyObject] = []

  init(
    _ parent: ViewNode, _ key: KeyOps, transforms: Bool, _ make: @escaping AnchorModification.Make
  ) {
    self.key = key
    self.transforms = transforms
    self.make = make
    super.init(parent)
  }

  func update(_ make: @escaping AnchorModification.Make) {
    self.make = make
    values = []
    graph.preferenceChanged(key, from: self)
  }

  /// Hears that a view inside was placed: who has read where it stood must read again.
  func placed() {
    let moved = places.indices.filter { places[$0].moved(to: frame(at: $0)) }
    guard !moved.isEmpty else { return }
    values = []
    graph.preferenceChanged(key, from: self)
  }

  func frame(at index: Int) -> CellRect? {
    (child as? ModifierNode<AnchorTracking>)?.box(at: index)?.frame
  }

  override func emit(_ fold: inout Fold) {
    guard fold.key === key else {
      child?.rise(&fold)
      return
    }
    var index = 0
    child?.child?.forEachItem { item in
      // Attached to a list it is attached to each member, so each sends a value.
      for position in 0..<(transforms ? 1 : item.boxCount) {
        fold.add(value(at: index + position, over: item))
      }
      index += item.boxCount
    }
  }

  private func value(at index: Int, over item: ViewNode) -> AnyObject {
    while places.count <= index { places.append(AnchorPlace(self, index: places.count)) }
    guard !transforms else {
      var inner = Fold(key)
      item.rise(&inner)
      return readingForBody { make(places[index], inner.value ?? key.makeDefault()) }
    }
    if index < values.count { return values[index] }
    let value = readingForBody { make(places[index], nil) }
    if index == values.count { values.append(value) }
    return value
  }

  override func ownMask() -> KeyMask {
    var mask = child?.keyMask ?? KeyMask()
    mask.keys |= key.bit
    return mask
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    make = { _, _ in AnchorPlace.nothing }
    values = []
  }
}

/// Where one view stands, for the anchors made of it.
@usableFromInline
final class AnchorPlace {
  private weak var node: AnchorNode?
  private let index: Int
  /// Where it stood when an anchor was last read; nil while none was.
  private var known: CellRect?
  /// How often it was somewhere else than an anchor had said.
  private(set) var version = 0

  init(_ node: AnchorNode, index: Int) {
    self.node = node
    self.index = index
  }

  /// The rectangle of the view in cells of the device; the last known one when the view is gone.
  func read() -> CellRect {
    let frame = node.flatMap { $0.isDead ? nil : $0.frame(at: index) } ?? known ?? .zero
    known = frame
    return frame
  }

  /// Whether an anchor was read that no longer holds.
  func moved(to frame: CellRect?) -> Bool {
    guard let known, let frame, known != frame else { return false }
    self.known = nil
    version += 1
    return true
  }

  /// What a node that is gone makes.
  static var nothing: AnyObject { PreferenceBox(()) }
}

/// A box that tells the node above where it was placed.
struct AnchorTracking: UnaryLayout {
  func arrange(_ node: LayoutNode, _ proposal: Proposal, _ child: LayoutNode) {
    child.place(node.frame.x, node.frame.y, proposal)
    node.nearest(AnchorNode.self)?.placed()
  }

  func needsLayout(after old: AnchorTracking) -> Bool { false }
}
