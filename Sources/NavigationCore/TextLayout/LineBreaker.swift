/// Breaks the characters of a text into lines.
struct LineBreaker {
  let units: [TextUnit]
  /// The cells of a line, at least one.
  let width: Int32

  /// Where the line from `start` on ends, and where the next one begins.
  ///
  /// The spaces at a break belong to neither line.
  func line(from start: Int) -> (end: Int, next: Int) {
    var used: Int32 = 0
    var place = start
    var opportunity = start
    while units[place].kind != .newline {
      let unit = units[place]
      if unit.kind == .space {
        opportunity = place + 1
      } else if used + unit.width > width, place > start {
        let end = trimmed(start..<opportunity)
        return end > start ? (end, opportunity) : (place, place)
      }
      used += unit.width
      place += 1
      if allowsBreak(before: place, from: start) { opportunity = place }
    }
    return (fitting(start..<place), place + 1)
  }

  /// The line from `start` on, with dots for what is cut out of the rest of the text.
  func cutLine(from start: Int, _ truncation: Truncation) -> TextLine {
    let dots = min(width, 3)
    var front: Int32 = 0
    switch truncation {
    case .head: front = 0
    case .tail: front = width - dots
    case .middle: front = (width - dots + 1) / 2
    }
    let (headEnd, used) = prefix(from: start, width: front)
    let tail = truncation == .tail ? 0..<0 : suffix(from: headEnd, width: width - dots - used)
    let head = textLine(start..<(truncation == .tail ? trimmed(start..<headEnd) : headEnd))
    let end = textLine(tail)
    return TextLine(
      head: head.head, dots: dots, tail: tail.isEmpty ? 0..<0 : end.head,
      width: head.width + dots + end.width)
  }

  /// A line of characters as they are.
  func textLine(_ range: Range<Int>) -> TextLine {
    TextLine(
      head: units[range.lowerBound].offset..<units[range.upperBound].offset,
      width: units[range].reduce(0) { $0 + $1.width })
  }

  private func allowsBreak(before place: Int, from start: Int) -> Bool {
    guard place > start else { return false }
    let before = place - 2 >= start ? units[place - 2].kind : nil
    return mayBreak(before: before, units[place - 1].kind, units[place].kind)
  }

  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, units[end - 1].kind == .space { end -= 1 }
    return end
  }

  /// Spaces at the end of a paragraph stay as far as there is room for them.
  private func fitting(_ range: Range<Int>) -> Int {
    var used = textLine(range).width
    var end = range.upperBound
    while used > width, end > range.lowerBound, units[end - 1].kind == .space {
      end -= 1
      used -= units[end].width
    }
    return end
  }

  private func prefix(from start: Int, width: Int32) -> (end: Int, used: Int32) {
    var used: Int32 = 0
    var place = start
    while units[place].kind != .newline, used + units[place].width <= width {
      used += units[place].width
      place += 1
    }
    return (place, used)
  }

  private func suffix(from start: Int, width: Int32) -> Range<Int> {
    let end = units.count - 1
    var used: Int32 = 0
    var place = end
    while place > start, units[place - 1].kind != .newline, used + units[place - 1].width <= width {
      place -= 1
      used += units[place].width
    }
    return place..<end
  }
}
