/// Walks over the code of a text and past its strings and comments.
struct ByteScanner {
  private let bytes: [UInt8]
  private var index = 0
  /// Whether the text ended in the middle of a string or comment.
  private(set) var endedInside = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func nextCode() -> (offset: Int, byte: UInt8)? {
    while index < bytes.count {
      if skipString() || skipComment() { continue }
      defer { index += 1 }
      return (index, bytes[index])
    }
    return nil
  }

  private func at(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func skipString() -> Bool {
    let quote = UInt8(ascii: "\"")
    guard at(index) == quote else { return false }
    let isLong = at(index + 1) == quote && at(index + 2) == quote
    index += isLong ? 3 : 1
    var isClosed = false
    while index < bytes.count, !isClosed {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == quote, !isLong || (at(index + 1) == quote && at(index + 2) == quote)
      {
        index += isLong ? 3 : 1
        isClosed = true
      } else {
        index += 1
      }
    }
    endedInside = endedInside || !isClosed
    index = min(index, bytes.count)
    return true
  }

  private mutating func skipComment() -> Bool {
    guard at(index) == UInt8(ascii: "/") else { return false }
    if at(index + 1) == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return true
    }
    guard at(index + 1) == UInt8(ascii: "*") else { return false }
    index += 2
    while index < bytes.count,
      !(at(index) == UInt8(ascii: "*") && at(index + 1) == UInt8(ascii: "/"))
    {
      index += 1
    }
    endedInside = endedInside || index >= bytes.count
    index = min(index + 2, bytes.count)
    return true
  }
}
