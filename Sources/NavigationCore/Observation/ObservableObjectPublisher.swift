/// Tells the views that show an object that it is about to change.
public final class ObservableObjectPublisher {
  /// A body that runs again when the object changes.
  private struct Observer {
    weak var body: BodyNode?
    /// Whether it must ask again after a change, as it only counts as long as it reads.
    let isOnce: Bool
  }

  private var observers: [ObjectIdentifier: Observer] = [:]

  public init() {}

  /// Lets the bodies that show the object run again.
  public func send() {
    guard !observers.isEmpty else { return }
    // Not in an order of chance: whoever stands above runs first.
    let bodies = observers.values.compactMap(\.body).sorted { $0.depth < $1.depth }
    observers = observers.filter { !$0.value.isOnce && $0.value.body != nil }
    for body in bodies where !body.isDead {
      if let writer = body.graph.reading {
        body.graph.note(.stateWrittenInBody(type: writer.table.name))
      }
      body.queue()
    }
  }

  /// Lets the body that runs now run again at the next change; outside of bodies nothing.
  public func noteRead(in views: ReadingViews) {
    guard let body = views.graph?.reading else { return }
    add(body, isOnce: true)
  }

  func add(_ body: BodyNode, isOnce: Bool = false) {
    observers[ObjectIdentifier(body)] = Observer(body: body, isOnce: isOnce)
  }

  func remove(_ body: BodyNode) {
    observers[ObjectIdentifier(body)] = nil
  }
}

/// The views of one device, for values outside of them that note which bodies read them.
public struct ReadingViews {
  private let link: GraphLink?

  var graph: ViewGraph? { link?.graph }

  /// Whether the device is still there.
  public var areThere: Bool { graph != nil }

  /// The views that a view with state stands among; none before it is on the device.
  public init<Key: Hashable, Value>(around cells: StateCells<Key, Value>) {
    link = cells.graph?.link
  }
}
