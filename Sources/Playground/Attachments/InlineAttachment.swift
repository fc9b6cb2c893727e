import SwiftSubset

/// Adds modifiers to an expression in the middle of a declaration.
struct InlineAttachment {
  /// The declaration with the modifiers added.
  let text: String

  /// - Parameters:
  ///   - modifiers: What is added, in its order.
  ///   - range: The expression, counted from the start of the declaration.
  ///   - declaration: The source of the declaration.
  init(_ modifiers: [Attachment], to range: SourceRange, in declaration: String) {
    var text = declaration
    var range = range
    for modifier in modifiers { InlineAttachment.add(modifier, to: &range, in: &text) }
    self.text = text
  }

  private static func add(
    _ modifier: Attachment, to range: inout SourceRange, in text: inout String
  ) {
    let source = SourceText(text)
    let expression = source.text(range)
    let old = modifier.isSetting ? place(of: modifier.signature, in: expression) : nil
    let end = UInt32(expression.utf8.count)
    let replaced = old ?? SourceRange(end, end)
    let changed =
      SourceText(expression).text(SourceRange(0, replaced.start)) + modifier.text
      + SourceText(expression).text(SourceRange(replaced.end, end))
    text =
      source.text(SourceRange(0, range.start)) + changed
      + source.text(SourceRange(range.end, source.fullRange.end))
    range.end = range.start + UInt32(changed.utf8.count)
  }

  /// Where the outermost modifier of a signature stands, its dot included.
  private static func place(of signature: String, in expression: String) -> SourceRange? {
    let source = SourceText(expression)
    guard case .expression(.postfix(_, let suffixes))? = parse(source).tree.statements.first else {
      return nil
    }
    for index in suffixes.indices.dropLast().reversed() {
      guard case .member(let name, _) = suffixes[index],
        case .call(let call) = suffixes[index + 1],
        Attachment.signature(of: name.text, call, in: source) == signature, name.range.start > 0
      else { continue }
      return SourceRange(name.range.start - 1, call.range.end)
    }
    return nil
  }
}
