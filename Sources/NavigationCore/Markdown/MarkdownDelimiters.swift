/// How a part of a Markdown text looks.
struct MarkdownStyle: OptionSet, Hashable {
  let rawValue: UInt8

  static let strong = MarkdownStyle(rawValue: 1)
  static let emphasis = MarkdownStyle(rawValue: 2)
  static let code = MarkdownStyle(rawValue: 4)
  static let struck = MarkdownStyle(rawValue: 8)
  static let link = MarkdownStyle(rawValue: 16)
}

/// Parts of a text, from one up to another, that get a style.
struct MarkdownSpan {
  let start: Int
  let end: Int
  let style: MarkdownStyle

  init(_ start: Int, _ end: Int, _ style: MarkdownStyle) {
    self.start = start
    self.end = end
    self.style = style
  }
}

/// What stands beside a run of signs.
enum Neighbor {
  case blank, punctuation, other

  init(_ unit: InlineMarkdown.Unit) {
    guard case .character(let character) = unit else {
      self = .other
      return
    }
    self =
      character.isWhitespace
      ? .blank : character.isPunctuation || character.isSymbol ? .punctuation : .other
  }
}

/// Runs of `*`, `_` and `~` that have not found their partners.
struct DelimiterStack {
  struct Entry {
    let sign: Character
    /// How many of the signs are left, and how many there were.
    var count: Int
    let length: Int
    let node: Int
    let canOpen: Bool
    let canClose: Bool
  }

  var entries: [Entry] = []
  /// A part that nothing may be added to.
  var wall = -1

  func ends(at node: Int) -> Bool {
    node == wall || entries.last?.node == node
  }

  /// Adds a run; whether it opens or closes depends on what stands beside it.
  mutating func push(
    _ sign: Character, _ count: Int, node: Int, _ before: Neighbor, _ after: Neighbor
  ) {
    let leadsIn = after != .blank && (after != .punctuation || before != .other)
    let leadsOut = before != .blank && (before != .punctuation || after != .other)
    var (canOpen, canClose) = (leadsIn, leadsOut)
    if sign == "_" {
      canOpen = leadsIn && (!leadsOut || before == .punctuation)
      canClose = leadsOut && (!leadsIn || after == .punctuation)
    } else if sign == "~", count > 2 {
      (canOpen, canClose) = (false, false)
    }
    entries.append(
      Entry(
        sign: sign, count: count, length: count, node: node, canOpen: canOpen, canClose: canClose))
  }
}

extension DelimiterStack.Entry {
  /// Whether both may be a pair, by CommonMark's rule of three.
  func pairs(with closer: Self) -> Bool {
    guard sign == closer.sign, canOpen else { return false }
    if sign == "~" { return length == closer.length }
    if canClose || closer.canOpen, (length + closer.length) % 3 == 0 {
      return length % 3 == 0 && closer.length % 3 == 0
    }
    return true
  }

  /// What kind of closer it is: where one found no partner, the next of its kind need not look.
  var kind: String { "\(sign)\(canOpen)\(length % 3)\(sign == "~" ? length : 0)" }
}

extension InlineMarkdown {
  /// Finds the partners of the runs from `bottom` on and forgets those runs.
  mutating func pairDelimiters(from bottom: Int) {
    var stack = Array(delimiters.entries.dropFirst(bottom))
    delimiters.entries.removeSubrange(min(bottom, delimiters.entries.count)...)
    var bottoms: [String: Int] = [:]
    // The openers so far, by their places in `stack`.
    var openers: [Int] = []
    for closer in stack.indices {
      while stack[closer].canClose, stack[closer].count > 0 {
        let kind = stack[closer].kind
        let floor = bottoms[kind] ?? -1
        let found = openers.lastIndex {
          $0 <= floor || stack[$0].pairs(with: stack[closer])
        }
        guard let found, openers[found] > floor else {
          bottoms[kind] = closer - 1
          break
        }
        let opener = openers[found]
        openers.removeSubrange((found + 1)...)
        pair(opener, closer, in: &stack)
        if stack[opener].count == 0 { openers.removeLast() }
      }
      if stack[closer].canOpen, stack[closer].count > 0 { openers.append(closer) }
    }
  }

  /// Two signs of each make it strong, one emphasizes; tildes strike out.
  private mutating func pair(_ opener: Int, _ closer: Int, in stack: inout [DelimiterStack.Entry]) {
    let (left, right) = (stack[opener], stack[closer])
    let used = left.sign == "~" ? left.count : min(left.count, right.count, 2)
    let style: MarkdownStyle = left.sign == "~" ? .struck : used == 2 ? .strong : .emphasis
    stack[opener].count -= used
    stack[closer].count -= used
    nodes[left.node].text.removeLast(used)
    nodes[right.node].text.removeFirst(used)
    spans.append(MarkdownSpan(left.node + 1, right.node, style))
  }

  /// The parts with the styles of all spans around them.
  var styledParts: [Part] {
    var changes = [MarkdownStyle: [Int]]()
    for span in spans {
      changes[span.style, default: Array(repeating: 0, count: nodes.count + 1)][span.start] += 1
      changes[span.style]?[span.end] -= 1
    }
    var depths = [MarkdownStyle: Int]()
    var parts: [Part] = []
    for (place, node) in nodes.enumerated() {
      var part = node
      for (style, steps) in changes {
        let depth = depths[style, default: 0] + steps[place]
        depths[style] = depth
        if depth > 0 { part.style.insert(style) }
      }
      if part.value == nil, part.text.isEmpty { continue }
      if let last = parts.indices.last, part.value == nil, parts[last].value == nil,
        parts[last].style == part.style
      {
        parts[last].text += part.text
      } else {
        parts.append(part)
      }
    }
    return parts
  }
}
