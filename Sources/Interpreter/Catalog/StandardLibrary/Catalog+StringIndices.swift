/// A place in a text.
struct TextIndex: NativeType, Hashable, Comparable {
  static let catalogName = "String.Index"
  let index: String.Index
  init(_ index: String.Index) { self.index = index }
  static func < (left: TextIndex, right: TextIndex) -> Bool { left.index < right.index }
}

/// A range of places in a text, as a result.
struct TextRange: Writable {
  let range: Range<String.Index>
  init(_ range: Range<String.Index>) { self.range = range }
  func written(_ machine: Machine) -> Value {
    .object(
      RangeValue(
        TextIndex(range.lowerBound).written(machine), TextIndex(range.upperBound).written(machine),
        isClosed: false))
  }
}

extension Catalog {
  static let stringIndices: [CatalogEntry] = [
    type("struct Index: Comparable, Hashable", in: "String", "A place in a text."),
    entry("String", "var startIndex: String.Index", "The place of the first character.") {
      (text: String) in TextIndex(text.startIndex)
    },
    entry("String", "var endIndex: String.Index", "The place after the last character.") {
      (text: String) in TextIndex(text.endIndex)
    },
    entry("String", "var indices: [String.Index]", "The places of all characters.") {
      (text: String) in text.indices.map { TextIndex($0) }
    },
    running("String", "func index(after i: String.Index) -> String.Index", "The next place.") {
      (machine, text: String, place: TextIndex) in move(place, by: 1, in: text, machine)
    },
    running("String", "func index(before i: String.Index) -> String.Index", "The place before.") {
      (machine, text: String, place: TextIndex) in move(place, by: -1, in: text, machine)
    },
    running(
      "String", "func index(_ i: String.Index, offsetBy distance: Int) -> String.Index",
      "The place so many characters away."
    ) { (machine, text: String, place: TextIndex, distance: Int) in
      move(place, by: distance, in: text, machine)
    },
    running(
      "String",
      "func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?",
      "The place so many characters away, nil when it lies beyond a limit."
    ) { (machine, text: String, place: TextIndex, distance: Int, limit: TextIndex) -> TextIndex? in
      guard let start = valid(place, in: text), let limit = valid(limit, in: text) else {
        _ = move(place, by: distance, in: text, machine)
        return nil
      }
      return text.index(start, offsetBy: distance, limitedBy: limit).map(TextIndex.init)
    },
    running(
      "String", "func distance(from start: String.Index, to end: String.Index) -> Int",
      "The number of characters between two places."
    ) { (machine, text: String, start: TextIndex, end: TextIndex) in
      guard let start = valid(start, in: text), let end = valid(end, in: text) else {
        machine.stop("String index is out of bounds")
        return 0
      }
      return text.distance(from: start, to: end)
    },
    running("String", "subscript(i: String.Index) -> Character", "The character at a place.") {
      (machine, text: String, place: TextIndex) in
      guard let index = valid(place, in: text), index < text.endIndex else {
        machine.stop("String index is out of bounds")
        return ""
      }
      return String(text[index])
    },
    running("String", "subscript(bounds: Range<String.Index>) -> Substring", "A part of the text.")
    {
      (machine, text: String, bounds: Bounds) in part(of: text, bounds, machine)
    },
    running(
      "String", "subscript(bounds: ClosedRange<String.Index>) -> Substring", "A part of the text."
    ) { (machine, text: String, bounds: Bounds) in part(of: text, bounds, machine) },
    running(
      "String", "subscript(bounds: PartialRangeFrom<String.Index>) -> Substring",
      "The text from a place on."
    ) { (machine, text: String, bounds: Bounds) in part(of: text, bounds, machine) },
    running(
      "String", "subscript(bounds: PartialRangeUpTo<String.Index>) -> Substring",
      "The text before a place."
    ) { (machine, text: String, bounds: Bounds) in part(of: text, bounds, machine) },
    running(
      "String", "subscript(bounds: PartialRangeThrough<String.Index>) -> Substring",
      "The text to a place."
    ) { (machine, text: String, bounds: Bounds) in part(of: text, bounds, machine) },
  ]

  private static func move(
    _ place: TextIndex, by distance: Int, in text: String, _ machine: Machine
  ) -> TextIndex {
    let limit = distance < 0 ? text.startIndex : text.endIndex
    guard let start = valid(place, in: text),
      let index = text.index(start, offsetBy: distance, limitedBy: limit)
    else {
      machine.stop("String index is out of bounds", help: "the text has \(text.count) characters")
      return place
    }
    return TextIndex(index)
  }

  /// The index if it lies in this text, rounded down to a character.
  static func valid(_ place: TextIndex, in text: String) -> String.Index? {
    guard place.index <= text.endIndex else { return nil }
    if place.index == text.endIndex { return text.endIndex }
    return text[..<place.index].endIndex == place.index ? place.index : nil
  }

  private static func part(of text: String, _ bounds: Bounds, _ machine: Machine) -> String {
    let lower = TextIndex.read(bounds.lower, machine).map { valid($0, in: text) } ?? text.startIndex
    let upper = TextIndex.read(bounds.upper, machine).map { valid($0, in: text) } ?? text.endIndex
    guard let lower, var upper, lower <= upper,
      !bounds.isClosed || upper < text.endIndex || bounds.upper.isNone
    else {
      machine.stop("String index is out of bounds", help: "the text has \(text.count) characters")
      return ""
    }
    if bounds.isClosed, !bounds.upper.isNone { upper = text.index(after: upper) }
    return String(text[lower..<upper])
  }
}
