/// A pattern of one line: `*` is any text, `?` any character; `\` takes their meaning away.
public struct Glob: Sendable, Equatable {
  /// As it is written.
  public let source: String
  private let parts: [Part]

  private enum Part: Equatable { case character(Character), one, many }

  /// Reads a pattern, or answers nil when a `\` is before anything but `*`, `?` and `\`.
  public init?(_ source: String) {
    var parts: [Part] = []
    var rest = source[...]
    while let first = rest.popFirst() {
      switch first {
      case "*": if parts.last != .many { parts.append(.many) }
      case "?": parts.append(.one)
      case "\\":
        guard let next = rest.popFirst(), ["*", "?", "\\"].contains(next) else { return nil }
        parts.append(.character(next))
      default: parts.append(.character(first))
      }
    }
    self.source = source
    self.parts = parts
  }

  public static func == (first: Glob, second: Glob) -> Bool {
    first.source.hasSameBytes(as: second.source)
  }

  /// Whether the whole of `text` fits.
  ///
  /// Only the last `*` is ever widened, so the work is at most the product of both lengths.
  public func fits(_ text: String) -> Bool {
    var (part, index) = (0, text.startIndex)
    var retry: (part: Int, index: String.Index)?
    while index < text.endIndex {
      if part < parts.count, parts[part] == .many {
        retry = (part + 1, index)
        part += 1
      } else if part < parts.count, fits(parts[part], text[index]) {
        part += 1
        index = text.index(after: index)
      } else if let last = retry {
        let next = text.index(after: last.index)
        retry = (last.part, next)
        (part, index) = (last.part, next)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .many }
  }

  private func fits(_ part: Part, _ character: Character) -> Bool {
    switch part {
    case .character(let expected): expected.utf8.elementsEqual(character.utf8)
    case .one, .many: true
    }
  }

  /// What a text must begin with.
  var start: String {
    String(
      parts.prefix { if case .character = $0 { true } else { false } }.compactMap {
        if case .character(let character) = $0 { character } else { nil }
      })
  }
}
