/// What a hand (or, with `pop`, `push` and `wait`, a program) does to the device.
enum Gesture: Equatable {
  enum Target: Equatable {
    case label(String)
    /// A number of `:taps`, from 1.
    case number(Int)
    /// A cell inside the frame, from 1.
    case cell(row: Int, column: Int)
  }
  enum Direction: String, CaseIterable { case up, down, left, right }

  case tap(Target)
  case back
  /// How many screens go, or nil for all but the root.
  case pop(Int?)
  case swipe(cancelled: Bool)
  /// A view expression, as written.
  case push(String)
  /// A view expression, as written.
  case show(String)
  case type(String, field: String?)
  case drag(String, to: Double)
  case scroll(Direction, Int)
  case wait(Double)
  case dismiss
}
