import Interpreter
import SwiftSubset

extension Session {
  /// Adds the modifiers of a dotted line to a view's source.
  func attach(_ text: String, to target: String?, _ turn: Turn, _ reply: inout Reply) -> Effect {
    let line = DottedLine(text) { stage.program.onlySets($0, $1) }
    guard let line else { return refuseAttachment(text, turn, &reply) }
    if target == nil, stage.viewInHand == nil, let place = stage.placeOnTop {
      return attach(line.modifiers, at: place, turn, &reply)
    }
    guard let name = target ?? stage.viewInHand ?? stage.viewOnTop else {
      return attachToRoot(line.modifiers, turn, &reply)
    }
    guard var source = attachedSource(of: name) else {
      reply.fail(
        "'\(name)' has no body that modifiers can be added to",
        help: "name a view that is declared here, such as Home\(text)", in: turn.source,
        at: turn.codeRange)
      return .nothing
    }
    source.attach(line.modifiers)
    return redefine(name, from: source.text, turn, &reply) { stage in
      stage.attached[name] = source
      stage.viewInHand = name
    }
  }

  /// Adds to a destination that has no name where it is written.
  private func attach(
    _ modifiers: [Attachment], at place: WrittenPlace, _ turn: Turn, _ reply: inout Reply
  ) -> Effect {
    guard let holder = stage.program.declaration(at: place) else {
      return attachToShown(modifiers, at: place, turn, &reply)
    }
    let range = SourceRange(
      place.range.start - holder.range.start, place.range.end - holder.range.start)
    let text = InlineAttachment(modifiers, to: range, in: holder.text).text
    return redefine(holder.name, from: text, turn, &reply) { stage in
      stage.attached[holder.name] = nil
      stage.viewInHand = nil
    }
  }

  /// The destination is written in the expression that is on the device.
  private func attachToShown(
    _ modifiers: [Attachment], at place: WrittenPlace, _ turn: Turn, _ reply: inout Reply
  ) -> Effect {
    guard var shown = stage.device.shown, place.source.name == Session.expressionName else {
      reply.fail(
        "the view on top is written nowhere that it could be edited",
        help: "give the destination a name: screen Detail { … }", in: turn.source,
        at: turn.codeRange)
      return .nothing
    }
    let whole = shown.wholeExpression
    let edited = InlineAttachment(modifiers, to: place.range, in: whole).text
    shown.expression =
      shown.container == nil
      ? edited : String(edited.dropFirst(whole.count - shown.expression.count - 2).dropLast(2))
    return replace(shown, turn, &reply)
  }

  /// Adds to the expression that was shown, when it is what is on top.
  private func attachToRoot(
    _ modifiers: [Attachment], _ turn: Turn, _ reply: inout Reply
  ) -> Effect {
    guard var shown = stage.device.shown, stage.device.path.count == 1 else {
      reply.fail(
        "there is no view to add '\(turn.text)' to", help: "define or show one first",
        in: turn.source, at: turn.codeRange)
      return .nothing
    }
    let all = SourceRange(0, UInt32(clamping: shown.expression.utf8.count))
    shown.expression = InlineAttachment(modifiers, to: all, in: shown.expression).text
    return replace(shown, turn, &reply)
  }

  /// Edits what is shown; a mistake leaves it as it was.
  private func replace(_ shown: Shown, _ turn: Turn, _ reply: inout Reply) -> Effect {
    let made = makeView(shown.wholeExpression)
    guard made.view != nil else {
      relocate(made, to: turn, &reply)
      return .session
    }
    let before = stage.device.picture
    stage.device.replace(shown)
    refresh(&reply)
    acknowledge(shown.title, before, &reply)
    return .session
  }

  /// Says that a dotted line was added where the picture does not.
  private func acknowledge(_ name: String, _ before: [String], _ reply: inout Reply) {
    guard reply.ok, stage.waiting == nil, stage.device.picture == before else { return }
    reply.words.append("attached to \(name); the picture is the same")
  }

  /// The source to edit: what was attached before, or the declaration as it stands.
  private func attachedSource(of name: String) -> AttachedSource? {
    if let known = stage.attached[name] { return known }
    return stage.program.declaration(named: name).flatMap { AttachedSource(base: $0.text) }
  }

  private func redefine(
    _ name: String, from text: String, _ turn: Turn, _ reply: inout Reply,
    then remember: (inout Stage) -> Void
  ) -> Effect {
    let parsed = parse(SourceText(text, name: name), blockWords: Input.blockWords)
    let evaluation = stage.program.run(parsed, kind: .input)
    guard evaluation.diagnostics.isEmpty else {
      relocate(evaluation, from: name, to: turn, &reply)
      return .nothing
    }
    report(evaluation, &reply)
    remember(&stage)
    let before = stage.device.picture
    refresh(after: evaluation.declared, &reply)
    if reply.ok, !stage.device.isShowing(name) {
      reply.words.append("attached to \(name), which is not on the device")
    } else {
      acknowledge(name, before, &reply)
    }
    return .session
  }

  /// A mistake in what was attached or shown is reported in the line as it was typed.
  ///
  /// What is wrong elsewhere keeps its place.
  func relocate(
    _ evaluation: Evaluation, from name: String = Session.expressionName, to turn: Turn,
    _ reply: inout Reply
  ) {
    for fault in evaluation.diagnostics {
      guard fault.source.name == name else {
        reply.add(fault.diagnostic, in: fault.source)
        continue
      }
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
