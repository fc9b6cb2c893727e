/// What is on a device: the nodes of its views, and what is to be done before it can be drawn.
///
/// The graph runs bodies, lets preferences rise, runs actions and lays out, until nothing changes any
/// more. It does not draw, and it knows neither commands nor terminals.
public final class ViewGraph {
  /// What the graph may hold.
  @exclusivity(unchecked) public var limits: GraphLimits
  /// Asked before each round and each body; when it answers true, settling ends where it is.
  @exclusivity(unchecked) public var shouldStop: (() -> Bool)?
  /// How often things were done since the graph was made.
  @exclusivity(unchecked) public internal(set) var counters = GraphCounters()
  /// What was noticed since the notes were last taken.
  public private(set) var notes: [GraphNote] = []

  @exclusivity(unchecked) var epoch: UInt32 = 1
  /// Raised when places must be found again though sizes stay, as when a safe area changes.
  @exclusivity(unchecked) var placeGeneration: UInt32 = 1
  @exclusivity(unchecked) @usableFromInline var liveNodes = 0
  /// How many nodes there were when views first came too deep in this settling.
  @exclusivity(unchecked) var nodesWhenTooDeep: Int?
  @exclusivity(unchecked) @usableFromInline unowned(unsafe) var reading: BodyNode?
  @exclusivity(unchecked) var isSettling = false
  @exclusivity(unchecked) var isLayingOut = false
  /// Whether any view moved an alignment guide, so that containers must look for them.
  @exclusivity(unchecked) var usesGuides = false
  /// Whether any view has a `zIndex`, so that layers must be sorted before they are drawn.
  @exclusivity(unchecked) var usesZIndex = false
  /// Whether lines run from right to left anywhere, so that places may be mirrored.
  @exclusivity(unchecked) var usesRightToLeft = false
  /// The box whose insides are being placed, when they are mirrored in it.
  @exclusivity(unchecked) var mirror: CellRect?
  /// Counts settlings; what may happen only so often in a frame remembers it.
  @exclusivity(unchecked) var frame: UInt32 = 0

  /// Collects the texts that are drawn, while someone wants to know them.
  @exclusivity(unchecked) var spoken: SpokenTexts?

  /// What the navigation containers share.
  let navigation = NavigationHistory()
  @exclusivity(unchecked) var dirtyBodies = WaitingList<BodyNode>()
  @exclusivity(unchecked) var listeners = WaitingList<PreferenceObserver>()
  @exclusivity(unchecked) var actions = WaitingList<GraphAction>()
  @exclusivity(unchecked) var appearances = WaitingList<AppearanceNode>()
  /// Actions of views that went, which run after those of views that came.
  @exclusivity(unchecked) var disappearances = WaitingList<() -> Void>()
  @exclusivity(unchecked) var dirtyRoots = WaitingList<ScreenRoot>()

  @exclusivity(unchecked) var bodyTables: [ObjectIdentifier: BodyTable] = [:]
  @exclusivity(unchecked) var keyTables: [ObjectIdentifier: KeyOps] = [:]
  private var noted: Set<GraphNote> = []

  let link = GraphLink()

  public init(limits: GraphLimits = GraphLimits()) {
    self.limits = limits
    link.graph = self
  }

  deinit {
    link.graph = nil
  }

  /// Remembers a note, once.
  func note(_ note: GraphNote) {
    if noted.insert(note).inserted { notes.append(note) }
  }

  /// Hands over the notes; each comes once in the life of the graph.
  public func takeNotes() -> [GraphNote] {
    defer { notes = [] }
    return notes
  }

  /// Queues an action; it runs when the bodies of this round are done.
  func enqueue(for node: ViewNode?, _ run: @escaping () -> Void) {
    actions.append(GraphAction(node: node, run: run))
  }
}

/// Leads to a graph as long as it lives.
///
/// It takes the place of weak references: an object that has one is counted slowly ever after.
final class GraphLink {
  unowned(unsafe) fileprivate(set) var graph: ViewGraph?
}

/// How often a graph did things.
public struct GraphCounters: Sendable, Equatable {
  /// Bodies that ran.
  public internal(set) var bodies = 0
  /// Sizes that were worked out, not found in a cache.
  public internal(set) var measures = 0
  /// Boxes that were placed.
  public internal(set) var places = 0
  /// Screens that were laid out.
  public internal(set) var layouts = 0
  /// Rounds of bodies, preferences and actions.
  public internal(set) var rounds = 0
  /// Settlings.
  public internal(set) var settles = 0
  /// Actions of `onPreferenceChange`, `onChange`, `onAppear` and `onDisappear`.
  public internal(set) var actions = 0

  public init() {}
}

/// An action that waits for the end of its round.
struct GraphAction {
  /// The node it belongs to; when that is gone, it does not run.
  let node: ViewNode?
  let run: () -> Void
}
