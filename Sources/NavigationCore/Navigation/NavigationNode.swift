/// A navigation container on the device: its screens, of which the top one is seen.
///
/// A screen's root is a wall to changes of layout. As a hosted container it sends the default for every
/// preference, and then what its top screen sends; nothing of a pushed screen reaches the tree it was
/// pushed from.
final class NavigationNode: LayoutNode {
  /// The root first.
  private(set) var screens: [NavigationScreen] = []
  /// Links whose wish to show their destination may have changed.
  private var pending: [LinkNode] = []
  /// Whether a swipe began at the root, which UIKit's recognizer does not survive.
  private(set) var wasSwipedAtRoot = false
  private var isFrozenByPush = false
  /// Whether its room is known.
  private(set) var isPlaced = false

  private override init(_ parent: ViewNode) {
    super.init(parent)
    graph.navigation.add(self)
  }

  static func make<Content: View>(
    _ content: Content, _ old: ViewNode?, _ parent: ViewNode
  ) -> ViewNode {
    let node = reuse(old, as: NavigationNode.self, parent) ?? NavigationNode(parent)
    if node.screens.isEmpty {
      let region = SafeRegion(whole: .zero, safe: .zero)
      node.screens = [NavigationScreen(node, pushedBy: nil, region)]
    }
    node.screens[0].show(content)
    return node
  }

  var top: NavigationScreen? { screens.last }

  /// Whether it answers nothing any more: it was swiped at its root, and then a screen was pushed.
  var isFrozen: Bool { isFrozenByPush && graph.navigation.swipeBack == .always }

  func noteSwipeAtRoot() { wasSwipedAtRoot = true }

  // Layout

  override func size(_ proposal: Proposal) -> Size {
    proposal.filled(ideal: Size(CellGeometry.columns(320), CellGeometry.rows(480)))
  }

  override func arrange(_ proposal: Proposal) {
    isPlaced = true
    top?.layOut()
  }

  /// Gives a screen the container's room below its bar.
  func shareRows(with screen: NavigationScreen) {
    let whole = enclosingSafeRegion?.bleeding(frame, .all) ?? frame
    let rows = screen.bar?.layOut(in: frame) ?? (top: 0, bottom: 0)
    let top = min(rows.top, frame.height)
    let bottom = min(rows.bottom, frame.height &- top)
    let safe = CellRect(
      x: frame.x, y: frame.y &+ top, width: frame.width,
      height: frame.height &- top &- bottom)
    screen.region = SafeRegion(whole: whole, safe: safe)
  }

  override func draw(_ canvas: inout Canvas) {
    guard let top else { return }
    let clip = canvas.clip
    canvas.clip = canvas.clip(inside: top.region.whole)
    top.draw(&canvas)
    top.bar?.draw(&canvas)
    canvas.clip = clip
  }

  // Preferences

  override func emit(_ fold: inout Fold) {
    guard fold.key.id != ObjectIdentifier(NavigationBarKey.self) else { return }
    fold.add(fold.key.makeDefault())
    top?.emit(&fold)
  }

  override func ownMask() -> KeyMask {
    var mask = top?.keyMask ?? KeyMask()
    mask.hasDynamicRoot = true
    return mask
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for screen in screens { visit(screen) }
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    graph.navigation.remove(self)
    pile.append(contentsOf: screens as [ViewNode])
    screens = []
    pending = []
  }

  override var outlineName: String? { "NavigationView" }
}

// Pushing and popping
extension NavigationNode {
  /// Hears that a link wishes to show its destination, or no longer does.
  func reconsider(_ link: LinkNode) {
    if pending.isEmpty { graph.enqueue(for: self) { [unowned(unsafe) self] in reconcile() } }
    if !pending.contains(where: { $0 === link }) { pending.append(link) }
  }

  /// Takes a screen off, and those above it, once the action that asks for it is done.
  func requestPop(of screen: NavigationScreen) {
    graph.enqueue(for: screen) { [unowned(unsafe) self] in
      if let index = screens.firstIndex(where: { $0 === screen }) { pop(to: index) }
    }
  }

  /// Takes off all screens above the first `count`; the root always stays.
  func pop(to count: Int) {
    let kept = max(count, 1)
    guard kept < screens.count else { return }
    let gone = screens[kept...]
    screens.removeSubrange(kept...)
    if kept == 1 { isFrozenByPush = false }
    top?.setVisible(true)
    for screen in gone.reversed() {
      let link = screen.link
      graph.destroy(screen)
      link?.destinationLeft()
    }
    topChanged()
  }

  private func push(_ link: LinkNode) {
    guard let covered = top else { return }
    guard graph.hasRoom(below: covered), screens.count < Int(graph.limits.depth) else {
      graph.note(.other("no more than \(screens.count) screens fit into a navigation container"))
      return link.giveUp()
    }
    let screen = NavigationScreen(self, pushedBy: link, covered.region)
    screens.append(screen)
    link.fill(screen)
    covered.setVisible(false)
    if wasSwipedAtRoot { isFrozenByPush = true }
    wasSwipedAtRoot = false
    topChanged()
  }

  /// Pops first, then pushes: a selection that moves from one link to another swaps the screens.
  private func reconcile() {
    var links: [LinkNode] = []
    swap(&links, &pending)
    for link in links where !link.wantsDestination {
      guard let index = screens.firstIndex(where: { $0.link === link }) else { continue }
      pop(to: index)
    }
    for link in links where link.wantsDestination && !link.isDead && link.destination == nil {
      if link.screenRoot === top {
        push(link)
      } else {
        graph.note(.other(linkWords))
        link.giveUp()
      }
    }
  }

  private var linkWords: String {
    "only one link of a screen can show its destination at a time; the other one's isActive goes "
      + "back to false"
  }

  private func topChanged() {
    graph.preferencesChanged(from: self)
  }

  /// Hears that a screen's bar is to look different.
  func barChanged(of screen: NavigationScreen) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
    screen.bar?.prepare(previous: index > 0 ? screens[index - 1] : nil)
    screen.voidLayout()
    guard index + 1 < screens.count else { return }
    screens[index + 1].bar?.prepare(previous: screen)
    screens[index + 1].voidLayout()
  }
}
