import NavigationCore

extension Catalog {
  static let passedViews: [[CatalogEntry]] = [
    fields, switches, choosing, progress, lazyStacks, grids, foldings, tabsAndColumns, others,
  ]

  private static let fields: [CatalogEntry] = [
    type("struct TextField<Label: View>: View", "A field to type into."),
    shown(
      "TextField", "init(_ titleKey: LocalizedStringKey, text: Binding<String>)",
      "A field to type into."
    ) { (title: DisplayText, text: Binding<String>) in field(title, text.wrappedValue) },
    shown(
      "TextField", "init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)",
      "A field to type into."
    ) { (title: DisplayText, text: Binding<String>, _: Value) in field(title, text.wrappedValue) },
    shown(
      "TextField", "init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)",
      "A field to type into, which may grow."
    ) { (title: DisplayText, text: Binding<String>, _: Axis) in field(title, text.wrappedValue) },
    shown(
      "TextField",
      "init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void)",
      "A field to type into; the older form."
    ) { (title: DisplayText, text: Binding<String>, _: Value, _: Value) in
      field(title, text.wrappedValue)
    },
    type("struct SecureField<Label: View>: View", "A field to type a secret into."),
    shown(
      "SecureField", "init(_ titleKey: LocalizedStringKey, text: Binding<String>)",
      "A field to type a secret into."
    ) { (title: DisplayText, text: Binding<String>) in
      field(title, String(repeating: "*", count: min(64, text.wrappedValue.count)))
    },
    shown(
      "SecureField", "init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)",
      "A field to type a secret into."
    ) { (title: DisplayText, text: Binding<String>, _: Value) in
      field(title, String(repeating: "*", count: min(64, text.wrappedValue.count)))
    },
    type("struct TextEditor: View", "Lines to type into."),
    shown("TextEditor", "init(text: Binding<String>)", "Lines to type into.") {
      (text: Binding<String>) in Text(verbatim: text.wrappedValue)
    },
  ]

  /// What a field shows: its text, or its title while it has none.
  private static func field(_ title: DisplayText, _ text: String) -> Text {
    text.isEmpty ? title.text : Text(verbatim: text)
  }

  private static let switches: [CatalogEntry] = [
    type("struct Toggle<Label: View>: View", "A switch."),
    shown(
      "Toggle", "init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)",
      "A switch with views as its label."
    ) { (_: Binding<Bool>, label: ErasedView) in label },
    shown(
      "Toggle", "init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)",
      "A switch with a title."
    ) { (title: DisplayText, _: Binding<Bool>) in title.text },
    shown(
      "Toggle", "init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)",
      "A switch with a title and a symbol."
    ) { (title: DisplayText, name: String, _: Binding<Bool>) in
      Label {
        title.text
      } icon: {
        Image(systemName: name)
      }
    },
    type("struct Slider<Label: View, ValueLabel: View>: View", "A value to drag."),
    shown(
      "Slider",
      "init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in })",
      "A value to drag."
    ) { (_: Value, _: Value, _: Value) in EmptyView() },
    shown(
      "Slider",
      "init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in })",
      "A value to drag in steps."
    ) { (_: Value, _: Value, _: Value, _: Value) in EmptyView() },
    shown(
      "Slider",
      "init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)",
      "A value to drag, with a label."
    ) { (_: Value, _: Value, label: ErasedView) in label },
    type("struct Stepper<Label: View>: View", "A value to step through."),
    shown(
      "Stepper",
      "init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })",
      "A value to step through."
    ) { (title: DisplayText, _: Value, _: Value, _: Value) in title.text },
    shown(
      "Stepper",
      "init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })",
      "A value to step through between bounds."
    ) { (title: DisplayText, _: Value, _: Value, _: Value, _: Value) in title.text },
    shown(
      "Stepper",
      "init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?)",
      "Two buttons for more and less."
    ) { (title: DisplayText, _: Value, _: Value) in title.text },
  ]

