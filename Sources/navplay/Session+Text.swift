import LineEditing
import Playground

extension Session {
  /// The parser's word on a text, for a room that knows no parser.
  func wholeness(of text: String) -> LineEditing.Completeness {
    switch completeness(of: text) {
    case .complete: .complete
    case .incomplete(let indent): .incomplete(indent: indent)
    case .invalid: .invalid
    }
  }

  /// The inputs of a text, each cut off when the one before it has been answered.
  func reader(ofText text: String) -> InputReader {
    var rest = text.utf8[...]
    return reader(of: {
      if rest.isEmpty { return nil }
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let line = String(Substring(rest[..<(end ?? rest.endIndex)]))
      rest = end.map { rest[rest.index(after: $0)...] } ?? rest[rest.endIndex...]
      return line
    })
  }
}
