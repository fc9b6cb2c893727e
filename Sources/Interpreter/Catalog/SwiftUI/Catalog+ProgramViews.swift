import NavigationCore

extension Catalog {
  /// Preferences, environment and modifiers of the program: what needs the program itself to run.
  static let programViews: [CatalogFamily] = [{ preferences }, { programEnvironment }, { states }]

  private static let preferences: [CatalogEntry] = [
    onProgram(
      "View",
      "func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View",
      "Sends a value up; it takes the place of what the views inside send."
    ) { program, view, slots in program.preference(view, slots[1], slots[2]) },
    onProgram(
      "View",
      "func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View where K.Value: Equatable",
      "Acts when the value that the views inside send is another one."
    ) { program, view, slots in
      Closure.read(slots[2], program.machine).map {
        program.onPreferenceChange(view, slots[1], $0)
      }
    },
    onProgram(
      "View",
      "func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View",
      "Changes the value that the views inside send."
    ) { program, view, slots in
      Closure.read(slots[2], program.machine).map {
        program.transformPreference(view, slots[1], $0)
      }
    },
    onProgram(
      "View",
      "func overlayPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View",
      "Lays over the view what is made of the value it sends."
    ) { program, view, slots in
      guard let alignment = Alignment.read(slots[2], program.machine),
        let content = Content1<Value>.read(slots[3], program.machine)
      else { return nil }
      return program.overlayPreferenceValue(view, slots[1], alignment, content)
    },
    onProgram(
      "View",
      "func backgroundPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View",
      "Lays behind the view what is made of the value it sends."
    ) { program, view, slots in
      guard let alignment = Alignment.read(slots[2], program.machine),
        let content = Content1<Value>.read(slots[3], program.machine)
      else { return nil }
      return program.backgroundPreferenceValue(view, slots[1], alignment, content)
    },
  ]

  private static let programEnvironment: [CatalogEntry] = [
    raw(
      "EnvironmentValues", "subscript<K: EnvironmentKey>(key: K.Type) -> K.Value",
      "The value of a key of your own.",
      set: { machine, slots in
        guard let program = machine.program, var values = EnvironmentValues.read(slots[0], machine)
        else { return .none }
        program.setEnvironmentValue(&values, slots[1], slots[2])
        slots[0] = values.written(machine)
        return .none
      },
      { machine, slots in
        guard let program = machine.program, let values = EnvironmentValues.read(slots[0], machine)
        else { return .none }
        return program.environmentValue(values, slots[1])
      }),
    onProgram(
      "View",
      "func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View",
      "Sets a value that the views inside read."
    ) { program, view, slots in
      slots[1].object(KeyPathValue.self).map { program.environment(view, $0, slots[2]) }
    },
    onProgram(
      "View", "func modifier<M: ViewModifier>(_ modifier: M) -> some View",
      "Attaches a modifier of your own."
    ) { program, view, slots in program.modify(view, with: slots[1]) },
  ]

  private static let states: [CatalogEntry] = [
    type("struct State<Value>", "A value that belongs to a view as long as it is on the device."),
    raw("State", "init(wrappedValue value: Value)", "A state that begins with a value.") {
      _, slots in .object(StateCell(slots[0]))
    },
    raw("State", "init(initialValue value: Value)", "A state that begins with a value.") {
      _, slots in .object(StateCell(slots[0]))
    },
    raw(
      "State", "var wrappedValue: Value { get nonmutating set }", "The value.",
      set: { machine, slots in
        let new = slots[1]
        changeWrapper(slots[0], machine) { $0 = new }
        return .none
      },
      { machine, slots in readWrapper(slots[0], machine) }),
    raw("State", "var projectedValue: Binding<Value>", "A binding to the value.") { _, slots in
      projectWrapper(slots[0])
    },
  ]

  /// A modifier that the program itself carries out.
  private static func onProgram(
    _ owner: String, _ signature: String, _ summary: String,
    _ body: @escaping @Sendable (Program, ErasedView, Frame) -> ErasedView?
  ) -> CatalogEntry {
    raw(owner, signature, summary) { machine, slots in
      guard let program = machine.program, let view = ErasedView.read(slots[0], machine),
        let result = body(program, view, slots)
      else { return slots[0] }
      return result.written(machine)
    }
  }
}
