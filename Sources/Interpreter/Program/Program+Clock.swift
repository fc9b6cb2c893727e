extension Program {
  /// The clock on which `asyncAfter` and its like run; move it inside `during`.
  public var clock: VirtualClock { machine.clock }
}
