extension Catalog {
  static let characters: [CatalogEntry] = [
    type(
      "struct Character: Comparable, Hashable, LosslessStringConvertible, Sendable",
      "A character as people see it."),
    running("Character", "init(_ s: String)", "The one character of a text.") {
      (machine, text: String) in
      if text.count != 1 { machine.stop("can't form a Character from '\(text)'") }
      return text
    },
    entry("Character", "var isLetter: Bool", "Whether it is a letter.") { (value: OneCharacter) in
      value.character.isLetter
    },
    entry("Character", "var isNumber: Bool", "Whether it is a digit or a number.") {
      (value: OneCharacter) in value.character.isNumber
    },
    entry("Character", "var isWholeNumber: Bool", "Whether it is a digit.") {
      (value: OneCharacter) in value.character.isWholeNumber
    },
    entry("Character", "var isWhitespace: Bool", "Whether it is a blank or line break.") {
      (value: OneCharacter) in value.character.isWhitespace
    },
    entry("Character", "var isNewline: Bool", "Whether it is a line break.") {
      (value: OneCharacter) in value.character.isNewline
    },
    entry("Character", "var isUppercase: Bool", "Whether it is a capital letter.") {
      (value: OneCharacter) in value.character.isUppercase
    },
    entry("Character", "var isLowercase: Bool", "Whether it is a small letter.") {
      (value: OneCharacter) in value.character.isLowercase
    },
    entry("Character", "var isPunctuation: Bool", "Whether it is punctuation.") {
      (value: OneCharacter) in value.character.isPunctuation
    },
    entry("Character", "var isSymbol: Bool", "Whether it is a symbol.") { (value: OneCharacter) in
      value.character.isSymbol
    },
    entry("Character", "var isASCII: Bool", "Whether it is ASCII.") { (value: OneCharacter) in
      value.character.isASCII
    },
    entry("Character", "var isHexDigit: Bool", "Whether it is a hexadecimal digit.") {
      (value: OneCharacter) in value.character.isHexDigit
    },
    entry("Character", "var wholeNumberValue: Int?", "The number of a digit; else nil.") {
      (value: OneCharacter) in value.character.wholeNumberValue
    },
    entry("Character", "var hexDigitValue: Int?", "The number of a hexadecimal digit; else nil.") {
      (value: OneCharacter) in value.character.hexDigitValue
    },
    entry("Character", "var asciiValue: UInt8?", "Its number in ASCII; else nil.") {
      (value: OneCharacter) in value.character.asciiValue.map { Int($0) }
    },
    entry("Character", "func uppercased() -> String", "The character as a capital letter.") {
      (value: OneCharacter) in value.character.uppercased()
    },
    entry("Character", "func lowercased() -> String", "The character as a small letter.") {
      (value: OneCharacter) in value.character.lowercased()
    },
    entry("Character", "var description: String", "The character as text.") {
      (value: OneCharacter) in String(value.character)
    },
  ]
}

/// A character as a receiver; it is a text of one.
private struct OneCharacter: Readable {
  let character: Character
  static func read(_ value: Value, _ machine: Machine) -> OneCharacter? {
    value.asString.map { OneCharacter(character: $0.first ?? " ") }
  }
}
