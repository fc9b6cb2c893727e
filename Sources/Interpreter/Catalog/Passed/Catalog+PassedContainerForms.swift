import NavigationCore

extension Catalog {
  /// Forms of containers that are shown by their content, and what is told of scrolled content.
  static let passedContainerForms: [CatalogFamily] = [
    { boundRows }, { trees }, { boxForms }, { scrollForms }, { columnForms }, { barForms },
  ]

  private static let boundRows: [CatalogEntry] =
    [
      type("struct EditActions<Data>", "What may be done with rows."),
      passed(
        in: "ForEach",
        "func onInsert(of supportedContentTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> ForEach<Data, ID, Content>",
        "Takes what is dropped between rows."),
      rows(
        "ForEach",
        "init<E>(_ data: Binding<[E]>, id: KeyPath<E, ID> = \\.id, editActions: EditActions<[E]>, @ViewBuilder content: @escaping (Binding<E>) -> Content)"
      ) { data, id, _, content, machine in
        ErasedView(ForEach(bindings(data, id, machine)) { content($0.value) })
      },
      rows(
        "List",
        "init<E, ID, RowContent: View>(_ data: Binding<[E]>, id: KeyPath<E, ID> = \\.id, editActions: EditActions<[E]>, @ViewBuilder rowContent: @escaping (Binding<E>) -> RowContent)"
      ) { data, id, _, content, machine in
        ErasedView(List(bindings(data, id, machine)) { content($0.value) })
      },
      running(
        "List",
        "init<E, ID, RowContent: View>(_ data: Binding<[E]>, id: KeyPath<E, ID> = \\.id, @ViewBuilder rowContent: @escaping (Binding<E>) -> RowContent)",
        "A row for a binding to each element, which it may change."
      ) { (machine, data: BindingValue, id: KeyPathValue, content: Content1<Value>) in
        ErasedView(List(bindings(data, id, machine)) { content($0.value) })
      },
      rows(
        "List",
        "init<E, ID, S, RowContent: View>(_ data: Binding<[E]>, id: KeyPath<E, ID> = \\.id, selection: Binding<S>?, @ViewBuilder rowContent: @escaping (Binding<E>) -> RowContent)"
      ) { data, id, _, content, machine in
        ErasedView(List(bindings(data, id, machine)) { content($0.value) })
      },
      CatalogEntry(
        owner: "List",
        signature:
          "init<E, ID, S, RowContent: View>(_ data: Binding<[E]>, id: KeyPath<E, ID> = \\.id, editActions: EditActions<[E]>, selection: Binding<S>?, @ViewBuilder rowContent: @escaping (Binding<E>) -> RowContent)",
        summary: "A row for a binding to each element; rows are neither chosen nor moved here.",
        code: { machine, slots in
          guard let data = BindingValue.read(slots[0], machine),
            let id = KeyPathValue.read(slots[1], machine),
            let content = Content1<Value>.read(slots[4], machine)
          else { return .none }
          return ErasedView(List(bindings(data, id, machine)) { content($0.value) })
            .written(machine)
        }, isPassed: true, isRaw: true),
      running(
        "List",
        "init<S, RowContent: View>(_ data: Range<Int>, selection: Binding<S>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent)",
        "A row for each number of a range, of which some can be chosen; the playground does not choose."
      ) { (machine, items: Items, _: Value, content: Content1<Value>) in
        let rows = IdentifiedValue.all(of: items, id: nil, machine)
        return ErasedView(List(rows) { content($0.value) })
      }.passing,
    ]
    + ["all", "move", "delete"].map {
      named("EditActions", "static var \($0): EditActions<Data>", "What may be done with rows.")
    }
    + [
      named(
        "EditActions", "init(arrayLiteral elements: EditActions<Data>...)",
        "What may be done with rows.")
    ]

  private static let trees: [CatalogEntry] = [
    running(
      "List",
      "init<D: RandomAccessCollection, ID, C, RowContent: View>(_ data: D, id: KeyPath<D.Element, ID> = \\.id, children: KeyPath<D.Element, C>, @ViewBuilder rowContent: @escaping (D.Element) -> RowContent)",
      "A row for each element; the rows below it are not shown here."
    ) { (machine, items: Items, id: KeyPathValue, _: KeyPathValue, content: Content1<Value>) in
      let rows = IdentifiedValue.all(of: items, id: id, machine)
      return ErasedView(List(rows) { content($0.value) })
    }.passing,
    CatalogEntry(
      owner: "List",
      signature:
        "init<D: RandomAccessCollection, ID, C, S, RowContent: View>(_ data: D, id: KeyPath<D.Element, ID> = \\.id, children: KeyPath<D.Element, C>, selection: Binding<S>?, @ViewBuilder rowContent: @escaping (D.Element) -> RowContent)",
      summary: "A row for each element; the rows below it are not shown here.",
      code: { machine, slots in
        guard let items = Items.read(slots[0], machine),
          let id = KeyPathValue.read(slots[1], machine),
          let content = Content1<Value>.read(slots[4], machine)
        else { return .none }
        let rows = IdentifiedValue.all(of: items, id: id, machine)
        return ErasedView(List(rows) { content($0.value) }).written(machine)
      }, isPassed: true, isRaw: true),
    rows(
      "List",
      "init<E, ID, C, RowContent: View>(_ data: Binding<[E]>, id: KeyPath<E, ID> = \\.id, children: KeyPath<E, C>, @ViewBuilder rowContent: @escaping (Binding<E>) -> RowContent)"
    ) { data, id, _, content, machine in
      ErasedView(List(bindings(data, id, machine)) { content($0.value) })
    },
  ]

