/// Lines as a difference shows them: as they would be written, with every blank that counts in
/// sight.
struct ShownLine {
  let text: String

  init(_ line: Transcript.Line, isEscaped: Bool = false) {
    text = ShownLine.seen(TranscriptWriter.written(line, isEscaped: isEscaped), line.text)
  }

  init(_ expectation: Transcript.Expectation) {
    switch expectation {
    case .line(let line): self = ShownLine(line)
    case .glob, .anyLines: self = ShownLine(text: TranscriptWriter.written(expectation))
    }
  }

  /// What a line must begin with to fit a pattern.
  init(startOf glob: Glob, through channel: Transcript.Line.Channel) {
    text = (channel == .output ? "  " : "! ") + glob.start
  }

  private init(text: String) { self.text = text }

  /// Blanks at the end become points, and blanks that only look like one their code.
  private static func seen(_ written: String, _ content: String) -> String {
    var text = written
    if content.utf8.last == 0x20 {
      let isGuarded = text.utf8.last == UInt8(ascii: "\\")
      if isGuarded { text.removeLast() }
      var blanks = 0
      while text.utf8.last == 0x20 {
        text.removeLast()
        blanks += 1
      }
      text += String(repeating: "·", count: blanks) + (isGuarded ? "\\" : "")
    }
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    guard text.unicodeScalars.contains(where: \.isOddBlank) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isOddBlank {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  var isEscaped: Bool { text.utf8.dropFirst().first == UInt8(ascii: "\\") }

  /// The cells before the first character in which two lines differ.
  func commonCells(with other: ShownLine, cells: (Character) -> Int) -> Int {
    var count = 0
    for (mine, others) in zip(text, other.text) {
      guard mine.utf8.elementsEqual(others.utf8) else { break }
      count += cells(mine)
    }
    return count
  }
}

extension Unicode.Scalar {
  /// A blank that is no space: Unicode's separators of that kind.
  fileprivate var isOddBlank: Bool {
    switch value {
    case ..<0xa0: false
    case 0xa0, 0x1680, 0x2000...0x200a, 0x202f, 0x205f, 0x3000: true
    default: false
    }
  }
}
