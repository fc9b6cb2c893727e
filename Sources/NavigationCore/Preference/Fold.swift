/// What must be known of a key to combine its values, made once a graph.
final class KeyOps {
  let id: ObjectIdentifier
  let name: String
  let bit: UInt64
  let makeDefault: () -> AnyObject
  let describe: (AnyObject) -> String
  let reduce: (AnyObject, AnyObject) -> AnyObject

  init<Key: PreferenceKey>(_ key: Key.Type) {
    id = ObjectIdentifier(key)
    name = (key as? any NamedPreferenceKey.Type)?.name ?? typeName(key)
    bit = KeyMask.bit(id)
    makeDefault = { PreferenceBox(Key.defaultValue) }
    describe = {
      String(reflecting: unsafeDowncast($0, to: PreferenceBox<Key.Value>.self).value)
    }
    reduce = { one, next in
      var value = unsafeDowncast(one, to: PreferenceBox<Key.Value>.self).value
      Key.reduce(value: &value) { unsafeDowncast(next, to: PreferenceBox<Key.Value>.self).value }
      return PreferenceBox(value)
    }
  }
}

/// A key that notes call by another name than its type's.
public protocol NamedPreferenceKey: PreferenceKey {
  static var name: String { get }
}

/// A value on its way up.
final class PreferenceBox<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// The values of one key, combined as they are met in the order of the views.
struct Fold {
  let key: KeyOps
  private(set) var value: AnyObject?

  init(_ key: KeyOps, startingWith value: AnyObject? = nil) {
    self.key = key
    self.value = value
  }

  mutating func add(_ next: AnyObject) {
    value = value.map { key.reduce($0, next) } ?? next
  }
}

/// Which keys may rise from a place: a bit for each key, and whether a dynamic container, which sends
/// a default for all of them, is below. Two keys with one bit only cost a walk.
struct KeyMask {
  var keys: UInt64 = 0
  var hasDynamicRoot = false

  static func bit(_ id: ObjectIdentifier) -> UInt64 {
    let address = UInt(bitPattern: id)
    let mixed = (address >> 4) ^ (address >> 10) ^ (address >> 16)
    return 1 << UInt64(mixed & 63)
  }

  mutating func formUnion(_ other: KeyMask) {
    keys |= other.keys
    hasDynamicRoot = hasDynamicRoot || other.hasDynamicRoot
  }

  func mayHold(_ key: KeyOps) -> Bool {
    hasDynamicRoot || keys & key.bit != 0
  }
}

extension ViewGraph {
  func keyOps<Key: PreferenceKey>(_ key: Key.Type) -> KeyOps {
    if let known = keyTables[ObjectIdentifier(key)] { return known }
    let made = KeyOps(key)
    keyTables[ObjectIdentifier(key)] = made
    return made
  }
}

extension ViewNode {
  /// The nodes that SwiftUI would attach a modifier to: the members of lists, through bodies and `if`.
  func forEachItem(_ visit: (ViewNode) -> Void) {
    if self is ListNode || self is BodyNode || self is DynamicNode || self is ErasedNode
      || self is ForEachNode || self is IdentityNode
    {
      visitChildren { $0.forEachItem(visit) }
    } else if !(self is SilentNode) {
      visit(self)
    }
  }
}
