/// The system's bar of one screen: back button, title, items, perhaps a large title, and a rule.
///
/// It stands above the screen's content and takes rows of the safe area; a fill that ignores the safe
/// area is seen behind it. Items for the bottom stand in a row of their own below the content.
final class NavigationBarNode: LayoutNode {
  private unowned(unsafe) let screen: NavigationScreen
  /// Its views, once it was seen; a bar that is always hidden makes none.
  private var made: Parts?
  private var showsBack = false
  private var isLarge = false
  private var isShown = false
  private var hasBottom = false
  private var bottomRule = CellRect.zero

  init(_ screen: NavigationScreen) {
    self.screen = screen
    super.init(screen)
  }

  /// Items stand two columns apart.
  private static var stack: StackLayout {
    .horizontal(.center, CellGeometry.cellWidth * 2)
  }

  private struct Parts {
    let back: BackButtonNode
    let leading: StackNode
    let title: StackNode
    let trailing: StackNode
    let bottom: StackNode

    var slots: [StackNode] { [leading, title, trailing, bottom] }
  }

  private var parts: Parts {
    if let made { return made }
    let parts = Parts(
      back: BackButtonNode(self, screen), leading: StackNode(self, Self.stack),
      title: StackNode(self, .horizontal(.center, nil)), trailing: StackNode(self, Self.stack),
      bottom: StackNode(self, Self.stack))
    made = parts
    return parts
  }

  private var back: BackButtonNode { parts.back }
  private var leading: StackNode { parts.leading }
  private var title: StackNode { parts.title }
  private var trailing: StackNode { parts.trailing }
  private var bottom: StackNode { parts.bottom }
  private var slots: [StackNode] { parts.slots }

  /// Makes what the screen asks for; `previous` is the screen that the back button leads to.
  func prepare(previous: NavigationScreen?) {
    let settings = screen.settings
    fillBottom(settings.items)
    isShown = settings.isHidden != true
    guard isShown else { return }
    showsBack = previous != nil && settings.isBackHidden != true
    back.titles = [previous?.settings.title?.plainText ?? "", "Back"]
    isLarge = settings.title != nil && Self.isLarge(settings, previous: previous?.settings)
    fill(leading, settings.items, .leading)
    fill(trailing, settings.items, .trailing)
    if !fill(title, settings.items, .principal) {
      let text = ErasedView((settings.title ?? Text(verbatim: "")).bold().lineLimit(1))
      show([text], in: title)
    }
    for node in [back] + slots as [LayoutNode] { node.voidLayout() }
  }

  /// An item changed its size: the container shares the rows out again.
  override func voidLayout() {
    super.voidLayout()
    screen.voidLayout()
  }

  /// On the first screen titles are large unless it says otherwise; later ones follow what a screen
  /// chose explicitly.
  private static func isLarge(
    _ settings: NavigationBarSettings, previous: NavigationBarSettings?
  ) -> Bool {
    switch settings.displayMode ?? .automatic {
    case .large: true
    case .inline: false
    case .automatic: previous == nil || previous?.displayMode == .large
    }
  }

  /// Spreads the items of the bottom over the whole width; a single one stands in the middle.
  private func fillBottom(_ items: [BarItem]) {
    let views = items.filter { $0.placement.place == .bottom }.map(\.view)
    guard hasBottom || !views.isEmpty else { return }
    hasBottom = !views.isEmpty
    let spread = views.flatMap { [ErasedView(Spacer(minLength: 0)), $0] }
    show(
      views.count == 1 ? spread + [ErasedView(Spacer(minLength: 0))] : Array(spread.dropFirst()),
      in: bottom)
    bottom.voidLayout()
  }

  @discardableResult
  private func fill(
    _ slot: StackNode, _ items: [BarItem], _ place: ToolbarItemPlacement.Place
  ) -> Bool {
    let views = items.filter { $0.placement.place == place }.map(\.view)
    show(views, in: slot)
    return !views.isEmpty
  }

  private func show(_ views: [ErasedView], in slot: StackNode) {
    slot.content = ViewSequence._makeNode(ViewSequence(views), slot.content, slot)
    slot.listIsFresh = false
  }

  /// Lays the bars out in a container; returns how many rows they take at its top and at its bottom.
  func layOut(in rect: CellRect) -> (top: Int32, bottom: Int32) {
    mirroringInsides(of: rect) { (layOutTop(of: rect), layOutBottom(of: rect)) }
  }

  private func layOutBottom(of rect: CellRect) -> Int32 {
    guard hasBottom else { return 0 }
    bottom.place(rect.x &+ 1, rect.maxY &- 1, Proposal(max(rect.width &- 2, 0), 1))
    bottomRule = CellRect(x: rect.x, y: rect.maxY &- 2, width: rect.width, height: 1)
    return 2
  }

