/// One screen of a navigation container: the root, or one that a link pushed.
final class NavigationScreen: ScreenRoot {
  unowned(unsafe) let container: NavigationNode
  /// What takes it off again; nil for the container's root, which stays.
  let presentation: Presentation?
  /// The link that pushed it.
  private(set) var link: LinkNode?
  private(set) var bar: NavigationBarNode?
  private(set) var settings = NavigationBarSettings()
  private var hasAsked = false
  private var outer: EnvironmentStorage
  private var view: (any View)?
  private var knownIdentity: ScreenIdentity?
  /// Views that links were pushed from by a gesture.
  private var held: [ViewNode] = []

  init(_ container: NavigationNode, pushedBy link: LinkNode?, _ region: SafeRegion) {
    self.container = container
    self.link = link
    outer = container.environment
    presentation = link == nil ? nil : Presentation(container.graph)
    super.init(container, region)
    presentation?.begin { [unowned(unsafe) self] in container.requestPop(of: self) }
    environment = derived()
    bar = NavigationBarNode(self)
  }

  /// The name of the type of the view it shows, and where that is written.
  var identity: ScreenIdentity {
    if let knownIdentity { return knownIdentity }
    let identity = view.map { screenIdentity(of: $0) } ?? ScreenIdentity(name: "")
    knownIdentity = identity
    return identity
  }

  var name: String { identity.name }

  func show<Content: View>(_ view: Content) {
    self.view = view
    knownIdentity = nil
    let observer = (content as? BarObserver) ?? BarObserver(self)
    observer.child = Content._makeNode(view, observer.child, observer)
    content = observer
  }

  /// Keeps a view beside the screen's own, for the links in it; it is not seen.
  func hold<Held: View>(_ view: Held) -> ViewNode {
    let node = Held._makeNode(view, nil, self)
    held.append(node)
    return node
  }

  /// Lets go of a view that was held.
  func release(_ node: ViewNode) {
    held.removeAll { $0 === node }
    graph.destroy(node)
  }

  /// Hears what the views on it ask of the bar.
  fileprivate func asks(for settings: NavigationBarSettings) {
    if hasAsked, settings.isSame(as: self.settings) { return }
    hasAsked = true
    // Bodies must not run while preferences are asked for, and items are views.
    graph.enqueue(for: self) { [unowned(unsafe) self] in
      self.settings = settings
      container.barChanged(of: self)
    }
  }

  /// Lays it out in the room that its container and its bar leave.
  override func layOut() {
    guard container.top === self, container.isPlaced else { return }
    container.shareRows(with: self)
    isQueued = false
    super.layOut()
  }

  private func derived() -> EnvironmentStorage {
    guard let presentation else { return outer }
    var values = EnvironmentValues(outer)
    values.presentation = presentation
    return values.storage
  }

  override func inherit(_ environment: EnvironmentStorage) {
    guard environment !== outer else { return }
    outer = environment
    self.environment = derived()
    environmentChanged()
    bar?.inherit(self.environment)
    for node in held { node.inherit(self.environment) }
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    presentation?.end()
    link = nil
    if let bar { pile.append(bar) }
    bar = nil
    view = nil
    pile += held
    held = []
  }
}

/// Hears what the views of a screen say about its bar.
private final class BarObserver: PreferenceObserver {
  private unowned(unsafe) let screen: NavigationScreen

  init(_ screen: NavigationScreen) {
    self.screen = screen
    super.init(screen, screen.graph.keyOps(NavigationBarKey.self))
  }

  override func ask() {
    var fold = Fold(key)
    child?.rise(&fold)
    let value = fold.value as? PreferenceBox<NavigationBarSettings>
    screen.asks(for: value?.value ?? NavigationBarSettings())
  }
}
