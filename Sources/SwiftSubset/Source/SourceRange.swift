/// A half-open range of UTF-8 offsets in one source text.
public struct SourceRange: Hashable, Sendable {
  public var start: UInt32
  public var end: UInt32

  public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  public init(_ start: Int, _ end: Int) {
    self.init(UInt32(clamping: start), UInt32(clamping: end))
  }

  public var isEmpty: Bool { start >= end }
  public var indices: Range<Int> { Int(start)..<Int(Swift.max(start, end)) }

  /// The range from the start of this one to the end of `other`.
  public func joined(to other: SourceRange) -> SourceRange {
    SourceRange(Swift.min(start, other.start), Swift.max(end, other.end))
  }
}
