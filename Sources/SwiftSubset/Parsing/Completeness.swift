/// Whether a text is a whole input, as the parser sees it.
public enum Completeness: Sendable, Equatable {
  case complete
  /// More must follow; `indent` is the depth of brackets that the next line stands in.
  case incomplete(indent: Int)
  /// It can't become right by going on.
  case invalid
}
