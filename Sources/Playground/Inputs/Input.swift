import SwiftSubset

/// What one piece of input is.
enum Input {
  /// Nothing but blanks and comments.
  case nothing
  case command(word: String, rest: String)
  case gesture(Gesture)
  /// Modifiers for the view in hand, or for the one that is named.
  case attachment(target: String?, text: String)
  case swift
  /// It begins like a gesture and is none.
  case mistake(message: String, help: String)

  /// The word that opens a screen: `screen Home { … }`.
  static let blockWords: Set<String> = ["screen"]

  /// What is known of the program while an input is told apart.
  struct Names {
    /// Whether the program declares a function or a variable of this name.
    var isDeclared: (String) -> Bool
    /// Whether the program declares a view of this name without a static member or type `member`.
    var isViewWithout: (_ view: String, _ member: String) -> Bool
  }

  init(_ text: String, names: Names) {
    let code = text.droppingLeadingTrivia
    guard let first = code.first else {
      self = .nothing
      return
    }
    if first == ":" {
      self = Input(command: code.droppingTrailingComment.dropFirst())
    } else if first == ".", code.dropFirst().first?.isLetter == true {
      self = .attachment(target: nil, text: String(code))
    } else if let named = Input(named: code, names) {
      self = named
    } else {
      self = Input(words: String(code), names)
    }
  }

  private init(command code: Substring) {
    let parts = code.split(maxSplits: 1, omittingEmptySubsequences: false) { $0.isWhitespace }
    let rest = parts.count > 1 ? WordScanner(String(parts[1])).trimmed : ""
    self = .command(word: parts.first.map(String.init) ?? "", rest: rest)
  }

  /// `Home.customNavigationTitle("A")`, when `Home` is a view and the member is none of its own.
  private init?(named code: Substring, _ names: Names) {
    guard code.utf8.first(where: { !$0.isPartOfName }) == UInt8(ascii: ".") else { return nil }
    var scanner = WordScanner(String(code))
    guard let view = scanner.identifier(), scanner.isAt("."), scanner.take("."),
      let member = scanner.identifier(), member != "self", member != "init",
      names.isViewWithout(view, member)
    else { return nil }
    self = .attachment(target: view, text: String(code.dropFirst(view.count)))
  }

  private init(words code: String, _ names: Names) {
    let words = String(code[...].droppingTrailingComment)
    switch GestureReader.read(words, declared: names.isDeclared) {
    case .gesture(let gesture): self = .gesture(gesture)
    case .mistake(let message, let help): self = .mistake(message: message, help: help)
    case .notAGesture: self = .swift
    }
  }
}

extension UInt8 {
  /// Whether it may belong to a name; all of what is no ASCII may.
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether a blank or a comment may begin with it.
  fileprivate var mayBeginTrivia: Bool {
    self <= UInt8(ascii: " ") || self == UInt8(ascii: "/") || self >= 0x80
  }
}

extension Substring {
  /// What stands before a `//` that follows a blank on the last line, outside of texts in quotes.
  fileprivate var droppingTrailingComment: Substring {
    guard utf8.contains(UInt8(ascii: "/")) else { return self }
    var isQuoted = false
    var before = UInt8(ascii: " ")
    var start: Index?
    var index = startIndex
    while index < endIndex {
      let byte = utf8[index]
      let next = utf8.index(after: index)
      if byte == UInt8(ascii: "\\"), isQuoted, next < endIndex {
        index = next
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte == UInt8(ascii: "\n") {
        start = nil
      } else if !isQuoted, start == nil, before <= UInt8(ascii: " "), self[index...].hasPrefix("//")
      {
        start = index
      }
      before = byte
      index = utf8.index(after: index)
    }
    return start.map { self[..<$0] } ?? self
  }
}

extension StringProtocol {
  /// What follows blanks, line breaks and comments.
  var droppingLeadingTrivia: SubSequence {
    var rest = self[...]
    while let first = rest.utf8.first, first.mayBeginTrivia {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*"), let end = rest.endOfBlockComment {
        rest = rest[end...]
      } else {
        return rest
      }
    }
    return rest
  }

  /// Behind the comment that opens here; comments nest.
  private var endOfBlockComment: Index? {
    var depth = 0
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      let pair = next < endIndex ? (self[index], self[next]) : (self[index], " ")
      if pair == ("/", "*") || pair == ("*", "/") {
        depth += pair.0 == "/" ? 1 : -1
        index = self.index(after: next)
        if depth == 0 { return index }
      } else {
        index = next
      }
    }
    return nil
  }
}
