/// A preference key whose type is known only at run time, for programs that make views from data.
///
/// It stands for the same key as the type it is made of: what is sent with one is heard with the other.
public struct ErasedPreferenceKey<Value> {
  @usableFromInline let ops: KeyOps

  public init<Key: PreferenceKey>(_ key: Key.Type) where Key.Value == Value {
    ops = KeyOps(key)
  }
}

extension View {
  /// Sends a value up, in the place of what the views inside send.
  @inlinable
  public consuming func preference<Value>(
    key: ErasedPreferenceKey<Value>, value: Value
  ) -> Modified<Self> {
    modified(
      WriterModification(PreferenceBox(value), key: .erased(key.ops)) {
        areSame(
          unsafeDowncast($0, to: PreferenceBox<Value>.self).value,
          unsafeDowncast($1, to: PreferenceBox<Value>.self).value)
      })
  }

  /// Acts when the value that the views inside send up is another one.
  @inlinable
  public consuming func onPreferenceChange<Value: Equatable>(
    _ key: ErasedPreferenceKey<Value>, perform action: @escaping (Value) -> Void
  ) -> Modified<Self> {
    modified(
      ListenerModification(
        key: .erased(key.ops),
        areEqual: {
          unsafeDowncast($0, to: PreferenceBox<Value>.self).value
            == unsafeDowncast($1, to: PreferenceBox<Value>.self).value
        },
        action: { action(unsafeDowncast($0, to: PreferenceBox<Value>.self).value) }))
  }
}
