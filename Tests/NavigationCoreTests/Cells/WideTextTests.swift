import Testing

@testable import NavigationCore

struct WideTextTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("子", 2), ("ｶ", 1), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2),
      ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇫🇷", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("\u{1FAE9}", 2),
      ("·", 1), ("→", 1), ("\u{200B}", 1), ("\u{301}", 1), ("\u{7}", 1), ("　", 2), ("कि", 1),
    ] as [(Character, Int)])
  func `a character takes the cells its cluster shows`(_ character: Character, _ cells: Int) {
    #expect(cellWidth(of: character) == cells)
  }

  @Test func `wide characters keep the columns in line`() {
    expectCells(
      12, 4,
      """
       子页面标题 |
       e\u{301}👨‍👩‍👧‍👦 a👍🏽b🇫🇷 |
       ❤️ 1️⃣ x    |
                  |
      """
    ) { canvas in
      canvas.text("子页面标题", 1, 0)
      canvas.text("e\u{301}👨‍👩‍👧‍👦 a👍🏽b🇫🇷", 1, 1)
      canvas.text("❤️ 1️⃣ x", 1, 2)
    }
  }

  @Test func `half of a wide character is never drawn`() {
    expectCells(
      8, 3,
      """
      子 .标  |
       页面   |
       A页 B  |
      """
    ) { canvas in
      canvas.text("子页标", 0, 0)
      canvas.fill(.blue, 3, 0, 1, 1)
      canvas.fill(.blue, 3, 0, 0, 1)
      canvas.clip = canvas.clip.intersection(CellRect(x: 1, y: 1, width: 5, height: 2))
      canvas.text("页面题", 1, 1)
      canvas.text("子页面", 0, 2)
      canvas.text("A", 1, 2)
      canvas.text("B", 5, 2)
    }
  }

  @Test func `nothing that steers a terminal is written`() {
    let hostile = "a\u{1B}[2Jb\u{202E}c\u{0}\u{7F}\u{85}\u{9B}\u{200B}\u{FEFF}d\te"
    expectCells(
      18, 1,
      """
      a?[2Jb?c?? ???d e |
      """
    ) { canvas in
      canvas.text(hostile, 0, 0)
    }
    var heap = Canvas(width: 3, height: 1)
    heap.text("x" + String(repeating: "\u{301}", count: 500), 0, 0)
    heap.text("\u{301}", 2, 0)
    let options = PictureOptions(style: .unicode, hasFrame: false)
    #expect(heap.rows(frame: ScreenFrame(), options: options) == ["\u{FFFD} \u{FFFD}"])
  }

  @Test func `the table agrees with the toolchain about emoji and marks`() {
    let flags: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
    for value in UInt32(0xAD)..<0x20000 {
      guard let scalar = Unicode.Scalar(value), !flags.contains(value) else { continue }
      if scalar.properties.isEmojiPresentation {
        #expect(scalarWidth(scalar) == 2, "U+\(String(value, radix: 16))")
      } else if scalar.properties.generalCategory == .nonspacingMark {
        #expect(scalarWidth(scalar) == 0, "U+\(String(value, radix: 16))")
      }
    }
  }
}
