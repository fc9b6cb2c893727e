/// One fact about a text that its author should know, with its place.
public struct Diagnostic: Sendable, Equatable {
  public enum Severity: String, Sendable { case error, warning }

  /// A second place that explains the first, such as where a bracket was opened.
  public struct Note: Sendable, Equatable {
    public var message: String
    public var range: SourceRange

    public init(_ message: String, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  /// How many mistakes of one text are told apart; whoever made more begins with these.
  static let limit = 100

  /// What is wrong, in the compiler's words: lower case, code in single quotes, no full stop.
  public var message: String
  public var severity: Severity
  public var range: SourceRange
  public var notes: [Note]
  /// What to do about it, or nil.
  public var help: String?
  /// Whether the fact is a name that nobody declared yet: such a declaration may wait.
  public var isMissingName: Bool

  public init(
    _ message: String, at range: SourceRange, severity: Severity = .error,
    notes: [Note] = [], help: String? = nil, isMissingName: Bool = false
  ) {
    self.message = message
    self.severity = severity
    self.range = range
    self.notes = notes
    self.help = help
    self.isMissingName = isMissingName
  }
}
