/// A name where it is written; backticks are not part of it.
public struct Identifier: Hashable, Sendable {
  public var text: String
  public var range: SourceRange

  public init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }

  public static func == (left: Identifier, right: Identifier) -> Bool { left.text == right.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
