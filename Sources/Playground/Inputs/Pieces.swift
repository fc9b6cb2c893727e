import SwiftSubset

/// Parts a line at its semicolons: each piece is an input of its own.
enum Pieces {
  /// The pieces of `text`, in their order; a text without a semicolon is one piece.
  static func split(_ text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: ";")) else { return [text] }
    let code = text.droppingLeadingTrivia
    if code.first == ":" { return [text] }
    let cuts = semicolons(in: Array(text.utf8))
    guard !cuts.isEmpty else { return [text] }
    var pieces: [String] = []
    var start = 0
    let bytes = Array(text.utf8)
    for cut in cuts + [bytes.count] {
      let piece = String(decoding: bytes[start..<cut], as: UTF8.self)
      if !piece.droppingLeadingTrivia.isEmpty { pieces.append(piece) }
      start = cut + 1
    }
    return pieces.isEmpty ? [text] : pieces
  }

  /// The offsets of the semicolons outside of brackets, strings and comments.
  private static func semicolons(in bytes: [UInt8]) -> [Int] {
    var cuts: [Int] = []
    var depth = 0
    var scanner = ByteScanner(bytes)
    while let (offset, byte) = scanner.nextCode() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ";") where depth == 0: cuts.append(offset)
      default: break
      }
    }
    return cuts
  }
}

/// Walks over the code of a text and past its strings and comments.
private struct ByteScanner {
  private let bytes: [UInt8]
  private var index = 0

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
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == quote, !isLong || (at(index + 1) == quote && at(index + 2) == quote)
      {
        index += isLong ? 3 : 1
        break
      } else {
        index += 1
      }
    }
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
    index = min(index + 2, bytes.count)
    return true
  }
}
