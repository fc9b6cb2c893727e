import Testing

@testable import NavigationCore

struct TextLayoutTests {
  /// Compares the lines of a text with expected ones.
  private func expectLines(
    _ text: String, _ width: Int32?, _ expected: [String], rows: Int32? = nil, limit: Int? = nil,
    _ truncation: Truncation = .tail, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let laid = layOut(text, width: width, rows: rows, lineLimit: limit, truncation: truncation)
    let bytes = Array(text.utf8)
    var lines = laid.lines.map { line in
      String(decoding: bytes[line.head], as: UTF8.self)
        + String(repeating: ".", count: Int(line.dots))
        + String(decoding: bytes[line.tail], as: UTF8.self)
    }
    if laid.lines.isEmpty, laid.rows == 1 { lines = [text] }
    #expect(lines == expected, sourceLocation: sourceLocation)
    #expect(laid.rows == Int32(lines.count), sourceLocation: sourceLocation)
    let widest = lines.map { line in line.reduce(0) { $0 + cellWidth(of: $1) } }.max() ?? 0
    #expect(laid.width == Int32(widest), sourceLocation: sourceLocation)
  }

  @Test func `a text that fits is one line, and an empty one keeps its row`() {
    expectLines("Hello", nil, ["Hello"])
    expectLines("Hello", 5, ["Hello"])
    expectLines("子页面", 6, ["子页面"])
    expectLines("", 5, [""])
    #expect(layOut("Hello world", width: 40).lines.isEmpty)
  }

  @Test func `lines break at spaces, which belong to neither line`() {
    expectLines("the quick  brown fox", 9, ["the quick", "brown fox"])
    expectLines("the quick brown fox", 8, ["the", "quick", "brown", "fox"])
    expectLines("  two", 3, ["  t", "wo"])
    expectLines("end ", 4, ["end "])
    expectLines("end  ", 4, ["end "])
    expectLines("no\u{A0}break here", 9, ["no\u{A0}break", "here"])
  }

  @Test func `a long word breaks anywhere and a hyphen ends a line, but not the sign of a number`()
  {
    expectLines("a transformation", 6, ["a", "transf", "ormati", "on"])
    expectLines("well-known", 6, ["well-", "known"])
    expectLines("from -5 to", 6, ["from", "-5 to"])
  }

  @Test func `wide letters break between each other, but not before a closing sign`() {
    expectLines("子页面标题", 5, ["子页", "面标", "题"])
    expectLines("子页，面", 4, ["子", "页，", "面"])
    expectLines("子", 1, ["子"])
    expectLines("Go 导航视图", 7, ["Go 导航", "视图"])
  }

  @Test func `line breaks in the text make lines`() {
    expectLines("a\nbb\r\nc", nil, ["a", "bb", "c"])
    expectLines("a\n\nb\n", 9, ["a", "", "b", ""])
  }

  @Test func `what does not fit its lines ends in dots`() {
    expectLines("A long title here", 10, ["A long..."], limit: 1)
    expectLines("A long title here", 8, ["A long", "title..."], limit: 2)
    expectLines("A long title here", 8, ["A lon..."], rows: 1)
    expectLines("A long title here", 40, ["A long title here"], limit: 0)
    expectLines("first\nsecond", 20, ["first..."], limit: 1)
    expectLines("first\nsecond", nil, ["first..."], limit: 1)
    expectLines("Hello", 3, ["..."], limit: 1)
    expectLines("Hello", 0, ["."], limit: 1)
    expectLines("子页面标题", 8, ["子页..."], limit: 1)
  }

  @Test func `head and middle keep the end of the text`() {
    expectLines("/usr/share/unicode", 10, ["...unicode"], limit: 1, .head)
    expectLines("/usr/share/unicode", 10, ["/usr...ode"], limit: 1, .middle)
    expectLines("子页面标题", 8, ["...标题"], limit: 1, .head)
    expectLines("one two three four", 7, ["one two", "...four"], limit: 2, .head)
  }

  @Test func `a long text in a narrow place stays within its rows`() {
    let text = String(repeating: "word ", count: 20_000)
    #expect(layOut(text, width: 4, rows: 3).lines.count == 3)
    #expect(layOut(text, width: 1).rows == 80_000)
  }
}
