extension Catalog {
  static let passedPresentation: [CatalogFamily] = [
    { sheets }, { alerts }, { menus }, { files }, { presentationLooks }, { tabs }, { destinations },
  ]

  private static let sheets: [CatalogEntry] = [
    passed(
      "func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View",
      "Shows a sheet over the screen while a value is true."),
    passed(
      "func sheet<Item, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View",
      "Shows a sheet over the screen while there is an item."),
    passed(
      "func fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View",
      "Covers the screen while a value is true."),
    passed(
      "func fullScreenCover<Item, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View",
      "Covers the screen while there is an item."),
    passed(
      "func popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View",
      "Shows a bubble while a value is true."),
    passed(
      "func popover<Item, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content) -> some View",
      "Shows a bubble while there is an item."),
    passed(
      "func popoverTip(_ tip: Any?, arrowEdge: Edge? = nil, action: @escaping (Any) -> Void = { _ in }) -> some View",
      "Shows a tip beside the view."),
    passed(
      "func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View",
      "Shows a column at the side."),
    passed(
      "func inspectorColumnWidth(_ width: CGFloat) -> some View",
      "Sets the width of the column at the side."),
    passed(
      "func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View",
      "Limits the width of the column at the side."),
    passed(
      "func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View",
      "Keeps a sheet from being swiped away."),
  ]

  private static let alerts: [CatalogEntry] =
    [
      passed(
        "func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View",
        "Asks the user while a value is true."),
      passed(
        "func alert<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View",
        "Asks the user, with a message, while a value is true."),
      passed(
        "func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View",
        "Asks the user while a value is true."),
      passed(
        "func alert<A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View",
        "Asks the user, with a message, while a value is true."),
      passed(
        "func alert<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View",
        "Asks the user about a value."),
      passed(
        "func alert<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View",
        "Asks the user about a value, with a message."),
      passed(
        "func alert<E, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View",
        "Tells the user of an error."),
      passed(
        "func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View",
        "Asks the user while a value is true; the older form."),
      passed(
        "func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View",
        "Asks the user while there is an item; the older form."),
      passed(
        "func confirmationDialog<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View",
        "Lets the user choose while a value is true."),
      passed(
        "func confirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View",
        "Lets the user choose, with a message, while a value is true."),
      passed(
        "func confirmationDialog<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View",
        "Lets the user choose about a value."),
      passed(
        "func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View",
        "Lets the user choose; the older form."),
      passed("func dialogIcon(_ icon: Image?) -> some View", "Puts a picture into a dialog."),
      passed(
        "func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View",
        "Lets the user not be asked again."),
      passed(
        "func dialogSeverity(_ severity: DialogSeverity) -> some View",
        "Says how serious a dialog is."),
    ]
    + [
      type("struct Alert", "A question to the user; the older form."),
      named(
        "Alert", "init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)",
        "A message with one button."),
      named(
        "Alert",
        "init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)",
        "A question with two buttons."),
      type("struct Button", in: "Alert", "A button of a question."),
      named(
        "Alert.Button",
        "static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button",
        "An ordinary button."),
      named(
        "Alert.Button",
        "static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button",
        "A button that leaves things as they are."),
      named(
        "Alert.Button", "static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button",
        "A button that leaves things as they are."),
      named(
        "Alert.Button",
        "static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button",
        "A button that takes something away."),
      type("struct ActionSheet", "A choice for the user; the older form."),
      named(
        "ActionSheet", "init(title: Text, message: Text? = nil, buttons: [Alert.Button])",
        "A choice of buttons."),
    ]
    + named(
      "enum DialogSeverity", "How serious a dialog is.", ["automatic", "standard", "critical"])

