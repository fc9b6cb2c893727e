import Testing

@testable import NavigationCore

struct ScreenFrameTests {
  private func expectFrame(
    _ width: Int32, _ height: Int32, _ frame: ScreenFrame, _ picture: String,
    style: PictureStyle = .ascii, sourceLocation: SourceLocation = #_sourceLocation,
    draw: (inout Canvas) -> Void = { _ in }
  ) {
    var canvas = Canvas(width: width, height: height)
    draw(&canvas)
    let rows = canvas.rows(frame: frame, options: PictureOptions(style: style))
    #expect("\n" + rows.joined(separator: "\n") == "\n" + picture, sourceLocation: sourceLocation)
  }

  @Test func `it says the way here, the safe area, what can scroll and the fills in sight`() {
    let frame = ScreenFrame(
      path: ["Home", "Detail"], topInset: 1, bottomInset: 1, scrollUpRows: [1],
      scrollDownRows: [2])
    expectFrame(
      28, 4, frame,
      """
      +- Home > Detail ------------+
      :............................:
      |............................^
      |: : : : : : : : : : : : : : v
      : : : : : : : : : : : : : : ::
      +--------- . blue  : orange -+
      """
    ) { canvas in
      canvas.fill(.blue, 0, 0, 28, 2)
      canvas.fill(.orange, 0, 2, 28, 2)
    }
  }

  @Test func `a long way is cut in its middle, a long name too`() {
    let names = ["App", "First", "Second", "Third", "Fourth"]
    let whole = ScreenFrame(path: names)
    #expect(whole.title(width: 40) == "App > First > Second > Third > Fourth")
    #expect(whole.title(width: 30) == "App > ... > Third > Fourth")
    #expect(whole.title(width: 20) == "App > ... > Fourth")
    #expect(whole.title(width: 12) == "... > Fourth")
    #expect(whole.title(width: 5) == "F...h")
    #expect(ScreenFrame(path: []).title(width: 30) == "")
    let deep = ScreenFrame(path: Array(repeating: "Screen", count: 100_000))
    #expect(deep.title(width: 30) == "Screen > ... > Screen > Screen")
  }

  @Test func `a legend that is too long ends in dots, and a narrow frame holds together`() {
    expectFrame(
      20, 1, ScreenFrame(path: ["导航视图"]),
      """
      +- 导航视图 ---------+
      |....: : / / ~ ~ ' ' |
      +------ . blue  ... -+
      """
    ) { canvas in
      for (place, color) in [Color.blue, .orange, .red, .green, .yellow].enumerated() {
        canvas.fill(color, Int32(place) * 4, 0, 4, 1)
      }
    }
    expectFrame(
      2, 1, ScreenFrame(path: ["Home"]),
      """
      +--+
      |..|
      +--+
      """
    ) { canvas in
      canvas.fill(.blue, 0, 0, 2, 1)
    }
  }

  @Test func `unicode style has box and block characters`() {
    expectFrame(
      12, 4, ScreenFrame(path: ["Home"], topInset: 1),
      """
      ┌─ Home ─────┐
      :░░░░░░░░░░░░:
      │┌──────────┐│
      ││    Hi    ││
      │└──────────┘│
      └─── ░ blue ─┘
      """, style: .unicode
    ) { canvas in
      canvas.fill(.blue, 0, 0, 12, 1)
      canvas.text("Hi", 5, 2)
      canvas.drawBorder(CellRect(x: 0, y: 1, width: 12, height: 3), with: .color(.red))
    }
  }
}
