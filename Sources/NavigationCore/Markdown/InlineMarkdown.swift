/// Reads the inline Markdown of a text: `**strong**`, `_emphasis_`, `` `code` ``, `~~struck~~`,
/// `[links](url)` and backslashes; CommonMark's rules.
///
/// Headings, lists and other blocks stay as they are written, as do signs that pair with nothing.
struct InlineMarkdown {
  /// What a text is made of: written characters, and values that stand as they are.
  enum Unit {
    case character(Character)
    case value(Int)
  }

  /// A part of the text that looks alike.
  struct Part {
    var text = ""
    /// The number of a value that stands here instead of a text.
    var value: Int?
    var style = MarkdownStyle()
  }

  private let units: [Unit]
  private var place = 0
  var nodes: [Part] = []
  var delimiters = DelimiterStack()
  var spans: [MarkdownSpan] = []
  private var brackets: [Bracket] = []
  /// Where the last run of so many backticks stands.
  private let lastRuns: [Int: Int]

  /// A `[` that may begin a link.
  private struct Bracket {
    let node: Int
    /// How many delimiters stood before it.
    let delimiters: Int
    let isImage: Bool
    var isActive = true
  }

  /// Longer texts are nobody's words; they are shown as they are written.
  static let limit = 20_000
  private static let longestDestination = 2_000

  private init(_ units: [Unit]) {
    self.units = units
    lastRuns = InlineMarkdown.backtickRuns(units)
  }

  /// The parts of a text, in order.
  static func parts(of units: [Unit]) -> [Part] {
    var reader = InlineMarkdown(units)
    while reader.place < units.count { reader.readNext() }
    reader.pairDelimiters(from: 0)
    return reader.styledParts
  }

  // Reading

  private mutating func readNext() {
    guard case .character(let character) = units[place] else {
      if case .value(let number) = units[place] { nodes.append(Part(value: number)) }
      place += 1
      return
    }
    switch character {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readDelimiters(character)
    case "!" where self.character(at: place + 1) == "[": openBracket("![", isImage: true)
    case "[": openBracket("[", isImage: false)
    case "]": closeBracket()
    case "<": readAutolink()
    case "&": readEntity()
    default: write(character)
    }
  }

  private func character(at place: Int) -> Character? {
    guard units.indices.contains(place), case .character(let character) = units[place] else {
      return nil
    }
    return character
  }

  /// Adds a character to the text before it, if that is plain.
  private mutating func write(_ character: Character, taking count: Int = 1) {
    place += count
    if let last = nodes.indices.last, nodes[last].value == nil, !delimiters.ends(at: last),
      brackets.last?.node != last, nodes[last].style.isEmpty
    {
      nodes[last].text.append(character)
    } else {
      nodes.append(Part(text: String(character)))
    }
  }

  private mutating func readEscape() {
    guard let next = character(at: place + 1), next.isNewline || next.isASCIIPunctuation else {
      return write("\\")
    }
    write(next, taking: 2)
  }

  private mutating func readCode() {
    let count = run(of: "`", from: place)
    let start = place + count
    guard let last = lastRuns[count], last >= start else {
      for _ in 0..<count { write("`") }
      return
    }
    var end = start
    while end <= last {
      let length = run(of: "`", from: end)
      if length == count { break }
      end += max(length, 1)
    }
    addCode(start..<end)
    place = end + count
  }

  /// One blank at each end belongs to the signs, unless there is nothing else.
  private mutating func addCode(_ range: Range<Int>) {
    var range = range
    let isBlank = range.allSatisfy { character(at: $0) == " " }
    if !isBlank, range.count > 1, character(at: range.lowerBound) == " ",
      character(at: range.upperBound - 1) == " "
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    for place in range {
      switch units[place] {
      case .character(let character):
        nodes.append(Part(text: String(character.isNewline ? " " : character), style: .code))
      case .value(let number): nodes.append(Part(value: number, style: .code))
      }
    }
  }

  private func run(of sign: Character, from start: Int) -> Int {
    var end = start
    while character(at: end) == sign { end += 1 }
    return end - start
  }

  private static func backtickRuns(_ units: [Unit]) -> [Int: Int] {
    var runs: [Int: Int] = [:]
    var count = 0
    for (place, unit) in units.enumerated() {
      if case .character("`") = unit {
        count += 1
      } else {
        if count > 0 { runs[count] = place - count }
        count = 0
      }
    }
    if count > 0 { runs[count] = units.count - count }
    return runs
  }

