extension View {
  /// Sets a value that the views inside read.
  public consuming func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> Modified<Self> {
    environment(ValueChange(keyPath: keyPath, value: value))
  }

  /// Sets the value of a key for the views inside.
  public consuming func environment<Key: EnvironmentKey>(
    key: Key.Type, value: Key.Value
  ) -> Modified<Self> {
    environment(KeyChange<Key>(value: value))
  }

  /// Changes a value that the views inside read.
  public consuming func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> Modified<Self> {
    environment(ValueTransform(keyPath: keyPath, transform: transform))
  }

  /// Lets what can be tapped inside answer no more; an inner view cannot undo it.
  public consuming func disabled(_ disabled: Bool) -> Modified<Self> {
    environment(Disabling(isDisabled: disabled))
  }
}

private struct ValueChange<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func apply(_ values: inout EnvironmentValues) {
    values[keyPath: keyPath] = value
  }

  static func == (one: ValueChange, other: ValueChange) -> Bool {
    one.keyPath == other.keyPath && areSame(one.value, other.value)
  }
}

private struct KeyChange<Key: EnvironmentKey>: EnvironmentChange {
  let value: Key.Value

  func apply(_ values: inout EnvironmentValues) {
    values[Key.self] = value
  }

  static func == (one: KeyChange, other: KeyChange) -> Bool {
    areSame(one.value, other.value)
  }
}

private struct ValueTransform<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func apply(_ values: inout EnvironmentValues) {
    transform(&values[keyPath: keyPath])
  }

  // Functions cannot be compared.
  static func == (one: ValueTransform, other: ValueTransform) -> Bool { false }
}

private struct Disabling: EnvironmentChange {
  let isDisabled: Bool

  func apply(_ values: inout EnvironmentValues) {
    if isDisabled { values.isEnabled = false }
  }
}
