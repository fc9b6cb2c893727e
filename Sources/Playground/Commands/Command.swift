/// A line that starts with a colon: it asks about the session or steers it.
struct Command: Sendable {
  /// The name in full; that is how it is recorded.
  let name: String
  /// What may follow, as a person reads it; empty when nothing may.
  let arguments: String
  /// One line for `:help`.
  let summary: String
  let topic: HelpTopic
  let run: @Sendable (Session, String, Turn, inout Reply) -> Effect

  /// All of them, in the order of `:help`.
  static let all: [Command] = reading + steering

  /// Commands that tell what is there.
  private static let reading: [Command] = [
    Command(
      name: "help", arguments: "[topic]", summary: "what can be typed, or more about one thing",
      topic: .commands,
      run: { $0.help($1, $2, &$3) }),
    Command(
      name: "screens", arguments: "", summary: "the views that are declared, and which is shown",
      topic: .commands,
      run: { $0.listScreens($1, $2, &$3) }),
    Command(
      name: "swift", arguments: "[Name]", summary: "the Swift source of a declaration, or of all",
      topic: .commands,
      run: { $0.printSource($1, $2, &$3) }),
    Command(
      name: "stack", arguments: "", summary: "the screens on the way here, the root first",
      topic: .commands,
      run: { $0.printStack($1, $2, &$3) }),
    Command(
      name: "tree", arguments: "", summary: "the view tree of the device, covered screens too",
      topic: .commands,
      run: { $0.printTree($1, $2, &$3) }),
    Command(
      name: "taps", arguments: "", summary: "what can be tapped, with the numbers for tap",
      topic: .commands,
      run: { $0.listTaps($1, $2, &$3) }),
    Command(
      name: "links", arguments: "", summary: "the same as :taps", topic: .commands,
      run: { $0.listTaps($1, $2, &$3) }),
    Command(
      name: "texts", arguments: "", summary: "the texts in sight, in reading order",
      topic: .commands,
      run: { $0.listTexts($1, $2, &$3) }),
    Command(
      name: "state", arguments: "", summary: "the state that the views on the device keep",
      topic: .commands,
      run: { $0.printState($1, $2, &$3) }),
    Command(
      name: "preferences", arguments: "", summary: "what each preference key is heard as",
      topic: .commands,
      run: { $0.printPreferences($1, $2, &$3) }),
    Command(
      name: "expect", arguments: "CLAIMS",
      summary: "says nothing when they hold: shows \"Hi\", depth 2",
      topic: .tests, run: { $0.expect($1, $2, &$3) }),
  ]

  /// Commands that change the session.
  private static let steering: [Command] = [
    Command(
      name: "load", arguments: "FILE", summary: "carries out a file as if it were typed",
      topic: .commands, run: { $0.load($1, $2, &$3) }),
    Command(
      name: "save", arguments: "FILE", summary: "writes the session as a .transcript or an .md",
      topic: .tests, run: { $0.save($1, $2, &$3) }),
    Command(
      name: "record", arguments: "FILE|off", summary: "writes all that is typed from here on",
      topic: .tests, run: { $0.record($1, $2, &$3) }),
    Command(
      name: "undo", arguments: "[n]", summary: "takes the last input back, or the last n",
      topic: .commands,
      run: { $0.undo($1, $2, &$3) }),
    Command(
      name: "restart", arguments: "", summary: "launches what is shown anew, with fresh state",
      topic: .commands,
      run: { $0.restart($1, $2, &$3) }),
    Command(
      name: "reset", arguments: "[bare]",
      summary: "empties the session; bare: without the tutorial's components", topic: .commands,
      run: { $0.reset($1, $2, &$3) }),
    Command(
      name: "set", arguments: "[name value]", summary: "shows or changes a setting",
      topic: .commands,
      run: { $0.changeSetting($1, $2, &$3) }),
    Command(
      name: "quit", arguments: "", summary: "ends the session", topic: .commands,
      run: { $0.quit($1, $2, &$3) }),
  ]

  /// The command of a name or of an unmistakable beginning of one.
  static func find(_ word: String) -> Found {
    if let exact = all.first(where: { $0.name == word }) { return .one(exact) }
    let beginnings = all.filter { !word.isEmpty && $0.name.hasPrefix(word) }
    if beginnings.count == 1 { return .one(beginnings[0]) }
    return beginnings.isEmpty ? .none : .several(beginnings.map(\.name))
  }

  enum Found {
    case one(Command)
    case several([String])
    case none
  }
}
