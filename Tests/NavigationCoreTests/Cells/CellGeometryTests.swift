import Testing

@testable import NavigationCore

struct CellGeometryTests {
  @Test(
    arguments: [
      (0, 0, 0), (1, 1, 1), (8, 1, 1), (11.9, 1, 1), (12, 2, 1), (16, 2, 1), (24, 3, 2),
      (100, 13, 6),
      (-5, 0, 0), (.nan, 0, 0), (.infinity, 1 << 28, 1 << 28), (1e300, 1 << 28, 1 << 28),
    ] as [(CGFloat, Int32, Int32)])
  func `a length is rounded half up, and something is at least a cell`(
    _ points: CGFloat, _ columns: Int32, _ rows: Int32
  ) {
    #expect(CellGeometry.columns(points) == columns)
    #expect(CellGeometry.rows(points) == rows)
  }

  @Test(
    arguments: [
      (0, 0, 0), (1, 1, 0), (8, 1, 0), (9, 1, 1), (16, 2, 1), (24, 3, 1), (25, 3, 2), (-8, -1, 0),
      (-16, -2, -1), (.nan, 0, 0), (-.infinity, -(1 << 28), -(1 << 28)),
    ] as [(CGFloat, Int32, Int32)])
  func `a gap down the page is rounded half down`(
    _ points: CGFloat, _ columns: Int32, _ rows: Int32
  ) {
    #expect(CellGeometry.columnGap(points) == columns)
    #expect(CellGeometry.rowGap(points) == rows)
  }

  @Test func `rectangles follow Core Graphics`() {
    let rect = CGRect(x: 10, y: 20, width: -10, height: 40)
    #expect(rect.standardized == CGRect(x: 0, y: 20, width: 10, height: 40))
    #expect(rect.insetBy(dx: 6, dy: 1).isNull)
    #expect(rect.contains(CGPoint(x: 0, y: 20)) && !rect.contains(CGPoint(x: 10, y: 20)))
    #expect(CGRect.null.union(rect) == rect)
    #expect(rect.intersection(CGRect(x: 50, y: 0, width: 1, height: 1)).isNull)
    let cut = CGRect(x: 0, y: 0, width: 10, height: 4).divided(atDistance: 3, from: .maxXEdge)
    #expect(cut.slice == CGRect(x: 7, y: 0, width: 3, height: 4))
    #expect(cut.remainder == CGRect(x: 0, y: 0, width: 7, height: 4))
  }
}
