/// A device of cells: shows a view, takes taps, draws pictures.
///
/// It is what a client of the library drives. It prints nothing and reads nothing; whatever it has to
/// say about views is in `takeNotes()`.
public final class Screen {
  /// The width of the device, in cells.
  public private(set) var columns: Int
  /// The height of the device, in cells.
  public private(set) var rows: Int
  public var style: PictureStyle
  public let graph: ViewGraph
  let root: ScreenRoot
  private(set) var rootName: String?
  private let topInset: Int
  private var canvas: Canvas
  private var memory = PictureMemory()
  private(set) var isDrawn = false
  /// The way here, once somebody asked, as long as the picture holds.
  var knownPath: [String]?
  private var drawnTexts: SpokenTexts?
  /// The texts in sight in the picture as it is drawn, once somebody asked.
  private var knownTexts: [SpokenTexts.InSight]?
  /// What can be tapped in the picture as it is drawn, once somebody asked.
  private var knownTappables: [TappableReport]?

  /// Makes a device with nothing on it.
  ///
  /// `topInset` is the rows at the top that content leaves free and bars bleed into.
  public init(
    columns: Int = 40, rows: Int = 12, style: PictureStyle = .ascii, topInset: Int = 1,
    limits: GraphLimits = GraphLimits()
  ) {
    let (columns, rows) = Screen.possible(columns, rows)
    self.columns = columns
    self.rows = rows
    self.style = style
    self.topInset = topInset
    graph = ViewGraph(limits: limits)
    var values = EnvironmentValues()
    values.presentation = Presentation(graph)
    root = ScreenRoot(
      graph: graph, environment: values.storage,
      Screen.region(columns, rows, topInset: topInset))
    canvas = Canvas(width: Int32(columns), height: Int32(rows))
  }

  private static func possible(_ columns: Int, _ rows: Int) -> (columns: Int, rows: Int) {
    (max(1, min(columns, 1_000)), max(1, min(rows, 1_000)))
  }

  private static func region(_ columns: Int, _ rows: Int, topInset: Int) -> SafeRegion {
    let inset = Int32(max(0, min(topInset, rows - 1)))
    let whole = CellRect(x: 0, y: 0, width: Int32(columns), height: Int32(rows))
    return SafeRegion(
      whole: whole,
      safe: CellRect(x: 0, y: inset, width: whole.width, height: whole.height &- inset))
  }

  /// Changes the size of the device; the views and their state stay.
  public func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = Screen.possible(columns, rows)
    canvas = Canvas(width: Int32(self.columns), height: Int32(self.rows))
    root.region = Screen.region(self.columns, self.rows, topInset: topInset)
    settle()
  }

  deinit {
    graph.close(root)
  }

  /// Puts a view on the device; what was there before goes.
  ///
  /// A view of the same type, and of the same run-time type if it is an `ErasedView`, takes over the
  /// state of the one before.
  /// `name` is what the frame calls it; nil for the name of its type, or of its content's where that is
  /// generic over content.
  public func show<Content: View>(_ view: Content, name: String? = nil) {
    rootName = name ?? screenIdentity(of: view).name
    let erased = view as? ErasedView ?? ErasedView(view)
    let isFirst = root.content == nil
    root.content = ErasedView._makeNode(erased, root.content, root)
    if isFirst { graph.structureChanged(below: root) }
    settle()
  }

  /// Takes everything off the device.
  public func clear() {
    rootName = nil
    guard let old = root.content else { return }
    root.content = nil
    graph.destroy(old)
    graph.structureChanged(below: root)
    settle()
  }

  /// Whether a view is on the device.
  public var isShowing: Bool { root.content != nil }

  /// Runs bodies, preferences and actions until nothing changes any more, and lays out.
  ///
  /// Needed only after state was written outside of a tap. Returns whether it came to rest.
  @discardableResult
  public func settle() -> Bool {
    isDrawn = false
    knownPath = nil
    return graph.settle()
  }

  private func drawIfNeeded() {
    guard !isDrawn else { return }
    canvas.clear()
    knownTappables = nil
    graph.spoken = SpokenTexts()
    root.draw(&canvas)
    drawnTexts = graph.spoken
    knownTexts = nil
    graph.spoken = nil
    for text in canvas.unreadableTexts { graph.note(.unreadable(text: text)) }
    isDrawn = true
  }
}

extension Screen {
  /// The rows of the picture with the frame around it; empty when nothing is shown.
  ///
  /// Fills are shown as tiles, as colours in ANSI escapes, or as both.
  public func picture(fills: FillPresentation = .tiles, hasFrame: Bool = true) -> [String] {
    guard isShowing else { return [] }
    drawIfNeeded()
    return canvas.rows(
      frame: frame, options: PictureOptions(style: style, fills: fills, hasFrame: hasFrame),
      memory: &memory)
  }