  private static let choosing: [CatalogEntry] =
    [
      type("struct Picker<Label: View, SelectionValue, Content: View>: View", "A choice."),
      shown(
        "Picker",
        "init<S: Hashable>(_ titleKey: LocalizedStringKey, selection: Binding<S>, @ViewBuilder content: () -> Content)",
        "A choice with a title."
      ) { (title: DisplayText, _: Value, _: ErasedView) in title.text },
      shown(
        "Picker",
        "init<S: Hashable>(selection: Binding<S>, label: Label, @ViewBuilder content: () -> Content)",
        "A choice with a label; the older form."
      ) { (_: Value, label: ErasedView, _: ErasedView) in label },
      shown(
        "Picker",
        "init<S: Hashable>(selection: Binding<S>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
        "A choice with views as its label."
      ) { (_: Value, _: ErasedView, label: ErasedView) in label },
      type("struct DatePicker<Label: View>: View", "A date to choose."),
      shown(
        "DatePicker",
        "init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])",
        "A date to choose."
      ) { (title: DisplayText, _: Value, _: Value) in title.text },
      type("struct ColorPicker<Label: View>: View", "A color to choose."),
      shown(
        "ColorPicker",
        "init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)",
        "A color to choose."
      ) { (title: DisplayText, _: Value, _: Bool) in title.text },
      type("struct Menu<Label: View, Content: View>: View", "A button that opens a menu."),
      shown(
        "Menu", "init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)",
        "A button with a title that opens a menu."
      ) { (title: DisplayText, _: ErasedView) in title.text },
      shown(
        "Menu", "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
        "A button that opens a menu."
      ) { (_: ErasedView, label: ErasedView) in label },
      shown(
        "Menu",
        "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)",
        "A button that acts when tapped and opens a menu when held."
      ) { (_: ErasedView, label: ErasedView, action: Action0) in
        Button {
          action()
        } label: {
          label
        }
      },
      type("struct Link<Label: View>: View", "What opens a page of the web."),
      shown(
        "Link", "init(_ titleKey: LocalizedStringKey, destination: URL)",
        "What opens a page of the web."
      ) { (title: DisplayText, _: Value) in title.text },
      shown(
        "Link", "init(destination: URL, @ViewBuilder label: () -> Label)",
        "What opens a page of the web."
      ) { (_: Value, label: ErasedView) in label },
      type("struct ShareLink: View", "What hands something to another app."),
      shown("ShareLink", "init<T>(item: T)", "What hands something to another app.") { (_: Value) in
        Label("Share", systemImage: "square.and.arrow.up")
      },
      shown(
        "ShareLink", "init<T>(_ titleKey: LocalizedStringKey, item: T)",
        "What hands something to another app."
      ) { (title: DisplayText, _: Value) in title.text },
      type("struct EditButton: View", "What lets rows be edited."),
      shown("EditButton", "init()", "What lets rows be edited.") { Text(verbatim: "Edit") },
    ]
    + named("struct DatePickerComponents", "What of a date is chosen.", ["date", "hourAndMinute"])

  private static let progress: [CatalogEntry] = [
    type(
      "struct ProgressView<Label: View, CurrentValueLabel: View>: View", "How far something is."),
    shown("ProgressView", "init()", "Something that takes its time.") { Text(verbatim: "...") },
    shown(
      "ProgressView", "init(_ titleKey: LocalizedStringKey)",
      "Something that takes its time, with a title."
    ) { (title: DisplayText) in title.text },
    shown("ProgressView", "init(value: Double?, total: Double = 1)", "How far something is.") {
      (value: Double?, total: Double) in Text(verbatim: percent(value, total))
    },
    shown(
      "ProgressView", "init(_ titleKey: LocalizedStringKey, value: Double?, total: Double = 1)",
      "How far something is, with a title."
    ) { (title: DisplayText, _: Double?, _: Double) in title.text },
    shown(
      "ProgressView", "init(@ViewBuilder label: () -> Label)",
      "Something that takes its time, with a label."
    ) { (label: ErasedView) in label },
    type("struct Gauge<Label: View>: View", "A value between bounds."),
    shown(
      "Gauge",
      "init(value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label)",
      "A value between bounds."
    ) { (_: Double, _: Value, label: ErasedView) in label },
    type(
      "struct AsyncImage<Content: View>: View", "A picture of the web; the playground has no web."),
    shown("AsyncImage", "init(url: URL?, scale: CGFloat = 1)", "A picture of the web.") {
      (_: Value, _: Double) in Image("AsyncImage")
    },
    shown(
      "AsyncImage",
      "init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P)",
      "A picture of the web, with what stands there before."
    ) { (_: Value, _: Double, _: Value, placeholder: Content0) in placeholder() },
  ]

