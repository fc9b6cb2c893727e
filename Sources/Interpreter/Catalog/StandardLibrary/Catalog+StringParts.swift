extension Catalog {
  static let stringFinding: [CatalogEntry] = [
    entry("String", "func hasPrefix(_ prefix: String) -> Bool", "Whether it begins so.") {
      (text: String, part: String) in text.hasPrefix(part)
    },
    entry("String", "func hasSuffix(_ suffix: String) -> Bool", "Whether it ends so.") {
      (text: String, part: String) in text.hasSuffix(part)
    },
    entry("String", "func contains(_ other: String) -> Bool", "Whether a text occurs in it.") {
      (text: String, part: String) in StringSearch(part).isFound(in: text)
    },
    entry("String", "func contains(_ element: Character) -> Bool", "Whether a character is in it.")
    {
      (text: String, part: String) in part.first.map(text.contains) ?? true
    },
    entry(
      "String", "func localizedCaseInsensitiveContains(_ other: String) -> Bool",
      "Whether a text occurs in it, capital or small."
    ) { (text: String, part: String) in
      StringSearch(part.lowercased()).isFound(in: text.lowercased())
    },
    entry(
      "String", "func localizedStandardContains(_ other: String) -> Bool",
      "Whether a text occurs in it, capital or small."
    ) { (text: String, part: String) in
      StringSearch(part.lowercased()).isFound(in: text.lowercased())
    },
    entry(
      "String", "func range(of other: String) -> Range<String.Index>?", "Where a text occurs first."
    ) { (text: String, part: String) in
      StringSearch(part).ranges(in: text, atMost: 1).first.map(TextRange.init)
    },
    entry(
      "String", "func firstIndex(of element: Character) -> String.Index?",
      "Where a character is first."
    ) { (text: String, part: String) in
      part.first.flatMap { text.firstIndex(of: $0) }.map(TextIndex.init)
    },
    entry(
      "String", "func lastIndex(of element: Character) -> String.Index?",
      "Where a character is last."
    ) { (text: String, part: String) in
      part.first.flatMap { text.lastIndex(of: $0) }.map(TextIndex.init)
    },
    entry(
      "String",
      "func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index?",
      "Where the first character is for which the closure gives true."
    ) { (text: String, predicate: Closure) in
      text.firstIndex { !predicate.isStopped && predicate.holds(.string(String($0))) }
        .map(TextIndex.init)
    },
  ]

  static let stringParts: [CatalogEntry] = [
    running("String", "func prefix(_ maxLength: Int) -> Substring", "The first characters.") {
      (machine, text: String, count: Int) in
      Items.length(count, machine).map { String(text.prefix($0)) } ?? ""
    },
    running("String", "func suffix(_ maxLength: Int) -> Substring", "The last characters.") {
      (machine, text: String, count: Int) in
      Items.length(count, machine).map { String(text.suffix($0)) } ?? ""
    },
    running("String", "func dropFirst(_ k: Int = 1) -> Substring", "All but the first characters.")
    {
      (machine, text: String, count: Int) in
      Items.length(count, machine).map { String(text.dropFirst($0)) } ?? ""
    },
    running("String", "func dropLast(_ k: Int = 1) -> Substring", "All but the last characters.") {
      (machine, text: String, count: Int) in
      Items.length(count, machine).map { String(text.dropLast($0)) } ?? ""
    },
    entry(
      "String", "func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring",
      "The characters before the first one for which the closure gives false."
    ) { (text: String, predicate: Closure) in
      String(text.prefix { !predicate.isStopped && predicate.holds(.string(String($0))) })
    },
    entry(
      "String", "func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring",
      "The characters from the first one for which the closure gives false."
    ) { (text: String, predicate: Closure) in
      String(text.drop { !predicate.isStopped && predicate.holds(.string(String($0))) })
    },
    running(
      "String",
      "func split(separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring]",
      "The parts between the separators."
    ) { (_, text: String, separator: String, most: Int, omitsEmpty: Bool) in
      StringSearch(separator).split(text, most: most, omitsEmpty: omitsEmpty)
    },
    running(
      "String",
      "func split(separator: String, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring]",
      "The parts between the separators."
    ) { (_, text: String, separator: String, most: Int, omitsEmpty: Bool) in
      StringSearch(separator).split(text, most: most, omitsEmpty: omitsEmpty)
    },
    running(
      "String",
      "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Character) throws -> Bool) rethrows -> [Substring]",
      "The parts between the characters for which the closure gives true."
    ) { (machine, text: String, most: Int, omitsEmpty: Bool, isSeparator: Closure) in
      text.split(maxSplits: max(0, most), omittingEmptySubsequences: omitsEmpty) {
        !machine.isStopped && isSeparator.holds(.string(String($0)))
      }.map { String($0) }
    },
    entry(
      "String", "func components(separatedBy separator: String) -> [String]",
      "The parts between the separators, empty ones too."
    ) { (text: String, separator: String) in
      separator.isEmpty
        ? [text] : StringSearch(separator).split(text, most: Int.max, omitsEmpty: false)
    },
    entry(
      "String", "func components(separatedBy separator: CharacterSet) -> [String]",
      "The parts between characters of a set, empty ones too."
    ) { (text: String, set: CharacterSet) in
      text.split(omittingEmptySubsequences: false, whereSeparator: set.contains).map { String($0) }
    },
    entry(
      "String", "func trimmingCharacters(in set: CharacterSet) -> String",
      "The text without characters of a set at both ends."
    ) { (text: String, set: CharacterSet) in set.trim(text) },
    entry(
      "String",
      "func replacingOccurrences(of target: String, with replacement: String) -> String",
      "Puts a text in the place of another wherever it occurs."
    ) { (text: String, target: String, replacement: String) in
      target.isEmpty
        ? text
        : StringSearch(target).split(text, most: Int.max, omitsEmpty: false)
          .joined(separator: replacement)
    },
    running(
      "String",
      "func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String",
      "The text cut or filled up to a length."
    ) { (machine, text: String, length: Int, pad: String, start: Int) in
      guard let length = Items.length(length, machine) else { return "" }
      let characters = Array(pad)
      let missing = max(0, min(length, machine.limits.textBytes) - text.count)
      guard !characters.isEmpty, start >= 0 else { return String(text.prefix(length)) }
      let fill = (0..<missing).map {
        characters[(start % characters.count &+ $0) % characters.count]
      }
      return text.prefix(length) + String(fill)
    },
  ]
}
