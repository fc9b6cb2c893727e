/// What a token is; where it stands, and so what it says, is its range.
public enum TokenKind: Sendable, Equatable {
  /// A name, in backticks or not, and every word that only one place gives a meaning.
  case identifier
  /// `$0`, `$name`.
  case dollarIdentifier
  case keyword(Keyword)
  case integer, floating
  /// A string is `stringStart`, then texts and interpolations in turn, then `stringEnd`.
  case stringStart, stringText, interpolationStart, interpolationEnd, stringEnd
  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, at, backslash, dot, arrow, equal
  /// `#` with the word after it: `#if`, `#Preview`.
  case pound
  /// `&` before an operand: the argument of an `inout` parameter.
  case prefixAmpersand
  case postfixQuestion, infixQuestion, postfixExclamation
  case prefixOperator, postfixOperator, infixOperator
  /// Bytes that stand for nothing; what is wrong with them has been said.
  case unknown
  case endOfFile
}

/// What stands before a token.
public struct TokenFlags: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// It is the first of its line.
  public static let newlineBefore = TokenFlags(rawValue: 1)
  /// Blanks, a comment or a line break stand before it.
  public static let spaceBefore = TokenFlags(rawValue: 2)
  /// The string has three quotes.
  public static let multiline = TokenFlags(rawValue: 4)
  /// The name stands in backticks, so it is never a keyword.
  public static let escaped = TokenFlags(rawValue: 8)
}

/// A word, sign or piece of a string of the source.
public struct Token: Sendable, Equatable {
  public var kind: TokenKind
  public var flags: TokenFlags
  public var range: SourceRange

  public var startsLine: Bool { flags.contains(.newlineBefore) }
  public var followsSpace: Bool { flags.contains(.spaceBefore) }
}
