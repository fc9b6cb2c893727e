import NavigationCore

extension Catalog {
  static let structure: [CatalogFamily] = [
    { viewProtocols }, { containers }, { repetition }, { scenes },
  ]

  private static let viewProtocols: [CatalogEntry] = [
    type("protocol View", "A piece of what a screen shows, made of other views."),
    requirement("View", "associatedtype Body", "The views it is made of."),
    requirement("View", "@ViewBuilder var body: Body { get }", "The views it is made of."),
    type("protocol ViewModifier", "A change that can be attached to any view."),
    requirement("ViewModifier", "associatedtype Body", "The views that the change makes."),
    requirement(
      "ViewModifier", "@ViewBuilder func body(content: Content) -> Body",
      "The changed view, made of the one it is attached to."),
    type("protocol DynamicProperty", "A wrapper whose changes show the view anew."),
    type("protocol PreviewProvider", "What a preview shows; a file may start with it."),
    requirement(
      "PreviewProvider", "@ViewBuilder static var previews: Previews { get }",
      "The views of the preview."),
    requirement("PreviewProvider", "associatedtype Previews", "The views of the preview."),
    type("protocol App", "A whole program, with its screens."),
    requirement("App", "associatedtype Body", "The scenes of the program."),
    requirement("App", "@SceneBuilder var body: Body { get }", "The scenes of the program."),
    type("protocol Scene", "A window with its views."),
    requirement("Scene", "associatedtype Body", "The scenes it is made of."),
    requirement("Scene", "@SceneBuilder var body: Body { get }", "The scenes it is made of."),
  ]

  private static let containers: [CatalogEntry] = [
    type("struct EmptyView: View", "A view that shows nothing."),
    view("EmptyView", "init()", "A view that shows nothing.") { EmptyView() },
    type("struct AnyView: View", "A view whose type is hidden."),
    view("AnyView", "init<V: View>(_ view: V)", "Hides the type of a view.") {
      (view: ErasedView) in AnyView(view)
    },
    view("AnyView", "init<V: View>(erasing view: V)", "Hides the type of a view.") {
      (view: ErasedView) in AnyView(view)
    },
    type("struct Group<Content: View>: View", "Several views as one."),
    view(
      "Group", "init(@ViewBuilder content: () -> Content)",
      "Several views as one; what is attached to it is attached to each."
    ) { (content: ErasedView) in Group { content } },
    view(
      "View", "func id<ID: Hashable>(_ id: ID) -> some View", "Ties a view's identity to a value."
    ) { (view: ErasedView, id: Value) in view.id(HashedValue(id)) },
    view("View", "func tag<V: Hashable>(_ tag: V) -> some View", "Marks a view for a selection.") {
      (view: ErasedView, tag: Value) in view.tag(HashedValue(tag))
    },
    entry("View", "func equatable() -> some View", "Shows the view anew only when it differs.") {
      (view: ErasedView) in view
    },
    type("struct EmptyModifier: ViewModifier", "A modifier that changes nothing."),
    entry("EmptyModifier", "init()", "A modifier that changes nothing.") { EmptyModifier() },
    constant("EmptyModifier", "static let identity: EmptyModifier", "A modifier without effect.") {
      EmptyModifier.identity
    },
  ]

  private static let repetition: [CatalogEntry] = [
    type("struct ForEach<Data, ID, Content: View>: View", "A view for each element of some data."),
    running(
      "ForEach",
      "init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)",
      "A view for each number of a range."
    ) { (machine, items: Items, content: Content1<Value>) in
      ErasedView(forEach(items, nil, content, machine))
    },
    running(
      "ForEach",
      "init<D: RandomAccessCollection>(_ data: D, id: KeyPath<D.Element, ID> = \\.id, @ViewBuilder content: @escaping (D.Element) -> Content)",
      "A view for each element, told apart by one of its properties, its `id` if none is named."
    ) { (machine, items: Items, id: KeyPathValue, content: Content1<Value>) in
      ErasedView(forEach(items, id, content, machine))
    },
    running(
      "ForEach",
      "init<E>(_ data: Binding<[E]>, id: KeyPath<E, ID> = \\.id, @ViewBuilder content: @escaping (Binding<E>) -> Content)",
      "A view for a binding to each element, which it may change."
    ) { (machine, data: BindingValue, id: KeyPathValue, content: Content1<Value>) in
      let items = Items.read(data.get(machine), machine) ?? Items(values: [])
      let bindings = items.values.enumerated().map { index, value in
        IdentifiedValue(
          id: HashedValue(id.get(machine, value)), value: .object(data.element(index)))
      }
      return ErasedView(ForEach(bindings) { content($0.value) })
    },
    entry(
      "ForEach",
      "func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach<Data, ID, Content>",
      "Lets rows be deleted by a swipe; the playground has no such swipe."
    ) {
      (view: ErasedView, _: Value) in view
    }.passing,
    entry(
      "ForEach",
      "func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach<Data, ID, Content>",
      "Lets rows be moved; the playground has no such gesture."
    ) {
      (view: ErasedView, _: Value) in view
    }.passing,
  ]

  private static func forEach(
    _ items: Items, _ id: KeyPathValue?, _ content: Content1<Value>, _ machine: Machine
  ) -> some View {
    ForEach(IdentifiedValue.all(of: items, id: id, machine)) { content($0.value) }
  }

  private static let scenes: [CatalogEntry] = [
    type("struct WindowGroup<Content: View>: Scene", "A window with a program's first view."),
    entry("WindowGroup", "init(@ViewBuilder content: () -> Content)", "A window with a view.") {
      (content: ErasedView) in content
    },
    entry(
      "WindowGroup", "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)",
      "A window with a title and a view."
    ) { (_: Value, content: ErasedView) in content },
    entry(
      "WindowGroup", "init(id: String, @ViewBuilder content: () -> Content)",
      "A window with a view."
    ) { (_: String, content: ErasedView) in content },
  ]
}

extension CatalogEntry {
  /// The same, with one note that the playground does not draw it.
  var passing: CatalogEntry {
    CatalogEntry(
      owner: owner, declaration, summary: summary, code: code, set: set, built: built,
      isPassed: true, isRequirement: isRequirement, isRaw: isRaw)
  }
}

extension BindingValue: Readable {
  static func read(_ value: Value, _ machine: Machine) -> Self? { value.object(Self.self) }

  /// A binding to one element of the array that this one holds.
  func element(_ index: Int) -> BindingValue {
    BindingValue(
      get: { machine in
        let items = self.get(machine).object(ArrayValue.self)?.items ?? []
        return items.indices.contains(index) ? items[index] : .none
      },
      set: { machine, value in
        guard var items = self.get(machine).object(ArrayValue.self)?.items,
          items.indices.contains(index)
        else { return }
        items[index] = value
        self.set(machine, .object(ArrayValue(items)))
      })
  }
}
