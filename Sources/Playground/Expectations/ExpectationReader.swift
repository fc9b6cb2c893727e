import SwiftSubset

/// Reads the claims behind `:expect`, which commas part.
struct ExpectationReader {
  struct Mistake: Error {
    var message: String
    var help: String
    var range: SourceRange
  }

  /// The claims, with how each is written.
  static let usage: [String: String] = [
    "shows": "shows \"text\"", "taps": "taps \"label\"", "depth": "depth 2",
    "screen": "screen Detail", "value": "value TitleKey == \"Home\"",
    "state": "state Home.count == 3",
  ]
  private static let order = ["shows", "taps", "depth", "screen", "value", "state"]
  /// What others call a claim.
  private static let synonyms = [
    "show": "shows", "see": "shows", "sees": "shows", "text": "shows", "tap": "taps",
    "tappable": "taps", "preference": "value", "key": "value", "view": "screen", "top": "screen",
  ]

  private var scanner: WordScanner
  /// Where the text begins in the input.
  private let offset: Int

  init(_ text: String, offset: Int) {
    scanner = WordScanner(text)
    self.offset = offset
  }

  /// At least one claim, or what is wrong with them.
  mutating func read() throws(Mistake) -> [Expectation] {
    var found: [Expectation] = []
    repeat {
      scanner.skipBlanks()
      found.append(try claim())
      scanner.skipBlanks()
    } while scanner.take(",")
    guard scanner.isAtEnd else {
      throw mistake("a comma parts two claims", "as in " + Self.example, from: scanner.offset)
    }
    return found
  }

  private static let example = ":expect shows \"Home\", not taps \"Back\", depth 1"

  private mutating func claim() throws(Mistake) -> Expectation {
    let start = scanner.offset
    var isNegated = false
    var word = scanner.identifier()
    if word == "not" {
      isNegated = true
      scanner.skipBlanks()
      word = scanner.identifier()
    }
    guard let word, let usage = Self.usage[word] else { throw unknown(word, start) }
    scanner.skipBlanks()
    guard let claim = try claim(word) else {
      throw mistake("this is not how '\(word)' is written", "write \(usage)", from: start)
    }
    return Expectation(
      isNegated: isNegated, claim: claim,
      range: SourceRange(offset + start, offset + scanner.offset))
  }

  private func unknown(_ word: String?, _ start: Int) -> Mistake {
    let forms = Self.order.joined(separator: ", ")
    guard let word else {
      return mistake("a claim is missing", "they begin with \(forms), or with not", from: start)
    }
    let near =
      Self.synonyms[word.lowercased()] ?? nearestSpelling(to: word.lowercased(), among: Self.order)
    let help = near.map { "did you mean '\(Self.usage[$0] ?? $0)'?" } ?? "they begin with \(forms)"
    return mistake("there is no claim '\(word)'", help, from: start)
  }

  private mutating func claim(_ word: String) throws(Mistake) -> Expectation.Claim? {
    switch word {
    case "shows": scanner.quoted().map { .shows($0) }
    case "taps": scanner.quoted().map { .taps($0) }
    case "depth": scanner.integer().map { .depth($0) }
    case "screen": scanner.identifier().map { .screen($0) }
    case "value": try value()
    case "state": try state()
    default: nil
    }
  }

  private mutating func value() throws(Mistake) -> Expectation.Claim? {
    guard let path = dottedName(), let key = path.last else { return nil }
    return .value(key: key, equals: try literal())
  }

  private mutating func state() throws(Mistake) -> Expectation.Claim? {
    guard let path = dottedName(), let name = path.last else { return nil }
    return .state(view: path.dropLast().last, name: name, equals: try literal())
  }

  /// `Home.count`, or `TitleKey.self` without what adds nothing to a name.
  private mutating func dottedName() -> [String]? {
    guard let first = scanner.identifier() else { return nil }
    var path = [first]
    while scanner.isAt("."), scanner.take(".") {
      guard let next = scanner.identifier() else { return nil }
      path.append(next)
    }
    if path.count > 1, path.last == "self" { path.removeLast() }
    return path
  }

  private mutating func literal() throws(Mistake) -> ExpectedValue {
    let start = scanner.offset
    scanner.skipBlanks()
    guard scanner.take("="), scanner.take("=") else {
      let help = "write == and a literal, as in \(Self.usage["state"] ?? "")"
      throw mistake("'==' and a literal are missing", help, from: start)
    }
    let place = scanner.offset
    let text = scanner.valueText()
    guard let expression = LiteralComparison.literal(text) else {
      throw mistake(
        text.isEmpty ? "a literal is missing behind '=='" : "'\(text)' is no literal",
        "a literal is 3, 1.5, \"text\", true, nil, .case or a list of them", from: place)
    }
    return ExpectedValue(text: text, expression: expression)
  }

  private func mistake(_ message: String, _ help: String, from start: Int) -> Mistake {
    Mistake(
      message: message, help: help,
      range: SourceRange(offset + start, offset + max(scanner.offset, start + 1)))
  }
}

extension WordScanner {
  /// What stands up to a comma outside of brackets and quotes, or up to the end; without the blanks behind it.
  fileprivate mutating func valueText() -> String {
    var found: [UInt8] = []
    var depth = 0
    var isQuoted = false
    while let next = peek {
      if !isQuoted, depth == 0, next == UInt8(ascii: ",") { break }
      switch next {
      case UInt8(ascii: "\\") where isQuoted:
        found.append(next)
        skipByte()
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += isQuoted ? 0 : 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= isQuoted ? 0 : 1
      default: break
      }
      if let byte = peek { found.append(byte) }
      skipByte()
    }
    return WordScanner(String(decoding: found, as: UTF8.self)).trimmed
  }
}
