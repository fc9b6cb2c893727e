/// The words that changed in a row of a picture, told apart from what fills the row.
struct ChangedWords {
  /// Pairs of what stood there and what stands there now; one of both can be empty.
  let pairs: [(old: String, new: String)]

  /// Nil when the rows are none of a picture's: between two lines of a frame.
  init?(_ old: String, _ new: String) {
    let (before, now) = (Array(old), Array(new))
    guard ChangedWords.isRow(before), ChangedWords.isRow(now) else { return nil }
    var start = 0
    while start < before.count, start < now.count, before[start] == now[start] { start += 1 }
    var end = 0
    while end < before.count - start, end < now.count - start,
      before[before.count - 1 - end] == now[now.count - 1 - end]
    { end += 1 }
    while start > 0, !ChangedWords.isGap(before[..<start].suffix(2)) { start -= 1 }
    while end > 0, !ChangedWords.isGap(before[(before.count - end)...].prefix(2)) { end -= 1 }
    let first = ChangedWords.words(in: before[start..<before.count - end])
    let second = ChangedWords.words(in: now[start..<now.count - end])
    guard !(first.isEmpty && second.isEmpty) else { return nil }
    if first.count == second.count {
      pairs = zip(first, second).filter { $0 != $1 }.map { (old: $0, new: $1) }
    } else {
      pairs =
        first.filter { !second.contains($0) }.map { (old: $0, new: "") }
        + second.filter { !first.contains($0) }.map { (old: "", new: $0) }
    }
  }

  private static func isRow(_ row: [Character]) -> Bool {
    guard row.count > 2, let first = row.first, let last = row.last else { return false }
    return first != " " && isFiller(first) && isFiller(last)
  }

  private static func isGap(_ part: ArraySlice<Character>) -> Bool {
    part.allSatisfy(isFiller)
  }

  /// Blanks, frames, lines and patterns of fills.
  private static func isFiller(_ character: Character) -> Bool {
    switch character {
    case " ", ".", ":", "|", "-", "+", "=", "~", "·": true
    default: character.unicodeScalars.allSatisfy { (0x2500...0x259f).contains($0.value) }
    }
  }

  /// What stands between gaps of two fillers or more.
  private static func words(in row: ArraySlice<Character>) -> [String] {
    var words: [String] = []
    var start: Int?
    var end = row.startIndex
    for index in row.indices where !isFiller(row[index]) {
      if let first = start, index - end > 1 {
        words.append(String(row[first..<end]))
        start = nil
      }
      start = start ?? index
      end = index + 1
    }
    if let start { words.append(String(row[start..<end])) }
    return words
  }
}

extension Mismatch {
  private static let mostWords = 4

  /// What changed on screen in words; a name comes from the player's facts.
  func words(_ edits: [Alignment.Edit]) -> [String] {
    var lines: [String] = []
    var pairs: [(old: String, new: String)] = []
    for case .changed(let old, let new) in edits {
      guard case .line(let before) = step.expected[old] else { continue }
      let now = actual[new]
      if before.text == now.text, before.channel == now.channel {
        lines.append("they look alike: " + scalars(before.text, now.text))
      } else if pairs.count < 2 * Mismatch.mostWords {
        pairs += ChangedWords(before.text, now.text)?.pairs ?? []
      }
    }
    let gone = Set(pairs.map(\.old)).subtracting([""])
    let came = Set(pairs.map(\.new))
    for pair in pairs {
      if pair.new.isEmpty, came.contains(pair.old) { continue }
      lines.append(
        pair.old.isEmpty && gone.contains(pair.new) ? "moved: \"\(pair.new)\"" : worded(pair))
    }
    return lines.prefix(Mismatch.mostWords).map(TranscriptWriter.visible)
  }

  private func worded(_ pair: (old: String, new: String)) -> String {
    if pair.new.isEmpty { return "gone: \"\(pair.old)\"" }
    let bare = pair.new.first == "[" && pair.new.last == "]" ? pair.new.dropFirst().dropLast() : ""
    let fact = facts.first { $0.value == pair.new || !bare.isEmpty && $0.value == bare }
    if pair.old.isEmpty { return "\(fact?.name ?? "new"): \"\(pair.new)\"" }
    return "\(fact?.name ?? "text"): \"\(pair.old)\" -> \"\(pair.new)\""
  }

  /// The scalars of the first characters that are written in different ways.
  private func scalars(_ before: String, _ now: String) -> String {
    for (old, new) in zip(before, now) where !old.utf8.elementsEqual(new.utf8) {
      return codes(old) + " -> " + codes(new)
    }
    return "the same characters"
  }

  private func codes(_ character: Character) -> String {
    character.unicodeScalars.map { "U+\(String($0.value, radix: 16, uppercase: true))" }
      .joined(separator: " ")
  }
}
