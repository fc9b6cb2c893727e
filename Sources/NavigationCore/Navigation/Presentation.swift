/// How the screen that owns it came onto the device, and how it can leave again.
///
/// It outlives its screen: actions that were read on one screen and run on another still know whose they
/// are. It is what `presentationMode` reads and writes.
final class Presentation: BindingLocation<PresentationMode> {
  /// Takes the screen off; nil for a root, which nothing brought.
  private var leave: (() -> Void)?
  private var hasEnded = false
  private let link: GraphLink
  private var graph: ViewGraph? { link.graph }

  init(_ graph: ViewGraph) {
    link = graph.link
  }

  var isPresented: Bool { leave != nil }

  /// The screen is there; `leave` takes it off.
  func begin(_ leave: @escaping () -> Void) {
    self.leave = leave
  }

  /// The screen is gone; from now on there is nothing to dismiss.
  func end() {
    leave = nil
    hasEnded = true
  }

  /// Takes the screen off, however often it is called in one action; at a root it does nothing.
  func dismiss() {
    if let leave { return leave() }
    graph?.navigation.remarks.add(
      hasEnded
        ? "the screen that dismiss() belongs to is off the device already"
        : "dismiss() belongs to the root, and a root stays")
  }

  /// Remembers that the body that runs now reads how its screen is dismissed.
  func noteReader() {
    graph?.reading?.hasReadPresentation = true
  }

  override func read() -> PresentationMode { PresentationMode(isPresented: isPresented) }

  override func write(_ mode: PresentationMode) {
    if mode.isDismissed { dismiss() }
  }
}

/// Why what was asked for had no effect, collected while an action runs.
final class RemarkBook {
  private(set) var remarks: [String] = []

  func add(_ remark: String) {
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  /// Hands over the remarks made since the last call.
  func take() -> [String] {
    defer { remarks = [] }
    return remarks
  }
}
