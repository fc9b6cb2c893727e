import SwiftSubset

/// Parts a line at its semicolons: each piece is an input of its own.
enum Pieces {
  /// The pieces of `text`, in their order, each with its place; a text without a semicolon is one.
  static func split(_ text: String, at place: TextPlace) -> [(text: String, place: TextPlace)] {
    guard text.utf8.contains(UInt8(ascii: ";")) else { return [(text, place)] }
    let code = text.droppingLeadingTrivia
    if code.first == ":" { return [(text, place)] }
    let whole = SourceText(text, at: place)
    let cuts = semicolons(in: whole.bytes)
    guard !cuts.isEmpty else { return [(text, place)] }
    var pieces: [(text: String, place: TextPlace)] = []
    var start = 0
    for cut in cuts + [whole.bytes.count] {
      let piece = whole.text(SourceRange(start, cut))
      if !piece.droppingLeadingTrivia.isEmpty {
        pieces.append((piece, whole.place(of: UInt32(clamping: start)) ?? place))
      }
      start = cut + 1
    }
    return pieces.isEmpty ? [(text, place)] : pieces
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
