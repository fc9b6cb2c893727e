/// The text of a literal: values in it are formatted as a device in English would, and inline Markdown
/// in what is written becomes its style.
///
/// Whole numbers are grouped (`1,234`), fractions have six digits (`1.500000`). Markdown in values stays as it
/// is.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// What is written and the values in between, in order.
  enum Piece: Equatable, Sendable {
    case written(String)
    case value(Text)
  }

  let pieces: [Piece]

  public init(_ value: String) {
    pieces = [.written(value)]
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.written(literal)) }
    }

    public mutating func appendInterpolation(_ string: String) {
      pieces.append(.value(Text(verbatim: string)))
    }

    public mutating func appendInterpolation(_ string: Substring) {
      appendInterpolation(String(string))
    }

    /// A text keeps its own looks.
    public mutating func appendInterpolation(_ text: Text) {
      pieces.append(.value(text))
    }

    public mutating func appendInterpolation(_ image: Image) {
      pieces.append(.value(Text(image)))
    }

    public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
      appendInterpolation(grouped(value))
    }

    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
      appendInterpolation(sixDigits(Double(value)))
    }

    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      appendInterpolation(formatted(value, specifier))
    }

    public mutating func appendInterpolation(_ value: Int, specifier: String) {
      appendInterpolation(formatted(value, specifier))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendInterpolation("\(value)")
    }
  }
}
