import Interpreter
import SwiftSubset

extension Session {
  /// Adds the modifiers of a dotted line to a view's source.
  func attach(_ text: String, to target: String?, _ turn: Turn, _ reply: inout Reply) -> Effect {
    let line = DottedLine(text) { stage.program.onlySets($0, $1) }
    guard let line else { return refuseAttachment(text, turn, &reply) }
    guard let name = target ?? stage.viewInHand ?? stage.viewOnTop else {
      reply.fail(
        "there is no view to add '\(text)' to", help: "define or show one first",
        in: turn.source, at: turn.codeRange)
      return .nothing
    }
    guard var source = attachedSource(of: name) else {
      reply.fail(
        "'\(name)' has no body that modifiers can be added to",
        help: "name a view that is declared here, such as Home\(text)", in: turn.source,
        at: turn.codeRange)
      return .nothing
    }
    source.attach(line.modifiers)
    return redefine(name, as: source, turn, &reply)
  }

  /// The source to edit: what was attached before, or the declaration as it stands.
  private func attachedSource(of name: String) -> AttachedSource? {
    if let known = stage.attached[name] { return known }
    return stage.program.declaration(named: name).flatMap { AttachedSource(base: $0.text) }
  }

  private func redefine(
    _ name: String, as source: AttachedSource, _ turn: Turn, _ reply: inout Reply
  ) -> Effect {
    let parsed = parse(SourceText(source.text, name: name), blockWords: Input.blockWords)
    let evaluation = stage.program.run(parsed, kind: .input)
    guard evaluation.diagnostics.isEmpty else {
      relocate(evaluation, to: turn, &reply)
      return .nothing
    }
    report(evaluation, &reply)
    stage.attached[name] = source
    stage.viewInHand = name
    refresh(&reply)
    if reply.ok, !stage.device.isShowing(name) {
      reply.words.append("attached to \(name), which is not on the device")
    }
    return .session
  }

  /// A mistake in what was attached is shown in the line as it was typed.
  private func relocate(_ evaluation: Evaluation, to turn: Turn, _ reply: inout Reply) {
    for fault in evaluation.diagnostics {
      var moved = fault.diagnostic
      let wrong = fault.source.text(moved.range)
      moved.range = turn.source.firstRange(of: wrong) ?? turn.codeRange
      reply.add(moved, in: turn.source)
    }
  }

  private func refuseAttachment(_ text: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    let source = SourceText("x" + text)
    let parsed = parse(source)
    guard let first = parsed.diagnostics.first else {
      reply.fail(
        "a line that starts with a dot is a chain of modifiers",
        help: "write it as .padding() or .customNavigationTitle(\"Home\")", in: turn.source,
        at: turn.codeRange)
      return .nothing
    }
    var moved = first
    let start = turn.codeRange.start
    moved.range = SourceRange(
      start + max(first.range.start, 1) - 1, start + max(first.range.end, 1) - 1)
    reply.add(moved, in: turn.source)
    return .nothing
  }
}

extension SourceText {
  /// Where `text` stands for the first time.
  func firstRange(of text: String) -> SourceRange? {
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, wanted.count <= bytes.count else { return nil }
    for start in 0...(bytes.count - wanted.count)
    where bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
      return SourceRange(start, start + wanted.count)
    }
    return nil
  }
}
