import NavigationCore

/// A string literal where SwiftUI takes a `LocalizedStringKey`: numbers are formatted as en_US
/// does, and what is written may hold inline Markdown.
final class LiteralText {
  let key: LocalizedStringKey
  init(_ key: LocalizedStringKey) { self.key = key }

  /// One stretch of a literal.
  enum Part {
    case written(String)
    case value(String)
    case text(Text)

    var bytes: Int {
      switch self {
      case .written(let string), .value(let string): string.utf8.count
      case .text: 0
      }
    }
  }

  convenience init(_ parts: [Part]) {
    var key = LocalizedStringKey.StringInterpolation(
      literalCapacity: 0, interpolationCount: parts.count)
    for part in parts {
      switch part {
      case .written(let string): key.appendLiteral(string)
      case .value(let string): key.appendInterpolation(string)
      case .text(let text): key.appendInterpolation(text)
      }
    }
    self.init(LocalizedStringKey(stringInterpolation: key))
  }
}
