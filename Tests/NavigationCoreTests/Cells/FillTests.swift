import Testing

@testable import NavigationCore

struct FillTests {
  @Test func `each colour has its tile, staggered from row to row`() {
    expectCells(
      16, 2,
      """
      ....: : / / ~ ~ |
      .... : : / / ~ ~|
      """
    ) { canvas in
      for (place, color) in [Color.blue, .orange, .red, .green].enumerated() {
        canvas.fill(color, Int32(place) * 4, 0, 4, 2)
      }
    }
  }

  @Test func `a weak fill is thinner and lets text and fills show through`() {
    expectCells(
      12, 3,
      """
      ~  ~   Hi   |
       .~. ~ .~. ~|
      .~. ~ .~. ~ |
      """
    ) { canvas in
      canvas.text("Hi", 7, 0)
      canvas.fill(.blue, 0, 1, 12, 2)
      canvas.fill(.white, 0, 1, 12, 2)
      canvas.fill(.blue.opacity(0.4), 0, 1, 12, 2)
      canvas.fill(.green.opacity(0.3), 0, 0, 12, 3)
    }
  }

  @Test func `white hides what is under it and clear does not`() {
    expectCells(
      6, 1,
      """
      ..  ..|
      """
    ) { canvas in
      canvas.fill(.blue, 0, 0, 6, 1)
      canvas.fill(.white, 2, 0, 2, 1)
      canvas.fill(.clear, 0, 0, 6, 1)
      canvas.fill(.red.opacity(0.09), 0, 0, 6, 1)
    }
  }

  @Test func `a colour of parts has the tile of its neighbour and its own name`() {
    #expect(Color(red: 0.95, green: 0.55, blue: 0.05).nearestSystemColor == .orange)
    #expect(Color(hue: 0.6, saturation: 1, brightness: 1).nearestSystemColor == .blue)
    #expect(Color(red: 1, green: 0.5, blue: 0).name == "#FF8000")
    #expect(Color(white: .nan, opacity: .infinity).name == "#000000")
    #expect(Color("BrandBlue").name == "BrandBlue")
  }

  @Test func `a gradient has the tiles of its stops, each where it is nearest`() {
    expectCells(
      12, 1,
      """
      ... : : : / |
      """
    ) { canvas in
      let gradient = LinearGradient(
        colors: [.blue, .orange, .red], startPoint: .leading, endPoint: .trailing)
      canvas.fill(
        CellRect(x: 0, y: 0, width: 12, height: 1), with: gradient._fill(in: StyleContext()))
    }
  }

  @Test func `colour mode writes grounds, readable letters and no tiles`() {
    var canvas = Canvas(width: 4, height: 1)
    canvas.fill(.blue, 0, 0, 4, 1)
    canvas.text("Hi", 1, 0, ink: Ink(isBold: true))
    let rows = canvas.rows(
      frame: ScreenFrame(), options: PictureOptions(fills: .colors, hasFrame: false))
    let ground = "48;5;33m"
    let margin = "\u{1B}[0;1;38;5;231;\(ground)"
    #expect(rows == [margin + " Hi \u{1B}[0m"])
  }

  @Test(
    arguments: [
      (0x000000, 16), (0xFFFFFF, 231), (0x007AFF, 33), (0xFF9500, 208), (0x8E8E93, 246),
      (0x34C759, 77),
    ] as [(UInt32, Int)])
  func `a colour is the nearest of a terminal's`(_ parts: UInt32, _ number: Int) {
    #expect(terminalColor(parts) == number)
  }

  @Test func `text in the colour of its ground is noted`() {
    var canvas = Canvas(width: 12, height: 1)
    canvas.fill(.white, 0, 0, 12, 1)
    canvas.text("lost", 1, 0, ink: Ink(color: .white))
    canvas.text("seen", 6, 0, ink: Ink(color: .blue))
    #expect(canvas.unreadableTexts == ["lost"])
    let screen = Screen(columns: 12, rows: 3)
    screen.show(Text("white").foregroundColor(.white))
    #expect(screen.takeNotes() == [.unreadable(text: "white")])
    screen.show(Text("white").foregroundColor(.white).background(.blue))
    #expect(screen.takeNotes().isEmpty)
  }

  @Test func `a canvas that is cleared has forgotten everything`() {
    var canvas = Canvas(width: 8, height: 1)
    canvas.fill(.red, 0, 0, 8, 1)
    canvas.link("Go", 1, 0)
    canvas.text("e\u{301}", 5, 0)
    canvas.clip = Clip(rect: .zero)
    canvas.clear()
    canvas.text("é", 5, 0)
    #expect(
      canvas.rows(frame: ScreenFrame(), options: PictureOptions(hasFrame: false)) == ["     é  "])
    #expect(canvas.tappables.isEmpty && canvas.legend(.ascii).isEmpty)
    #expect(canvas.tappable(x: 1, y: 0) == nil)
  }
}
