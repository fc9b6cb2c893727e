/// All words of the lexer.
extension Diagnostic {
  static func strayByte(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    if byte == 0 {
      return Diagnostic("nul character embedded in middle of file", at: range, help: "remove it")
    }
    if byte < 0x20 || byte == 0x7F {
      return Diagnostic(
        "unprintable ASCII character found in source file", at: range,
        help: "remove the character \(codePoint(UInt32(byte)))")
    }
    return Diagnostic("invalid character in source file", at: range, help: "remove it")
  }

  static func strayScalar(_ scalar: UInt32, at range: SourceRange) -> Diagnostic {
    let help =
      isDirectionControl(scalar)
      ? "remove \(codePoint(scalar)), which changes the direction of the text around it"
      : "remove the character \(codePoint(scalar))"
    return Diagnostic("invalid character in source file", at: range, help: help)
  }

  static func invalidUTF8(at range: SourceRange) -> Diagnostic {
    Diagnostic("invalid UTF-8 found in source file", at: range, help: "save the text as UTF-8")
  }

  static func confusable(
    _ scalar: UInt32, _ likeness: String, at range: SourceRange
  ) -> Diagnostic {
    if scalar == 0xA0 {
      return Diagnostic(
        "non-breaking space (U+00A0) used instead of regular space", at: range,
        help: "replace it with a space")
    }
    if likeness == " " {
      return Diagnostic(
        "unicode space \(codePoint(scalar)) used instead of regular space", at: range,
        help: "replace it with a space")
    }
    let name = Unicode.Scalar(scalar).map { String(Character($0)) } ?? ""
    return Diagnostic(
      "unicode character '\(name)' (\(codePoint(scalar))) looks similar to '\(likeness)'",
      at: range, help: "did you mean to use '\(likeness)'?")
  }

  static func curlyQuote(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "unicode curly quote found, replace with '\"'", at: range,
      help: "strings stand in straight quotes, \"like this\"")
  }

  static func singleQuotedString(at range: SourceRange) -> Diagnostic {
    Diagnostic("single-quoted string literal found, use '\"'", at: range)
  }

  static func loneSingleQuote(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "invalid character in source file", at: range,
      help: "strings stand in double quotes, \"like this\"")
  }

  static func unterminatedString(at range: SourceRange) -> Diagnostic {
    Diagnostic("unterminated string literal", at: range, help: "add '\"' where the text ends")
  }

  static func unterminatedMultilineString(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "unterminated string literal", at: range,
      help: "add '\"\"\"' on a line of its own after the text")
  }

  static func unterminatedComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "unterminated '/*' comment", at: range, help: "add '*/' where the comment ends")
  }

  static func strayCommentEnd(at range: SourceRange) -> Diagnostic {
    Diagnostic("unexpected end of block comment", at: range, help: "no '/*' is open here")
  }

  static func surplusHashes(at range: SourceRange) -> Diagnostic {
    Diagnostic("too many '#' characters in closing delimiter", at: range, help: "remove them")
  }

  static func controlCharacterInString(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    let code = String(byte, radix: 16, uppercase: true)
    if byte == 0 {
      return Diagnostic(
        "nul character embedded in middle of file", at: range, help: "write '\\0'")
    }
    return Diagnostic(
      "unprintable ASCII character found in source file", at: range,
      help: "write '\\u{\(code)}' if the text needs it")
  }

  static func directionControlInString(_ scalar: UInt32, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "invisible character \(codePoint(scalar)) changes the direction of text", at: range,
      help: "write '\\u{\(hexadecimal(scalar))}' if the text needs it")
  }

  static func conflictMarker(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "source control conflict marker in source file", at: range,
      help: "keep one of the two versions and remove the markers")
  }

  static func strayBacktick(at range: SourceRange) -> Diagnostic {
    Diagnostic("'`' is never closed", at: range, help: "a name in backticks ends with one: `case`")
  }

  static func loneDollar(at range: SourceRange) -> Diagnostic {
    Diagnostic("'$' is not an identifier; use backticks to escape it", at: range)
  }

  static func lonePound(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "expected a macro identifier for a pound literal expression", at: range,
      help: "a word such as 'Preview' follows '#', without a space")
  }

  static func placeholder(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "editor placeholder in source file", at: range, help: "put what belongs here in its place")
  }

  static func regularExpression(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "regular expression literals are not supported here", at: range,
      help: "use 'contains', 'hasPrefix' or a loop over the characters")
  }

  static func unevenEqual(at range: SourceRange) -> Diagnostic {
    Diagnostic("'=' must have consistent whitespace on both sides", at: range)
  }

  static func invalidDigit(_ digit: String, radix: UInt8, at range: SourceRange) -> Diagnostic {
    let kind =
      switch radix {
      case 2: "binary digit (0 or 1)"
      case 8: "octal digit (0-7)"
      case 16: "hexadecimal digit (0-9, A-F)"
      default: "digit"
      }
    if digit.isEmpty || digit == "\n" || digit == "\r" {
      return Diagnostic("expected a \(kind) in integer literal", at: range)
    }
    return Diagnostic(
      "'\(digit)' is not a valid \(kind) in integer literal", at: range,
      help: radix == 10 ? "a name cannot begin with a digit" : nil)
  }

  static func missingExponentDigit(at range: SourceRange) -> Diagnostic {
    Diagnostic("expected a digit in floating point exponent", at: range)
  }

  static func invalidExponentDigit(_ digit: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("'\(digit)' is not a valid digit in floating point exponent", at: range)
  }

  private static func codePoint(_ scalar: UInt32) -> String {
    let digits = hexadecimal(scalar)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func hexadecimal(_ scalar: UInt32) -> String {
    String(scalar, radix: 16, uppercase: true)
  }
}
