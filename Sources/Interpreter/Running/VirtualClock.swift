/// The time of the running program: it stands still but when `wait` or a gesture moves it.
public final class VirtualClock {
  private struct Appointment {
    var time: Double
    var order: Int
    var action: () -> Void
  }

  /// Seconds since the session began.
  public private(set) var now = 0.0
  private var appointments: [Appointment] = []
  private var order = 0
  /// Appointments that are kept at most; a program that makes more is told so.
  private static let most = 10_000

  init() {}

  public var isIdle: Bool { appointments.isEmpty }

  /// The time of the next appointment.
  public var next: Double? { appointments.map(\.time).min() }

  /// Runs `action` after so many seconds; false when too much is waiting already.
  func schedule(after seconds: Double, _ action: @escaping () -> Void) -> Bool {
    guard appointments.count < VirtualClock.most else { return false }
    let delay = seconds.isFinite ? max(0, seconds) : 0
    appointments.append(Appointment(time: now + delay, order: order, action: action))
    order += 1
    return true
  }

  /// Moves the time on and runs what is due on the way, in order; `settle` runs after each.
  ///
  /// What an action schedules anew within that time runs too, up to a bound.
  public func advance(by seconds: Double, settle: () -> Void = {}) {
    let end = now + (seconds.isFinite ? max(0, seconds) : 0)
    for _ in 0..<VirtualClock.most {
      guard
        let due = appointments.indices.min(by: {
          (appointments[$0].time, appointments[$0].order)
            < (appointments[$1].time, appointments[$1].order)
        }), appointments[due].time <= end
      else { break }
      let appointment = appointments.remove(at: due)
      now = max(now, appointment.time)
      appointment.action()
      settle()
    }
    now = end
  }

  /// Runs `body` on trial: what it schedules is forgotten.
  public func onTrial(_ body: () -> Void) {
    let kept = appointments
    body()
    appointments = kept
  }

  /// Forgets all appointments and starts the time anew.
  public func reset() {
    appointments = []
    now = 0
  }
}
