extension Machine {
  /// Runs a function of the catalog on the slots from `frame`; `fill` puts the arguments there.
  @inline(__always)
  func callNative(
    _ code: NativeCode, _ frame: Frame, _ place: CallPlace, count: Int = 1, _ fill: (Frame) -> Void
  ) -> Value {
    fill(frame)
    if step() { return .none }
    let oldPlace = self.place
    self.place = place
    let result = code(self, frame)
    self.place = oldPlace
    return result
  }

  /// Begins a call of the program's code, whose slots end there; false when there is no depth,
  /// stack or fuel left.
  @inline(__always)
  func enter(_ end: Frame) -> Bool {
    if step() { return false }
    depth &+= 1
    guard (depth <= limits.depth && reserve(end)) || refuseDepth() else { return false }
    top = end
    return true
  }

  @inline(never)
  private func refuseDepth() -> Bool {
    if halt == nil {
      stop(
        "endless recursion: too many calls inside each other",
        help: Machine.recursionHelp)
    }
    depth &-= 1
    return false
  }

  @inline(__always)
  func leave(_ oldTop: Frame) {
    depth &-= 1
    top = oldTop
  }

  /// Empties slots that held references, so that objects die when their call ends.
  @inline(__always)
  func clear(_ frame: Frame, from start: Int, to end: Int) {
    var index = start
    while index < end {
      frame[index] = .none
      index &+= 1
    }
  }

  /// Moves arguments above everything in use, runs there and moves them back.
  func above(_ slots: Frame, _ count: Int, _ run: (Machine, Frame) -> Value) -> Value {
    let frame = top
    guard reserve(frame + count + 1) else { return .none }
    for index in 0..<count {
      frame[index] = slots[index]
      slots[index] = .none
    }
    top = frame + count
    let result = run(self, frame)
    for index in 0..<count {
      slots[index] = frame[index]
      frame[index] = .none
    }
    top = frame
    return result
  }

  /// Calls a closure of the program from a native or from the device.
  func call(_ closure: ClosureValue, _ arguments: [Value] = []) -> Value {
    var arguments = arguments
    return Closure(value: closure, machine: self).call(&arguments)
  }
}
