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
