/// Resolves the escapes of a string, and takes the indentation of its closing quotes off its lines.
struct StringDecoding {
  let bytes: UnsafeBufferPointer<UInt8>
  let hashes: Int
  let isMultiline: Bool
  var diagnostics: [Diagnostic] = []
  private var indentation: [UInt8] = []

  init(bytes: UnsafeBufferPointer<UInt8>, hashes: Int, isMultiline: Bool) {
    self.bytes = bytes
    self.hashes = hashes
    self.isMultiline = isMultiline
  }

  mutating func decode(
    _ pieces: [StringPiece], opening: SourceRange, closing: SourceRange
  ) -> [StringLiteral.Part] {
    let isClosed = !closing.isEmpty
    if isMultiline, isClosed { readIndentation(pieces, opening, closing) }
    var parts: [StringLiteral.Part] = []
    for (position, piece) in pieces.enumerated() {
      switch piece {
      case .interpolation(let arguments, let range):
        parts.append(.interpolation(arguments, range))
      case .text(let range):
        let text = decode(
          range.indices, isFirst: position == 0, isLast: position == pieces.count - 1 && isClosed)
        if !text.isEmpty { parts.append(.text(text)) }
      }
    }
    return parts
  }

  // MARK: Lines

  /// Finds what stands before the closing quotes, and checks that both quotes have their own line.
  private mutating func readIndentation(
    _ pieces: [StringPiece], _ opening: SourceRange, _ closing: SourceRange
  ) {
    let start = Int(opening.end)
    if start < bytes.count, !isLineBreak(bytes[start]) {
      diagnostics.append(.contentOnFirstLine(at: SourceRange(start, start)))
      return
    }
    var lineStart = Int(closing.start)
    while lineStart > start,
      bytes[lineStart - 1] == UInt8(ascii: " ")
        || bytes[lineStart - 1] == UInt8(ascii: "\t")
    {
      lineStart -= 1
    }
    guard lineStart > 0, isLineBreak(bytes[lineStart - 1]) else {
      diagnostics.append(.closingOnLastLine(at: closing))
      return
    }
    indentation = Array(bytes[lineStart..<Int(closing.start)])
  }

  private func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func decode(_ range: Range<Int>, isFirst: Bool, isLast: Bool) -> String {
    guard isMultiline || bytes[range].contains(UInt8(ascii: "\\")) else {
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    if isMultiline, isFirst { index = skipLineBreak(index, range.upperBound) }
    if isMultiline, isFirst { index = skipIndentation(index, range.upperBound) }
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), isEscape(index, range.upperBound) {
        index = decodeEscape(index, range.upperBound, into: &result)
      } else if isMultiline, isLineBreak(byte) {
        index = skipLineBreak(index, range.upperBound)
        result.append(UInt8(ascii: "\n"))
        index = skipIndentation(index, range.upperBound)
      } else {
        result.append(byte)
        index += 1
      }
    }
    // The line break before the closing quotes is not part of the text.
    if isMultiline, isLast, result.last == UInt8(ascii: "\n") { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }

  private func skipLineBreak(_ index: Int, _ end: Int) -> Int {
    guard index < end else { return index }
    if bytes[index] == UInt8(ascii: "\r"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "\n") {
      return index + 2
    }
    return isLineBreak(bytes[index]) ? index + 1 : index
  }

  /// Moves over the indentation of a line; a blank line may have less of it, but not one that goes on with
  /// an interpolation.
  private mutating func skipIndentation(_ start: Int, _ end: Int) -> Int {
    var index = start
    for expected in indentation {
      guard index < end, bytes[index] == expected else {
        if index < end ? isLineBreak(bytes[index]) : !isBeforeInterpolation(index) { return index }
        reportIndentation(bytes[index], at: index)
        return index
      }
      index += 1
    }
    return index
  }

  private func isBeforeInterpolation(_ index: Int) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: "\\")
  }

  private mutating func reportIndentation(_ byte: UInt8, at index: Int) {
    diagnostics.append(.indentation(byte, at: SourceRange(index, index + 1)))
  }

  // MARK: Escapes

  private func isEscape(_ index: Int, _ end: Int) -> Bool {
    guard index + hashes + 1 < end else { return hashes == 0 }
    return (0..<hashes).allSatisfy { bytes[index + 1 + $0] == UInt8(ascii: "#") }
  }

  private mutating func decodeEscape(_ start: Int, _ end: Int, into result: inout [UInt8]) -> Int {
    let index = start + 1 + hashes
    guard index < end else { return end }
    switch bytes[index] {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "0"): result.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): result.append(bytes[index])
    case UInt8(ascii: "u"): return decodeScalarEscape(start, index + 1, end, into: &result)
    default:
      if isMultiline, let next = lineAfterEscape(index, end) {
        return skipIndentation(next, end)
      }
      let length = decodeScalar(bytes, at: index)?.length ?? 1
      diagnostics.append(.invalidEscape(at: SourceRange(start, index + length)))
      return index + length
    }
    return index + 1
  }

  /// Where the next line starts when only blanks stand behind the backslash.
  private func lineAfterEscape(_ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
      index += 1
    }
    guard index < end, isLineBreak(bytes[index]) else { return nil }
    return skipLineBreak(index, end)
  }

  private mutating func decodeScalarEscape(
    _ start: Int, _ brace: Int, _ end: Int, into result: inout [UInt8]
  ) -> Int {
    guard brace < end, bytes[brace] == UInt8(ascii: "{") else {
      diagnostics.append(.escapeWithoutBraces(at: SourceRange(start, min(brace, end))))
      return min(brace, end)
    }
    var index = brace + 1
    var value: UInt32 = 0
    while index < end, index - brace <= 8,
      let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue
    {
      value = value << 4 | UInt32(digit)
      index += 1
    }
    let place = SourceRange(start, min(index + 1, end))
    guard index < end, bytes[index] == UInt8(ascii: "}"), index > brace + 1 else {
      diagnostics.append(.escapeDigits(at: place))
      return index
    }
    guard let scalar = Unicode.Scalar(value) else {
      diagnostics.append(.invalidScalar(at: place))
      return index + 1
    }
    result.append(contentsOf: Array(String(Character(scalar)).utf8))
    return index + 1
  }
}