  private func layOutTop(of rect: CellRect) -> Int32 {
    guard isShown else { return 0 }
    let rows: Int32 = isLarge ? 3 : 2
    frame = CellRect(x: rect.x, y: rect.y, width: rect.width, height: rows)
    var plan = BarPlan(
      width: rect.width, title: title.measure(.unspecified).width,
      leading: leading.measure(.unspecified).width,
      trailing: trailing.measure(.unspecified).width)
    if isLarge, !hasPrincipal { plan.title = 0 }
    if showsBack {
      back.choose {
        plan.back = $0; return plan.fits
      }
    }
    place(leading, at: plan.leadingStart)
    place(trailing, at: plan.trailingStart)
    if showsBack { back.place(frame.x &+ 1, frame.y, .unspecified) }
    if isLarge, !hasPrincipal {
      title.place(frame.x &+ 2, frame.y &+ 1, Proposal(max(frame.width &- 4, 0), 1))
    } else {
      title.place(frame.x &+ plan.titleStart, frame.y, Proposal(plan.titleRoom, 1))
    }
    return rows
  }

  private var hasPrincipal: Bool {
    screen.settings.items.contains { $0.placement.place == .principal }
  }

  private func place(_ slot: StackNode, at column: Int32) {
    slot.place(frame.x &+ column, frame.y, .unspecified)
  }

  override func draw(_ canvas: inout Canvas) {
    if hasBottom {
      canvas.drawRule(bottomRule)
      bottom.draw(&canvas)
    }
    guard isShown else { return }
    let clip = canvas.clip
    canvas.clip = canvas.clip(inside: frame)
    if showsBack { back.draw(&canvas) }
    for slot in [leading, title, trailing] { slot.draw(&canvas) }
    canvas.drawRule(
      CellRect(x: frame.x, y: frame.maxY &- 1, width: frame.width, height: 1))
    canvas.clip = clip
  }

  /// Whether its back button can be seen.
  var offersBack: Bool { isShown && showsBack }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    guard let made else { return }
    visit(made.back)
    for slot in made.slots { visit(slot) }
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    guard let made else { return }
    pile.append(made.back)
    pile.append(contentsOf: made.slots as [ViewNode])
    self.made = nil
  }
}

/// How the row of a bar is shared: back and items keep their widths, the title stands in the middle
/// as long as it can, then moves, then is cut.
struct BarPlan {
  let width: Int32
  var title: Int32
  let leading: Int32
  let trailing: Int32
  var back: Int32 = 0

  init(width: Int32, title: Int32, leading: Int32, trailing: Int32) {
    self.width = width
    self.title = title
    self.leading = leading
    self.trailing = trailing
  }

  var leadingStart: Int32 { back > 0 ? back &+ 3 : 1 }
  var trailingStart: Int32 { width &- trailing &- 1 }
  private var leftEnd: Int32 {
    if leading > 0 { return leadingStart &+ leading &+ 2 }
    return back > 0 ? back &+ 3 : 1
  }
  private var rightStart: Int32 { trailing > 0 ? trailingStart &- 2 : width &- 1 }

  /// Whether everything stands in its place uncut.
  var fits: Bool { leftEnd <= (title > 0 ? (width &- title) >> 1 : rightStart) }

  var titleStart: Int32 {
    let centred = (width &- title) >> 1
    return max(min(centred, rightStart &- title), leftEnd)
  }

  var titleRoom: Int32 { max(min(title, rightStart &- titleStart), 0) }
}

/// The system's back button: an arrow with the title before, else `Back`, else alone.
final class BackButtonNode: TappableNode {
  private unowned(unsafe) let screen: NavigationScreen
  /// From the longest to the shortest.
  var titles: [String] = []
  private var title = ""

  init(_ bar: NavigationBarNode, _ screen: NavigationScreen) {
    self.screen = screen
    super.init(bar)
  }

  /// Takes the longest title whose width fits, else none.
  func choose(_ fits: (Int32) -> Bool) {
    for candidate in titles.filter({ !$0.isEmpty }) + [""] {
      title = candidate
      if fits(width) { break }
    }
    voidLayout()
  }

  /// The arrow points to where the screen before came from: the leading side.
  private var text: String {
    if environment.layoutDirection == .rightToLeft { return title.isEmpty ? ">" : "\(title) >" }
    return title.isEmpty ? "<" : "< \(title)"
  }
  private var width: Int32 { NavigationCore.layOut(text, width: nil).width }

  override func size(_ proposal: Proposal) -> Size { Size(width, 1) }
  override func arrange(_ proposal: Proposal) {}

  override func draw(_ canvas: inout Canvas) {
    canvas.beginTappable(self, mark: mark, isEnabled: isEnabled)
    graph.spoken?.note(text, frame, canvas)
    canvas.draw(text, x: frame.x, y: frame.y, ink: Ink(color: labelColor))
    canvas.endTappable(frame: frame)
  }

  override func activate() {
    screen.presentation?.dismiss()
  }

  override var spokenText: SpokenText? { .label(title.isEmpty ? "Back" : title) }
  override var outlineName: String? { "BackButton" }
}
