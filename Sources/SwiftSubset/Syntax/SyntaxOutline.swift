/// Returns a tree as text in brackets, one line a statement: `(+ 1 (* 2 3))`.
///
/// Shows structure for tests and for those who look for a mistake; it is no Swift.
public func outline(of tree: SourceFileSyntax) -> String {
  tree.statements.map { SyntaxOutline.outline($0) }.joined(separator: "\n")
}

/// Writes the parts of a tree as text in brackets.
enum SyntaxOutline {
  /// `(head part part)`; empty parts are left out.
  static func list(_ head: String, _ parts: [String]) -> String {
    "(" + ([head] + parts).filter { !$0.isEmpty }.joined(separator: " ") + ")"
  }

  static func block(_ statements: [Statement]) -> String {
    "{" + statements.map(outline).joined(separator: "; ") + "}"
  }

  static func block(_ block: CodeBlock?) -> String {
    block.map { self.block($0.statements) } ?? ""
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func conditional<Content>(
    _ block: ConditionalBlock<Content>, _ content: (Content) -> [String]
  ) -> String {
    list(
      "#if",
      block.arms.map { arm in
        list(arm.condition.map { outline($0) } ?? "else", content(arm.content))
      })
  }

  static func effects(_ isAsync: Bool, _ doesThrow: Bool) -> [String] {
    [isAsync ? "async" : "", doesThrow ? "throws" : ""]
  }
}
