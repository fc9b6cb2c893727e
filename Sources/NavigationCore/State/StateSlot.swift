/// State of a view, seen by whoever takes it off the device.
@usableFromInline
protocol StateLocation: AnyObject {
  /// Forgets the graph: the view is gone.
  func leaveGraph()
  /// What it holds, as name and value; `name` is that of the property.
  func entries(named name: String) -> [(name: String, value: String)]
}

/// One piece of state: its value, and the bodies that read it.
@usableFromInline
final class StateSlot<Value>: BindingLocation<Value>, StateLocation {
  @exclusivity(unchecked) @usableFromInline var value: Value
  @exclusivity(unchecked) @usableFromInline var readers: ReaderList

  @inlinable init(_ value: Value, graph: ViewGraph?) {
    self.value = value
    readers = ReaderList(graph: graph)
    super.init()
  }

  @inlinable
  override func read() -> Value {
    readers.noteRead()
    return value
  }

  @inlinable
  override func write(_ newValue: Value) {
    if areSame(value, newValue) { return }
    value = newValue
    readers.wake()
  }

  @usableFromInline
  func leaveGraph() {
    readers.leaveGraph()
  }

  @usableFromInline
  func entries(named name: String) -> [(name: String, value: String)] {
    [(name, String(reflecting: value))]
  }
}

/// The bodies that read a value and must run again when it changes.
@usableFromInline
struct ReaderList {
  var graph: ViewGraph?
  private var readers: [BodyNode] = []

  @usableFromInline init(graph: ViewGraph? = nil) {
    self.graph = graph
  }

  @usableFromInline
  mutating func noteRead() {
    guard let reader = graph?.reading, readers.last !== reader else { return }
    if readers.count >= 8, readers.count & (readers.count - 1) == 0 { prune() }
    readers.append(reader)
  }

  /// Queues the readers and forgets them: they note themselves again when they run.
  @usableFromInline
  mutating func wake() {
    if let graph, let body = graph.reading {
      graph.note(.stateWrittenInBody(type: body.outlineName ?? body.table.name))
    }
    for reader in readers { reader.queue() }
    readers.removeAll(keepingCapacity: true)
  }

  mutating func leaveGraph() {
    readers = []
    graph = nil
  }

  private mutating func prune() {
    var seen: Set<ObjectIdentifier> = []
    readers.removeAll { $0.isDead || !seen.insert(ObjectIdentifier($0)).inserted }
  }
}

/// Whether a write would change nothing: equal bytes, or equal values.
@usableFromInline
func areSame<Value>(_ old: Value, _ new: Value) -> Bool {
  let bytes = withUnsafePointer(to: old) { one in
    withUnsafePointer(to: new) { other in
      haveEqualBytes(
        UnsafeRawPointer(one), UnsafeRawPointer(other), count: MemoryLayout<Value>.size)
    }
  }
  if bytes { return true }
  guard let comparable = old as? any Equatable else { return false }
  return isEqual(comparable, to: new)
}

private func isEqual<Value: Equatable>(_ old: Value, to new: Any) -> Bool {
  (new as? Value) == old
}
