/// A text cut into lines that put together again are the text, byte for byte.
struct DocumentLines {
  struct Line {
    var content: Substring
    /// `\n`, `\r\n` or, at the end of the text, nothing or a `\r` that lacks its other half.
    var ending: Substring
  }

  private(set) var lines: [Line] = []

  init(_ text: String) {
    let bytes = text.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      guard let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else {
        let isHalf = bytes.last == UInt8(ascii: "\r")
        let end = isHalf ? bytes.index(before: bytes.endIndex) : bytes.endIndex
        lines.append(
          Line(content: Substring(bytes[start..<end]), ending: Substring(bytes[end...])))
        return
      }
      var end = feed
      if end > start, bytes[bytes.index(before: end)] == UInt8(ascii: "\r") {
        end = bytes.index(before: end)
      }
      let next = bytes.index(after: feed)
      lines.append(
        Line(content: Substring(bytes[start..<end]), ending: Substring(bytes[end..<next])))
      start = next
    }
  }

  /// What a line says, without the blanks that never count and without the file's byte-order mark.
  func content(_ index: Int) -> Substring {
    var content = lines[index].content
    if index == 0, content.unicodeScalars.first == "\u{feff}" {
      content.unicodeScalars.removeFirst()
    }
    while let last = content.utf8.last, last == 0x20 || last == 0x09 {
      content = droppingLast(content)
    }
    return content
  }

  private func droppingLast(_ text: Substring) -> Substring {
    text[..<text.utf8.index(before: text.utf8.endIndex)]
  }
}
