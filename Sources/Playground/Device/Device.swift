import NavigationCore

/// The device of a session: its screen, what stands on it, and the last picture that was whole.
struct Device {
  private(set) var screen: Screen
  private(set) var shown: Shown?
  /// The picture of the last time the device did not wait.
  private(set) var picture: [String] = []
  /// The same without colours.
  private(set) var plainPicture: [String] = []

  struct Pictures {
    fileprivate var shown: [String]
    fileprivate var plain: [String]
  }
  private let shouldStop: () -> Bool
  private var fills: FillPresentation

  init(_ settings: Settings, shouldStop: @escaping () -> Bool) {
    self.shouldStop = shouldStop
    fills = settings.fillPresentation
    screen = Device.makeScreen(settings, shouldStop)
  }

  private static func makeScreen(_ settings: Settings, _ shouldStop: @escaping () -> Bool) -> Screen
  {
    let screen = Screen(
      columns: settings.columns, rows: settings.rows,
      style: settings.style == .ascii ? .ascii : .unicode)
    screen.graph.shouldStop = shouldStop
    return screen
  }

  var isEmpty: Bool { shown == nil }
  var hasPicture: Bool { !picture.isEmpty }

  /// Says what comes onto the device; its state will be fresh.
  mutating func launch(_ view: Shown) {
    screen.clear()
    shown = view
  }

  /// Another expression for what is shown; its state stays.
  mutating func replace(_ view: Shown) { shown = view }

  /// Puts the shown view on the device, or lets the one that is there take over what changed.
  func update(with view: ErasedView) { screen.show(view, name: shown?.name) }

  /// Runs the bodies of views again that were declared anew.
  func runBodies(ofViewsNamed names: Set<String>) { screen.runBodies(ofViewsNamed: names) }

  /// Whether a view has a navigation view of its own.
  func bringsNavigation(_ view: ErasedView) -> Bool {
    let trial = Screen(columns: screen.columns, rows: screen.rows)
    trial.graph.shouldStop = shouldStop
    trial.show(view)
    return trial.hasNavigation
  }

  /// Goes on after state was written from outside.
  func settle() { screen.settle() }

  /// Keeps the picture as the last whole one.
  mutating func takePicture() {
    picture = screen.picture(fills: fills)
    plainPicture = fills == .tiles ? picture : screen.picture(fills: .tiles)
  }

  /// Goes back to an earlier picture when the new one could not be drawn.
  mutating func keep(_ last: Pictures) { (picture, plainPicture) = (last.shown, last.plain) }

  /// The picture with and without colours.
  var pictures: Pictures { Pictures(shown: picture, plain: plainPicture) }

  mutating func takeNotes() -> [String] { screen.takeNotes().map(\.message) }

  /// Takes new settings in; the views stay.
  mutating func adopt(_ settings: Settings) {
    fills = settings.fillPresentation
    screen.style = settings.style == .ascii ? .ascii : .unicode
    screen.resize(columns: settings.columns, rows: settings.rows)
  }
}

extension Device {
  var path: [String] { screen.path }
  var texts: [String] { screen.texts }

  /// Whether a view of that name is somewhere on the device.
  func isShowing(_ name: String) -> Bool { path.contains(name) || screen.shows(viewNamed: name) }

  var outline: [String] { screen.outline }
  var state: [String] { screen.state.map { "\($0.view).\($0.name) = \($0.value)" } }
  var preferences: [String] {
    screen.preferences.map {
      "\($0.key) = \($0.value)" + ($0.isWritten ? "" : "  the default, which nobody writes")
    }
  }

  /// What can be tapped, numbered from 1; rows and columns count from 1 inside the frame.
  var tappables: [Reply.Tappable] {
    screen.tappables.enumerated().map { index, item in
      Reply.Tappable(
        index: index + 1, label: item.label, enabled: item.isEnabled, row: item.row + 1,
        column: item.column + 1)
    }
  }

  /// Puts into a reply what everybody wants to know of the device.
  func describe(into reply: inout Reply) {
    guard !isEmpty else { return }
    reply.path = path
    reply.picture = picture
  }

  /// Adds what a reader who does not see the picture wants to know.
  func takeInventory(into reply: inout Reply) {
    guard !isEmpty else { return }
    reply.texts = texts
    reply.tappable = tappables
  }
}

extension Settings {
  /// Tiles without colour; with it colours, unless tiles were asked for.
  fileprivate var fillPresentation: FillPresentation {
    switch fills {
    case .auto, .colour: colour ? .colors : .tiles
    case .tiles: .tiles
    case .both: colour ? .both : .tiles
    }
  }
}
