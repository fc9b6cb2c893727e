/// The box of a text: as many lines as it is offered room for.
final class TextNode: LayoutNode {
  @exclusivity(unchecked) private var text: Text
  /// What is drawn: all parts, in the case that the surroundings ask for.
  @exclusivity(unchecked) private var string = ""
  /// The text with all the room it could wish.
  @exclusivity(unchecked) private var natural: TextLines
  @exclusivity(unchecked) private var lines: TextLines

  init(_ parent: ViewNode, _ text: Text) {
    self.text = text
    natural = TextLines(width: 0, rows: 1)
    lines = natural
    super.init(parent)
    resolve()
  }

  func update(_ text: Text) {
    guard text != self.text else { return }
    self.text = text
    resolve()
    graph.layoutChanged(from: self)
  }

  private func resolve() {
    string = text.plainText
    switch environment.text.textCase {
    case .uppercase: string = string.uppercased()
    case .lowercase: string = string.lowercased()
    case nil: break
    }
    natural = lay(out: .unspecified)
  }

  override func environmentChanged() {
    resolve()
    graph.layoutChanged(from: self)
  }

  private func lay(out proposal: Proposal) -> TextLines {
    layOut(
      string, width: room(proposal.width), rows: room(proposal.height),
      lineLimit: environment.text.lineLimit, truncation: environment.text.truncation.cut)
  }

  private func room(_ length: Int32) -> Int32? {
    length == Proposal.ideal || length >= Proposal.infinity ? nil : length
  }

  /// Whether the text stands in an offer as it would in any larger one.
  private func fits(_ proposal: Proposal) -> Bool {
    (proposal.width == Proposal.ideal || proposal.width >= natural.width)
      && (proposal.height == Proposal.ideal || proposal.height >= natural.rows)
  }

  override func size(_ proposal: Proposal) -> Size {
    let lines = fits(proposal) ? natural : lay(out: proposal)
    return Size(lines.width, lines.rows)
  }

  override func arrange(_ proposal: Proposal) {
    lines = fits(proposal) ? natural : lay(out: proposal)
  }

  override func draw(_ canvas: inout Canvas) {
    graph.spoken?.note(string, frame, canvas)
    let alignment = environment.text.alignment.running(environment.layoutDirection)
    let ink = ink(of: text.attributes)
    let runs = text.isSum ? inkRuns() : []
    if runs.isEmpty {
      canvas.draw(string, lines, in: frame, alignment: alignment, ink: ink)
    } else {
      canvas.draw(string, lines, in: frame, alignment: alignment, runs: runs)
    }
  }

  /// The ink of each part of a sum, by where the part ends.
  ///
  /// When letters change their case the parts may change their length; then one ink serves them all.
  private func inkRuns() -> [InkRun] {
    guard environment.text.textCase == nil else { return [] }
    var end = 0
    return text.parts.map { part in
      end += part.string.utf8.count
      return InkRun(end: end, ink: ink(of: part.attributes))
    }
  }

  private func ink(of own: TextAttributes) -> Ink {
    let around = environment
    let weight = own.weight ?? around.text.weight
    let font = own.font ?? around.text.font
    return Ink(
      color: own.isLink == true
        ? around.text.tint ?? .accentColor
        : own.color.map { $0.color(in: around.styles) } ?? around.text.foreground?.color,
      isBold: weight.map { $0.isBold } ?? font?.isBold ?? false,
      isItalic: own.isItalic ?? (around.text.isItalic || font?.isItalic == true),
      isUnderlined: own.isUnderlined ?? around.text.isUnderlined,
      isStruckThrough: own.isStruckThrough ?? around.text.isStruckThrough)
  }

  /// The baselines are the lower edges of the first and of the last row.
  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Int32? {
    key.type is FirstTextBaselineID.Type ? 1 : nil
  }

  override var spokenText: SpokenText? { .text(string) }
  override var outlineName: String? { "Text \"\(string)\"" }
}

extension Font.Weight {
  /// Whether strokes are thick enough to be drawn bold.
  var isBold: Bool { value >= Font.Weight.semibold.value }
}

extension Text.TruncationMode {
  var cut: Truncation {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}
