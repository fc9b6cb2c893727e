/// A container whose boxes stand in lines, of which only those in view are made, placed and drawn.
final class LazyNode: ContainerNode {
  var name: StaticString = "Lazy"
  private var layout: LazyLayout
  /// The boxes in view, those drawn last in front.
  private var placed: [LayoutNode] = []

  init(_ parent: ViewNode, _ layout: LazyLayout) {
    self.layout = layout
    super.init(parent)
  }

  func update(_ layout: LazyLayout) {
    if layout.isLike(self.layout) { return }
    self.layout = layout
    graph.layoutChanged(from: self)
  }

  override var makesMembersInView: Bool { true }
  private var axis: Axis { layout.axis }

  override func size(_ proposal: Proposal) -> Size {
    let lines = LazyLines(boxes, layout, across: proposal[axis.other])
    var size = Size(lines.length, lines.length)
    let offered = proposal[axis.other]
    size[axis.other] = offered == Proposal.ideal ? lines.breadth : offered
    return size
  }

  override func arrange(_ proposal: Proposal) {
    let view = visibleRange
    var lines = LazyLines(boxes, layout, across: across)
    while comeIntoView(lines, view) { lines = LazyLines(boxes, layout, across: across) }
    placed.removeAll(keepingCapacity: true)
    for line in lines.lines where line.end > view.lowerBound && line.start < view.upperBound {
      place(line, at: line.start, lines)
    }
    pinEdges(lines, view)
  }

  private var across: Int32 { axis == .horizontal ? frame.height : frame.width }
  private var start: Int32 { axis == .horizontal ? frame.x : frame.y }

  /// The part of its length that can be seen: in the scroller around it, or on its screen.
  private var visibleRange: Range<Int32> {
    var seen = enclosingSafeRegion?.whole ?? frame
    walkUp { node in
      if let scroller = node as? ScrollerNode { seen = seen.intersection(scroller.frame) }
      return !node.isLayoutWall
    }
    let from = (axis == .horizontal ? seen.x : seen.y) &- start
    let length = axis == .horizontal ? seen.width : seen.height
    return from..<max(from &+ length, from)
  }

  private func comeIntoView(_ lines: LazyLines, _ view: Range<Int32>) -> Bool {
    var isNew = false
    for line in lines.lines where line.end > view.lowerBound && line.start < view.upperBound {
      for box in line.boxes where box.comeIntoView() { isNew = true }
    }
    return isNew
  }

  private func place(_ line: LazyLine, at position: Int32, _ lines: LazyLines) {
    for (index, box) in line.boxes.enumerated() {
      let offer = lines.offer(line, index)
      let size = box.measure(offer)
      var place = Size.zero
      place[axis] = position
      if line.edge == nil, let tracks = lines.tracks {
        let shift = Guide(layout.stack.alignment).doubledShift(of: tracks.length, in: across) >> 1
        let track = tracks.tracks[index]
        place[axis.other] = shift &+ track.start
        var room = size
        room[axis] = line.length
        room[axis.other] = track.length
        let pair = GuidePair(track.alignment)
        place.width = place.width &+ pair.horizontal.offset(of: box, offer, in: room)
        place.height = place.height &+ pair.vertical.offset(of: box, offer, in: room)
      } else {
        var room = size
        room[axis.other] = across
        place[axis.other] = Guide(layout.stack.alignment).offset(of: box, offer, in: room)
      }
      box.place(frame.x &+ place.width, frame.y &+ place.height, offer)
      placed.append(box)
    }
  }

  // Sections

  /// Keeps the header of the section at the near edge in view, and the footer of the one at the far edge.
  private func pinEdges(_ lines: LazyLines, _ view: Range<Int32>) {
    let all = lines.lines
    if layout.pinnedViews.contains(.sectionHeaders),
      let index = all.lastIndex(where: { $0.edge?.edge == .header && $0.start < view.lowerBound })
    {
      let end = endOfSection(index, all)
      let position = min(view.lowerBound, end &- all[index].length)
      if end > view.lowerBound { pin(all[index], at: position, lines) }
    }
    if layout.pinnedViews.contains(.sectionFooters),
      let index = all.firstIndex(where: { $0.edge?.edge == .footer && $0.end > view.upperBound })
    {
      let begin = startOfSection(index, all)
      let position = max(view.upperBound &- all[index].length, begin)
      if begin < view.upperBound { pin(all[index], at: position, lines) }
    }
  }

  private func pin(_ line: LazyLine, at position: Int32, _ lines: LazyLines) {
    placed.removeAll { box in line.boxes.contains { $0 === box } }
    place(line, at: position, lines)
  }

  private func endOfSection(_ header: Int, _ lines: [LazyLine]) -> Int32 {
    let section = lines[header].edge?.parent
    let next = lines[(header + 1)...].first { $0.boxes.first?.section !== section }
    return next?.start ?? lines.last?.end ?? 0
  }

  private func startOfSection(_ footer: Int, _ lines: [LazyLine]) -> Int32 {
    let section = lines[footer].edge?.parent
    let before = lines[..<footer].last { $0.boxes.first?.section !== section }
    let start = before?.end ?? 0
    let header = lines[..<footer].last { $0.edge?.parent === section }
    return header?.end ?? start
  }

  override func draw(_ canvas: inout Canvas) {
    for box in placed { box.draw(&canvas) }
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    placed = []
  }

  override var outlineName: String? { "\(name)" }
}

extension LayoutNode {
  /// The section that it belongs to, in the list it stands in.
  fileprivate var section: SectionNode? {
    firstAbove { $0 is SectionNode || $0 is ContainerNode && !($0 is SectionEdgeNode) }
      as? SectionNode
  }
}

extension Guide {
  /// Twice the distance of a length that shares the guide with a longer one.
  fileprivate func doubledShift(of length: Int32, in whole: Int32) -> Int32 {
    doubled(in: Size(whole, whole)) &- doubled(in: Size(length, length))
  }
}
