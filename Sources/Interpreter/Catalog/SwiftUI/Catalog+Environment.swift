import NavigationCore

extension Catalog {
  static let environment: [CatalogFamily] = [
    { environmentValues }, { environmentModifiers }, { bindings },
  ]

  private static let environmentValues: [CatalogEntry] = [
    type("struct EnvironmentValues", "What views tell the views inside them."),
    entry("EnvironmentValues", "init()", "What holds where nothing was said.") {
      EnvironmentValues()
    },
    property("EnvironmentValues", "var font: Font?", "The font of texts.") {
      (values: EnvironmentValues) in
      values.font
    } set: {
      $0.font = $1
    },
    property("EnvironmentValues", "var lineLimit: Int?", "How many lines texts may have.") {
      (values: EnvironmentValues) in
      values.lineLimit
    } set: {
      $0.lineLimit = $1
    },
    property(
      "EnvironmentValues", "var truncationMode: Text.TruncationMode",
      "Where texts that are too long are cut."
    ) { (values: EnvironmentValues) in
      values.truncationMode
    } set: {
      $0.truncationMode = $1
    },
    property(
      "EnvironmentValues", "var multilineTextAlignment: TextAlignment",
      "Where the lines of texts begin."
    ) { (values: EnvironmentValues) in
      values.multilineTextAlignment
    } set: {
      $0.multilineTextAlignment = $1
    },
    property("EnvironmentValues", "var textCase: Text.Case?", "Capital or small letters.") {
      (values: EnvironmentValues) in
      values.textCase
    } set: {
      $0.textCase = $1
    },
    property("EnvironmentValues", "var lineSpacing: CGFloat", "The space between lines.") {
      (values: EnvironmentValues) in
      values.lineSpacing
    } set: {
      $0.lineSpacing = $1
    },
    property("EnvironmentValues", "var isEnabled: Bool", "Whether controls can be tapped.") {
      (values: EnvironmentValues) in
      values.isEnabled
    } set: {
      $0.isEnabled = $1
    },
    property(
      "EnvironmentValues", "var layoutDirection: LayoutDirection",
      "Where lines begin: left or right."
    ) { (values: EnvironmentValues) in
      values.layoutDirection
    } set: {
      $0.layoutDirection = $1
    },
    property("EnvironmentValues", "var colorScheme: ColorScheme", "Light or dark.") {
      (values: EnvironmentValues) in
      values.colorScheme
    } set: {
      $0.colorScheme = $1
    },
  ]

  private static let environmentModifiers: [CatalogEntry] = [
    running(
      "View",
      "func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View",
      "Changes what the views inside are told."
    ) { (machine, view: ErasedView, keyPath: KeyPathValue, transform: Closure) in
      ErasedView(
        view.transformEnvironment(\.self) { values in
          var box = values.written(machine)
          var arguments = [keyPath.get(machine, box)]
          transform.call(&arguments)
          keyPath.set?(machine, &box, arguments[0])
          if let changed = EnvironmentValues.read(box, machine) { values = changed }
        })
    }
  ]

  private static let bindings: [CatalogEntry] = [
    type("struct Binding<Value>", "A value that is kept elsewhere, to be read and written."),
    running(
      "Binding", "init(get: @escaping () -> Value, set: @escaping (Value) -> Void)",
      "A binding that reads and writes by calling closures."
    ) { (_, get: Closure, set: Closure) in
      Interpreter.Value.object(BindingValue(get: { _ in get() }, set: { _, value in set(value) }))
    },
    entry(
      "Binding", "static func constant(_ value: Value) -> Binding<Value>",
      "A binding to a value that never changes."
    ) { (value: Interpreter.Value) in
      Interpreter.Value.object(BindingValue(get: { _ in value }, set: { _, _ in }))
    },
    CatalogEntry(
      owner: "Binding", signature: "var wrappedValue: Value { get nonmutating set }",
      summary: "The value itself.",
      code: { machine, slots in
        slots[0].object(BindingValue.self)?.get(machine) ?? .none
      },
      set: { machine, slots in
        slots[0].object(BindingValue.self)?.set(machine, slots[1])
        return .none
      }),
    entry("Binding", "var projectedValue: Binding<Value>", "The binding itself.") {
      (binding: Interpreter.Value) in binding
    },
    entry(
      "Binding", "func animation(_ animation: Animation? = .default) -> Binding<Value>",
      "The same binding; its changes don't move here."
    ) { (binding: Interpreter.Value, _: Animation?) in binding },
    entry(
      "Binding", "func transaction(_ transaction: Transaction) -> Binding<Value>",
      "The same binding."
    ) { (binding: Interpreter.Value, _: Transaction) in binding },
  ]
}
