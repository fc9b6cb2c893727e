/// A string literal where SwiftUI takes a `LocalizedStringKey`: numbers are formatted as en_US
/// does, and the text may hold inline Markdown.
final class LiteralText {
  let text: String
  init(_ text: String) { self.text = text }
}
