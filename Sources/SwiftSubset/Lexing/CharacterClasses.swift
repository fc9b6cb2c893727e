func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: false
  }
}

func isOperatorByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
    UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
    UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
    true
  default: false
  }
}

/// Whether a name may go on with `scalar`, by the ranges of Swift's grammar.
///
/// Characters that cannot be seen or that turn the direction of writing are left out: the compiler
/// takes them, and readers would not know.
func isNameScalar(_ scalar: UInt32) -> Bool {
  isNameStart(scalar)
    || contains(scalar, in: [0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F])
}

func isNameStart(_ scalar: UInt32) -> Bool {
  if scalar < 0x80 { return isNameByte(UInt8(scalar)) }
  if isDirectionControl(scalar) || isInvisible(scalar) { return false }
  return contains(scalar, in: nameStarts)
}

/// Whether an operator may hold `scalar`, by the ranges of Swift's grammar.
func isOperatorScalar(_ scalar: UInt32) -> Bool {
  contains(scalar, in: operatorScalars)
}

/// Characters that change the direction of the text around them.
func isDirectionControl(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
  default: false
  }
}

private func isInvisible(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xAD, 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xE0000...0xE001F: true
  default: false
  }
}

func isCurlyQuote(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x2018, 0x2019, 0x201C...0x201F: true
  default: false
  }
}

/// The sign that `scalar` is easily taken for, if there is one.
func asciiLikeness(of scalar: UInt32) -> String? {
  switch scalar {
  case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
  case 0xFF0C, 0x3001, 0x201A: ","
  case 0xFF1A, 0xFE55, 0x2236: ":"
  case 0xFF1B, 0x037E: ";"
  case 0xFF0E, 0x3002, 0xFF61: "."
  case 0xFF08: "("
  case 0xFF09: ")"
  case 0xFF3B, 0x3010: "["
  case 0xFF3D, 0x3011: "]"
  case 0xFF5B: "{"
  case 0xFF5D: "}"
  case 0xFF1D: "="
  case 0x2010...0x2015, 0x2212, 0xFF0D: "-"
  case 0xFF0B: "+"
  case 0x2026: "..."
  case 0xFF01: "!"
  case 0xFF1F: "?"
  case 0xFF1C: "<"
  case 0xFF1E: ">"
  default: nil
  }
}

private func contains(_ scalar: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
  ranges.contains { $0.contains(scalar) }
}

private let nameStarts: [ClosedRange<UInt32>] = [
  0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
  0xD8...0xF6, 0xF8...0x02FF, 0x0370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
  0x200C...0x200D, 0x203F...0x2040, 0x2054...0x2054, 0x2070...0x20CF, 0x2100...0x218F,
  0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
  0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
  0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD, 0x10000...0x1FFFD, 0x20000...0x2FFFD,
  0x30000...0x3FFFD, 0xE0100...0xE01EF,
]

private let operatorScalars: [ClosedRange<UInt32>] = [
  0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
  0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
  0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
  0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
]

extension Lexer {
  /// Decodes the character at `index`, or returns nil when its bytes are no UTF-8.
  func scalar(at index: Int) -> (value: UInt32, length: Int)? {
    decodeScalar(bytes, at: index)
  }

  /// What is wrong with a character between backticks, if one cannot be seen.
  func firstHiddenScalar(in range: Range<Int>) -> Diagnostic? {
    var index = range.lowerBound
    while index < range.upperBound {
      guard let scalar = scalar(at: index) else {
        return .invalidUTF8(at: SourceRange(index, index + 1))
      }
      let place = SourceRange(index, index + scalar.length)
      if scalar.value < 0x20 || scalar.value == 0x7F || isDirectionControl(scalar.value) {
        return .strayScalar(scalar.value, at: place)
      }
      index += scalar.length
    }
    return nil
  }
}
