/// A view with a body: the value itself, its state, and the node its body became.
///
/// The value is kept as raw storage and everything that depends on its type is in a table, so that the
/// class is not generic.
@usableFromInline
final class BodyNode: ViewNode {
  @usableFromInline let table: BodyTable
  @exclusivity(unchecked) @usableFromInline let storage: UnsafeMutableRawPointer
  @exclusivity(unchecked) @usableFromInline var isQueued = false
  /// Whether it read how its screen is dismissed.
  @exclusivity(unchecked) final var hasReadPresentation = false
  /// The locations of the view's state, by the order of its dynamic properties.
  @exclusivity(unchecked) var slots: [AnyObject?] = []

  @usableFromInline
  init(_ parent: ViewNode, _ table: BodyTable) {
    self.table = table
    storage = .allocate(byteCount: table.size, alignment: table.alignment)
    super.init(parent)
  }

  deinit {
    table.free(storage)
    storage.deallocate()
  }

  @inlinable
  static func make<Content: View>(
    _ view: Content, _ old: ViewNode?, _ parent: ViewNode
  ) -> ViewNode {
    guard parent.graph.hasRoom(below: parent) else { return LimitNode.make(old, parent) }
    if let node = reuse(old, as: BodyNode.self, parent) {
      if node.table.type == ObjectIdentifier(Content.self) {
        node.update(view)
        return node
      }
      parent.graph.discard(node, below: parent)
    }
    let node = BodyNode(parent, parent.graph.bodyTable(Content.self))
    node.storage.initializeMemory(as: Content.self, to: view)
    node.install(at: node.storage)
    node.run()
    return node
  }

  @inlinable
  func update<Content: View>(_ view: Content) {
    withUnsafeTemporaryAllocation(of: Content.self, capacity: 1) { space in
      guard let new = space.baseAddress else { return }
      new.initialize(to: view)
      install(at: UnsafeMutableRawPointer(new))
      if isEqual(to: UnsafeRawPointer(new)) {
        new.deinitialize(count: 1)
        if isQueued { run() }
      } else {
        let kept = storage.assumingMemoryBound(to: Content.self)
        kept.deinitialize(count: 1)
        kept.moveInitialize(from: new, count: 1)
        run()
      }
    }
  }

  override func emit(_ fold: inout Fold) {
    child?.rise(&fold)
  }

  /// Puts the view's state and environment into its dynamic properties.
  @inlinable
  func install(at value: UnsafeMutableRawPointer) {
    if !table.fields.isEmpty { installFields(at: value) }
  }

  @usableFromInline
  func installFields(at value: UnsafeMutableRawPointer) {
    if slots.isEmpty { slots = Array(repeating: nil, count: table.fields.count) }
    for (index, field) in table.fields.enumerated() {
      field.install(value + field.offset, self, index)
    }
  }

  @usableFromInline
  func isEqual(to value: UnsafeRawPointer) -> Bool {
    if haveEqualBytes(value, UnsafeRawPointer(storage), count: table.size) { return true }
    return table.areEqual?(value, UnsafeRawPointer(storage)) ?? false
  }

  /// Runs the body and brings what it made up to date.
  @usableFromInline
  func run() {
    isQueued = false
    if let shouldStop = graph.shouldStop, shouldStop() { return queue() }
    graph.counters.bodies &+= 1
    table.run(self)
  }

  @usableFromInline
  func beginBody() -> BodyNode? {
    let outer = graph.reading
    graph.reading = self
    return outer
  }

  @usableFromInline
  func endBody(_ outer: BodyNode?) {
    graph.reading = outer
  }

  /// Lets the body run again in the next round.
  func queue() {
    guard !isQueued, !isDead else { return }
    isQueued = true
    graph.dirtyBodies.append(self)
  }

  override func environmentChanged() {
    // A property that reads a value which is another one now queues the body.
    if !table.fields.isEmpty { installFields(at: storage) }
    child?.inherit(environment)
  }

  /// Hears from one of its properties that the environment has another value for it.
  func valueOfEnvironmentChanged() {
    queue()
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    for slot in slots { (slot as? any StateLocation)?.leaveGraph() }
    slots = []
  }

  override var outlineName: String? {
    table.nameOfValue?(UnsafeRawPointer(storage)) ?? table.name
  }
}

extension ViewNode {
  /// Runs a closure that the body above made; what the closure reads counts as read by that body.
  final func readingForBody<Result>(_ work: () -> Result) -> Result {
    reading(for: enclosingBody, work)
  }

  /// The body that made this node.
  final var enclosingBody: BodyNode? {
    self as? BodyNode ?? nearest(BodyNode.self)
  }

  /// Runs a closure; what it reads counts as read by `body`.
  final func reading<Result>(for body: BodyNode?, _ work: () -> Result) -> Result {
    let outer = graph.reading
    graph.reading = body
    defer { graph.reading = outer }
    return work()
  }
}

/// Whether two values have the same bytes; then they are equal, whatever their type.
@usableFromInline
func haveEqualBytes(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int) -> Bool {
  var offset = 0
  while offset &+ 8 <= count {
    let left = one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let right = other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    if left != right { return false }
    offset &+= 8
  }
  while offset < count {
    let left = one.load(fromByteOffset: offset, as: UInt8.self)
    if left != other.load(fromByteOffset: offset, as: UInt8.self) { return false }
    offset &+= 1
  }
  return true
}
