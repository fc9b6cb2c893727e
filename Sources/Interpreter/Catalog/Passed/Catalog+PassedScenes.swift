import NavigationCore

extension Catalog {
  static let passedScenes: [CatalogFamily] = [
    { sceneModifiers }, { bridges }, { objects }, { layouts },
  ]

  private static let sceneModifiers: [CatalogEntry] =
    [
      passed(
        in: "Scene",
        "func commands<Content: View>(@ViewBuilder content: () -> Content) -> some Scene",
        "Adds menus to the app."),
      passed(
        in: "Scene", "func windowStyle<S>(_ style: S) -> some Scene", "Says how windows look."),
      passed(
        in: "Scene", "func windowResizability(_ resizability: WindowResizability) -> some Scene",
        "Says whether windows change their size."),
      passed(
        in: "Scene", "func defaultSize(width: CGFloat, height: CGFloat) -> some Scene",
        "Says how large a new window is."),
      passed(
        in: "Scene",
        "func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene",
        "Runs an action when a value changes."),
      passed(
        in: "Scene", "func environmentObject<T>(_ object: T) -> some Scene",
        "Hands an object to the views inside."),
      passed(
        in: "Scene", "func modelContainer(for modelType: Any) -> some Scene",
        "Ties views to stored data; the playground stores none."),
      passed(
        in: "Scene", "func modelContainer(_ container: Any) -> some Scene",
        "Ties views to stored data; the playground stores none."),
      passed(
        in: "Scene",
        "func backgroundTask(_ task: Any, action: @escaping () async -> Void) -> some Scene",
        "Runs an action while the app is away."),
    ]
    + named(
      "struct WindowResizability", "Whether windows change their size.",
      ["automatic", "contentSize", "contentMinSize"])
    + [
      "DocumentGroup", "Settings", "MenuBarExtra", "Window", "CommandMenu", "CommandGroup",
      "ImmersiveSpace",
    ]
    .map { foreign($0, "A window or menu of SwiftUI for larger devices.") }

  /// Views that UIKit draws: nothing of them is shown.
  private static let bridges: [CatalogEntry] = [
    type("protocol UIViewRepresentable: View", "A view of UIKit's; nothing of it is shown."),
    requirement("UIViewRepresentable", "associatedtype UIViewType", "The type of UIKit's view."),
    requirement("UIViewRepresentable", "associatedtype Coordinator", "What UIKit's view tells."),
    type(
      "typealias Context = UIViewRepresentableContext", in: "UIViewRepresentable",
      "What UIKit's view may know."),
    type(
      "protocol UIViewControllerRepresentable: View", "A screen of UIKit's; nothing of it is shown."
    ),
    requirement(
      "UIViewControllerRepresentable", "associatedtype UIViewControllerType",
      "The type of UIKit's screen."),
    requirement(
      "UIViewControllerRepresentable", "associatedtype Coordinator", "What UIKit's screen tells."),
    type(
      "typealias Context = UIViewControllerRepresentableContext",
      in: "UIViewControllerRepresentable", "What UIKit's screen may know."),
    entry("Image", "init(uiImage: UIImage)", "A picture of UIKit's.") { (_: Value) in
      Image("UIImage")
    }.passing,
    entry("Color", "init(cgColor: CGColor)", "A color of Core Graphics'.") { (_: Value) in
      Color.gray
    }.passing,
    entry("Color", "init(nsColor: NSColor)", "A color of AppKit's.") { (_: Value) in Color.gray }
      .passing,
    entry("Font", "init(_ font: UIFont)", "A font of UIKit's.") { (_: Value) in Font.body }.passing,
  ]

  private static let objects: [CatalogEntry] = [
    type(
      "protocol AnimatableModifier: ViewModifier, Animatable",
      "A modifier that can be animated; nothing moves here."),
    type(
      "struct AnimatablePair<First, Second>", "Two values that move together; nothing moves here."),
    type(
      "struct EquatableView<Content: View>: View", "A view that is shown anew only when it differs."
    ),
    view(
      "EquatableView", "init(content: Content)", "A view that is shown anew only when it differs."
    ) { (content: ErasedView) in content },
  ]

  private static let layouts: [CatalogEntry] = [
    foreign("Layout", "A layout of your own; the playground has SwiftUI's stacks only."),
    foreign("AnyLayout", "A layout whose type is hidden."),
    foreign("HStackLayout", "A row as a layout."), foreign("VStackLayout", "A column as a layout."),
    foreign("ZStackLayout", "Layers as a layout."), foreign("GridLayout", "A grid as a layout."),
    foreign("LayoutSubviews", "The views of a layout."),
    foreign("LayoutValueKey", "A value of a layout's view."),
    foreign("ScrollTarget", "Where scrolling stops."), foreign("Table", "Rows with columns."),
    foreign("TableColumn", "A column of a table."), foreign("OutlineGroup", "Rows inside rows."),
    foreign("PhaseAnimator", "Walks through phases, moving."),
    foreign("KeyframeAnimator", "Moves along keyframes."),
    foreign("SubscriptionView", "A view with a publisher."),
    foreign("RenameButton", "Lets a name be edited."),
    foreign("PasteButton", "Takes what was copied."),
    foreign("MultiDatePicker", "Dates to choose."),
    foreign("HelpLink", "Opens a page of help."), foreign("SettingsLink", "Opens settings."),
  ]
}
