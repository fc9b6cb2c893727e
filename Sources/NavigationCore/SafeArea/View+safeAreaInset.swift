extension View {
  /// Puts a view at the upper or lower edge and takes its height from the safe area of this one.
  ///
  /// What ignores the safe area is seen behind the inset.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    SafeAreaInsetting(
      content: self, inset: content(),
      place: InsetPlace(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: CellGeometry.rowGap(spacing ?? 0)))
  }

  /// Puts a view at the leading or trailing edge and takes its width from the safe area of this one.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    SafeAreaInsetting(
      content: self, inset: content(),
      place: InsetPlace(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: CellGeometry.columnGap(spacing ?? 0)))
  }

}

/// Where an inset stands, and what it keeps free beside it.
private struct InsetPlace: Equatable {
  let edge: Edge
  let alignment: Alignment
  /// In cells.
  let spacing: Int32

  var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  var isBefore: Bool { edge == .top || edge == .leading }
}

private struct SafeAreaInsetting<Content: View, Inset: View>: PrimitiveView {
  let content: Content
  let inset: Inset
  let place: InsetPlace

  static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: InsetNode.self, parent) ?? InsetNode(parent)
    node.content = Content._makeNode(view.content, node.content, node)
    node.inset.content = Inset._makeNode(view.inset, node.inset.content, node.inset)
    node.update(view.place)
    return node
  }
}

/// A view with another one at an edge of its safe area, wide or high enough for both.
private final class InsetNode: ContainerNode {
  lazy var inset = ZStackNode(self, .center)
  private var insetPlace = InsetPlace(edge: .top, alignment: .center, spacing: 0)
  private var region: SafeRegion?

  override init(_ parent: ViewNode) {
    super.init(parent)
  }

  func update(_ place: InsetPlace) {
    guard place != insetPlace else { return }
    insetPlace = place
    graph.layoutChanged(from: self)
  }

  /// How many cells the inset takes of an offer.
  private func taken(_ proposal: Proposal) -> Int32 {
    Size.grow(inset.measure(insetOffer(proposal))[insetPlace.axis], insetPlace.spacing)
  }

  private func insetOffer(_ proposal: Proposal) -> Proposal {
    var offer = proposal
    offer[insetPlace.axis] = Proposal.ideal
    return offer
  }

  private func rest(_ proposal: Proposal) -> Proposal {
    let cells = taken(proposal)
    return insetPlace.axis == .vertical
      ? proposal.shrunk(0, cells) : proposal.shrunk(cells, 0)
  }

  override func size(_ proposal: Proposal) -> Size {
    let cells = taken(proposal)
    let size = union(rest(proposal))
    let own = inset.measure(insetOffer(proposal))
    return insetPlace.axis == .vertical
      ? Size(max(size.width, own.width), Size.grow(size.height, cells))
      : Size(Size.grow(size.width, cells), max(size.height, own.height))
  }

  private func union(_ proposal: Proposal) -> Size {
    var size = Size.zero
    boxes.forEach {
      let own = $0.measure(proposal)
      size = Size(max(size.width, own.width), max(size.height, own.height))
    }
    return size
  }

  override func arrange(_ proposal: Proposal) {
    let (free, edge) = split(taken(proposal))
    if let outer = enclosingSafeRegion {
      region = SafeRegion(whole: outer.bleeding(frame, .all), safe: free)
    }
    let offer = rest(proposal)
    boxes.forEach { box in
      let size = box.measure(offer)
      box.place(
        free.x &+ ((free.width &- size.width) >> 1), free.y &+ ((free.height &- size.height) >> 1),
        offer)
    }
    // The inset itself still bleeds as far as the view around it may.
    GuidePair(insetPlace.alignment).place(
      inset, insetOffer(Proposal(edge.width, edge.height)), in: edge)
  }

  /// The part of the frame that stays free, and the part at the edge.
  private func split(_ cells: Int32) -> (free: CellRect, edge: CellRect) {
    var free = frame
    var edge = frame
    let own = max(cells &- insetPlace.spacing, 0)
    if insetPlace.axis == .vertical {
      free.height = max(frame.height &- cells, 0)
      edge.height = own
      if insetPlace.isBefore {
        free.y = frame.maxY &- free.height
      } else {
        edge.y = frame.maxY &- own
      }
    } else {
      free.width = max(frame.width &- cells, 0)
      edge.width = own
      if insetPlace.isBefore {
        free.x = frame.maxX &- free.width
      } else {
        edge.x = frame.maxX &- own
      }
    }
    return (free, edge)
  }

  override func draw(_ canvas: inout Canvas) {
    super.draw(&canvas)
    inset.draw(&canvas)
  }

  override var safeRegion: SafeRegion? { region }

  override func emit(_ fold: inout Fold) {
    super.emit(&fold)
    inset.emit(&fold)
  }

  override func ownMask() -> KeyMask {
    var mask = super.ownMask()
    mask.formUnion(inset.keyMask)
    return mask
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    visit(inset)
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    pile.append(inset)
  }

  override var outlineName: String? { "SafeAreaInset" }
}

extension SafeAreaInsetting {
  static func _screenName(_ view: Self) -> ScreenName? { .content(view.content) }
}
