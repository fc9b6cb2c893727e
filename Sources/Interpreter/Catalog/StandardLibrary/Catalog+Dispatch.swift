/// `DispatchQueue.main` and its like: all of them run on the session's clock.
struct WaitingLine: NativeType, Hashable {
  static let catalogName = "DispatchQueue"
}

/// A time on the session's clock.
struct ClockTime: NativeType, Hashable, Comparable {
  static let catalogName = "DispatchTime"
  let seconds: Double
  static func < (left: ClockTime, right: ClockTime) -> Bool { left.seconds < right.seconds }
}

/// A length of time.
struct ClockInterval: NativeType, Hashable {
  static let catalogName = "DispatchTimeInterval"
  let seconds: Double
}

extension Catalog {
  static let dispatch: [CatalogEntry] = [
    type("class DispatchQueue", "A line of work; the playground's run on its own clock."),
    type("struct DispatchTime: Comparable", "A time on the clock."),
    type("enum DispatchTimeInterval: Equatable", "A length of time."),
    constant("DispatchQueue", "static let main: DispatchQueue", "The main line of work.") {
      WaitingLine()
    },
    entry("DispatchQueue", "static func global() -> DispatchQueue", "A line of work beside it.") {
      WaitingLine()
    },
    running(
      "DispatchQueue", "func async(execute work: @escaping () -> Void)",
      "Runs the closure once what runs now is done."
    ) { (machine, _: WaitingLine, work: Closure) in schedule(work, after: 0, machine) },
    running(
      "DispatchQueue",
      "func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void)",
      "Runs the closure at a later time, which `wait` brings about."
    ) { (machine, _: WaitingLine, time: ClockTime, work: Closure) in
      schedule(work, after: time.seconds - machine.clock.now, machine)
    },
    running("DispatchTime", "static func now() -> DispatchTime", "The time of the clock.") {
      machine in ClockTime(seconds: machine.clock.now)
    },
    entry(
      "DispatchTime", "static func + (left: DispatchTime, right: Double) -> DispatchTime",
      "A later time, in seconds."
    ) { (time: ClockTime, seconds: Double) in ClockTime(seconds: time.seconds + seconds) },
    entry(
      "DispatchTime",
      "static func + (left: DispatchTime, right: DispatchTimeInterval) -> DispatchTime",
      "A later time."
    ) { (time: ClockTime, interval: ClockInterval) in
      ClockTime(seconds: time.seconds + interval.seconds)
    },
    entry(
      "DispatchTimeInterval", "static func seconds(_ count: Int) -> DispatchTimeInterval",
      "So many seconds."
    ) { (count: Int) in ClockInterval(seconds: Double(count)) },
    entry(
      "DispatchTimeInterval", "static func milliseconds(_ count: Int) -> DispatchTimeInterval",
      "So many thousandths of a second."
    ) { (count: Int) in ClockInterval(seconds: Double(count) / 1_000) },
  ]

  /// Puts a closure on the clock; too many waiting ones are refused.
  static func schedule(_ work: Closure, after seconds: Double, _ machine: Machine) -> Value {
    if !machine.clock.schedule(after: seconds, { work() }) {
      machine.stop(
        "too many closures wait for their time", help: "let the clock go on with 'wait 1'")
    }
    return .none
  }
}
