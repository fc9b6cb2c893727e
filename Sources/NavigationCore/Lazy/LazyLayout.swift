/// How a lazy container places its boxes.
struct LazyLayout {
  let stack: StackLayout
  /// The columns or rows of a grid; nil for a stack.
  var tracks: [GridItem]?
  let pinnedViews: PinnedScrollableViews

  var axis: Axis { stack.axis }

  /// Whether it surely places boxes as another one does.
  func isLike(_ other: LazyLayout) -> Bool {
    tracks == nil && other.tracks == nil && stack == other.stack && pinnedViews == other.pinnedViews
  }
}

/// Boxes that stand beside each other at one place along a lazy container: one, or a row of a grid.
struct LazyLine {
  var boxes: [LayoutNode]
  var start: Int32 = 0
  var length: Int32 = 0

  var end: Int32 { start &+ length }
  var isUnmade: Bool { boxes.contains(where: \.isUnmade) }
  /// The header or footer that it is.
  var edge: SectionEdgeNode? { boxes.first as? SectionEdgeNode }
}

/// The lines of a lazy container for what it is offered across, with their places from its start.
struct LazyLines {
  let layout: LazyLayout
  /// What is offered across the container.
  let across: Int32
  let tracks: GridTracks?
  private(set) var lines: [LazyLine] = []
  /// From the start of the first to the end of the last.
  private(set) var length: Int32 = 0

  init(_ boxes: BoxList, _ layout: LazyLayout, across: Int32) {
    self.layout = layout
    self.across = across
    let room = across == Proposal.ideal ? 0 : min(across, CellGeometry.columns(8000))
    tracks = layout.tracks.map { GridTracks($0, in: room, along: layout.axis.other) }
    gather(boxes)
    place()
  }

  private mutating func gather(_ boxes: BoxList) {
    let count = tracks?.tracks.count ?? 1
    var isEdge = true
    boxes.forEach { box in
      let edge = box is SectionEdgeNode
      if isEdge || edge || lines.last?.boxes.count ?? count >= count {
        lines.append(LazyLine(boxes: [box]))
      } else {
        lines[lines.count - 1].boxes.append(box)
      }
      isEdge = edge
    }
  }

  private mutating func place() {
    var (made, total): (Int32, Int32) = (0, 0)
    for index in lines.indices where !lines[index].isUnmade {
      lines[index].length = measured(lines[index])
      total = Size.grow(total, lines[index].length)
      made += 1
    }
    let estimate = made > 0 ? max((total &+ made / 2) / made, 1) : 1
    var position: Int32 = 0
    for index in lines.indices {
      if index > 0 { position = Size.grow(position, gap(index)) }
      if lines[index].isUnmade { lines[index].length = estimate }
      lines[index].start = position
      position = Size.grow(position, lines[index].length)
    }
    length = position
  }

  private func gap(_ index: Int) -> Int32 {
    guard tracks == nil || layout.stack.spacing != nil else {
      return layout.axis == .horizontal ? 1 : 0
    }
    guard let one = lines[index - 1].boxes.first, let next = lines[index].boxes.first else {
      return 0
    }
    return layout.stack.gap(one, next)
  }

  private func measured(_ line: LazyLine) -> Int32 {
    line.boxes.indices.reduce(0) { max($0, size(line, $1)[layout.axis]) }
  }

  func size(_ line: LazyLine, _ index: Int) -> Size {
    line.boxes[index].measure(offer(line, index))
  }

  /// What a box is offered: all there is across, or its column.
  func offer(_ line: LazyLine, _ index: Int) -> Proposal {
    var offer = Proposal.unspecified
    if line.edge == nil, let tracks {
      offer[layout.axis.other] = tracks.tracks[index].length
    } else {
      offer[layout.axis.other] = across
    }
    return offer
  }

  /// The most that the made lines take across the container.
  var breadth: Int32 {
    lines.reduce(tracks?.length ?? 0) { most, line in
      guard !line.isUnmade, line.edge != nil || tracks == nil else { return most }
      return line.boxes.indices.reduce(most) { max($0, size(line, $1)[layout.axis.other]) }
    }
  }
}
