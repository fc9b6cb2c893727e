import NavigationCore

extension Catalog {
  static let passedViews: [CatalogFamily] = [
    { grids }, { foldings }, { tabsAndColumns }, { others },
  ]

  private static let grids: [CatalogEntry] =
    [
      type("struct Grid<Content: View>: View", "Rows whose columns line up."),
      shown(
        "Grid",
        "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)",
        "Rows whose columns line up; they don't here."
      ) { (_: Alignment, _: Double?, spacing: Double?, content: ErasedView) in
        VStack(spacing: spacing) { content }
      },
      type("struct GridRow<Content: View>: View", "A row of a grid."),
      shown(
        "GridRow", "init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)",
        "A row of a grid."
      ) { (_: VerticalAlignment?, content: ErasedView) in HStack { content } },
    ]

  private static let foldings: [CatalogEntry] = [
    type("struct DisclosureGroup<Label: View, Content: View>: View", "Rows that can be folded."),
    shown(
      "DisclosureGroup",
      "init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)",
      "Rows that can be folded under a title."
    ) { (title: DisplayText, content: Content0) in
      VStack {
        title.text; content()
      }
    },
    shown(
      "DisclosureGroup",
      "init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)",
      "Rows that are folded while a value is false."
    ) { (title: DisplayText, isExpanded: Binding<Bool>, content: Content0) in
      VStack {
        title.text; if isExpanded.wrappedValue { content() }
      }
    },
    shown(
      "DisclosureGroup",
      "init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)",
      "Rows that can be folded under a label."
    ) { (content: Content0, label: ErasedView) in
      VStack {
        label; content()
      }
    },
    type("struct GroupBox<Label: View, Content: View>: View", "Views in a box."),
    shown("GroupBox", "init(@ViewBuilder content: () -> Content)", "Views in a box.") {
      (content: ErasedView) in VStack { content }
    },
    shown(
      "GroupBox", "init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)",
      "Views in a box with a title."
    ) { (title: DisplayText, content: ErasedView) in
      VStack {
        title.text; content
      }
    },
    shown(
      "GroupBox", "init(label: Label, @ViewBuilder content: () -> Content)",
      "Views in a box with a label."
    ) { (label: ErasedView, content: ErasedView) in
      VStack {
        label; content
      }
    },
    type("struct ControlGroup<Content: View>: View", "Controls that belong together."),
    shown(
      "ControlGroup", "init(@ViewBuilder content: () -> Content)", "Controls that belong together."
    ) { (content: ErasedView) in HStack { content } },
    type("struct LabeledContent<Label: View, Content: View>: View", "A value with a label."),
    shown(
      "LabeledContent", "init(_ titleKey: LocalizedStringKey, value: String)",
      "A value with a title."
    ) { (title: DisplayText, value: String) in
      HStack {
        title.text; Spacer(); Text(verbatim: value)
      }
    },
    shown(
      "LabeledContent", "init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)",
      "A view with a title."
    ) { (title: DisplayText, content: ErasedView) in
      HStack {
        title.text; Spacer(); content
      }
    },
    type("struct ContentUnavailableView<Label: View>: View", "What stands where there is nothing."),
    shown(
      "ContentUnavailableView",
      "init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)",
      "What stands where there is nothing."
    ) { (title: DisplayText, name: String, description: Text?) in
      VStack {
        Image(systemName: name); title.text; description
      }
    },
    shown(
      "ContentUnavailableView", "init(@ViewBuilder label: () -> Label)",
      "What stands where there is nothing."
    ) { (label: ErasedView) in label },
  ]

