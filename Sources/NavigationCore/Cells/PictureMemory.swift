/// The rows of the last picture: those that did not change are not written again.
///
/// Only plain rows are kept, which depend on nothing but their cells and the fills' tiles.
struct PictureMemory {
  private var options: PictureOptions?
  private var generation: UInt32 = 0
  private var width: Int32 = 0
  private var cells: [Cell] = []
  private var rows: [Row?] = []
  private var top: (path: [String], text: String)?
  private var bottom: (fills: [UInt16], text: String)?

  private struct Row {
    var edges: Edges
    var text: String
  }

  /// The signs at both ends of a row, where there is a frame.
  struct Edges: Equatable {
    var left: UInt8
    var right: UInt8
  }

  /// Forgets what was written with other options or fills, or in another size.
  mutating func begin(_ canvas: Canvas, _ options: PictureOptions) {
    if options == self.options, generation == canvas.fills.generation, width == canvas.bounds.width,
      cells.count == canvas.cells.count
    {
      return
    }
    self.options = options
    generation = canvas.fills.generation
    width = canvas.bounds.width
    cells = Array(repeating: .blank, count: canvas.cells.count)
    rows = Array(repeating: nil, count: Int(canvas.bounds.height))
    top = nil
    bottom = nil
  }

  /// The text of a row that is as it was.
  func text(ofRow y: Int32, _ canvas: Canvas, _ edges: Edges) -> String? {
    guard let row = rows[Int(y)], row.edges == edges else { return nil }
    let place = canvas.index(x: 0, y: y)
    let isSame = cells.withUnsafeBufferPointer { old in
      canvas.cells.withUnsafeBufferPointer { new in
        haveEqualBytes(
          UnsafeRawPointer(old.baseAddress.unsafelyUnwrapped + place),
          UnsafeRawPointer(new.baseAddress.unsafelyUnwrapped + place),
          count: Int(width) * MemoryLayout<Cell>.stride)
      }
    }
    return isSame ? row.text : nil
  }

  mutating func keep(_ text: String, ofRow y: Int32, _ canvas: Canvas, _ edges: Edges) {
    rows[Int(y)] = Row(edges: edges, text: text)
    let place = canvas.index(x: 0, y: y)
    for index in place..<(place + Int(width)) { cells[index] = canvas.cells[index] }
  }

  mutating func forget(row y: Int32) {
    rows[Int(y)] = nil
  }

  /// The top of the frame, made anew when it says something else.
  mutating func top(of path: [String], _ make: () -> String) -> String {
    if let top, top.path == path { return top.text }
    let text = make()
    top = (path, text)
    return text
  }

  /// The bottom of the frame, made anew when other fills are in sight.
  mutating func bottom(of fills: [UInt16], _ make: () -> String) -> String {
    if let bottom, bottom.fills == fills { return bottom.text }
    let text = make()
    bottom = (fills, text)
    return text
  }
}
