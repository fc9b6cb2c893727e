/// One fact about a text that its author should know, with its place.
public struct Diagnostic: Sendable, Equatable {
  public enum Severity: Sendable { case error, warning }

  /// What is wrong, in the compiler's words: lower case, code in single quotes, no full stop.
  public var message: String
  public var severity: Severity
  public var range: SourceRange
  /// What to do about it, or nil.
  public var help: String?
  /// Whether the fact is a name that nobody declared yet: such a declaration may wait.
  public var isMissingName: Bool

  public init(
    _ message: String, at range: SourceRange, severity: Severity = .error, help: String? = nil,
    isMissingName: Bool = false
  ) {
    self.message = message
    self.severity = severity
    self.range = range
    self.help = help
    self.isMissingName = isMissingName
  }
}