  private static let menus: [CatalogEntry] = [
    passed(
      "func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View",
      "Shows a menu when the view is held."),
    passed(
      "func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View",
      "Shows a menu and a preview when the view is held."),
    passed(
      "func contextMenu<I: Hashable, M: View>(forSelectionType itemType: I.Type, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil) -> some View",
      "Shows a menu for what is chosen."),
    passed(
      "func help(_ textKey: LocalizedStringKey) -> some View", "Shows a text under a pointer."),
    passed("func help(_ text: Text) -> some View", "Shows a text under a pointer."),
  ]

  private static let files: [CatalogEntry] =
    [
      passed(
        "func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, Error>) -> Void) -> some View",
        "Lets the user choose a file; the playground has none."),
      passed(
        "func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], Error>) -> Void) -> some View",
        "Lets the user choose files; the playground has none."),
      passed(
        "func fileExporter<D>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, Error>) -> Void) -> some View",
        "Lets the user save a file; the playground has none."),
      passed(
        "func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, Error>) -> Void) -> some View",
        "Lets the user move a file; the playground has none."),
      passed(
        "func fileDialogMessage(_ message: Text?) -> some View", "Puts a text into a file dialog."),
      passed(
        "func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View",
        "Says where a file dialog begins."),
      passed(
        "func photosPicker(isPresented: Binding<Bool>, selection: Binding<Any?>) -> some View",
        "Lets the user choose a picture."),
      passed("func quickLookPreview(_ item: Binding<URL?>) -> some View", "Shows a file."),
      passed(
        "func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void) -> some View",
        "Says what the user does."),
      passed(
        "func onContinueUserActivity(_ activityType: String, perform action: @escaping (Any) -> Void) -> some View",
        "Goes on with what the user did."),
      passed(
        "func onOpenURL(perform action: @escaping (URL) -> Void) -> some View",
        "Runs an action when a link opens the app."),
      passed(
        "func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View",
        "Says which links the view opens."),
    ]
    + [
      type(
        "enum Result<Success, Failure>: Equatable",
        "What became of something: a success or a failure.")
    ]
    + ["UTType", "PopoverAttachmentAnchor"].map {
      foreign($0, "A type of which the playground knows nothing.")
    }

  private static let presentationLooks: [CatalogEntry] =
    [
      passed(
        "func presentationDetents(_ detents: Set<PresentationDetent>) -> some View",
        "Sets the heights of a sheet."),
      passed(
        "func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View",
        "Sets the heights of a sheet."),
      passed(
        "func presentationDragIndicator(_ visibility: Visibility) -> some View",
        "Shows or hides a sheet's handle."),
      passed(
        "func presentationBackground<S: ShapeStyle>(_ style: S) -> some View",
        "Fills what is behind a sheet's content."),
      passed(
        "func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View",
        "Puts views behind a sheet's content."),
      passed(
        "func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View",
        "Lets what is behind a sheet be used."),
      passed(
        "func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View",
        "Sets the radius of a sheet's corners."),
      passed(
        "func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View",
        "Says whether a sheet is moved or scrolled."),
      passed(
        "func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View",
        "Says how a bubble looks on a phone."),
      passed(
        "func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View",
        "Says how a bubble looks on a phone."),
      passed(
        "func presentationSizing(_ sizing: some PresentationSizing) -> some View",
        "Says how large a sheet is."),
    ]
    + named("struct PresentationDetent: Hashable", "A height of a sheet.", ["medium", "large"])
    + [
      named(
        "PresentationDetent", "static func fraction(_ fraction: CGFloat) -> PresentationDetent",
        "A part of the screen."),
      named(
        "PresentationDetent", "static func height(_ height: CGFloat) -> PresentationDetent",
        "A height in points."),
    ]
    + named(
      "struct PresentationBackgroundInteraction", "Whether what is behind can be used.",
      ["automatic", "enabled", "disabled"])
    + named(
      "struct PresentationContentInteraction", "What a drag in a sheet does.",
      ["automatic", "resizes", "scrolls"])
    + named(
      "struct PresentationAdaptation", "How something is shown on a phone.",
      ["automatic", "none", "popover", "sheet", "fullScreenCover"])
    + named(
      "protocol PresentationSizing", "How large a sheet is.",
      ["automatic", "fitted", "form", "page"])

