import Interpreter
import NavigationCore
public import SwiftSubset

extension ParityProgram {
  /// Plays the gestures on the compiled program and on the interpreted one and says where they differ
  /// first; nil when they never do.
  public func difference(interpreting source: SourceText) -> String? {
    let interpreted = InterpretedProgram()
    let other = screen()
    if let problem = interpreted.show(name, of: source, on: other) { return problem }
    let compiled = screen()
    show(on: compiled)
    let first = ParityStage(compiled, after: "shown")
    if let difference = first.difference(
      fromInterpreted: interpreted.stage(of: other) { "shown" })
    {
      return "when it is shown:\n" + difference
    }
    for (name, perform) in gestures.flatMap(\.steps) {
      guard let outcome = perform(compiled) else { return "has nothing to touch at \(name)" }
      let stage = ParityStage(compiled, after: outcome)
      let reached = interpreted.stage(of: other) { perform(other) ?? "nothing to touch" }
      if !interpreted.problems.isEmpty {
        return "at \(name):\n" + interpreted.problems.joined(separator: "\n")
      }
      if let difference = stage.difference(fromInterpreted: reached) {
        return "at \(name), \(stage.outcome):\n" + difference
      }
    }
    return nil
  }
}

/// A program in the interpreter, and what it said that the compiled one did not.
private final class InterpretedProgram {
  private let program = Program(ProgramOptions(isBare: true))
  private(set) var problems: [String] = []

  /// Shows one of a file's views; returns why it could not.
  func show(_ name: String, of source: SourceText, on screen: Screen) -> String? {
    note(program.run(parse(source), kind: .file))
    guard problems.isEmpty else { return problems.joined(separator: "\n") }
    let entry = program.run(parse(SourceText("\(name)()", name: "<entry>")))
    note(entry)
    guard let view = entry.view?.view else {
      return (["\(name)() is no view"] + problems).joined(separator: "\n")
    }
    note(program.during { screen.show(view, name: name) })
    return problems.isEmpty ? nil : problems.joined(separator: "\n")
  }

  /// What can be seen after `body` ran in the program.
  func stage(of screen: Screen, _ body: () -> String) -> ParityStage {
    var outcome = ""
    var stage: ParityStage?
    note(
      program.during {
        outcome = body()
        stage = ParityStage(screen, after: outcome)
      })
    return stage ?? ParityStage(screen, after: outcome)
  }

  private func note(_ evaluation: Evaluation) {
    let renderer = DiagnosticRenderer(width: 100, showsFile: true)
    for fault in evaluation.diagnostics + evaluation.waiting {
      problems += renderer.lines(fault.diagnostic, in: fault.source)
    }
    problems += evaluation.notes.map { "note: " + $0 }
  }
}