  private static let tabsAndColumns: [CatalogEntry] =
    [
      type("struct TabView<SelectionValue, Content: View>: View", "Screens behind tabs."),
      shown(
        "TabView", "init(@ViewBuilder content: () -> Content)",
        "Screens behind tabs; all are shown here."
      ) { (content: ErasedView) in content },
      shown(
        "TabView", "init<S: Hashable>(selection: Binding<S>, @ViewBuilder content: () -> Content)",
        "Screens behind tabs; all are shown here."
      ) { (_: Value, content: ErasedView) in content },
      type("struct Tab<Value, Content: View, Label: View>: View", "A screen behind a tab."),
      shown(
        "Tab",
        "init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)",
        "A screen behind a tab."
      ) { (_: DisplayText, _: String, content: ErasedView) in content },
      shown(
        "Tab",
        "init<V: Hashable>(_ titleKey: LocalizedStringKey, systemImage: String, value: V, @ViewBuilder content: () -> Content)",
        "A screen behind a tab."
      ) { (_: DisplayText, _: String, _: Value, content: ErasedView) in content },
      type(
        "struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View",
        "Screens in columns."),
      shown(
        "NavigationSplitView",
        "init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)",
        "Two columns; the first is shown here."
      ) { (sidebar: ErasedView, _: ErasedView) in NavigationView { sidebar } },
      shown(
        "NavigationSplitView",
        "init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)",
        "Three columns; the first is shown here."
      ) { (sidebar: ErasedView, _: ErasedView, _: ErasedView) in NavigationView { sidebar } },
      shown(
        "NavigationStack", "init<D>(path: Binding<D>, @ViewBuilder root: () -> Root)",
        "The screens and their root; the path is not followed here."
      ) { (_: Value, root: ErasedView) in NavigationStack { root } },
      shown(
        "NavigationLink", "init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)",
        "A link that pushes a value."
      ) { (_: Value, label: ErasedView) in label },
      shown(
        "NavigationLink", "init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)",
        "A link with a title that pushes a value."
      ) { (title: DisplayText, _: Value) in title.text },
    ]
    + named("struct NavigationPath: Equatable", "The values of pushed screens.")
    + [
      named("NavigationPath", "init()", "No pushed screens."),
      passed(
        in: "NavigationPath", "mutating func append<V: Hashable>(_ value: V)", "Pushes a value."),
      passed(in: "NavigationPath", "mutating func removeLast(_ k: Int = 1)", "Pops values."),
    ]

  private static let others: [CatalogEntry] =
    [
      type("struct ScrollViewReader<Content: View>: View", "Scrolls to views by their ids."),
      shown(
        "ScrollViewReader", "init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)",
        "Scrolls to views by their ids; it does not scroll here."
      ) { (content: Content1<StyleName>) in content(StyleName(name: "ScrollViewProxy")) },
      type("struct ViewThatFits<Content: View>: View", "The first view that fits."),
      shown(
        "ViewThatFits",
        "init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)",
        "The first view that fits; all are shown here."
      ) { (_: Axis.Set, content: ErasedView) in content },
      type(
        "struct TimelineView<Schedule, Content: View>: View", "A view that changes by the clock."),
      shown(
        "TimelineView", "init<S>(_ schedule: S, @ViewBuilder content: @escaping (Any) -> Content)",
        "A view that changes by the clock; it is shown once here."
      ) { (_: Value, content: Content1<StyleName>) in content(StyleName(name: "TimelineContext")) },
      type("struct Canvas<Symbols: View>: View", "A drawing by commands."),
      shown(
        "Canvas",
        "init(opaque: Bool = false, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void)",
        "A drawing by commands; nothing is drawn here."
      ) { (_: Bool, _: Bool, _: Value) in Color.clear },
      type(
        "struct GlassEffectContainer<Content: View>: View", "Pieces of glass that flow together."),
      shown(
        "GlassEffectContainer",
        "init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)",
        "Pieces of glass that flow together."
      ) { (_: Double?, content: ErasedView) in content },
      type("struct ToolbarSpacer: ToolbarContent", "Space between items of a bar."),
      shown(
        "ToolbarSpacer",
        "init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)",
        "Space between items of a bar."
      ) { (_: Value, _: ToolbarItemPlacement) in EmptyView() },
      foreign("GraphicsContext", "Draws by commands."),
    ] + named("struct SpacerSizing", "How wide a space is.", ["flexible", "fixed"])
}
