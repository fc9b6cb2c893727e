/// The pages of `:help`.
enum HelpTopic: String, CaseIterable {
  case swift, showing, gestures, commands, tests, settings

  /// What the page is about, in one line.
  var summary: String {
    switch self {
    case .swift: "declarations, expressions, modifiers on a line of their own"
    case .showing: "screen, show, push, and what stands on the device"
    case .gestures: "tap, back, swipe and the other things a hand does"
    case .commands: "lines that start with a colon"
    case .tests: "what can be expected, and how a session is kept as a test"
    case .settings: "size, style, frames and the others of :set"
    }
  }

  /// The lines of the page.
  var page: [String] {
    switch self {
    case .swift: Self.swiftPage
    case .showing: Self.showingPage
    case .gestures:
      GestureReader.usage.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        + ["A colon in front makes it the gesture when the program has such a name: :back"]
    case .commands: Command.all.map { Self.line(of: $0) }
    case .tests: Self.testsPage
    case .settings: Self.settingsPage
    }
  }

  /// The lines of the page that show a command.
  func lines(about command: Command) -> [String] {
    page.filter { $0.hasPrefix(":\(command.name) ") }
  }

  static func line(of command: Command) -> String {
    let call = ":" + command.name + (command.arguments.isEmpty ? "" : " " + command.arguments)
    return call.padded(to: 20) + command.summary
  }

  /// What `:help` alone says.
  static var overview: [String] {
    ["Type Swift, a gesture, or a command that starts with a colon. For example:"]
      + [
        "  screen Home { Text(\"Hi\").customNavigationTitle(\"Home\") }",
        "  .customNavigationSubtitle(\"below the title\")",
        "  tap \"Label\"    back    :taps    :undo",
      ] + ["More about one of these with :help TOPIC:"]
      + allCases.map { "  " + $0.rawValue.padded(to: 12) + $0.summary }
  }

  private static let swiftPage = [
    "struct, extension, func, let, var …  are kept; a new one takes the old one's place",
    "an expression                        prints its value, or is shown when it is a view",
    ".modifier(…)                         is added to the view in hand",
    "Name.modifier(…)                     is added to the view of that name",
    ":swift Name                          prints what became of it",
    "Enter on two empty lines             runs a block that is not whole; Ctrl-C or Ctrl-D drops it",
  ]

  private static let showingPage = [
    "screen Home { … }     is short for struct Home: View { var body: some View { … } }",
    "show Home             puts it on the device, in a CustomNavView when it has no container",
    "Home()                puts just that on the device",
    "push Detail           pushes it onto what is shown",
    ":restart              launches what is shown anew",
  ]

  private static let testsPage = [
    ":expect shows \"text\"            the words are in sight",
    ":expect taps \"label\"            a tap on it would do something",
    ":expect depth 2                 so many screens are on the way here, the root among them",
    ":expect screen Detail           the view on top",
    ":expect value TitleKey == \"A\"   what a preference key is heard as",
    ":expect state Home.count == 3   what a view keeps; Home. may be left out",
    ":expect not …, …                the opposite; commas part several",
    ":save Home.transcript           writes what was accepted, with what it answers",
    ":save Home.md                   the same as a page; // say comments are its prose",
    ":record Home.transcript         writes mistakes too, until :record off",
    ":save replace Home.md           in place of a file that is there",
  ]

  private static let settingsPage = [
    "size 40x12            the device inside its frame, in columns and rows",
    "style ascii           or unicode, with box and block characters",
    "frames auto           or always, off: when Swift prints the picture",
    "fills auto            or tiles, colour, both: how areas are filled",
    "navigation custom     or system, stack, none, VIEW,LINK: what show and push use;",
    "                      they write VIEW { Home() } and LINK(destination: Detail()) { … }",
  ]
}

extension String {
  /// The text with blanks behind it up to `width` characters, and at least one.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(width - count, 1))
  }
}
