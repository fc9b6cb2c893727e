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

  /// Limits for the native stack of this process.
  public init() { self.init(stackBytes: stackSizeOfThread()) }

  /// Limits for a native stack of so many bytes, of which calls may take three quarters.
  public init(stackBytes: Int) {
    depth = max(64, min(10_000, stackBytes / 4 * 3 / Limits.bytesOfCall))
  }

  /// What a call of the program takes of the native stack at most, views and builders included.
  private static let bytesOfCall: Int = {
    #if DEBUG
      6_000
    #else
      2_000
    #endif
  }()

  var slots: Int { max(65_536, depth * 24) }
}
