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
    func reads(_ text: StaticString) -> Bool {
      word.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
    switch word.count {
    case 3 where reads("var") || reads("let"), 4 where reads("func"): return .introducer(.member)
    case 6 where reads("static") || reads("prefix"), 8 where reads("mutating"),
      11 where reads("nonmutating"):
      return .attribute
    case 4 where reads("enum"), 5 where reads("class"), 6 where reads("struct"),
      8 where reads("protocol"), 9 where reads("typealias"):
      return .introducer(.type)
    case 14 where reads("associatedtype"): return .introducer(.associated)
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
