/// Something the graph noticed that a person should hear once.
public enum GraphNote: Hashable, Sendable {
  /// An action was dropped: it kept changing what it listens to.
  case preferenceLoop(key: String)
  /// An `onChange` action was dropped: it kept changing the value it watches.
  case changeLoop(type: String)
  /// Views that hold each other without end, or too many levels of them.
  case tooDeep(Int32, view: String?)
  /// More views than the graph may hold.
  case tooMany(Int)
  /// A `ForEach` with more members than the graph may hold.
  case tooManyMembers(Int, limit: Int)
  /// Two members of a `ForEach` with one identity.
  case repeatedID(String)
  /// A body wrote state while it ran.
  case stateWrittenInBody(type: String)
  /// State that keeps changing in every round.
  case neverSettles(Int)
  /// A text in the colour of what is behind it.
  case unreadable(text: String)
  /// Words of a view that no other case has.
  case other(String)

  /// What happened and what to do, in SwiftUI's own words where it has some.
  public var message: String {
    switch self {
    case .preferenceLoop(let key):
      "Bound preference \(key) tried to update multiple times per frame."
    case .changeLoop(let type):
      "onChange(of: \(type)) action tried to update multiple times per frame."
    case .tooDeep(let limit, let view):
      "views are nested more than \(limit) levels deep, what is deeper is left out; "
        + "does \(view.map { "'\($0)'" } ?? "a view") contain itself?"
    case .tooMany(let limit):
      "the screen would hold more than \(limit) views, the rest is left out"
    case .tooManyMembers(let count, let limit):
      "ForEach has \(count) members, only the first \(limit) are shown"
    case .repeatedID(let id):
      "ForEach: the ID \(id) occurs multiple times within the collection, "
        + "this will give undefined results!"
    case .stateWrittenInBody(let type):
      "Modifying state during view update, this will cause undefined behavior. "
        + "It happened in the body of \(type); write state in an action instead."
    case .neverSettles(let rounds):
      "the screen does not settle: after \(rounds) rounds its state still changes"
    case .unreadable(let text):
      "'\(text)' has the color of what is behind it, so nobody could read it on a device; "
        + "give it another foreground style"
    case .other(let words): words
    }
  }
}
