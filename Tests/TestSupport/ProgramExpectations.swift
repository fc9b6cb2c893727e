import Interpreter
import SwiftSubset
import Testing

/// Runs inputs one after another in one program and gives what each of them said.
public func run(_ inputs: [String], isBare: Bool = true) -> [Evaluation] {
  let program = Program(ProgramOptions(isBare: isBare, limits: Limits(stackBytes: 1_000_000)))
  return inputs.map { run($0, in: program) }
}

/// Runs one input in a program.
public func run(_ input: String, in program: Program) -> Evaluation {
  program.run(parse(SourceText(input), blockWords: ["screen"]))
}

/// What a program prints, line by line.
public func expectPrinted(
  _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let evaluation = run([source])[0]
  let faults = evaluation.diagnostics.map(described)
  #expect(
    evaluation.printed.joined(separator: "\n") == expected, "\(faults.joined(separator: "\n"))",
    sourceLocation: sourceLocation)
  #expect(
    evaluation.succeeded, "\(faults.joined(separator: "\n"))", sourceLocation: sourceLocation)
}

/// What is wrong with a program: each message with the text it stands at, as `message @ text`.
public func expectFaults(
  _ source: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  let faults = run([source])[0].diagnostics
  #expect(faults.map(described) == expected, sourceLocation: sourceLocation)
}

/// The value of the last of several inputs, as the prompt shows it.
public func expectValue(
  of inputs: String..., is expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let last = run(inputs).last
  let shown = last?.value?.text ?? last?.diagnostics.map(described).joined(separator: "\n")
  #expect(shown == expected, sourceLocation: sourceLocation)
}

public func described(_ fault: Fault) -> String {
  fault.diagnostic.message + " @ " + fault.source.text(fault.diagnostic.range)
}
