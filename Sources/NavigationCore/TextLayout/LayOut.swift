/// Lays a text out for at most `width` cells and `rows` rows; `nil` is any number.
///
/// Lines break at spaces, behind the hyphens of words and between wide letters; a word that is longer than a
/// line breaks anywhere. A text is never wider than it needs, and never less than one character wide. As many
/// lines are made as `rows` and `lineLimit` allow, at least one; what does not fit is cut, and the cut shows
/// as `...`. A text without characters is one line high and no cell wide.
func layOut(
  _ text: String, width: Int32?, rows: Int32? = nil, lineLimit: Int? = nil,
  truncation: Truncation = .tail
) -> TextLines {
  let widest = max(width ?? CellGeometry.infinity, 1)
  if let plain = plainWidth(text), plain <= widest {
    return TextLines(width: plain, rows: 1)
  }
  let limit = max(min(Int(rows ?? .max), lineLimit ?? .max), 1)
  let breaker = LineBreaker(units: textUnits(text), width: widest)
  var lines: [TextLine] = []
  var start = 0
  while start < breaker.units.count {
    let line = breaker.line(from: start)
    if lines.count == limit - 1, line.next < breaker.units.count {
      lines.append(breaker.cutLine(from: start, truncation))
      break
    }
    lines.append(breaker.textLine(start..<line.end))
    start = line.next
  }
  return TextLines(
    width: lines.reduce(0) { max($0, $1.width) }, rows: Int32(clamping: lines.count), lines: lines)
}
