/// A text looked for in others, character by character.
struct StringSearch {
  private let needle: [Character]

  init(_ needle: String) { self.needle = Array(needle) }

  func isFound(in text: String) -> Bool {
    needle.isEmpty || !ranges(in: text, atMost: 1).isEmpty
  }

  /// Where it occurs, from the left, without overlap.
  func ranges(in text: String, atMost most: Int) -> [Range<String.Index>] {
    guard let first = needle.first else { return [] }
    var found: [Range<String.Index>] = []
    var start = text.startIndex
    while found.count < most, let candidate = text[start...].firstIndex(of: first) {
      if let end = end(in: text, from: candidate) {
        found.append(candidate..<end)
        start = end
      } else {
        start = text.index(after: candidate)
      }
    }
    return found
  }

  private func end(in text: String, from start: String.Index) -> String.Index? {
    var index = start
    for character in needle {
      guard index < text.endIndex, text[index] == character else { return nil }
      index = text.index(after: index)
    }
    return index
  }

  /// The parts of a text between its occurrences.
  func split(_ text: String, most: Int, omitsEmpty: Bool) -> [String] {
    var parts: [String] = []
    var start = text.startIndex
    for range in ranges(in: text, atMost: Int.max) where parts.count < max(0, most) {
      let part = text[start..<range.lowerBound]
      start = range.upperBound
      if !part.isEmpty || !omitsEmpty { parts.append(String(part)) }
    }
    let rest = text[start...]
    return rest.isEmpty && omitsEmpty ? parts : parts + [String(rest)]
  }
}
