import SwiftSubset

/// A gesture, a command or a screen that was meant and not quite written.
struct Slip {
  let message: String
  let help: String

  /// What others call a gesture.
  private static let synonyms = [
    "click": "tap", "press": "tap", "touch": "tap", "goBack": "back", "goto": "push",
    "open": "push",
  ]
  /// What others call a command.
  private static let otherCommands = [
    "exit": "quit", "bye": "quit", "clear": "reset", "ls": "screens",
  ]

  /// Nil when the words of `text`, which is no Swift, resemble nothing that can be typed.
  init?(_ text: String) {
    var scanner = WordScanner(text)
    guard let word = scanner.identifier() else {
      let isQuestion = !text.isEmpty && text.allSatisfy { $0 == "?" || $0 == " " }
      guard isQuestion else { return nil }
      self.init(message: "expected expression", help: "did you mean ':help'?")
      return
    }
    scanner.skipBlanks()
    if word.lowercased() == "screen" {
      guard let slip = Slip(screen: &scanner, isSpelled: word == "screen") else { return nil }
      self = slip
    } else if scanner.isAtEnd, let command = Slip.command(word) {
      self.init(message: "cannot find '\(word)' in scope", help: "did you mean ':\(command)'?")
    } else if scanner.isAtEnd || scanner.isAt("\"") || scanner.isDigit,
      let gesture = Slip.gesture(word)
    {
      let meant = scanner.rest().map { "\(gesture) \($0)" } ?? gesture
      self.init(message: "there is no gesture '\(word)'", help: "did you mean '\(meant)'?")
    } else {
      return nil
    }
  }

  /// Nil when the block itself is fine: then what is wrong stands between its braces.
  private init?(screen scanner: inout WordScanner, isSpelled: Bool) {
    let name = scanner.identifier()
    scanner.skipBlanks()
    if name != nil, scanner.isAt("{"), isSpelled { return nil }
    if let name, scanner.take("("), !scanner.isAt(")") {
      self.init(
        message: "a screen takes no values",
        help: "declare a view that has them: struct \(name): View { let title: String; "
          + "var body: some View { Text(title) } }")
      return
    }
    self.init(
      message: "this is not how a screen is written",
      help: "write screen \(name ?? "Home") { Text(\"Hi\") }")
  }

  private init(message: String, help: String) {
    self.message = message
    self.help = help
  }

  /// The command that a word may mean, which has a colon.
  static func command(_ word: String) -> String? {
    let word = word.lowercased()
    if let known = otherCommands[word] { return known }
    let names = Command.all.map(\.name)
    return names.contains(word) ? word : nil
  }

  private static func gesture(_ word: String) -> String? {
    if let known = synonyms[word] { return known }
    let lower = word.lowercased()
    if GestureReader.usage[lower] != nil { return lower }
    return nearestSpelling(to: lower, among: GestureReader.usage.keys.sorted())
  }
}

extension Session {
  /// Says what was meant, when it was a slip; returns whether it was.
  func refuseSlip(_ turn: Turn, _ reply: inout Reply) -> Bool {
    guard turn.kind == .input, let slip = Slip(String(turn.codeLine)) else { return false }
    reply.fail(slip.message, help: slip.help, in: turn.source, at: turn.codeRange)
    return true
  }
}
