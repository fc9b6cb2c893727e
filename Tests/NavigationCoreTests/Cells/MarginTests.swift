import Testing

@testable import NavigationCore

struct MarginTests {
  @Test func `text on a fill has a blank cell at each side`() {
    expectCells(
      12, 2,
      """
      ............|
      .. Hello ...|
      """
    ) { canvas in
      canvas.fill(.blue, 0, 0, 12, 2)
      canvas.text("Hello", 3, 1)
    }
  }

  @Test func `what can be tapped stands in brackets, disabled in parentheses, selected in stars`() {
    expectCells(
      24, 2,
      """
      [Go]..(Off)..*Home*.....|
      [One|Two|Three)         |
      """
    ) { canvas in
      canvas.fill(.blue, 0, 0, 24, 1)
      canvas.link("Go", 1, 0)
      canvas.link("Off", 7, 0, enabled: false)
      canvas.link("Home", 14, 0, selected: true)
      canvas.link("One", 1, 1)
      canvas.link("Two", 5, 1)
      canvas.link("Three", 9, 1, enabled: false)
    }
  }

  @Test func `brackets open before the first row of a label and close behind its last`() {
    expectCells(
      12, 2,
      """
      [< First    |
         second]  |
      """
    ) { canvas in
      canvas.beginTappable(nil)
      canvas.text("second", 3, 1)
      canvas.text("First", 3, 0)
      canvas.text("<", 1, 0)
      canvas.endTappable(frame: CellRect(x: 1, y: 0, width: 9, height: 2))
    }
  }

  @Test func `a tappable thing without text is bracketed in its middle row`() {
    expectCells(
      8, 3,
      """
      .... [.]|
      [..]    |
      ....    |
      """
    ) { canvas in
      canvas.beginTappable(nil)
      canvas.fill(.blue, 0, 0, 4, 3)
      canvas.endTappable(frame: CellRect(x: 0, y: 0, width: 4, height: 3))
      canvas.beginTappable(nil)
      canvas.fill(.blue, 6, 0, 1, 1)
      canvas.endTappable(frame: CellRect(x: 6, y: 0, width: 1, height: 1))
    }
  }

  @Test func `a row of a list ends in an angle, and text wins over any margin`() {
    expectCells(
      14, 2,
      """
        Inbox     > |
      AB[C]D        |
      """
    ) { canvas in
      canvas.beginTappable(nil, mark: .row)
      canvas.text("Inbox", 2, 0)
      canvas.endTappable(frame: CellRect(x: 0, y: 0, width: 14, height: 1))
      canvas.text("AB", 0, 1)
      canvas.link("C", 3, 1)
      canvas.text("D", 5, 1)
    }
  }

  @Test func `what is drawn at no opacity has no margins and cannot be tapped`() {
    var canvas = Canvas(width: 8, height: 1)
    canvas.opacity = 0
    canvas.link("Ghost", 1, 0)
    #expect(
      canvas.rows(frame: ScreenFrame(), options: PictureOptions(hasFrame: false)) == ["        "])
    #expect(!canvas.isReachable(0))
  }

  @Test func `a tap reaches what is on top, and knows what is covered`() {
    var canvas = Canvas(width: 12, height: 3)
    canvas.link("Under", 1, 0)
    canvas.link("Beside", 1, 2)
    canvas.beginTappable(nil)
    canvas.addHitArea(CellRect(x: 0, y: 1, width: 12, height: 1))
    canvas.link("Inner", 1, 1)
    canvas.endTappable(frame: CellRect(x: 0, y: 1, width: 12, height: 1))
    canvas.fill(.orange, 0, 0, 12, 1)
    canvas.allowsHitTesting = false
    canvas.fill(.orange, 0, 2, 12, 1)
    #expect((0..<4).map { canvas.isReachable($0) } == [false, true, true, true])
    #expect(canvas.tappable(x: 2, y: 0) == nil)
    #expect(canvas.tappable(x: 2, y: 1) == 3)
    #expect(canvas.tappable(x: 9, y: 1) == 2)
    #expect(canvas.tappable(x: 99, y: -1) == nil)
  }

  @Test func `text that is cut by a clip has a margin only at the end that shows`() {
    expectCells(
      10, 1,
      """
      .lo wor ..|
      """
    ) { canvas in
      canvas.fill(.blue, 0, 0, 10, 1)
      canvas.clip = canvas.clip.intersection(CellRect(x: 1, y: 0, width: 6, height: 1))
      canvas.text("hello wor", -2, 0)
    }
  }
}