  private static func rows(
    _ owner: String, _ signature: String,
    _ body:
      @escaping @Sendable (BindingValue, KeyPathValue, Value, Content1<Value>, Machine) ->
      ErasedView
  ) -> CatalogEntry {
    running(
      owner, signature, "A row for a binding to each element; rows are not chosen or moved here."
    ) {
      (machine, data: BindingValue, id: KeyPathValue, other: Value, content: Content1<Value>) in
      body(data, id, other, content, machine)
    }.passing
  }

  private static func bindings(
    _ data: BindingValue, _ id: KeyPathValue, _ machine: Machine
  ) -> [IdentifiedValue] {
    let items = Items.read(data.get(machine), machine) ?? Items(values: [])
    return items.values.enumerated().map { index, value in
      IdentifiedValue(
        id: HashedValue(id.get(machine, value)), value: .object(data.element(index)))
    }
  }

  private static let boxForms: [CatalogEntry] = [
    shown(
      "GroupBox",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
      "Views in a box with a label."
    ) { (content: ErasedView, label: ErasedView) in
      VStack {
        label; content
      }
    },
    shown(
      "ControlGroup",
      "init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)",
      "Controls that belong together, with a label."
    ) { (content: ErasedView, _: ErasedView) in HStack { content } },
    shown(
      "ControlGroup", "init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)",
      "Controls that belong together, with a title."
    ) { (_: DisplayText, content: ErasedView) in HStack { content } },
    shown(
      "ControlGroup",
      "init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)",
      "Controls that belong together, with a title and a symbol."
    ) { (_: DisplayText, _: String, content: ErasedView) in HStack { content } },
    shown(
      "DisclosureGroup",
      "init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)",
      "Rows that are folded while a value is false."
    ) { (isExpanded: Binding<Bool>, content: Content0, label: ErasedView) in
      VStack {
        label; if isExpanded.wrappedValue { content() }
      }
    },
    shown(
      "LabeledContent",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
      "A view with a label."
    ) { (content: ErasedView, label: ErasedView) in
      HStack {
        label; Spacer(); content
      }
    },
  ]

  private static let scrollForms: [CatalogEntry] =
    [
      passed(
        "func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View",
        "Shows the place in the content for a moment when a value changes."),
      passed(
        "func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) -> some View",
        "Runs an action when scrolling begins and ends."),
      passed(
        "func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View",
        "Changes how the view looks while it is scrolled in and out."),
      CatalogEntry(
        owner: "ScrollTransitionPhase", signature: "var isIdentity: Bool",
        summary: "Whether the view is all there; it is.", code: { _, _ in .bool(true) }, isRaw: true
      ),
      CatalogEntry(
        owner: "ScrollTransitionPhase", signature: "var value: Double",
        summary: "How far the view is from being there.", code: { _, _ in .double(0) }, isRaw: true),
      named("struct ScrollPhaseChangeContext", "What is known when scrolling begins and ends.")[0],
      named("ScrollPosition", "init(idType type: Any.Type = Never.self)", "No place yet."),
      named(
        "ScrollPosition",
        "init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil)", "The place of a view."),
      named(
        "ScrollPosition", "init(idType type: Any.Type = Never.self, edge: Edge)",
        "The end of the content at a side."),
      named(
        "ScrollPosition", "init(idType type: Any.Type = Never.self, point: CGPoint)",
        "A place in the content."),
      named(
        "ScrollPosition", "init(idType type: Any.Type = Never.self, x: CGFloat, y: CGFloat)",
        "A place in the content."),
      named(
        "ScrollPosition", "init(idType type: Any.Type = Never.self, x: CGFloat)",
        "A place in the content."),
      named(
        "ScrollPosition", "init(idType type: Any.Type = Never.self, y: CGFloat)",
        "A place in the content."),
      passed(
        in: "ScrollPosition", "mutating func scrollTo(edge: Edge)",
        "Goes to a side of the content; nothing scrolls here."),
      passed(
        in: "ScrollPosition",
        "mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil)",
        "Goes to a view; nothing scrolls here."),
      passed(
        in: "ScrollPosition", "mutating func scrollTo(point: CGPoint)",
        "Goes to a place; nothing scrolls here."),
      passed(
        in: "ScrollPosition", "mutating func scrollTo(x: CGFloat, y: CGFloat)",
        "Goes to a place; nothing scrolls here."),
      passed(
        in: "ScrollPosition", "mutating func scrollTo(x: CGFloat)",
        "Goes to a place; nothing scrolls here."),
      passed(
        in: "ScrollPosition", "mutating func scrollTo(y: CGFloat)",
        "Goes to a place; nothing scrolls here."),
      CatalogEntry(
        owner: "ScrollPosition", signature: "var isPositionedByUser: Bool",
        summary: "Whether the user scrolled; not here.", code: { _, _ in .bool(false) }, isRaw: true
      ),
      passed(
        "func listItemTint(_ tint: ListItemTint?) -> some View", "Colors a row in one of its ways."),
    ]
    + named("struct ListItemTint", "How a row is colored.", ["monochrome"])
    + ["fixed", "preferred"].map {
      named(
        "ListItemTint", "static func \($0)(_ tint: Color) -> ListItemTint", "A color for a row.")
    }

