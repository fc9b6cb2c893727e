/// What must be known of a key to combine its values, made once a graph.
@usableFromInline
final class KeyOps {
  @usableFromInline let id: ObjectIdentifier
  @usableFromInline let name: String
  @usableFromInline let bit: UInt64
  @usableFromInline let makeDefault: () -> AnyObject
  @usableFromInline let describe: (AnyObject) -> String
  @usableFromInline let reduce: (AnyObject, AnyObject) -> AnyObject

  @inlinable
  convenience init<Key: PreferenceKey>(_ key: Key.Type) {
    self.init(
      id: ObjectIdentifier(key), name: keyName(key),
      makeDefault: { PreferenceBox(Key.defaultValue) },
      describe: {
        String(reflecting: unsafeDowncast($0, to: PreferenceBox<Key.Value>.self).value)
      },
      reduce: { one, next in
        var value = unsafeDowncast(one, to: PreferenceBox<Key.Value>.self).value
        Key.reduce(value: &value) { unsafeDowncast(next, to: PreferenceBox<Key.Value>.self).value }
        return PreferenceBox(value)
      })
  }

  @inlinable
  init(
    id: ObjectIdentifier, name: String, makeDefault: @escaping () -> AnyObject,
    describe: @escaping (AnyObject) -> String,
    reduce: @escaping (AnyObject, AnyObject) -> AnyObject
  ) {
    self.id = id
    self.name = name
    bit = KeyMask.bit(id)
    self.makeDefault = makeDefault
    self.describe = describe
    self.reduce = reduce
  }
}

/// A key that notes call by another name than its type's.
public protocol NamedPreferenceKey: PreferenceKey {
  static var name: String { get }
}

@usableFromInline
func keyName<Key: PreferenceKey>(_ key: Key.Type) -> String {
  (key as? any NamedPreferenceKey.Type)?.name ?? typeName(key)
}

/// A value on its way up.
@usableFromInline
final class PreferenceBox<Value> {
  @usableFromInline let value: Value

  @inlinable init(_ value: Value) {
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

/// Which keys may rise from a place.
///
/// There is a bit for each key, and a flag for dynamic containers below, which send a default for all of
/// them. Two keys with one bit only cost a walk.
@usableFromInline
struct KeyMask {
  var keys: UInt64 = 0
  var hasDynamicRoot = false

  @usableFromInline static func bit(_ id: ObjectIdentifier) -> UInt64 {
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
  @inlinable
  func keyOps<Key: PreferenceKey>(_ key: Key.Type) -> KeyOps {
    knownKey(ObjectIdentifier(key)) ?? remember(KeyOps(key))
  }

  @usableFromInline
  func knownKey(_ key: ObjectIdentifier) -> KeyOps? {
    keyTables[key]
  }

  @usableFromInline
  func remember(_ key: KeyOps) -> KeyOps {
    keyTables[key.id] = key
    return key
  }
}

extension ViewNode {
  /// The nodes that SwiftUI would attach a modifier to: the members of lists, through bodies and `if`.
  func forEachItem(_ visit: (ViewNode) -> Void) {
    if self is ListNode || self is BodyNode || self is DynamicNode || self is HolderNode
      || self is ForEachNode || self is IdentityNode || self is LazyMemberNode
    {
      visitChildren { $0.forEachItem(visit) }
    } else if !(self is SilentNode) {
      visit(self)
    }
  }
}