  private static let tabs: [CatalogEntry] =
    [
      passed(
        "func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View",
        "Says what a tab is called."),
      passed(
        "func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View",
        "Puts a view above the tabs."),
      passed(
        "func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View",
        "Says when tabs become small."),
      passed(
        "func tabViewSidebarHeader<V: View>(@ViewBuilder content: () -> V) -> some View",
        "Puts a view above tabs at the side."),
      passed(
        "func tabViewSidebarFooter<V: View>(@ViewBuilder content: () -> V) -> some View",
        "Puts a view below tabs at the side."),
      passed(
        "func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View",
        "Lets the user order tabs."),
      passed("func customizationID(_ id: String) -> some View", "Names a tab the user may move."),
      passed(
        "func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View",
        "Says where tabs stand."),
    ]
    + named(
      "struct TabBarMinimizeBehavior: Hashable", "When tabs become small.",
      ["automatic", "never", "onScrollDown", "onScrollUp"])
    + named("struct TabViewCustomization", "How the user ordered tabs.")
    + named(
      "struct AdaptableTabBarPlacement: Hashable", "Where tabs stand.",
      ["automatic", "tabBar", "sidebar"])

  private static let destinations: [CatalogEntry] =
    [
      passed(
        "func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View",
        "Says which screen shows a value that a link pushes."),
      passed(
        "func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View",
        "Pushes a screen while a value is true."),
      passed(
        "func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View",
        "Pushes a screen while there is an item."),
      passed(
        "func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View",
        "Gives the screen a second title."),
      passed(
        "func navigationSubtitle(_ subtitle: Text) -> some View", "Gives the screen a second title."
      ),
      passed("func navigationDocument(_ url: URL) -> some View", "Says which file a screen shows."),
      passed(
        "func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View",
        "Sets the width of a column."),
      passed(
        "func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View",
        "Limits the width of a column."),
      passed(
        "func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View",
        "Shows or hides a link's arrow."),
      passed(
        "func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View",
        "Fills the system's bars."),
      passed(
        "func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View",
        "Shows or hides what fills the system's bars."),
      passed(
        "func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View",
        "Shows or hides what fills the system's bars."),
      passed(
        "func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View",
        "Makes the system's bars light or dark."),
      passed(
        "func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View",
        "Colors the content of the system's bars."),
      passed(
        "func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View",
        "Opens a menu from the title."),
      passed(
        "func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View",
        "Says whether the title is large."),
      passed(
        "func toolbarRole(_ role: ToolbarRole) -> some View", "Says what the system's bar is for."),
      passed(
        "func toolbarItemHidden(_ hidden: Bool = true) -> some View", "Hides an item of a bar."),
      passed(
        "func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View",
        "Takes an item out of the system's bar."),
      passed(
        "func statusBarHidden(_ hidden: Bool = true) -> some View",
        "Hides the device's clock and battery."),
      passed(
        "func statusBar(hidden: Bool) -> some View",
        "Hides the device's clock and battery; the older name."),
      passed(
        "func persistentSystemOverlays(_ visibility: Visibility) -> some View",
        "Shows or hides the device's own marks."),
      passed(
        "func defersSystemGestures(on edges: Edge.Set) -> some View",
        "Lets the view's gestures come first."),
    ]
    + named(
      "struct ToolbarTitleDisplayMode", "Whether a title is large.",
      ["automatic", "large", "inline", "inlineLarge"])
    + named(
      "struct ToolbarRole", "What a bar is for.",
      ["automatic", "navigationStack", "browser", "editor"])
    + named(
      "struct ToolbarDefaultItemKind", "An item that bars have by themselves.",
      ["title", "search", "sidebarToggle"])
}
