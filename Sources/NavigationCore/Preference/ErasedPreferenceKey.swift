/// A preference key whose type is known only at run time, for programs that make views from data.
///
/// It stands for the same key as the type it is made of: what is sent with one is heard with the other.
public struct ErasedPreferenceKey<Value> {
  @usableFromInline let ops: KeyOps

  /// A key that does what the type does, by functions that need not be looked up in it.
  ///
  /// `reduce` combines the value so far with the next one.
  @inlinable @inline(__always)
  public init<Key: PreferenceKey>(
    standingFor key: Key.Type, name: String, defaultValue: @escaping () -> Value,
    reduce: @escaping (Value, Value) -> Value
  ) where Key.Value == Value {
    ops = KeyOps(
      id: ObjectIdentifier(key), name: name, makeDefault: { PreferenceBox(defaultValue()) },
      describe: {
        String(reflecting: unsafeDowncast($0, to: PreferenceBox<Value>.self).value)
      },
      reduce: { one, next in
        PreferenceBox(
          reduce(
            unsafeDowncast(one, to: PreferenceBox<Value>.self).value,
            unsafeDowncast(next, to: PreferenceBox<Value>.self).value))
      })
  }
}

extension View {
  /// Sends a value up, in the place of what the views inside send.
  @inlinable
  public consuming func preference<Value: Equatable>(
    key: ErasedPreferenceKey<Value>, value: Value
  ) -> Modified<Self> {
    modified(
      WriterModification(PreferenceBox(value), key: .erased(key.ops)) {
        unsafeDowncast($0, to: PreferenceBox<Value>.self).value
          == unsafeDowncast($1, to: PreferenceBox<Value>.self).value
      })
  }

  /// Acts when the value that the views inside send up is another one.
  @inlinable
  public consuming func onPreferenceChange<Value: Equatable>(
    _ key: ErasedPreferenceKey<Value>, perform action: @escaping (Value) -> Void
  ) -> Modified<Self> {
    onPreferenceChange(.erased(key.ops), action)
  }
}
