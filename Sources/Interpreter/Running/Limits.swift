/// What one input may use; each limit ends in a halt that says so.
public struct Limits: Sendable {
  /// Steps: calls and turns of loops.
  public var steps = 10_000_000
  /// Calls of the program inside each other.
  public var depth = 10_000
  /// The bytes of one text.
  public var textBytes = 4_000_000
  /// The elements of one collection.
  public var elements = 1_000_000
  /// The bytes an input may print.
  public var printedBytes = 1_000_000

  public init() {}

  /// Limits for a native stack of so many bytes: a call of the program takes up to 1.6 KB of it.
  public init(stackBytes: Int) {
    depth = max(64, min(10_000, stackBytes / 3_200))
  }

  var slots: Int { max(65_536, depth * 24) }
}
