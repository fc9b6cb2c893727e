import Interpreter
import NavigationCore
import SwiftSubset

extension Session {
  /// Runs Swift: keeps declarations, prints values, shows a view.
  func runSwift(_ turn: Turn, _ reply: inout Reply) -> Effect {
    let parsed = parse(turn.source, blockWords: Input.blockWords)
    guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else {
      if refuseSlip(turn, &reply) { return .nothing }
      for diagnostic in parsed.diagnostics { reply.add(diagnostic, in: turn.source) }
      return .nothing
    }
    guard !parsed.tree.statements.isEmpty else {
      reply.words.append("nothing changed: \(turn.source.name) holds no Swift")
      return .nothing
    }
    let evaluation = stage.program.run(parsed, kind: turn.kind == .file ? .file : .input)
    if !evaluation.succeeded, refuseSlip(turn, &reply) { return .nothing }
    report(evaluation, &reply)
    guard reply.ok else { return .nothing }
    keep(evaluation, parsed, of: turn, &reply)
    return .session
  }

  /// Puts what a run said into the reply.
  func report(_ evaluation: Evaluation, _ reply: inout Reply) {
    reply.printed += evaluation.printed
    if let value = evaluation.value { reply.value = value.text }
    for note in evaluation.notes { stage.note(note) }
    for fault in evaluation.diagnostics { reply.add(fault.diagnostic, in: fault.source) }
  }

  /// The last `screen` of an input.
  private func screen(among parsed: ParsedSource) -> String? {
    for case .declaration(.block(let block)) in parsed.tree.statements.reversed() {
      return block.name.text
    }
    return nil
  }

  private func keep(
    _ evaluation: Evaluation, _ parsed: ParsedSource, of turn: Turn, _ reply: inout Reply
  ) {
    announce(evaluation.declared, &reply)
    if let view = evaluation.view {
      show(Shown(expression: view.source.text(view.range), name: view.typeName), turn, &reply)
    } else if turn.kind == .file {
      showEntry(of: evaluation, turn, &reply)
    } else if stage.device.isEmpty, let screen = screen(among: parsed) {
      showWrapped(screen, turn, &reply)
    } else if stage.device.isEmpty, stage.program.saysEntry(named: settings.entry) {
      showEntry(of: evaluation, turn, &reply)
    } else if !evaluation.declared.isEmpty {
      refresh(after: evaluation.declared, &reply)
    } else {
      settle(&reply)
    }
  }

  /// Says what was defined and what went with the old ones; what was attached to them goes too.
  private func announce(_ declared: [Declared], _ reply: inout Reply) {
    for declaration in declared {
      var gone = declaration.gone
      if let old = stage.attached.removeValue(forKey: declaration.name) {
        gone += old.attachments.map(\.text)
      }
      reply.words.append(sentence(for: declaration, gone: gone))
      if declaration.kind == .view { stage.viewInHand = declaration.name }
    }
  }

  private func sentence(for declaration: Declared, gone: [String]) -> String {
    guard declaration.kind != .extension else { return "extended \(declaration.name)" }
    guard declaration.redefined else { return "defined \(declaration.name)" }
    guard !gone.isEmpty else { return "redefined \(declaration.name)" }
    return "redefined \(declaration.name); gone with the old one: \(gone.joined(separator: ", "))"
  }
}
