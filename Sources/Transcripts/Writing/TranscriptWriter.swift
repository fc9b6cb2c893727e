/// The lines of a transcript, as `run` prints them and `--update` writes them.
///
/// Whatever is written is read back as it was, also after an editor stripped trailing blanks or
/// folded line endings.
public enum TranscriptWriter {
  /// The first line, or nil when every setting has its default.
  public static func header(_ settings: [Setting]) -> String? {
    if settings.isEmpty { return nil }
    return "%navplay 1 " + settings.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
  }

  /// An input behind its marks.
  ///
  /// Control characters are shown as Swift's escapes.
  public static func lines(ofInput input: String) -> [String] {
    input.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      let mark = $0.offset == 0 ? ">" : "|"
      return $0.element.isEmpty ? mark : "\(mark) " + visible($0.element)
    }
  }

  /// An input that is read back as it is: escapes are the transcript's own, `>\\` and `|\\`.
  ///
  /// Blanks at the ends of lines are kept where a text may go on; elsewhere they never count.
  public static func lines(ofExactInput input: String) -> [String] {
    var isInText = false
    return zip(
      lines(ofInput: input), input.split(separator: "\n", omittingEmptySubsequences: false)
    )
    .map { shown, source in
      let (isOpen, isOpenAfter) = texts(in: source, isInText)
      isInText = isOpenAfter
      let endsInBlank = source.utf8.last == 0x20 || source.utf8.last == 0x09
      guard isOpen && endsInBlank || source.unicodeScalars.contains(where: \.isUnseenInSource)
      else { return shown }
      return "\(shown.prefix(1))\\" + escaped(String(source))
    }
  }

  /// Whether a text may be open at the end of a line of Swift, and whether one is in the next line.
  private static func texts(
    in line: Substring, _ isInText: Bool
  ) -> (atEnd: Bool, after: Bool) {
    var (quotes, run, isInText) = (0, 0, isInText)
    for byte in line.utf8 {
      run = byte == UInt8(ascii: "\"") ? run + 1 : 0
      if run > 0 { quotes += 1 }
      if run == 3 { (isInText, run) = (!isInText, 0) }
    }
    return (isInText || quotes % 2 == 1, isInText)
  }

  /// What an input gave, in the two columns of gutter.
  public static func lines(of answer: Answer) -> [String] {
    lines(of: Transcript.Line.block(of: answer))
  }

  /// What a step must give, as its file has it but for blanks.
  public static func lines(ofExpected step: Transcript.Step) -> [String] {
    step.expected.map(written)
  }

  /// A block that came, in the two columns of gutter.
  public static func lines(of block: [Transcript.Line]) -> [String] {
    block.enumerated().map { index, line in
      let isInside = index > 0 && index < block.count - 1
      if line.text.isEmpty, line.channel == .output, isInside { return "" }
      return written(line)
    }
  }

  /// What a step must give, as it stands in a file.
  static func written(_ expectation: Transcript.Expectation) -> String {
    switch expectation {
    case .line(let line): written(line)
    case .glob(let channel, let glob): (channel == .output ? " *" : "!*") + glob.source
    case .anyLines: "**"
    }
  }

  /// A line in its gutter, with escapes where it needs them or `isEscaped`.
  static func written(_ line: Transcript.Line, isEscaped: Bool = false) -> String {
    let channel = line.channel == .output ? " " : "!"
    if isEscaped || needsEscapes(line.text) { return "\(channel)\\" + escaped(line.text) }
    return "\(channel) " + line.text + (needsGuard(line.text) ? "\\" : "")
  }

  private static func needsGuard(_ text: String) -> Bool {
    guard let byte = text.utf8.last, let last = text.unicodeScalars.last else { return true }
    if 0x21..<0x7f ~= byte { return byte == UInt8(ascii: "\\") }
    return last == "\\" || last.properties.isWhitespace
  }

  private static func needsEscapes(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ (0x20..<0x7f).contains($0) }) { return wouldCloseFence(text) }
    if let first = text.unicodeScalars.first, first.joinsTheGutter { return true }
    return text.unicodeScalars.contains(where: \.isUnseen) || wouldCloseFence(text)
  }

  /// Behind the gutter of two columns a fence may still be indented by one.
  private static func wouldCloseFence(_ text: String) -> Bool {
    let content = text.utf8.first == 0x20 ? text.utf8.dropFirst() : text.utf8[...]
    return content.starts(with: [0x60, 0x60, 0x60]) || content.starts(with: [0x7e, 0x7e, 0x7e])
  }

  private static func escaped(_ text: String) -> String {
    var isStart = wouldCloseFence(text)
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\\": result += "\\\\"
      case "`" where isStart, "~" where isStart:
        result += code(scalar)
        isStart = false
      case _ where scalar.isUnseen: result += code(scalar)
      case _ where result.isEmpty && scalar.joinsTheGutter: result += code(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    guard let last = text.unicodeScalars.last, last.properties.isWhitespace, !last.isUnseen
    else { return result }
    result.unicodeScalars.removeLast()
    return result + code(last)
  }

  /// A text with what nobody sees written as Swift's escapes, but for what joins letters.
  static func visible(_ source: some StringProtocol) -> String {
    guard source.unicodeScalars.contains(where: \.isUnseenInSource) else { return String(source) }
    return source.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isUnseenInSource {
        text += code(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}

extension Unicode.Scalar {
  /// Whether it would act on a terminal or vanish in an editor: control, zero width, direction,
  /// line separators.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: value == 0x034f || (0x115f...0x1160).contains(value) || value == 0x3164
    }
  }

  /// In an input tabs stay, and what joins the parts of an emoji or of a word.
  fileprivate var isUnseenInSource: Bool {
    isUnseen && self != "\t" && self != "\u{200c}" && self != "\u{200d}"
  }

  /// Whether it would be drawn over the column before it.
  fileprivate var joinsTheGutter: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: properties.isEmojiModifier
    }
  }
}
