import SwiftSubset

extension Program {
  /// A statement that ran into what is not there fails; only what the device shows may wait.
  func refuseWaiting() {
    guard machine.halt?.isWaiting ?? false else { return }
    faults += waiting.suffix(1)
    waiting = []
  }

  /// The first name that a declaration mentions and no other has brought.
  public var firstMissing: Fault? {
    for record in records where record.isWaiting {
      record.missing = problems(in: record).filter {
        $0.diagnostic.severity == .error && $0.diagnostic.isMissingName
      }
      if let first = record.missing.first { return first }
    }
    return nil
  }
}
