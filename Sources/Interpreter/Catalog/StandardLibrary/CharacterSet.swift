/// Foundation's sets of characters, as far as texts are split and trimmed by them.
struct CharacterSet: NativeType, Sendable {
  static let catalogName = "CharacterSet"
  let contains: @Sendable (Character) -> Bool

  init(_ contains: @escaping @Sendable (Character) -> Bool) { self.contains = contains }

  func trim(_ text: String) -> String {
    let start = text.firstIndex { !contains($0) } ?? text.endIndex
    let end = text.lastIndex { !contains($0) }.map { text.index(after: $0) } ?? start
    return String(text[start..<end])
  }
}

extension Catalog {
  static let characterSets: [CatalogEntry] = [
    type("struct CharacterSet", "Characters of a kind, to split and trim texts by."),
    entry("CharacterSet", "init(charactersIn string: String)", "The characters of a text.") {
      (text: String) in
      let members = Set(text)
      return CharacterSet { members.contains($0) }
    },
    constant("CharacterSet", "static let whitespaces: CharacterSet", "Blanks and tabs.") {
      CharacterSet { $0.isWhitespace && !$0.isNewline }
    },
    constant("CharacterSet", "static let newlines: CharacterSet", "Line breaks.") {
      CharacterSet { $0.isNewline }
    },
    constant(
      "CharacterSet", "static let whitespacesAndNewlines: CharacterSet", "Blanks and line breaks."
    ) { CharacterSet { $0.isWhitespace } },
    constant("CharacterSet", "static let letters: CharacterSet", "Letters.") {
      CharacterSet { $0.isLetter }
    },
    constant("CharacterSet", "static let uppercaseLetters: CharacterSet", "Capital letters.") {
      CharacterSet { $0.isUppercase }
    },
    constant("CharacterSet", "static let lowercaseLetters: CharacterSet", "Small letters.") {
      CharacterSet { $0.isLowercase }
    },
    constant("CharacterSet", "static let decimalDigits: CharacterSet", "Digits.") {
      CharacterSet { $0.isWholeNumber }
    },
    constant("CharacterSet", "static let alphanumerics: CharacterSet", "Letters and digits.") {
      CharacterSet { $0.isLetter || $0.isNumber }
    },
    constant("CharacterSet", "static let punctuationCharacters: CharacterSet", "Punctuation.") {
      CharacterSet { $0.isPunctuation }
    },
    entry("CharacterSet", "var inverted: CharacterSet", "All other characters.") {
      (set: CharacterSet) in CharacterSet { !set.contains($0) }
    },
    entry("CharacterSet", "func union(_ other: CharacterSet) -> CharacterSet", "Both together.") {
      (set: CharacterSet, other: CharacterSet) in
      CharacterSet { set.contains($0) || other.contains($0) }
    },
  ]
}
