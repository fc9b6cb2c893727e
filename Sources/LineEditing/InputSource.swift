/// Where inputs come from: a person at a terminal, or a pipe.
///
/// This room knows no Swift and no views: whether a text is a whole input is asked of the caller.
public protocol InputSource {
  /// The next input, or nil when there are no more.
  mutating func next(complete: (String) -> Completeness) -> Input?
}

/// Whether a text is a whole input.
public enum Completeness: Sendable, Equatable {
  case complete
  /// More must follow; `indent` is the depth of brackets in which the next line stands.
  case incomplete(indent: Int)
  /// It cannot become right by going on.
  case invalid
}

/// What a source of inputs brings.
public enum Input: Sendable, Equatable {
  /// Whole lines without their last line break; `line` is that of the first one, from 1.
  case text(String, line: Int)
  /// The entry was dropped by Ctrl-C.
  case dropped
  /// A signal asks the program to end.
  case ended(signal: Int32)
  /// The text is not UTF-8 from this place on; line and byte of the line count from 1.
  case notText(line: Int, byte: Int, value: UInt8)
}
