/// State whose properties are known only at run time, for views that are made from data.
///
/// Each key has a cell of its own: writing it runs only the bodies that read that key. Like `State` it
/// has no storage until the view is on the device: before, reads give the initial value and writes are
/// lost.
public struct StateCells<Key: Hashable, Value>: DynamicProperty {
  @usableFromInline var store: CellStore<Key, Value>?

  @inlinable public init() {}

  /// Whether the view is on the device, so that values are kept.
  public var isInstalled: Bool { store != nil }

  var graph: ViewGraph? { store?.graph }

  /// The value of a key; `initial` makes it the first time.
  @inlinable
  public func value(of key: Key, initial: @autoclosure () -> Value) -> Value {
    store?.slot(of: key, initial).read() ?? initial()
  }

  @inlinable
  public func set(_ value: Value, of key: Key) {
    store?.slot(of: key, { value }).write(value)
  }

  /// A binding to the value of a key; `initial` makes it the first time.
  @inlinable
  public func binding(
    of key: Key, initial: @autoclosure () -> Value
  ) -> Binding<Value> {
    guard let store else { return .constant(initial()) }
    return Binding(location: store.slot(of: key, initial))
  }

  /// Forgets the values of all other keys.
  @inlinable
  public func keep(where isKept: (Key) -> Bool) {
    store?.keep(where: isKept)
  }

  public static func _install(_ property: inout Self, _ owner: DynamicPropertyOwner) {
    property.store = owner.location { CellStore(owner.graph) }
  }
}

/// The slots of one view in the order of their first use; a view has so few that they are searched.
@usableFromInline
final class CellStore<Key: Hashable, Value>: StateLocation {
  @exclusivity(unchecked) @usableFromInline var keys: [Key] = []
  @exclusivity(unchecked) @usableFromInline var slots: [StateSlot<Value>] = []
  @exclusivity(unchecked) @usableFromInline private(set) var graph: ViewGraph?

  @usableFromInline init(_ graph: ViewGraph) {
    self.graph = graph
  }

  @inlinable
  func slot(of key: Key, _ initial: () -> Value) -> StateSlot<Value> {
    if let known = keys.firstIndex(of: key) { return slots[known] }
    let slot = StateSlot(initial(), graph: graph)
    keys.append(key)
    slots.append(slot)
    return slot
  }

  @usableFromInline
  func keep(where isKept: (Key) -> Bool) {
    for index in keys.indices.reversed() where !isKept(keys[index]) {
      keys.remove(at: index)
      slots.remove(at: index).leaveGraph()
    }
  }

  @usableFromInline
  func leaveGraph() {
    graph = nil
    for slot in slots { slot.leaveGraph() }
  }

  @usableFromInline
  func entries(named name: String) -> [(name: String, value: String)] {
    zip(keys, slots).flatMap { $1.entries(named: "\($0)") }
  }
}
