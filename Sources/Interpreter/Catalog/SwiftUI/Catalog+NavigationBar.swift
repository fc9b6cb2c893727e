import NavigationCore

extension Catalog {
  static let navigationBar: [CatalogFamily] = [
    { titles }, { barItems }, { toolbars }, { barNames },
  ]

  private static let titles: [CatalogEntry] = [
    view(
      "View", "func navigationTitle(_ titleKey: LocalizedStringKey) -> some View",
      "Gives the screen its title in the system's bar."
    ) { (view: ErasedView, title: DisplayText) in view.navigationTitle(title.text) },
    view(
      "View", "func navigationTitle(_ title: Text) -> some View",
      "Gives the screen its title in the system's bar."
    ) { (view: ErasedView, title: Text) in view.navigationTitle(title) },
    view(
      "View", "func navigationTitle(_ title: Binding<String>) -> some View",
      "Gives the screen a title that can be edited on a device."
    ) { (view: ErasedView, title: Binding<String>) in view.navigationTitle(title) },
    view(
      "View",
      "func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View",
      "Says whether the title is large."
    ) { (view: ErasedView, mode: NavigationBarItem.TitleDisplayMode) in
      view.navigationBarTitleDisplayMode(mode)
    },
    view(
      "View", "func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View",
      "Gives the screen its title; the older name."
    ) { (view: ErasedView, title: DisplayText) in view.navigationTitle(title.text) },
    view(
      "View", "func navigationBarTitle(_ title: Text) -> some View",
      "Gives the screen its title; the older name."
    ) { (view: ErasedView, title: Text) in view.navigationTitle(title) },
    view(
      "View",
      "func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View",
      "Gives the screen its title and says whether it is large; the older name."
    ) { (view: ErasedView, title: DisplayText, mode: NavigationBarItem.TitleDisplayMode) in
      view.navigationBarTitle(title.text, displayMode: mode)
    },
    view(
      "View",
      "func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View",
      "Gives the screen its title and says whether it is large; the older name."
    ) { (view: ErasedView, title: Text, mode: NavigationBarItem.TitleDisplayMode) in
      view.navigationBarTitle(title, displayMode: mode)
    },
  ]

  private static let barItems: [CatalogEntry] = [
    view(
      "View", "func navigationBarHidden(_ hidden: Bool) -> some View", "Hides the system's bar."
    ) { (view: ErasedView, hidden: Bool) in view.navigationBarHidden(hidden) },
    view(
      "View",
      "func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View",
      "Hides the back button of the system's bar."
    ) { (view: ErasedView, hidden: Bool) in view.navigationBarBackButtonHidden(hidden) },
    view(
      "View",
      "func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View",
      "Puts views at both sides of the system's bar."
    ) { (view: ErasedView, leading: ErasedView, trailing: ErasedView) in
      view.navigationBarItems(leading: leading, trailing: trailing)
    },
    view(
      "View", "func navigationBarItems<L: View>(leading: L) -> some View",
      "Puts views at the leading side of the system's bar."
    ) { (view: ErasedView, leading: ErasedView) in view.navigationBarItems(leading: leading) },
    view(
      "View", "func navigationBarItems<T: View>(trailing: T) -> some View",
      "Puts views at the trailing side of the system's bar."
    ) { (view: ErasedView, trailing: ErasedView) in view.navigationBarItems(trailing: trailing) },
  ]

  private static let toolbars: [CatalogEntry] = [
    type("protocol ToolbarContent: View", "The items of a bar."),
    type("struct ToolbarItem<ID, Content: View>: ToolbarContent", "An item of a bar."),
    entry(
      "ToolbarItem",
      "init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)",
      "An item at a place of a bar."
    ) { (placement: ToolbarItemPlacement, content: ErasedView) in ToolbarPart(placement, content) },
    entry(
      "ToolbarItem",
      "init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)",
      "An item with a name at a place of a bar."
    ) { (_: String, placement: ToolbarItemPlacement, content: ErasedView) in
      ToolbarPart(placement, content)
    },
    type("struct ToolbarItemGroup<Content: View>: ToolbarContent", "Items of a bar."),
    entry(
      "ToolbarItemGroup",
      "init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)",
      "Items at a place of a bar."
    ) { (placement: ToolbarItemPlacement, content: ErasedView) in ToolbarPart(placement, content) },
    view(
      "View",
      "func toolbar<Content: View>(@ToolbarContentBuilder content: () -> Content) -> some View",
      "Puts items into the system's bars."
    ) { (view: ErasedView, parts: ToolbarParts) in view.toolbar { parts } },
    view(
      "View", "func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View",
      "Shows or hides the system's bars."
    ) { (view: ErasedView, visibility: Visibility, bars: [ToolbarPlacement]) in
      toolbar(view, visibility, bars)
    },
    view(
      "View",
      "func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View",
      "Shows or hides the system's bars."
    ) { (view: ErasedView, visibility: Visibility, bars: [ToolbarPlacement]) in
      toolbar(view, visibility, bars)
    },
    type("enum Visibility: CaseIterable, Hashable", "Whether something is shown."),
    type("struct ToolbarPlacement: Hashable", "One of the system's bars."),
    type("struct ToolbarItemPlacement: Hashable", "A place in the system's bars."),
    type("struct NavigationBarItem", "The system's bar of a screen."),
    type(
      "enum TitleDisplayMode: Hashable", in: "NavigationBarItem", "Whether a title is large."),
  ]

  private static func toolbar(
    _ view: ErasedView, _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> ErasedView {
    guard let first = bars.first else { return ErasedView(view.toolbar(visibility)) }
    return bars.dropFirst().reduce(ErasedView(view.toolbar(visibility, for: first))) {
      ErasedView($0.toolbar(visibility, for: $1))
    }
  }

  private static let barNames: [CatalogEntry] =
    cases(
      of: Visibility.self,
      [
        ("automatic", .automatic, "As the system likes."), ("visible", .visible, "Shown."),
        ("hidden", .hidden, "Hidden."),
      ])
    + constants(
      of: ToolbarPlacement.self,
      [
        ("automatic", .automatic, "As the system likes."),
        ("navigationBar", .navigationBar, "The bar at the top."),
        ("bottomBar", .bottomBar, "The bar at the bottom."),
        ("tabBar", .tabBar, "The bar of tabs."),
      ])
    + constants(
      of: NavigationBarItem.TitleDisplayMode.self,
      [
        ("automatic", .automatic, "Large at the root."), ("inline", .inline, "In the bar."),
        ("large", .large, "Large, below the bar."),
      ])
    + constants(
      of: ToolbarItemPlacement.self,
      [
        ("automatic", .automatic, "Where the system likes."),
        ("principal", .principal, "In the middle of the bar at the top."),
        ("navigation", .navigation, "At the leading side."),
        ("primaryAction", .primaryAction, "Where the most important action stands."),
        ("secondaryAction", .secondaryAction, "Where less important actions stand."),
        ("confirmationAction", .confirmationAction, "Where `Done` stands."),
        ("cancellationAction", .cancellationAction, "Where `Cancel` stands."),
        ("destructiveAction", .destructiveAction, "Where `Delete` stands."),
        ("navigationBarLeading", .navigationBarLeading, "At the leading side of the bar."),
        ("navigationBarTrailing", .navigationBarTrailing, "At the trailing side of the bar."),
        ("topBarLeading", .topBarLeading, "At the leading side of the bar."),
        ("topBarTrailing", .topBarTrailing, "At the trailing side of the bar."),
        ("bottomBar", .bottomBar, "In the bar at the bottom."),
        ("status", .status, "In the middle of the bar at the bottom."),
      ])
}
