/// What came of a gesture.
public enum GestureOutcome: Hashable, Sendable {
  /// It was done and had an effect.
  case done
  /// It was done and changed nothing, for this reason.
  case nothingChanged(String)
  /// It could not be done, for this reason; the help says what to do instead.
  case refused(String, help: String? = nil)
}
