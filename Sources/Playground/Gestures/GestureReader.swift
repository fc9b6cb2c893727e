/// Reads the words of a gesture; says what is missing when the words are not one.
struct GestureReader {
  enum Reading: Equatable {
    case gesture(Gesture)
    /// It begins like a gesture and cannot be Swift.
    case mistake(message: String, help: String)
    case notAGesture
  }

  /// The words that begin a gesture, with how each is written.
  static let usage: [String: String] = [
    "tap": "tap \"Label\", tap 2 (a number of :taps) or tap at ROW,COLUMN",
    "back": "back",
    "pop": "pop, pop 2 or pop to root",
    "swipe": "swipe or swipe cancel",
    "push": "push Detail or push Detail(item: 1)",
    "show": "show Home or show Home(item: 1)",
    "type": "type \"text\" in \"Field\" (no field is drawn yet)",
    "drag": "drag \"Label\" to 0.5 (no slider is drawn yet)",
    "scroll": "scroll down, scroll down 3 (or up, left, right)",
    "wait": "wait 0.5 (in seconds)",
    "dismiss": "dismiss",
  ]

  /// The call spellings, each with the word it stands for.
  private static let calls: [String: String] = [
    "tap": "tap", "back": "back", "pop": "pop", "popToRoot": "pop to root", "swipe": "swipe",
    "swipeRight": "swipe", "push": "push", "show": "show", "typeText": "type", "wait": "wait",
    "dismiss": "dismiss", "scroll": "scroll",
  ]

  /// Reads `text`; a name in `declared` belongs to the program and is Swift.
  static func read(_ text: String, declared: (String) -> Bool) -> Reading {
    var scanner = WordScanner(text)
    guard let word = scanner.identifier() else { return .notAGesture }
    if scanner.isAt("(") {
      guard let meaning = calls[word], !declared(word) else { return .notAGesture }
      return readCall(meaning, &scanner)
    }
    guard usage[word] != nil, !declared(word) else { return .notAGesture }
    scanner.skipBlanks()
    if isSwift(after: word, scanner) { return .notAGesture }
    return finish(word, &scanner)
  }

  /// Whether what follows the word makes it a Swift name: `tap = 1`, `back.x`.
  private static func isSwift(after word: String, _ scanner: WordScanner) -> Bool {
    scanner.isAt(word == "show" || word == "push" ? "=,:?!+*/%&|^<>" : "=.,:?!+*/%&|^<>[{")
  }

  /// `tap("Go")` is read as `tap "Go"`.
  private static func readCall(_ meaning: String, _ scanner: inout WordScanner) -> Reading {
    guard let inside = scanner.parenthesized(), scanner.isAtEnd else { return .notAGesture }
    if meaning.contains(" ") {
      var words = WordScanner(String(meaning.split(separator: " ", maxSplits: 1)[1]))
      return inside.isEmpty ? finish("pop", &words) : .notAGesture
    }
    var words = WordScanner(inside)
    words.skipBlanks()
    return finish(meaning, &words)
  }

  private static func finish(_ word: String, _ scanner: inout WordScanner) -> Reading {
    let gesture = read(word, &scanner)
    scanner.skipBlanks()
    if let gesture, scanner.isAtEnd { return .gesture(gesture) }
    let form = usage[word] ?? word
    return .mistake(message: "this is not how '\(word)' is written", help: "write \(form)")
  }

  private static func read(_ word: String, _ scanner: inout WordScanner) -> Gesture? {
    switch word {
    case "tap": readTarget(&scanner).map { .tap($0) }
    case "back": .back
    case "pop": readPop(&scanner)
    case "swipe": readSwipe(&scanner)
    case "push": scanner.rest().map { .push($0) }
    case "show": scanner.rest().map { .show($0) }
    case "type": readType(&scanner)
    case "drag": readDrag(&scanner)
    case "scroll": readScroll(&scanner)
    case "wait": readWait(&scanner)
    case "dismiss": .dismiss
    default: nil
    }
  }

  private static func readTarget(_ scanner: inout WordScanner) -> Gesture.Target? {
    if let label = scanner.quoted() { return .label(label) }
    if let number = scanner.integer() { return .number(number) }
    guard scanner.identifier() == "at" else { return nil }
    scanner.skipBlanks()
    guard let row = scanner.integer(), scanner.take(","), let column = scanner.integer() else {
      return nil
    }
    return .cell(row: row, column: column)
  }

  private static func readPop(_ scanner: inout WordScanner) -> Gesture? {
    if scanner.isAtEnd { return .pop(1) }
    if let count = scanner.integer() { return count > 0 ? .pop(count) : nil }
    guard scanner.identifier() == "to" else { return nil }
    scanner.skipBlanks()
    return scanner.identifier() == "root" ? .pop(nil) : nil
  }

  private static func readSwipe(_ scanner: inout WordScanner) -> Gesture? {
    if scanner.isAtEnd { return .swipe(cancelled: false) }
    return scanner.identifier() == "cancel" ? .swipe(cancelled: true) : nil
  }

  private static func readType(_ scanner: inout WordScanner) -> Gesture? {
    guard let text = scanner.quoted() else { return nil }
    scanner.skipBlanks()
    if scanner.isAtEnd { return .type(text, field: nil) }
    guard scanner.identifier() == "in" else { return nil }
    scanner.skipBlanks()
    return scanner.quoted().map { .type(text, field: $0) }
  }

  private static func readDrag(_ scanner: inout WordScanner) -> Gesture? {
    guard let label = scanner.quoted() else { return nil }
    scanner.skipBlanks()
    guard scanner.identifier() == "to" else { return nil }
    scanner.skipBlanks()
    return scanner.number().map { .drag(label, to: $0) }
  }

  private static func readScroll(_ scanner: inout WordScanner) -> Gesture? {
    guard let word = scanner.identifier(), let direction = Gesture.Direction(rawValue: word) else {
      return nil
    }
    scanner.skipBlanks()
    if scanner.isAtEnd { return .scroll(direction, 1) }
    guard let count = scanner.integer(), count > 0 else { return nil }
    return .scroll(direction, count)
  }

  private static func readWait(_ scanner: inout WordScanner) -> Gesture? {
    guard let seconds = scanner.number(), seconds >= 0, seconds.isFinite else { return nil }
    return .wait(seconds)
  }
}
