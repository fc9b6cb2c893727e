import SwiftSubset

/// Takes whole inputs off a stream of lines: a script, standard input, a paste.
///
/// A line that starts with a dot continues the expression before it; after a declaration, a gesture
/// or a command it is an input of its own. A `#!` line at the start is skipped.
public struct InputReader {
  private let nextLine: () -> String?
  private let isDeclared: (String) -> Bool
  private var pending: String?
  private var lineNumber = 0

  /// - Parameters:
  ///   - isDeclared: whether the session declares a function or variable of a name that is also
  ///     a gesture's.
  ///   - nextLine: the next line without its line break, nil at the end.
  public init(isDeclared: @escaping (String) -> Bool, nextLine: @escaping () -> String?) {
    self.isDeclared = isDeclared
    self.nextLine = nextLine
  }

  /// The next input, or nil at the end.
  public mutating func next() -> ScriptInput? {
    while let line = takeLine() {
      if lineNumber == 1, line.hasPrefix("#!") { continue }
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      let start = lineNumber
      let text = complete(line)
      // Comments alone are no input, but for those that are kept.
      guard !text.droppingLeadingTrivia.isEmpty || Prose.begins(text) else { continue }
      return ScriptInput(text: text, line: start)
    }
    return nil
  }

  private mutating func takeLine() -> String? {
    if let line = pending {
      pending = nil
      lineNumber += 1
      return line
    }
    guard let line = nextLine() else { return nil }
    lineNumber += 1
    return line
  }

  private mutating func peekLine() -> String? {
    if pending == nil { pending = nextLine() }
    return pending
  }

  /// Adds lines to `first` until it is a whole input.
  private mutating func complete(_ first: String) -> String {
    var text = first
    guard isSwift(text) else { return text }
    var depth = BracketDepth(first)
    while true {
      var parsed: ParsedSource?
      while true {
        parsed = depth.isOpen ? nil : InputReader.parsed(text)
        if let parsed, !parsed.completeness.wantsMore { break }
        guard let line = takeLine() else { break }
        text += "\n" + line
        depth.add("\n" + line)
      }
      guard endsWithExpression(text, parsed ?? InputReader.parsed(text)),
        let following = dottedLinesAhead()
      else { return text }
      text += "\n" + following
      depth.add("\n" + following)
    }
  }

  /// The next line when it continues a chain of modifiers.
  private mutating func dottedLinesAhead() -> String? {
    guard let line = peekLine() else { return nil }
    let code = line.drop(while: \.isWhitespace)
    guard code.first == ".", code.dropFirst().first?.isLetter == true else { return nil }
    return takeLine()
  }

  private func isSwift(_ text: String) -> Bool {
    let names = Input.Names(isDeclared: isDeclared, isViewWithout: { _, _ in false })
    switch Input(text, names: names) {
    case .swift, .nothing, .attachment: return true
    case .gesture(let gesture):
      if case .show = gesture { return true }
      if case .push = gesture { return true }
      return false
    case .command, .mistake: return false
    }
  }

  private func endsWithExpression(_ text: String, _ parsed: ParsedSource) -> Bool {
    let code = text.droppingLeadingTrivia
    guard !code.isEmpty, code.first != ".", parsed.diagnostics.isEmpty else { return false }
    switch parsed.tree.statements.last {
    case .expression: return true
    case .declaration(.variable(let variable)):
      return variable.bindings.last?.value != nil && variable.bindings.last?.accessors == nil
    default: return false
    }
  }

  /// Whether `text` is a whole input; commands and most gestures are one line each.
  public static func completeness(of text: String) -> Completeness {
    text.droppingLeadingTrivia.first == ":" ? .complete : parsed(text).completeness
  }

  /// The Swift of an input as the parser sees it.
  private static func parsed(_ text: String) -> ParsedSource {
    // An open block comment is the only thing without code that is unfinished.
    if text.droppingLeadingTrivia.isEmpty { return parse(SourceText(text)) }
    return parse(SourceText(swift(of: text)), blockWords: Input.blockWords)
  }

  /// The Swift of an input: behind `show` and `push`, and behind a name for a dotted line.
  static func swift(of text: String) -> String {
    let code = text.droppingLeadingTrivia
    if code.first == "." { return "x" + code }
    for word in ["show ", "push "] where code.hasPrefix(word) {
      return String(code.dropFirst(word.count))
    }
    return String(code)
  }
}

/// One input of a script with the line where it starts, from 1.
public struct ScriptInput: Sendable, Equatable {
  public var text: String
  public var line: Int
  public init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}

extension Completeness {
  fileprivate var wantsMore: Bool {
    if case .incomplete = self { true } else { false }
  }
}
