import NavigationCore

/// A `PreferenceKey` of the program, by its number.
struct InterpretedPreferenceKey<N: Natural>: NamedPreferenceKey {
  static var name: String { KeyRegistry[N.value]?.name ?? "PreferenceKey" }
  static var defaultValue: Value { KeyRegistry[N.value]?.defaultValue ?? .none }

  static func reduce(value: inout Value, nextValue: () -> Value) {
    guard let key = KeyRegistry[N.value] else { return }
    value = key.program.reduce(key, value, nextValue())
  }
}

/// An `EnvironmentKey` of the program, by its number.
struct InterpretedEnvironmentKey<N: Natural>: NamedEnvironmentKey {
  static var name: String { KeyRegistry[N.value]?.name ?? "EnvironmentKey" }
  static var defaultValue: Value { KeyRegistry[N.value]?.defaultValue ?? .none }
}

extension Program {
  /// A key of the program by its type, entered at its first use.
  func programKey(of metatype: Value) -> ProgramKey? {
    guard let type = metatype.object(MetatypeValue.self)?.type else { return nil }
    if let known = keys[type] { return known }
    let key = KeyRegistry.enter(self, type)
    keys[type] = key
    return key
  }

  /// The number of a key's type.
  func key(of metatype: Value) -> any Natural.Type {
    programKey(of: metatype)?.numberType ?? Zero.self
  }

  /// A key's own `reduce`.
  func reduce(_ key: ProgramKey, _ value: Value, _ next: Value) -> Value {
    guard machine.halt == nil, let target = key.reduce else { return value }
    if key.keepsLast { return next }
    let nextValue = ClosureValue(arity: 0, type: .function(FunctionType([], .unknown))) { _, _ in
      next
    }
    var arguments = [value, Value.object(nextValue)]
    _ = call(target, &arguments, machine)
    return arguments[0]
  }

  // MARK: Preferences

  func preference(_ view: ErasedView, _ key: Value, _ value: Value) -> ErasedView {
    guard let key = programKey(of: key) else { return view }
    return ErasedView(view.preference(key: key.preference, value: value))
  }

  func onPreferenceChange(_ view: ErasedView, _ key: Value, _ action: Closure) -> ErasedView {
    guard let key = programKey(of: key) else { return view }
    return ErasedView(view.onPreferenceChange(key.preference) { action($0) })
  }

  func transformPreference(_ view: ErasedView, _ key: Value, _ action: Closure) -> ErasedView {
    func open<N: Natural>(_ number: N.Type) -> ErasedView {
      ErasedView(
        view.transformPreference(InterpretedPreferenceKey<N>.self) { value in
          var arguments = [value]
          action.call(&arguments)
          value = arguments[0]
        })
    }
    return open(self.key(of: key))
  }

  func overlayPreferenceValue(
    _ view: ErasedView, _ key: Value, _ alignment: Alignment, _ content: Content1<Value>
  ) -> ErasedView {
    func open<N: Natural>(_ number: N.Type) -> ErasedView {
      ErasedView(
        view.overlayPreferenceValue(InterpretedPreferenceKey<N>.self, alignment: alignment) {
          content($0)
        })
    }
    return open(self.key(of: key))
  }

  func backgroundPreferenceValue(
    _ view: ErasedView, _ key: Value, _ alignment: Alignment, _ content: Content1<Value>
  ) -> ErasedView {
    func open<N: Natural>(_ number: N.Type) -> ErasedView {
      ErasedView(
        view.backgroundPreferenceValue(InterpretedPreferenceKey<N>.self, alignment: alignment) {
          content($0)
        })
    }
    return open(self.key(of: key))
  }

  // MARK: Environment

  /// `values[Key.self]`.
  func environmentValue(_ values: EnvironmentValues, _ key: Value) -> Value {
    func open<N: Natural>(_ number: N.Type) -> Value { values[InterpretedEnvironmentKey<N>.self] }
    return open(self.key(of: key))
  }

  func setEnvironmentValue(_ values: inout EnvironmentValues, _ key: Value, _ value: Value) {
    func open<N: Natural>(_ number: N.Type, _ values: inout EnvironmentValues) {
      values[InterpretedEnvironmentKey<N>.self] = value
    }
    open(self.key(of: key), &values)
  }

  /// `.environment(\.key, value)` through the program's own key path.
  func environment(_ view: ErasedView, _ path: KeyPathValue, _ value: Value) -> ErasedView {
    ErasedView(
      view.transformEnvironment(\.self) { [machine] values in
        var whole = Value.object(Native(values))
        path.set?(machine, &whole, value)
        if let changed = EnvironmentValues.read(whole, machine) { values = changed }
      })
  }
}
