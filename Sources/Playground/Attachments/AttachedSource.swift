import SwiftSubset

/// The source of a view with the place where modifiers are attached, on its outside.
struct AttachedSource {
  /// The declaration as the user wrote it.
  let base: String
  private let before: String
  private let after: String
  private let indentation: String
  private(set) var attachments: [Attachment] = []

  /// The place behind what a view's `body` returns; nil when the text declares no view with a body.
  init?(base: String) {
    let source = SourceText(base)
    let parsed = parse(source, blockWords: Input.blockWords)
    guard parsed.tree.statements.count == 1,
      case .declaration(let declaration) = parsed.tree.statements[0],
      let statements = bodyStatements(of: declaration)
    else { return nil }
    self.init(base: base, statements: statements, in: source)
  }

  private init?(base: String, statements: [Statement], in source: SourceText) {
    let views = statements.filter(\.isView)
    guard let first = views.first, let last = views.last else { return nil }
    self.base = base
    let all = first.attachableRange.joined(to: last.attachableRange)
    indentation = indent(of: all.start, in: source) + "  "
    let (open, close) = wrapping(views, indentation)
    before = source.text(SourceRange(0, all.start)) + open + source.text(all) + close
    after = source.text(SourceRange(all.end, source.fullRange.end))
  }

  /// The declaration with everything that was attached.
  var text: String {
    before + attachments.map { "\n" + indentation + $0.text }.joined() + after
  }

  /// Adds modifiers outside of all others; a setting takes the place of one like it.
  mutating func attach(_ modifiers: [Attachment]) {
    for modifier in modifiers {
      if modifier.isSetting,
        let index = attachments.lastIndex(where: { $0.signature == modifier.signature })
      {
        attachments[index] = modifier
      } else {
        attachments.append(modifier)
      }
    }
  }
}

/// What has to stand around a body before a modifier can follow it.
private func wrapping(_ views: [Statement], _ indentation: String) -> (String, String) {
  if views.count > 1 { return ("Group {\n" + indentation, "\n" + indentation + "}") }
  guard case .expression(let expression) = views[0] else {
    if case .return = views[0] { return ("", "") }
    return ("Group {\n" + indentation, "\n" + indentation + "}")
  }
  switch expression {
  case .postfix, .name, .implicitMember, .tuple, .missing: return ("", "")
  case .if, .switch: return ("Group {\n" + indentation, "\n" + indentation + "}")
  default: return ("(", ")")
  }
}

/// The statements that make the view: a `screen`'s, or those of the property `body`.
private func bodyStatements(of declaration: Declaration) -> [Statement]? {
  switch declaration {
  case .block(let block): return block.body.statements
  case .type(let type):
    for case .variable(let variable) in type.members {
      for binding in variable.bindings {
        guard case .name(let name) = binding.pattern, name.text == "body" else { continue }
        return binding.accessors?.get?.body?.statements
      }
    }
    return nil
  default: return nil
  }
}

/// The white space in front of the line on which an offset lies.
private func indent(of offset: UInt32, in source: SourceText) -> String {
  var start = Int(offset)
  while start > 0, source.bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
  let blanks = source.bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  return String(decoding: blanks, as: UTF8.self)
}

extension Statement {
  /// Whether it adds a view to a body; declarations and `let _ = …` do not.
  fileprivate var isView: Bool {
    if case .declaration = self { return false }
    return true
  }

  /// The range a modifier may follow; of `return view` just the view.
  fileprivate var attachableRange: SourceRange {
    if case .return(.some(let value), _) = self { return value.range }
    return range
  }
}
