extension LocalizedStringKey {
  /// The texts that it stands for, as they are written.
  var texts: [Text] {
    pieces.map { piece in
      switch piece {
      case .written(let string): Text(verbatim: string)
      case .value(let text): text
      }
    }
  }

  /// The texts that it stands for, one for each part that looks alike, without the signs of Markdown.
  var styledTexts: [Text] {
    var values: [Text] = []
    let parts = InlineMarkdown.parts(of: units(&values))
    return parts.map { part in
      let text = part.value.map { values[$0] } ?? Text(verbatim: part.text)
      return text.styled(part.style)
    }
  }

  /// Whether a sign of Markdown is written in it; most texts have none.
  var mayHoldMarkdown: Bool {
    var length = 0
    var hasSign = false
    for case .written(let string) in pieces {
      length += string.utf8.count
      hasSign = hasSign || string.utf8.contains { markdownSigns.contains($0) }
    }
    return hasSign && length <= InlineMarkdown.limit
  }

  private func units(_ values: inout [Text]) -> [InlineMarkdown.Unit] {
    var units: [InlineMarkdown.Unit] = []
    for piece in pieces {
      switch piece {
      case .written(let string): units += string.map { .character($0) }
      case .value(let text):
        units.append(.value(values.count))
        values.append(text)
      }
    }
    return units
  }
}

private let markdownSigns = Set("\\`*_~[<&".utf8)

extension Text {
  /// The text with the style of Markdown around it; code has no look of its own in cells.
  fileprivate func styled(_ style: MarkdownStyle) -> Text {
    guard !style.isEmpty else { return self }
    var given = TextAttributes()
    if style.contains(.strong) { given.weight = .bold }
    if style.contains(.emphasis) { given.isItalic = true }
    if style.contains(.struck) { given.isStruckThrough = true }
    if style.contains(.link) { given.isLink = true }
    var text = self
    text.apply(given)
    return text
  }
}
