import SwiftSubset

/// One modifier of a line that starts with a dot.
struct Attachment: Equatable {
  /// The modifier as written, from its dot on.
  var text: String
  /// The name and labels, such as `customNavBarItems(title:subtitle:)`, and the key it writes.
  var signature: String
  /// Whether it only sets preferences or environment values, so that a new one replaces it.
  var isSetting: Bool
}

/// The modifiers of a dotted line, apart.
struct DottedLine {
  /// What the modifiers are attached to when the line names it, such as `Home`.
  var target: String?
  var modifiers: [Attachment]

  /// Reads `.a().b()`; nil when the line is not a chain of modifiers.
  ///
  /// - Parameters:
  ///   - text: the line, from its dot on.
  ///   - isSetting: whether a call only sets preferences or environment values.
  init?(_ text: String, isSetting: (String, Call) -> Bool) {
    // A name in front makes the line an expression that the parser knows.
    let source = SourceText("x" + text)
    let parsed = parse(source)
    guard parsed.diagnostics.isEmpty, parsed.tree.statements.count == 1,
      case .expression(.postfix(_, let suffixes)) = parsed.tree.statements[0]
    else { return nil }
    self.init(suffixes, in: source, isSetting: isSetting)
  }

  private init?(_ suffixes: [Suffix], in source: SourceText, isSetting: (String, Call) -> Bool) {
    modifiers = []
    var index = 0
    while index < suffixes.count {
      guard case .member(let name, _) = suffixes[index], index + 1 < suffixes.count,
        case .call(let call) = suffixes[index + 1]
      else { return nil }
      let range = name.range.joined(to: call.range)
      modifiers.append(
        Attachment(
          text: "." + source.text(range),
          signature: Attachment.signature(of: name.text, call, in: source),
          isSetting: isSetting(name.text, call)))
      index += 2
    }
  }
}

extension Attachment {
  /// The name and labels of a call, and the key it writes.
  static func signature(of name: String, _ call: Call, in source: SourceText) -> String {
    let labels = (call.arguments + call.trailing).map { ($0.label?.text ?? "_") + ":" }
    return "\(name)(\(labels.joined()))" + key(of: call, in: source)
  }

  /// The key that a call writes: `X.self` behind `key:`, or a key path in the first place.
  private static func key(of call: Call, in source: SourceText) -> String {
    for (index, argument) in call.arguments.enumerated() {
      if argument.label?.text == "key" { return " " + source.text(argument.value.range) }
      if index == 0, case .keyPath = argument.value {
        return " " + source.text(argument.value.range)
      }
    }
    return ""
  }
}