  private mutating func readDelimiters(_ sign: Character) {
    let count = run(of: sign, from: place)
    let before = place > 0 ? Neighbor(units[place - 1]) : .blank
    let after = place + count < units.count ? Neighbor(units[place + count]) : .blank
    nodes.append(Part(text: String(repeating: sign, count: count)))
    delimiters.push(sign, count, node: nodes.count - 1, before, after)
    place += count
  }

  // Links

  private mutating func openBracket(_ text: String, isImage: Bool) {
    nodes.append(Part(text: text))
    brackets.append(
      Bracket(node: nodes.count - 1, delimiters: delimiters.entries.count, isImage: isImage))
    place += text.count
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return write("]") }
    guard bracket.isActive, let end = endOfDestination(from: place + 1) else { return write("]") }
    pairDelimiters(from: bracket.delimiters)
    nodes[bracket.node].text = ""
    if !bracket.isImage {
      spans.append(MarkdownSpan(bracket.node + 1, nodes.count, .link))
      for index in brackets.indices where !brackets[index].isImage {
        brackets[index].isActive = false
      }
    }
    // What follows must not be added to the text of the link.
    nodes.append(Part())
    delimiters.wall = nodes.count - 1
    place = end
  }

  /// The place behind `(url "title")`.
  private func endOfDestination(from start: Int) -> Int? {
    guard character(at: start) == "(" else { return nil }
    var place = start + 1
    var depth = 0
    var quote: Character?
    while place - start <= InlineMarkdown.longestDestination, let next = character(at: place) {
      if next == "\\" {
        place += 2
        continue
      }
      if let open = quote {
        if next == open { quote = nil }
      } else if next == ")" {
        if depth == 0 { return place + 1 }
        depth -= 1
      } else if next == "(" {
        depth += 1
        if depth > 32 { return nil }
      } else if next == "\"" || next == "'", character(at: place - 1)?.isWhitespace == true {
        quote = next
      }
      place += 1
    }
    return nil
  }

  /// `<https://swift.org>` and `<ann@example.org>`; other `<` are plain.
  private mutating func readAutolink() {
    var end = place + 1
    var text = ""
    while let next = character(at: end), next != ">", next != "<", !next.isWhitespace,
      text.count < InlineMarkdown.longestDestination
    {
      text.append(next)
      end += 1
    }
    guard character(at: end) == ">", text.isAddress else { return write("<") }
    nodes.append(Part(text: text, style: .link))
    place = end + 1
  }

  private mutating func readEntity() {
    var end = place + 1
    var name = ""
    while let next = character(at: end), next != ";", name.count < 10 {
      name.append(next)
      end += 1
    }
    guard character(at: end) == ";", let sign = markdownEntity(name) else { return write("&") }
    write(sign, taking: end + 1 - place)
  }
}

extension String {
  /// Whether it is a scheme with something behind it, or looks like a mail address.
  fileprivate var isAddress: Bool {
    guard let colon = firstIndex(of: ":") else {
      let halves = split(separator: "@", omittingEmptySubsequences: false)
      return halves.count == 2 && !halves[0].isEmpty && halves[1].contains(where: \.isLetter)
    }
    let scheme = self[..<colon]
    return (2...32).contains(scheme.count) && scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
  }
}

extension Character {
  var isASCIIPunctuation: Bool {
    guard let value = asciiValue else { return false }
    return (33...47).contains(value) || (58...64).contains(value) || (91...96).contains(value)
      || (123...126).contains(value)
  }
}

/// What `&name;` stands for, of the names in common use and all numbers.
private func markdownEntity(_ name: String) -> Character? {
  if name.hasPrefix("#") {
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }.map { Character($0) }
  }
  return entities[name]
}

private let entities: [String: Character] = [
  "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}",
  "reg": "\u{AE}", "trade": "\u{2122}", "hellip": "\u{2026}", "ndash": "\u{2013}",
  "mdash": "\u{2014}", "bull": "\u{2022}", "middot": "\u{B7}", "deg": "\u{B0}", "times": "\u{D7}",
  "euro": "\u{20AC}", "pound": "\u{A3}", "laquo": "\u{AB}", "raquo": "\u{BB}", "larr": "\u{2190}",
  "rarr": "\u{2192}",
]
