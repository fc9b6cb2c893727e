import NavigationCore
public import SwiftSubset

/// The program of one session: its declarations and variables, and what runs them.
///
/// Does not know a prompt or a screen. It belongs to one thread.
public final class Program {
  /// How an input is read: statements run in order, or a file whose declarations are one whole.
  public enum Kind: Sendable { case input, file }

  let options: ProgramOptions
  let machine: Machine

  public init(_ options: ProgramOptions = ProgramOptions()) {
    self.options = options
    machine = Machine(options.limits, isInterrupted: options.isInterrupted)
  }

  /// Runs one input as a transaction: declarations are collected and checked, statements run in
  /// order. When anything is wrong, nothing has changed.
  public func run(_ parsed: ParsedSource, kind: Kind = .input) -> Evaluation { Evaluation() }

  /// Runs `body`, in which views are built or actions called, with full fuel, and says what was
  /// printed, noted, waited for and why it stopped.
  public func during(_ body: () -> Void) -> Evaluation {
    machine.arm()
    body()
    return Evaluation()
  }
}