  private var frame: ScreenFrame {
    let region = root.region
    return ScreenFrame(
      path: path, topInset: region.safe.y &- region.whole.y,
      bottomInset: region.whole.maxY &- region.safe.maxY,
      scrollUpRows: scrollMarks(before: true), scrollDownRows: scrollMarks(before: false))
  }

  /// The texts of which something can be seen, in reading order.
  public var texts: [String] { textsInSight.map(\.text) }

  private var textsInSight: [SpokenTexts.InSight] {
    guard isShowing else { return [] }
    drawIfNeeded()
    if let knownTexts { return knownTexts }
    let found = drawnTexts?.inSight(on: canvas) ?? []
    knownTexts = found
    return found
  }

  /// All that can be tapped and is not covered, in the order of drawing.
  public var tappables: [TappableReport] {
    guard isShowing else { return [] }
    drawIfNeeded()
    if let knownTappables { return knownTappables }
    let found = findTappables()
    knownTappables = found
    return found
  }

  private func findTappables() -> [TappableReport] {
    let touched = canvas.touched
    let reachable = canvas.reachable(from: touched)
    return canvas.tappables.indices.compactMap { position in
      guard reachable[position] else { return nil }
      let tappable = canvas.tappables[position]
      guard let node = tappable.target as? ViewNode else { return nil }
      return TappableReport(
        label: node.tapLabel, isEnabled: tappable.isEnabled, row: Int(tappable.frame.y),
        column: Int(tappable.frame.x), width: Int(tappable.frame.width),
        height: Int(tappable.frame.height), isInFront: touched[position], node: node)
    }
  }

  /// Taps one of the things that `tappables` lists; returns whether it answers.
  @discardableResult
  public func tap(_ tappable: TappableReport) -> Bool {
    guard tappable.isEnabled, !tappable.node.isDead else { return false }
    tappable.node.activate()
    settle()
    return true
  }

  /// What a tap on a cell, counted from 0, would reach.
  public func tappable(row: Int, column: Int) -> TappableReport? {
    drawIfNeeded()
    guard let index = canvas.tappable(x: Int32(clamping: column), y: Int32(clamping: row)) else {
      return nil
    }
    let node = canvas.tappables[Int(index)].target
    return tappables.first { $0.node === node }
  }

  /// The positions among `tappables` of what taps on a text reach, wherever it is in sight.
  public func tappables(under text: String) -> [Int] {
    var found: [Int] = []
    for seen in textsInSight where seen.text == text {
      guard let target = tappable(row: Int(seen.y), column: Int(seen.x)),
        let position = tappables.firstIndex(where: { $0.node === target.node }),
        !found.contains(position)
      else { continue }
      found.append(position)
    }
    return found
  }

  /// Whether something of this label could be tapped, were it not covered or invisible.
  public func isOutOfReach(label: String) -> Bool {
    guard isShowing else { return false }
    drawIfNeeded()
    let reachable = canvas.reachable
    return canvas.tappables.indices.contains { position in
      !reachable[position] && (canvas.tappables[position].target as? ViewNode)?.tapLabel == label
    }
  }

  /// What was noticed since the last call; each note comes once.
  public func takeNotes() -> [GraphNote] {
    if isShowing { drawIfNeeded() }
    return graph.takeNotes()
  }

  /// The views on the device, a line each, indented by what holds them.
  public var outline: [String] {
    var lines: [String] = []
    root.content?.outline(into: &lines)
    return lines
  }

  /// The state of all views on the device.
  public var state: [StateReport] { root.stateReports() }

  /// The preferences that views on the device send up.
  public var preferences: [PreferenceReport] { root.preferenceReports() }

  /// What a listener around everything on the device hears for a preference key, as `print` would write it.
  ///
  /// It is nil when no view sends or hears the key.
  public func value(ofPreferenceNamed name: String) -> String? {
    root.content?.preferenceText(ofKeyNamed: name)
  }
}

/// Something on the device that can be tapped.
public struct TappableReport {
  /// Its texts joined by `, `, else its accessibility label, else the name of its symbol.
  public let label: String
  public let isEnabled: Bool
  /// Its first row and column, counted from 0.
  public let row: Int
  public let column: Int
  public let width: Int
  public let height: Int
  /// Whether taps reach the thing itself somewhere; where things lie within it, they reach those.
  public let isInFront: Bool
  let node: ViewNode
}
