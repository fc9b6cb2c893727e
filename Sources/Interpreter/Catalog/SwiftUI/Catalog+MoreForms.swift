import NavigationCore

extension Catalog {
  /// Forms of texts, images, bindings and changes that stand beside the usual ones.
  static let moreForms: [CatalogFamily] = [
    { textForms }, { imageForms }, { bindingForms }, { changeForms }, { barPlaces },
  ]

  private static let textForms: [CatalogEntry] = [
    entry(
      "Text", "func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text", "Sets the text's color."
    ) { (text: Text, style: AnyStyle) in text.foregroundStyle(style.style) },
    entry("Text", "func fontWidth(_ width: Font.Width?) -> Text", "Sets the width of letters.") {
      (text: Text, width: Font.Width?) in text.fontWidth(width)
    },
    entry(
      "Text",
      "func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text",
      "Draws a line under the text."
    ) { (text: Text, isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) in
      text.underline(isActive, pattern: pattern, color: color)
    },
    entry(
      "Text",
      "func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text",
      "Draws a line through the text."
    ) { (text: Text, isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) in
      text.strikethrough(isActive, pattern: pattern, color: color)
    },
    entry(
      "Text.LineStyle", "init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)",
      "A line under a text."
    ) { (pattern: Text.LineStyle.Pattern, color: Color?) in
      Text.LineStyle(pattern: pattern, color: color)
    },
    constant("Text.LineStyle", "static let single: Text.LineStyle", "One line.") {
      Text.LineStyle.single
    },
    constant(
      "Font.TextStyle", "static var allCases: [Font.TextStyle]", "All cases, in their order."
    ) { Font.TextStyle.allCases },
    view(
      "View", "func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View",
      "Marks a view for a selection, also for one that may be nil."
    ) { (view: ErasedView, tag: Value, optional: Bool) in
      view.tag(HashedValue(tag), includeOptional: optional)
    },
  ]

  private static let imageForms: [CatalogEntry] = [
    entry(
      "Image",
      "init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text)",
      "A picture of some assets with a value and a text that says what it shows."
    ) { (name: String, _: Double?, _: Value, label: Text) in Image(name, label: label) },
    entry(
      "Image", "init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil)",
      "A picture with a value that says nothing."
    ) { (name: String, _: Double?, _: Value) in Image(decorative: name) },
  ]

  private static let bindingForms: [CatalogEntry] = [
    running(
      "Binding",
      "init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)",
      "A binding that reads and writes by calling closures."
    ) { (machine, get: Closure, set: Closure) in
      Interpreter.Value.object(
        BindingValue(
          get: { _ in get() },
          set: { machine, value in set(value, Transaction().written(machine)) }))
    },
    entry("Binding", "init(projectedValue: Binding<Value>)", "The same binding.") {
      (binding: Interpreter.Value) in binding
    },
    entry(
      "Binding", "init<V>(_ base: Binding<V>) where Value == V?",
      "A binding to the value as one that may be nil."
    ) { (binding: Interpreter.Value) in binding },
    raw("Binding", "init?(_ base: Binding<Value?>)", "A binding to the value, if it is not nil.") {
      machine, slots in
      guard let base = BindingValue.read(slots[0], machine) else { return .none }
      return base.get(machine).isNone ? .none : slots[0]
    },
    raw(
      "Binding", "subscript(position: Int) -> Binding<Value.Element>",
      "A binding to an element of the array."
    ) { machine, slots in
      guard let base = BindingValue.read(slots[0], machine), let index = slots[1].asInt
      else { return .none }
      return .object(base.element(index))
    },
    raw("State", "init()", "A state that begins with nil.") { _, _ in .object(StateCell(.none)) },
  ]

  private static let changeForms: [CatalogEntry] =
    [
      type("struct AnimationCompletionCriteria: Hashable, Sendable", "When an animation is done."),
      entry(
        "",
        "@discardableResult func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result",
        "Runs changes that move on a device, and then an action; here they are there at once."
      ) { (_: Animation?, _: AnimationCompletionCriteria, body: Closure, completion: Action0) in
        let result = body()
        completion()
        return result
      },
      entry(
        "",
        "@discardableResult func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R",
        "Runs changes with what goes with them."
      ) { (_: Value, _: Value, body: Closure) in body() },
    ]
    + constants(
      of: AnimationCompletionCriteria.self,
      [
        ("logicallyComplete", .logicallyComplete, "When the change is there."),
        ("removed", .removed, "When nothing moves any more."),
      ])

  /// Places of bars that stand elsewhere here.
  private static let barPlaces: [CatalogEntry] = [
    ("keyboard", ToolbarItemPlacement.bottomBar, "Above the keyboard; at the bottom here."),
    ("title", .principal, "In place of the title."),
    ("subtitle", .principal, "Below the title; in its place here."),
    ("largeTitle", .principal, "In place of the large title; in the bar here."),
    ("largeSubtitle", .principal, "Below the large title; in the bar here."),
    ("accessoryBar", .bottomBar, "In a bar of its own; at the bottom here."),
  ].map { name, place, summary in
    constant(
      name, of: "ToolbarItemPlacement", in: "ToolbarItemPlacement", summary
    ) { place }.passing
  }
}
