import SwiftSubset

/// One declaration of the program, as it was typed.
final class DeclarationRecord {
  let name: String
  let kind: Declared.Kind
  let source: SourceText
  let range: SourceRange
  let declaration: Declaration
  let isComponent: Bool
  /// The names its bodies mention.
  lazy var mentions: Set<String> = namesMentioned(in: declaration)
  /// Whether it may read the body of a view by itself, as in `Home().body`.
  lazy var readsBodies = namesBodyOfValue(source.bytes[range.indices])
  /// Whether checking it found names that are not there yet.
  var missing: [Fault] = []
  var isWaiting: Bool { !missing.isEmpty }

  init(
    name: String, kind: Declared.Kind, source: SourceText, declaration: Declaration,
    isComponent: Bool
  ) {
    self.name = name
    self.kind = kind
    self.source = source
    range = declaration.range
    self.declaration = declaration
    self.isComponent = isComponent
  }
}

/// Whether `.body` follows a value; `.body` and `Font.body` are a font.
private func namesBodyOfValue(_ text: ArraySlice<UInt8>) -> Bool {
  let word = Array(".body".utf8)
  let font = Array("Font".utf8)
  return text.indices.contains { place in
    guard text[place] == word[0], text[place...].starts(with: word) else { return false }
    let before = text[..<place]
    guard let last = before.last, !before.suffix(font.count).elementsEqual(font) else {
      return false
    }
    return ![UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "\n")].contains(
      last)
  }
}
