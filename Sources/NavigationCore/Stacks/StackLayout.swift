/// How a stack places its boxes; which offers they get is decided in `StackShares`.
@usableFromInline
struct StackLayout: Equatable {
  let axis: Axis
  /// The guide that the boxes share across the stack.
  let alignment: AlignmentKey
  /// In cells; nil for what the neighbours prefer.
  let spacing: Int32?

  @usableFromInline
  static func vertical(_ alignment: HorizontalAlignment, _ spacing: CGFloat?) -> StackLayout {
    StackLayout(
      axis: .vertical, alignment: alignment.key, spacing: spacing.map(CellGeometry.rowGap))
  }

  @usableFromInline
  static func horizontal(_ alignment: VerticalAlignment, _ spacing: CGFloat?) -> StackLayout {
    StackLayout(
      axis: .horizontal, alignment: alignment.key,
      spacing: spacing.map(CellGeometry.columnGap))
  }

  @usableFromInline
  static func == (one: StackLayout, other: StackLayout) -> Bool {
    one.axis == other.axis && one.alignment == other.alignment && one.spacing == other.spacing
  }

  private var guide: Guide { Guide(alignment) }

  /// The cells between two neighbours: 8 points, but none beside a spacer.
  func gap(_ one: LayoutNode, _ next: LayoutNode) -> Int32 {
    if let spacing { return spacing }
    if one.isSpacer || next.isSpacer { return 0 }
    return axis == .horizontal ? 1 : 0
  }

  func size(_ boxes: BoxList, _ proposal: Proposal) -> Size {
    guard let first = boxes.first else { return .zero }
    if boxes.count == 1 {
      first.offer = proposal
      return first.measure(proposal)
    }
    let gaps = totalGap(boxes)
    shareOut(boxes, proposal, gaps: gaps)
    return total(boxes, gaps: gaps).size
  }

  /// The sum along the axis, and across it what the boxes reach when they share the guide.
  private func total(_ boxes: BoxList, gaps: Int32) -> (size: Size, start: Int32) {
    let guide = self.guide
    var length = gaps
    var low = Int32.max
    var high = Int32.min
    boxes.forEach { box in
      let size = box.measure(box.offer)
      length = Size.grow(length, size[axis])
      let place = guide.doubled(in: box, box.offer, size)
      low = min(low, 0 &- place)
      high = max(high, (size[axis.other] &* 2) &- place)
    }
    var size = Size(max(length, 0), max(length, 0))
    // Halves of cells on both sides of the guide: what sticks out by a half takes the whole cell.
    size[axis.other] = min((high &- low &+ 1) >> 1, Proposal.infinity)
    return (size, low)
  }

  private func totalGap(_ boxes: BoxList) -> Int32 {
    var gaps: Int32 = 0
    var last: LayoutNode?
    boxes.forEach { box in
      if let last { gaps = gaps &+ gap(last, box) }
      last = box
    }
    return gaps
  }

  func arrange(_ boxes: BoxList, _ proposal: Proposal, in frame: CellRect) {
    guard boxes.first != nil else { return }
    forEachPlace(boxes, proposal) { box, x, y in
      box.place(frame.x &+ x, frame.y &+ y, box.offer)
    }
  }

  /// Calls `body` with each box and where it stands from the top left of the stack.
  private func forEachPlace(
    _ boxes: BoxList, _ proposal: Proposal, _ body: (LayoutNode, Int32, Int32) -> Void
  ) {
    if boxes.count == 1, let only = boxes.first {
      only.offer = proposal
      return body(only, 0, 0)
    }
    let gaps = totalGap(boxes)
    shareOut(boxes, proposal, gaps: gaps)
    let (whole, start) = total(boxes, gaps: gaps)
    offerAcross(boxes, proposal, whole)
    let guide = self.guide
    var position: Int32 = 0
    var last: LayoutNode?
    boxes.forEach { box in
      if let last { position = position &+ gap(last, box) }
      let size = box.measure(box.offer)
      let across = (0 &- start &- guide.doubled(in: box, box.offer, size)) >> 1
      body(box, axis == .horizontal ? position : across, axis == .horizontal ? across : position)
      position = Size.grow(position, size[axis])
      last = box
    }
  }

  /// Boxes that were free across the stack are offered what the stack takes there.
  private func offerAcross(_ boxes: BoxList, _ proposal: Proposal, _ whole: Size) {
    guard proposal[axis.other] == Proposal.ideal else { return }
    boxes.forEach { $0.offer[axis.other] = whole[axis.other] }
  }

  func explicitGuide(_ key: AlignmentKey, _ boxes: BoxList, _ proposal: Proposal) -> Int32? {
    guard boxes.first != nil, boxes.first?.graph.usesGuides == true || key.axis == .vertical
    else { return nil }
    var found: [Int32] = []
    forEachPlace(boxes, proposal) { box, x, y in
      if let moved = box.explicitGuide(key, box.offer) {
        found.append(moved &+ (key.axis == .horizontal ? x : y))
      }
    }
    return key.combine(found)
  }
}

extension AlignmentKey {
  /// The guide of a container whose boxes moved it: the first or last baseline, else the middle of all.
  func combine(_ found: [Int32]) -> Int32? {
    guard !found.isEmpty else { return nil }
    if type is FirstTextBaselineID.Type { return found.min() }
    if type is LastTextBaselineID.Type { return found.max() }
    return Int32(clamping: found.reduce(0) { $0 + Int($1) } / found.count)
  }
}
