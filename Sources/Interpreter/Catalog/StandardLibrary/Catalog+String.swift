import NavigationCore

extension Catalog {
  static let strings: [CatalogFamily] = [
    { stringMaking }, { stringReading }, { stringFinding }, { stringParts }, { stringIndices },
    { stringChanging },
    {
      SequenceFamily(owner: "String", element: "Character", filtered: "String").entries
        .filter { !isStringsOwn($0) }
    },
  ]

  /// What a text does by itself, faster or with a text as its result.
  private static func isStringsOwn(_ entry: CatalogEntry) -> Bool {
    ["var isEmpty", "var count", "func filter", "func contains(_"].contains {
      entry.signature.hasPrefix($0)
    }
  }

  private static let stringMaking: [CatalogEntry] = [
    type(
      "struct String: StringProtocol, BidirectionalCollection, RangeReplaceableCollection, Comparable, Hashable, Codable, Sendable",
      "A text."),
    type("typealias Substring = String", "A part of a text; a text of its own here."),
    type(
      "struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable",
      "A text that is looked up in the user's language; shown as it stands here."),
    raw("LocalizedStringKey", "init(_ value: String)", "A text whose Markdown is read.") {
      _, slots in
      slots[0].asString.map { .object(LiteralText(LocalizedStringKey($0))) } ?? slots[0]
    },
    raw(
      "LocalizedStringKey", "init(stringLiteral value: String)", "A text whose Markdown is read."
    ) { _, slots in
      slots[0].asString.map { .object(LiteralText(LocalizedStringKey($0))) } ?? slots[0]
    },
    entry("String", "init()", "An empty text.") { "" },
    entry("String", "init(_ value: String)", "The same text.") { (value: String) in value },
    entry("String", "init(_ value: Int)", "The number as text.") { (value: Int) in String(value) },
    entry("String", "init(_ value: Double)", "The number as text.") { (value: Double) in
      String(value)
    },
    entry("String", "init(_ value: Bool)", "The value as text.") { (value: Bool) in String(value) },
    entry("String", "init(_ character: Character)", "The character as text.") { (value: String) in
      value
    },
    entry(
      "String", "init<S: Sequence>(_ characters: S) where S.Element == Character",
      "The characters as one text."
    ) {
      (items: Items) in items.values.compactMap(\.asString).joined()
    },
    entry("String", "init<T>(_ value: T) where T: LosslessStringConvertible", "The value as text.")
    {
      (value: Value) in text(of: value)
    },
    entry("String", "init<T>(describing instance: T)", "The value as `print` shows it.") {
      (value: Value) in text(of: value)
    },
    entry("String", "init<T>(reflecting subject: T)", "The value as `debugPrint` shows it.") {
      (value: Value) in debugText(of: value)
    },
    running(
      "String", "init(_ value: Int, radix: Int, uppercase: Bool = false)",
      "The number in another base, such as 16."
    ) { (machine, value: Int, radix: Int, uppercase: Bool) in
      checkedRadix(radix, machine).map { String(value, radix: $0, uppercase: uppercase) } ?? ""
    },
    running(
      "String", "init(repeating repeatedValue: String, count: Int)", "The same text so many times."
    ) { (machine, value: String, count: Int) in repeated(value, count, machine) },
    running(
      "String", "init(repeating repeatedValue: Character, count: Int)",
      "The same character so many times."
    ) { (machine, value: String, count: Int) in repeated(value, count, machine) },
  ]

  private static func repeated(_ text: String, _ count: Int, _ machine: Machine) -> String {
    guard let count = Items.length(count, machine) else { return "" }
    let (bytes, overflows) = count.multipliedReportingOverflow(by: text.utf8.count)
    guard !overflows, bytes <= machine.limits.textBytes else {
      machine.stop("a text of more than \(machine.limits.textBytes) bytes", help: "build less text")
      return ""
    }
    return String(repeating: text, count: bytes == 0 ? 0 : count)
  }

  private static let stringReading: [CatalogEntry] = [
    entry("String", "var isEmpty: Bool", "Whether it has no character.") { (text: String) in
      text.isEmpty
    },
    running("String", "var count: Int", "The number of characters.") { (machine, text: String) in
      machine.spend(text.utf8.count / 64)
      return text.count
    },
    entry("String", "var last: Character?", "The last character, nil when there is none.") {
      (text: String) in text.last.map { String($0) }
    },
    entry("String", "var description: String", "The text itself.") { (text: String) in text },
    entry("String", "var debugDescription: String", "The text in quotes.") { (text: String) in
      text.debugDescription
    },
    entry("String", "var hashValue: Int", "A number that equal texts share.") { (text: String) in
      text.utf8.reduce(5381) { ($0 &* 33) ^ Int($1) }
    },
    entry("String", "var utf8: [UInt8]", "The bytes of the text.") { (text: String) in
      text.utf8.map { Int($0) }
    },
    entry("String", "var unicodeScalars: [Character]", "The code points of the text.") {
      (text: String) in text.unicodeScalars.map { String($0) }
    },
    entry("String", "var capitalized: String", "Each word with a capital first letter.") {
      (text: String) in capitalizedWords(text)
    },
    entry("String", "func uppercased() -> String", "The text in capital letters.") {
      (text: String) in text.uppercased()
    },
    entry("String", "func lowercased() -> String", "The text in small letters.") {
      (text: String) in text.lowercased()
    },
    entry(
      "String", "func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String",
      "Keeps the characters for which the closure gives true."
    ) {
      (items: Items, isIncluded: Closure) in
      items.collect(isIncluded.machine) { isIncluded.holds($0) ? $0 : nil }
        .compactMap(\.asString).joined()
    },
  ]

  private static func capitalizedWords(_ text: String) -> String {
    var isInside = false
    return text.map { character in
      defer { isInside = character.isLetter || character.isNumber || character == "'" }
      return isInside ? character.lowercased() : character.uppercased()
    }.joined()
  }
}
