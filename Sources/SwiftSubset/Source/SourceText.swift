/// A text with the name it is known by; all ranges count its UTF-8 bytes.
///
/// The bytes may be invalid UTF-8: the lexer says where.
public final class SourceText: Sendable {
  public let name: String
  public let bytes: [UInt8]
  /// Where the text begins that somebody typed; nil for text that was made.
  public let place: TextPlace?

  public init(_ text: String, name: String = "<input>") {
    self.name = name
    bytes = Array(text.utf8)
    place = nil
  }

  public init(bytes: [UInt8], name: String) {
    self.name = name
    self.bytes = bytes
    place = nil
  }

  /// A text that begins at a place of a file.
  public init(_ text: String, at place: TextPlace) {
    name = place.file
    bytes = Array(text.utf8)
    self.place = place
  }

  public var fullRange: SourceRange { SourceRange(0, bytes.count) }

  /// The text of a range, clamped to what is there.
  public func text(_ range: SourceRange) -> String {
    let end = min(Int(range.end), bytes.count)
    let start = min(Int(range.start), end)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The line and column of an offset, both from 1; a column counts UTF-8 bytes.
  public func position(of offset: UInt32) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    let end = min(Int(offset), bytes.count)
    for index in 0..<end where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    return (line, end - start + 1)
  }
}

extension SourceText {
  /// Where an offset stands in the file that holds the text; nil for text that was made.
  public func place(of offset: UInt32) -> TextPlace? {
    guard let place else { return nil }
    let (line, column) = position(of: offset)
    return TextPlace(
      file: place.file, line: place.line + line - 1,
      column: line == 1 ? place.column + column - 1 : column)
  }
}