  private static let columnForms: [CatalogEntry] =
    [
      "columnVisibility: Binding<NavigationSplitViewVisibility>, ",
      "preferredCompactColumn: Binding<NavigationSplitViewColumn>, ",
      "columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, ",
    ].flatMap { bindings in
      [
        columns(
          "init(\(bindings)@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)",
          bindings, 2),
        columns(
          "init(\(bindings)@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)",
          bindings, 3),
      ]
    }
    + named(
      "struct NavigationSplitViewVisibility: Equatable", "Which columns are shown.",
      ["automatic", "all", "doubleColumn", "detailOnly"])
    + named(
      "struct NavigationSplitViewColumn: Hashable", "One of the columns.",
      ["sidebar", "content", "detail"])
    + [
      named("NavigationPath", "init<S: Sequence>(_ elements: S)", "Pushed screens."),
      CatalogEntry(
        owner: "NavigationPath", signature: "var count: Int",
        summary: "How many screens are pushed; the path is not followed here.",
        code: { _, _ in .int(0) }, isPassed: true, isRaw: true),
      CatalogEntry(
        owner: "NavigationPath", signature: "var isEmpty: Bool",
        summary: "Whether no screen is pushed; the path is not followed here.",
        code: { _, _ in .bool(true) }, isPassed: true, isRaw: true),
      type("struct CodableRepresentation", in: "NavigationPath", "The values as they are stored."),
      Interpreter.refused(
        "NavigationPath", "var codable: NavigationPath.CodableRepresentation?",
        "The values of pushed screens as they are stored.",
        because: "the path is not followed here, so there is nothing to store"),
    ]

  /// Columns of which the first is shown; what is bound is not followed.
  private static func columns(_ signature: String, _ bindings: String, _ views: Int)
    -> CatalogEntry
  {
    let summary = "Columns; the first is shown here."
    if bindings.contains(":") && bindings.split(separator: ":").count > 2 {
      return views == 2
        ? shown("NavigationSplitView", signature, summary) {
          (_: Value, _: Value, sidebar: ErasedView, _: ErasedView) in NavigationView { sidebar }
        }
        : shown("NavigationSplitView", signature, summary) {
          (_: Value, _: Value, sidebar: ErasedView, _: ErasedView, _: ErasedView) in
          NavigationView { sidebar }
        }
    }
    return views == 2
      ? shown("NavigationSplitView", signature, summary) {
        (_: Value, sidebar: ErasedView, _: ErasedView) in NavigationView { sidebar }
      }
      : shown("NavigationSplitView", signature, summary) {
        (_: Value, sidebar: ErasedView, _: ErasedView, _: ErasedView) in
        NavigationView { sidebar }
      }
  }

  private static let barForms: [CatalogEntry] =
    [
      entry(
        "ToolbarItemGroup",
        "init<L: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)",
        "Items that may shrink into one with a label."
      ) { (placement: ToolbarItemPlacement, content: ErasedView, _: ErasedView) in
        ToolbarPart(placement, content)
      }.passing,
      type("struct ToolbarTitleMenu<Content: View>: ToolbarContent", "A menu below the title."),
      shown("ToolbarTitleMenu", "init()", "A menu below the title.") { EmptyView() },
      shown(
        "ToolbarTitleMenu", "init(@ViewBuilder content: () -> Content)", "A menu below the title."
      ) { (_: ErasedView) in EmptyView() },
      type("struct DefaultToolbarItem: ToolbarContent", "An item that the system brings."),
      shown(
        "DefaultToolbarItem",
        "init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic)",
        "An item that the system brings."
      ) { (_: Value, _: ToolbarItemPlacement) in EmptyView() },
      view(
        "View",
        "func toolbar<Content: View>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View",
        "Puts items into the system's bars, which the user may arrange."
      ) { (view: ErasedView, _: String, parts: ToolbarParts) in view.toolbar { parts } }.passing,
      passed(
        in: "ToolbarContent", "func hidden(_ hidden: Bool = true) -> some ToolbarContent",
        "Hides items of a bar; they stay here."),
      named(
        "SearchFieldPlacement",
        "static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> SearchFieldPlacement",
        "A search field below the bar."),
    ]
    + named(
      "struct NavigationBarDrawerDisplayMode", in: "SearchFieldPlacement",
      "When a search field is shown.", ["automatic", "always"])
}
