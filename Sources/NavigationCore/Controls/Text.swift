/// One or more lines of text.
public struct Text: PrimitiveView, Equatable, Sendable {
  var string: String
  /// Nil for a text that leaves its looks to its surroundings and to which nothing was added.
  private var details: TextDetails?

  /// The text of a literal, with values in it formatted for a reader and inline Markdown as its style.
  public init(_ key: LocalizedStringKey) {
    self.init(verbatim: "")
    let parts = key.mayHoldMarkdown ? key.styledTexts : key.texts
    if parts.allSatisfy({ $0.details == nil }) {
      for part in parts { string += part.string }
    } else if let only = parts.first, parts.count == 1 {
      self = only
    } else {
      // The looks of the first part are not those of the others.
      change { $1 = parts }
    }
  }

  /// A text exactly as it is.
  public init(verbatim content: String) {
    string = content
  }

  /// A text exactly as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    string = String(content)
  }

  /// The text of a symbol or picture.
  public init(_ image: Image) {
    string = image.form
  }

  public static func + (one: Text, other: Text) -> Text {
    var sum = one
    sum.change { _, rest in rest.append(other) }
    return sum
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    if let node = reuse(old, as: TextNode.self, parent) {
      node.update(view)
      return node
    }
    return TextNode(parent, view)
  }

  /// Where a text is cut that is longer than its lines.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// Whether letters are written large or small.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is drawn; cells show one kind.
    public struct Pattern: Hashable, Sendable {
      let name: String

      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    public static let single = LineStyle()

    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
}

/// What a text says about itself; what it leaves out it takes from its surroundings.
struct TextAttributes: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var color: TextPaint?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  /// Whether it has the color of links, which comes before all others.
  var isLink: Bool?
}

/// What a text is drawn with: a color, or a style that is found where the text stands.
enum TextPaint: Equatable, Sendable {
  case color(Color)
  case style(AnyShapeStyle)

  func color(in styles: StyleContext) -> Color {
    switch self {
    case .color(let color): color
    case .style(let style): style._fill(in: styles).color
    }
  }

  /// Styles are the same that give the same in a place whose colors all differ.
  static func == (one: TextPaint, other: TextPaint) -> Bool {
    let styles = StyleContext(
      foreground: .color(.red), tint: .green, background: .color(.yellow))
    return one.color(in: styles) == other.color(in: styles)
  }
}

/// The looks of a text and what was added to it; a box, since most texts have neither.
private final class TextDetails: Equatable, Sendable {
  let attributes: TextAttributes
  let rest: [Text]

  init(_ attributes: TextAttributes = TextAttributes(), _ rest: [Text] = []) {
    self.attributes = attributes
    self.rest = rest
  }

  static func == (one: TextDetails, other: TextDetails) -> Bool {
    one === other || one.attributes == other.attributes && one.rest == other.rest
  }
}

extension TextAttributes {
  fileprivate mutating func fill(from given: TextAttributes) {
    font = font ?? given.font
    weight = weight ?? given.weight
    color = color ?? given.color
    isItalic = isItalic ?? given.isItalic
    isUnderlined = isUnderlined ?? given.isUnderlined
    isStruckThrough = isStruckThrough ?? given.isStruckThrough
    isLink = isLink ?? given.isLink
  }
}

extension Text {
  var attributes: TextAttributes { details?.attributes ?? TextAttributes() }
  /// What follows when texts were added up.
  private var rest: [Text] { details?.rest ?? [] }

  /// Whether texts were added up to it.
  var isSum: Bool { details?.rest.isEmpty == false }

  private mutating func change(_ change: (inout TextAttributes, inout [Text]) -> Void) {
    var (attributes, rest) = (attributes, rest)
    change(&attributes, &rest)
    details = TextDetails(attributes, rest)
  }

  /// Sets what neither this text nor those added to it say themselves.
  mutating func apply(_ given: TextAttributes) {
    change { attributes, rest in
      attributes.fill(from: given)
      for index in rest.indices { rest[index].apply(given) }
    }
  }

  /// All of it without attributes.
  var plainText: String {
    rest.isEmpty ? string : rest.reduce(string) { $0 + $1.plainText }
  }

  /// The parts with their attributes; those of a sum hold where a part says nothing itself.
  var parts: [(string: String, attributes: TextAttributes)] {
    var parts = [(string: string, attributes: attributes)]
    for text in rest { parts += text.parts }
    return parts
  }
}
