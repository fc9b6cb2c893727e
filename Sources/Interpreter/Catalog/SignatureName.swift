/// What a signature declares and where its name stands, read from the bytes without parsing.
struct SignatureName {
  enum Kind { case type, associated, member }

  private(set) var kind = Kind.member
  /// The bytes of the name or operator: before parentheses, generic parameters and the colon.
  private(set) var range = 0..<0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var end = 0
    while let word = SignatureName.word(in: text, after: end) {
      end = word.upperBound
      switch SignatureName.role(of: UnsafeBufferPointer(rebasing: text[word])) {
      case .attribute: continue
      case .introducer(let introduced):
        kind = introduced
        range = SignatureName.name(in: text, SignatureName.word(in: text, after: end) ?? 0..<0)
      case .name: range = SignatureName.name(in: text, word)
      }
      return
    }
  }

  private enum Role { case attribute, introducer(Kind), name }

  private static func role(of word: UnsafeBufferPointer<UInt8>) -> Role {
    if word[0] == UInt8(ascii: "@") { return .attribute }
    guard word.count <= "associatedtype".utf8.count else { return .name }
    switch String(decoding: word, as: UTF8.self) {
    case "func", "var", "let": return .introducer(.member)
    case "static", "mutating", "nonmutating", "prefix": return .attribute
    case "struct", "enum", "class", "protocol", "typealias": return .introducer(.type)
    case "associatedtype": return .introducer(.associated)
    default: return .name
    }
  }

  private static func word(in text: UnsafeBufferPointer<UInt8>, after end: Int) -> Range<Int>? {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
    var start = end
    while start < text.count, isBlank(text[start]) { start += 1 }
    var end = start
    while end < text.count, !isBlank(text[end]) { end += 1 }
    return start < end ? start..<end : nil
  }

  private static func name(
    in text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>
  ) -> Range<Int> {
    guard let first = word.first.map({ text[$0] }) else { return word }
    if first == UInt8(ascii: "`") {
      let start = word.lowerBound + 1
      return start..<end(in: text, start..<word.upperBound) { $0 != UInt8(ascii: "`") }
    }
    guard isPartOfName(first) else {
      return word.lowerBound..<end(in: text, word) { $0 != UInt8(ascii: "(") }
    }
    return word.lowerBound..<end(in: text, word, while: isPartOfName)
  }

  private static func end(
    in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, while isMember: (UInt8) -> Bool
  ) -> Int {
    var end = range.lowerBound
    while end < range.upperBound, isMember(text[end]) { end += 1 }
    return end
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension CatalogEntry {
  /// Gives the kind and the bytes of the declared name.
  func withName<Result>(
    _ body: (SignatureName.Kind, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    switch declaration {
    case .constant(var name, _): return name.withUTF8 { body(.member, $0) }
    case .written(var text):
      return text.withUTF8 { bytes in
        let name = SignatureName(bytes)
        return body(name.kind, UnsafeBufferPointer(rebasing: bytes[name.range]))
      }
    }
  }

  /// The declared name.
  var nameInSignature: (SignatureName.Kind, String) {
    withName { ($0, String(decoding: $1, as: UTF8.self)) }
  }

  /// The full name of the type that it declares, such as `Font.Weight`.
  var typeName: String {
    let name = nameInSignature.1
    return owner.isEmpty ? name : owner + "." + name
  }
}
