/// How a program is set up; the same for its whole life.
public struct ProgramOptions {
  /// Whether the tutorial's components are not there from the start.
  public var isBare: Bool
  public var limits: Limits
  /// Asked now and then while the program runs; true ends the run with an interrupt.
  public var isInterrupted: () -> Bool

  public init(
    isBare: Bool = false, limits: Limits = Limits(), isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.isBare = isBare
    self.limits = limits
    self.isInterrupted = isInterrupted
  }
}
