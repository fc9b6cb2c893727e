import NavigationCore

extension Catalog {
  static let navigation: [CatalogFamily] = [
    { navigationViews }, { navigationLinks }, { activeLinks }, { taggedLinks }, { dismissal },
  ]

  private static let navigationViews: [CatalogEntry] =
    [
      type("struct NavigationView<Content: View>: View", "Screens that are pushed and popped."),
      view(
        "NavigationView", "init(@ViewBuilder content: () -> Content)", "The screens and their root."
      ) {
        (content: ErasedView) in NavigationView { content }
      },
      type("struct NavigationStack<Data, Root: View>: View", "Screens that are pushed and popped."),
      view("NavigationStack", "init(@ViewBuilder root: () -> Root)", "The screens and their root.")
      {
        (root: ErasedView) in NavigationStack { root }
      },
      type("protocol NavigationViewStyle", "How screens stand beside each other."),
      entry(
        "View", "func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View",
        "Says how screens stand beside each other; here there is one at a time."
      ) { (view: ErasedView, _: StyleName) in view },
    ]
    + styleNames(
      of: "NavigationViewStyle",
      [
        ("automatic", "DefaultNavigationViewStyle"), ("stack", "StackNavigationViewStyle"),
        ("columns", "ColumnNavigationViewStyle"),
        ("doubleColumn", "DoubleColumnNavigationViewStyle"),
      ])

  private static let navigationLinks: [CatalogEntry] = [
    type(
      "struct NavigationLink<Label: View, Destination: View>: View",
      "What pushes a screen when it is tapped."),
    view(
      "NavigationLink",
      "init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)",
      "A link with views as its label."
    ) { (destination: ErasedView, label: ErasedView) in
      NavigationLink {
        destination
      } label: {
        label
      }
    },
    view(
      "NavigationLink", "init(destination: Destination, @ViewBuilder label: () -> Label)",
      "A link with views as its label."
    ) { (destination: ErasedView, label: ErasedView) in
      NavigationLink(destination: destination) { label }
    },
    view(
      "NavigationLink",
      "init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)",
      "A link with a title."
    ) { (title: DisplayText, destination: ErasedView) in
      NavigationLink {
        destination
      } label: {
        title.text
      }
    },
    view(
      "NavigationLink", "init(_ titleKey: LocalizedStringKey, destination: Destination)",
      "A link with a title."
    ) { (title: DisplayText, destination: ErasedView) in
      NavigationLink(destination: destination) { title.text }
    },
    entry(
      "NavigationLink", "func isDetailLink(_ isDetailLink: Bool) -> some View",
      "Says where the screen appears on wide devices; it changes nothing here."
    ) { (view: ErasedView, _: Bool) in view },
  ]

  private static let activeLinks: [CatalogEntry] = [
    view(
      "NavigationLink",
      "init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)",
      "A link that is pushed while a value is true."
    ) { (isActive: Binding<Bool>, destination: ErasedView, label: ErasedView) in
      NavigationLink(isActive: isActive) {
        destination
      } label: {
        label
      }
    },
    view(
      "NavigationLink",
      "init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)",
      "A link that is pushed while a value is true."
    ) { (destination: ErasedView, isActive: Binding<Bool>, label: ErasedView) in
      NavigationLink(destination: destination, isActive: isActive) { label }
    },
    view(
      "NavigationLink",
      "init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)",
      "A link with a title that is pushed while a value is true."
    ) { (title: DisplayText, isActive: Binding<Bool>, destination: ErasedView) in
      NavigationLink(isActive: isActive) {
        destination
      } label: {
        title.text
      }
    },
    view(
      "NavigationLink",
      "init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>)",
      "A link with a title that is pushed while a value is true."
    ) { (title: DisplayText, destination: ErasedView, isActive: Binding<Bool>) in
      NavigationLink(destination: destination, isActive: isActive) { title.text }
    },
  ]

  private static let taggedLinks: [CatalogEntry] = [
    view(
      "NavigationLink",
      "init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)",
      "A link that is pushed while a selection is its tag."
    ) {
      (
        tag: HashedValue, selection: Binding<HashedValue?>, destination: ErasedView,
        label: ErasedView
      ) in
      NavigationLink(tag: tag, selection: selection) {
        destination
      } label: {
        label
      }
    },
    view(
      "NavigationLink",
      "init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)",
      "A link that is pushed while a selection is its tag."
    ) {
      (
        destination: ErasedView, tag: HashedValue, selection: Binding<HashedValue?>,
        label: ErasedView
      ) in
      NavigationLink(destination: destination, tag: tag, selection: selection) { label }
    },
    view(
      "NavigationLink",
      "init<V: Hashable>(_ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination)",
      "A link with a title that is pushed while a selection is its tag."
    ) {
      (
        title: DisplayText, tag: HashedValue, selection: Binding<HashedValue?>,
        destination: ErasedView
      ) in
      NavigationLink(tag: tag, selection: selection) {
        destination
      } label: {
        title.text
      }
    },
    view(
      "NavigationLink",
      "init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>)",
      "A link with a title that is pushed while a selection is its tag."
    ) {
      (
        title: DisplayText, destination: ErasedView, tag: HashedValue,
        selection: Binding<HashedValue?>
      ) in
      NavigationLink(destination: destination, tag: tag, selection: selection) { title.text }
    },
  ]

  private static let dismissal: [CatalogEntry] = [
    type("struct PresentationMode", "Whether a screen was pushed, and the way to leave it."),
    entry("PresentationMode", "var isPresented: Bool", "Whether the screen was pushed.") {
      (mode: PresentationMode) in mode.isPresented
    },
    raw(
      "PresentationMode", "mutating func dismiss()", "Leaves the screen; the root stays."
    ) { machine, slots in
      guard var mode = PresentationMode.read(slots[0], machine) else { return .none }
      mode.dismiss()
      slots[0] = mode.written(machine)
      return .none
    },
    type("struct DismissAction", "Leaves the screen when it is called: `dismiss()`."),
    running("DismissAction", "func callAsFunction()", "Leaves the screen; the root stays.") {
      (_, action: DismissAction) -> Value in
      action()
      return .none
    },
    entry(
      "EnvironmentValues", "var presentationMode: Binding<PresentationMode>",
      "Whether a screen was pushed, and the way to leave it."
    ) { (values: EnvironmentValues) in values.presentationMode },
    entry("EnvironmentValues", "var dismiss: DismissAction", "The way to leave the screen.") {
      (values: EnvironmentValues) in values.dismiss
    },
    entry("EnvironmentValues", "var isPresented: Bool", "Whether the screen was pushed.") {
      (values: EnvironmentValues) in values.isPresented
    },
  ]
}
