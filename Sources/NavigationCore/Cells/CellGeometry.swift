/// A rectangle of cells, counted from the top left of the screen.
public struct CellRect: Hashable, Sendable {
  public var x: Int32
  public var y: Int32
  public var width: Int32
  public var height: Int32

  public static let zero = CellRect(x: 0, y: 0, width: 0, height: 0)

  @inlinable public init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The first column behind it.
  @inlinable public var maxX: Int32 { x &+ width }
  /// The first row behind it.
  @inlinable public var maxY: Int32 { y &+ height }
  /// Whether it holds no cell.
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the cell lies inside.
  @inlinable public func contains(x column: Int32, y row: Int32) -> Bool {
    column >= x && column < maxX && row >= y && row < maxY
  }

  /// The cells that both hold.
  @inlinable public func intersection(_ other: CellRect) -> CellRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return CellRect(
      x: left, y: top, width: max(min(maxX, other.maxX) &- left, 0),
      height: max(min(maxY, other.maxY) &- top, 0))
  }

  /// The same rectangle in points.
  public var points: CGRect {
    CGRect(
      x: CellGeometry.points(columns: x), y: CellGeometry.points(rows: y),
      width: CellGeometry.points(columns: width), height: CellGeometry.points(rows: height))
  }
}

/// The one rule that turns points into cells.
///
/// A cell is 8 points wide and 16 high. A length is rounded half up once, where it enters layout, and is
/// at least one cell if it is more than nothing. Gaps down the page are rounded half down.
public enum CellGeometry {
  /// The width of a cell, in points.
  public static let cellWidth: CGFloat = 8
  /// The height of a cell, in points.
  public static let cellHeight: CGFloat = 16
  /// What stands for infinity: large, but sums of a few of them do not overflow.
  public static let infinity: Int32 = 1 << 28

  /// The columns of a width in points; nothing for a negative width or one that is no number.
  public static func columns(_ points: CGFloat) -> Int32 {
    length(points, cellWidth)
  }

  /// The rows of a height in points; nothing for a negative height or one that is no number.
  public static func rows(_ points: CGFloat) -> Int32 {
    length(points, cellHeight)
  }

  /// The columns of a gap across the page: spacing, or padding at a vertical edge.
  ///
  /// It may be negative, as SwiftUI's spacing and padding may.
  public static func columnGap(_ points: CGFloat) -> Int32 {
    points < 0 ? -length(-points, cellWidth) : length(points, cellWidth)
  }

  /// The rows of a gap down the page: spacing, padding, a spacer's minimum; rounded half down.
  public static func rowGap(_ points: CGFloat) -> Int32 {
    points < 0 ? -gap(-points) : gap(points)
  }

  /// The columns of an offset or position, which may be negative; rounded half up.
  public static func columnOffset(_ points: CGFloat) -> Int32 {
    offset(points, cellWidth)
  }

  /// The rows of an offset or position, which may be negative; rounded half up.
  public static func rowOffset(_ points: CGFloat) -> Int32 {
    offset(points, cellHeight)
  }

  /// The points of a number of columns.
  public static func points(columns: Int32) -> CGFloat {
    columns >= infinity ? .infinity : CGFloat(columns) * cellWidth
  }

  /// The points of a number of rows.
  public static func points(rows: Int32) -> CGFloat {
    rows >= infinity ? .infinity : CGFloat(rows) * cellHeight
  }

  private static func length(_ points: CGFloat, _ cell: CGFloat) -> Int32 {
    guard points > 0 else { return 0 }
    return max(clamped((points / cell + 0.5).rounded(.down)), 1)
  }

  private static func gap(_ points: CGFloat) -> Int32 {
    guard points > 0 else { return 0 }
    return clamped((points / cellHeight - 0.5).rounded(.up))
  }

  private static func offset(_ points: CGFloat, _ cell: CGFloat) -> Int32 {
    guard !points.isNaN else { return 0 }
    let cells = (points / cell + 0.5).rounded(.down)
    return cells < 0 ? -clamped(-cells) : clamped(cells)
  }

  private static func clamped(_ cells: CGFloat) -> Int32 {
    cells < CGFloat(infinity) ? Int32(cells) : infinity
  }
}
