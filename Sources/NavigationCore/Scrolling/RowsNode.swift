/// The rows of a list, of which only those in view are placed and drawn.
final class RowsNode: ScrollerNode {
  /// All rows in order, edges of sections among them.
  private var rows: [LayoutNode] = []
  private var rowsVersion: UInt32?
  /// The first row in view, and how many of its cells are out of view above.
  private var first = 0
  private var skipped: Int32 = 0
  /// The rows in view with their places, over the whole width.
  private var placed: [(box: LayoutNode, rect: CellRect)] = []
  private var hasMoreBelow = false

  /// Cells before a row's content, and behind it for ` > `.
  private static let leading: Int32 = 2
  private static let trailing: Int32 = 3

  override func size(_ proposal: Proposal) -> Size {
    proposal.filled(ideal: Size(CellGeometry.columns(320), 1))
  }

  override func arrange(_ proposal: Proposal) {
    refreshRows()
    placeRows()
    if !hasMoreBelow, let last = placed.last, last.rect.maxY < frame.maxY, first > 0 || skipped > 0
    {
      goToEnd()
      placeRows()
    }
  }

  private func refreshRows() {
    let boxes = boxes
    guard rowsVersion != listVersion else { return }
    rowsVersion = listVersion
    rows.removeAll(keepingCapacity: true)
    boxes.forEach { rows.append($0) }
    first = min(first, max(rows.count - 1, 0))
  }

  private func offer(_ row: LayoutNode) -> Proposal {
    let indent = row is SectionEdgeNode ? 2 : Self.leading &+ Self.trailing
    return Proposal(max(frame.width &- indent, 1), Proposal.ideal)
  }

  override var makesMembersInView: Bool { true }

  /// Rows that are not made yet count as one cell.
  private func height(_ index: Int) -> Int32 {
    let row = rows[index]
    if row.isUnmade { return 1 }
    if let edge = row as? SectionEdgeNode, edge.isBlank { return index == 0 ? 0 : 1 }
    return max(row.measure(offer(row)).height, 1)
  }

  /// Makes the row at an index, which may turn out to be several, or none.
  private func makeRow(_ index: Int) {
    while index < rows.count, rows[index].comeIntoView() { refreshRows() }
  }

  private func placeRows() {
    placed.removeAll(keepingCapacity: true)
    var y = frame.y &- skipped
    var index = first
    while index < rows.count, y < frame.maxY {
      makeRow(index)
      guard index < rows.count else { break }
      let row = rows[index]
      let height = height(index)
      let indent: Int32 = row is SectionEdgeNode ? 1 : Self.leading
      row.place(frame.x &+ indent, y, offer(row))
      placed.append((row, CellRect(x: frame.x, y: y, width: frame.width, height: height)))
      y = y &+ height
      index += 1
    }
    hasMoreBelow = index < rows.count || y > frame.maxY
  }

  /// Moves the last row to the lower edge, or the first to the upper one when all fit.
  private func goToEnd() {
    var room = frame.height
    first = rows.count
    skipped = 0
    while first > 0, room > 0 {
      first -= 1
      let below = rows.count - first
      if rows[first].comeIntoView() {
        refreshRows()
        // What became of it is looked at next, its last row first.
        first = rows.count - below + 1
        continue
      }
      room = room &- height(first)
    }
    skipped = max(0 &- room, 0)
  }

  override func hidesContent(_ axis: Axis, before: Bool) -> Bool {
    guard axis == .vertical else { return false }
    return before ? first > 0 || skipped > 0 : hasMoreBelow
  }

  override func scroll(_ axis: Axis, by cells: Int32) -> Bool {
    guard axis == .vertical, !rows.isEmpty else { return false }
    let start = (first, skipped)
    if cells > 0, hasMoreBelow {
      goDown(cells)
      placeRows()
      if !hasMoreBelow { goToEnd() }
    } else if cells < 0 {
      goUp(0 &- max(cells, -Proposal.infinity))
    }
    guard start != (first, skipped) else { return false }
    graph.layoutChanged(from: self)
    return true
  }

  private func goDown(_ cells: Int32) {
    var rest = Size.grow(skipped, cells)
    while first + 1 < rows.count, rest >= height(first) {
      rest = rest &- height(first)
      first += 1
    }
    skipped = min(rest, max(height(first) &- 1, 0))
  }

  private func goUp(_ cells: Int32) {
    var rest = cells
    while rest > skipped, first > 0 {
      rest = rest &- skipped
      first -= 1
      skipped = height(first)
    }
    skipped = max(skipped &- rest, 0)
  }

  override var position: ScrollPosition {
    get { ScrollPosition(first: first, skipped: Size(0, skipped)) }
    set {
      first = newValue.first
      skipped = newValue.skipped.height
      graph.layoutChanged(from: self)
    }
  }

  /// The whole row that holds a row of the screen.
  func row(at y: Int32) -> CellRect? {
    placed.first { $0.rect.y <= y && y < $0.rect.maxY }?.rect
  }

  override func drawContent(_ canvas: inout Canvas) {
    for entry in placed { entry.box.draw(&canvas) }
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    rows = []
    placed = []
  }

  override var outlineName: String? { "List" }
}

extension ViewNode {
  /// The list that a node is in, on its own screen.
  var enclosingRows: RowsNode? {
    firstAbove { $0.isLayoutWall || $0 is RowsNode } as? RowsNode
  }
}