  private static func percent(_ value: Double?, _ total: Double) -> String {
    guard let value, total > 0, value.isFinite else { return "..." }
    return "\(Int(max(0, min(1, value / total)) * 100))%"
  }

  private static let lazyStacks: [CatalogEntry] =
    [
      type(
        "struct LazyVStack<Content: View>: View",
        "Views one below another, made when they are seen."),
      view(
        "LazyVStack",
        "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)",
        "Views one below another; all are made at once here."
      ) { (alignment: HorizontalAlignment, spacing: Double?, _: Value, content: ErasedView) in
        VStack(alignment: alignment, spacing: spacing) { content }
      },
      type(
        "struct LazyHStack<Content: View>: View", "Views side by side, made when they are seen."),
      view(
        "LazyHStack",
        "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)",
        "Views side by side; all are made at once here."
      ) { (alignment: VerticalAlignment, spacing: Double?, _: Value, content: ErasedView) in
        HStack(alignment: alignment, spacing: spacing) { content }
      },
    ]
    + named(
      "struct PinnedScrollableViews: OptionSet", "Headings that stay while rows are scrolled.",
      ["sectionHeaders", "sectionFooters"])
    + [
      named(
        "PinnedScrollableViews", "init(arrayLiteral elements: PinnedScrollableViews...)",
        "These together.")
    ]

  private static let grids: [CatalogEntry] =
    [
      type("struct LazyVGrid<Content: View>: View", "Views in columns."),
      shown(
        "LazyVGrid",
        "init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)",
        "Views in columns; one column here."
      ) {
        (_: Value, alignment: HorizontalAlignment, spacing: Double?, _: Value, content: ErasedView)
        in VStack(alignment: alignment, spacing: spacing) { content }
      },
      type("struct LazyHGrid<Content: View>: View", "Views in rows."),
      shown(
        "LazyHGrid",
        "init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)",
        "Views in rows; one row here."
      ) {
        (_: Value, alignment: VerticalAlignment, spacing: Double?, _: Value, content: ErasedView) in
        HStack(alignment: alignment, spacing: spacing) { content }
      },
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
    + named("struct GridItem", "A column or row of a grid.")
    + named("enum Size", in: "GridItem", "How wide a column is.")
    + [
      named(
        "GridItem",
        "init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)",
        "A column or row of a grid."),
      named(
        "GridItem.Size", "static func fixed(_ width: CGFloat) -> GridItem.Size",
        "A width in points."),
      named(
        "GridItem.Size",
        "static func flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity) -> GridItem.Size",
        "A part of the width."),
      named(
        "GridItem.Size",
        "static func adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) -> GridItem.Size",
        "As many as fit."),
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

  /// A view of SwiftUI's that is shown by its content alone.
  private static func shown<R: View>(
    _ owner: String, _ signature: String, _ summary: String, _ body: @escaping @Sendable () -> R
  ) -> CatalogEntry { view(owner, signature, summary, body).passing }

  private static func shown<A: Readable, R: View>(
    _ owner: String, _ signature: String, _ summary: String, _ body: @escaping @Sendable (A) -> R
  ) -> CatalogEntry { view(owner, signature, summary, body).passing }

  private static func shown<A: Readable, B: Readable, R: View>(
    _ owner: String, _ signature: String, _ summary: String, _ body: @escaping @Sendable (A, B) -> R
  ) -> CatalogEntry { view(owner, signature, summary, body).passing }

  private static func shown<A: Readable, B: Readable, C: Readable, R: View>(
    _ owner: String, _ signature: String, _ summary: String,
    _ body: @escaping @Sendable (A, B, C) -> R
  ) -> CatalogEntry { view(owner, signature, summary, body).passing }

  private static func shown<A: Readable, B: Readable, C: Readable, D: Readable, R: View>(
    _ owner: String, _ signature: String, _ summary: String,
    _ body: @escaping @Sendable (A, B, C, D) -> R
  ) -> CatalogEntry { view(owner, signature, summary, body).passing }

  private static func shown<
    A: Readable, B: Readable, C: Readable, D: Readable, E: Readable, R: View
  >(
    _ owner: String, _ signature: String, _ summary: String,
    _ body: @escaping @Sendable (A, B, C, D, E) -> R
  ) -> CatalogEntry { view(owner, signature, summary, body).passing }
}
