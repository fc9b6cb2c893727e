import Testing

@testable import NavigationCore

struct PathTests {
  /// Compares the cells that a path fills, or strokes, with a picture.
  private func expectPath(
    _ width: Int32, _ height: Int32, _ picture: String, stroke: StrokeStyle? = nil,
    eoFill: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
    _ draw: (inout Path) -> Void
  ) {
    let rect = CellRect(x: 0, y: 0, width: width, height: height)
    expectCells(width, height, picture, sourceLocation: sourceLocation) { canvas in
      if let stroke {
        canvas.stroke(Path(draw), style: stroke, with: .color(.blue), in: rect)
      } else {
        let coverage = Path(draw).coverage(in: rect, visible: canvas.clip.rect, eoFill: eoFill)
        canvas.fill(coverage, with: .color(.blue), in: rect)
      }
    }
  }

  @Test func `a cell is filled when at least half of it is covered`() {
    expectPath(
      6, 2,
      """
      ..... |
            |
      """
    ) { $0.addRect(CGRect(x: 4, y: 0, width: 36, height: 22)) }
    expectPath(
      6, 2,
      """
       .....|
       .....|
      """
    ) { $0.addRect(CGRect(x: 5, y: 8, width: 43, height: 16)) }
  }

  @Test func `curves, arcs and ellipses have their forms`() {
    let wave: (inout Path) -> Void = { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 0, y: 64))
      path.addCurve(
        to: CGPoint(x: 192, y: 64), control1: CGPoint(x: 64, y: 20),
        control2: CGPoint(x: 128, y: 110))
      path.addLine(to: CGPoint(x: 192, y: 0))
      path.closeSubpath()
    }
    expectPath(
      24, 5,
      """
      ........................|
      ........................|
      ........................|
      ..       ...............|
                     .......  |
      """, wave)
    expectPath(
      12, 6,
      """
         ......   |
       .......... |
      ............|
      ............|
       .......... |
         ......   |
      """
    ) { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 96, height: 96)) }
    expectPath(
      12, 6,
      """
         ...      |
       .....      |
      ......      |
      ............|
       .......... |
         ......   |
      """
    ) {
      $0.move(to: CGPoint(x: 48, y: 48))
      $0.addArc(
        center: CGPoint(x: 48, y: 48), radius: 48, startAngle: .degrees(0),
        endAngle: .degrees(270), clockwise: false)
    }
    expectPath(
      12, 4,
      """
       .......... |
      ............|
      ............|
       .......... |
      """
    ) {
      $0.addRoundedRect(
        in: CGRect(x: 0, y: 0, width: 96, height: 64), cornerSize: CGSize(width: 32, height: 32))
    }
  }

  @Test func `the winding rule decides about holes`() {
    let twice: (inout Path) -> Void = { path in
      path.addRect(CGRect(x: 0, y: 0, width: 64, height: 48))
      path.addRect(CGRect(x: 16, y: 16, width: 32, height: 16))
    }
    expectPath(8, 3, "........|\n........|\n........|", twice)
    expectPath(8, 3, "........|\n..    ..|\n........|", eoFill: true, twice)
  }

  @Test func `a thin stroke is a line of signs, a thick one fills`() {
    let form: (inout Path) -> Void = { $0.addRect(CGRect(x: 0, y: 0, width: 64, height: 64)) }
    expectPath(
      8, 4,
      """
      +------+|
      |      ||
      |      ||
      +------+|
      """, stroke: StrokeStyle(lineWidth: 2), form)
    expectPath(
      8, 4,
      """
      ........|
      .      .|
      .      .|
      ........|
      """, stroke: StrokeStyle(lineWidth: 16), form)
    expectPath(
      12, 3,
      """
                  |
      --  --  --  |
                  |
      """, stroke: StrokeStyle(lineWidth: 1, dash: [16, 16])
    ) {
      $0.move(to: CGPoint(x: 0, y: 24))
      $0.addLine(to: CGPoint(x: 96, y: 24))
    }
    expectPath(
      6, 3,
      """
        /\\  |
       /  \\ |
      /    \\|
      """, stroke: StrokeStyle()
    ) {
      $0.addLines([CGPoint(x: 0, y: 48), CGPoint(x: 24, y: 0), CGPoint(x: 48, y: 48)])
    }
  }

  @Test func `paths answer what they contain, how far they reach, and where they are`() {
    var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(path.contains(CGPoint(x: 20, y: 10)) && !path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(path.currentPoint == CGPoint(x: 40, y: 10))
    path = path.applying(CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 1))
    #expect(path.boundingRect == CGRect(x: 5, y: 0, width: 80, height: 20))
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
    #expect(line.trimmedPath(from: 0.25, to: 0.75).description == "5.0 0.0 m 10.0 0.0 l 10.0 5.0 l")
    #expect(Path().boundingRect.isNull && Path().isEmpty)
    #expect(Path { $0.addLine(to: CGPoint(x: 1, y: 1)) }.isEmpty)
  }

  @Test func `places that are no numbers or far away do no harm`() {
    let rect = CellRect(x: 0, y: 0, width: 4, height: 2)
    var path = Path(CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
    #expect(path.coverage(in: rect, visible: rect).covered.allSatisfy { $0 })
    path = Path { path in
      path.move(to: CGPoint(x: CGFloat.nan, y: .infinity))
      path.addCurve(
        to: CGPoint(x: .infinity, y: .nan), control1: .zero, control2: CGPoint(x: .nan, y: 1e308))
      path.addArc(
        center: .zero, radius: .nan, startAngle: .degrees(.infinity), endAngle: .zero,
        clockwise: true)
      path.closeSubpath()
    }
    var canvas = Canvas(width: 4, height: 2)
    for width in [1, 20, CGFloat.nan, .infinity] {
      canvas.stroke(
        path, style: StrokeStyle(lineWidth: width, dash: [.nan, 1e-9, 3]), with: .color(.red),
        in: rect)
    }
    #expect(path.coverage(in: rect, visible: rect).covered.count <= 8)
  }
}
