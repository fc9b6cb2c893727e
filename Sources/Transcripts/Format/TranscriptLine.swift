extension Transcript {
  /// One line that a step gave, and the channel it came through.
  public struct Line: Sendable, Hashable {
    public enum Channel: Sendable { case output, diagnostics }
    public var channel: Channel
    public var text: String

    public init(_ channel: Channel, _ text: String) {
      self.channel = channel
      self.text = text
    }
  }

  /// One line of what a step must give.
  public enum Expectation: Sendable, Equatable {
    case line(Line)
    /// A line through this channel that fits the pattern.
    case glob(Line.Channel, Glob)
    /// `**`: any lines of both channels, or none.
    case anyLines
  }
}

extension Transcript.Line {
  /// The block of an answer: its output, then its errors.
  public static func block(of answer: Answer) -> [Transcript.Line] {
    answer.output.map { Transcript.Line(.output, $0) }
      + answer.errors.map { Transcript.Line(.diagnostics, $0) }
  }

  /// Lines are equal when each scalar is; Swift's own `==` would let canonical twins pass.
  public static func == (first: Transcript.Line, second: Transcript.Line) -> Bool {
    first.channel == second.channel && first.text.hasSameBytes(as: second.text)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(channel)
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Transcript.Expectation {
  /// Whether one line is what it must be; `**` stands for lines and fits none by itself.
  func fits(_ line: Transcript.Line) -> Bool {
    switch self {
    case .line(let expected): expected == line
    case .glob(let channel, let glob): channel == line.channel && glob.fits(line.text)
    case .anyLines: false
    }
  }

  var asksForFailure: Bool {
    switch self {
    case .line(let line): line.channel == .diagnostics
    case .glob(let channel, _): channel == .diagnostics
    case .anyLines: false
    }
  }
}

extension StringProtocol {
  /// Whether two texts are written with the same scalars.
  func hasSameBytes(as other: some StringProtocol) -> Bool {
    let same = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable {
        mine.count == $0.count && mine.elementsEqual($0)
      }
    }
    return (same ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}
