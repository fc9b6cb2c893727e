import Interpreter
import NavigationCore
import SwiftSubset

/// Everything that inputs change; undo makes a new one and plays the journal on it.
struct Stage {
  let program: Program
  var device: Device
  /// The sources of views with what was attached to them, by name.
  var attached: [String: AttachedSource] = [:]
  /// The view that a line with a dot is added to; nil means the screen on top.
  var viewInHand: String?
  /// The last picture that was answered.
  var lastPicture: [String] = []
  /// The same without colours, in a session that has them.
  var lastPlainPicture: [String] = []
  /// Whether this turn prints the picture even when it is the same as before.
  var asksForPicture = false
  /// What the device waits for, or nil.
  var waiting: String?
  private var given: Set<String> = []
  private var notes: [String] = []

  init(_ settings: Settings, host: Host) {
    let program = Program(
      ProgramOptions(isBare: settings.isBare, isInterrupted: host.isInterrupted))
    self.program = program
    device = Device(settings, shouldStop: { [unowned program] in program.isStopped })
  }

  /// The view that is named by the screen on top.
  var viewOnTop: String? { device.path.last { program.isView(named: $0) } }

  /// Where the screen on top is written, when it is no view with a name of its own.
  var placeOnTop: WrittenPlace? {
    guard let name = device.path.last, !program.isView(named: name) else { return nil }
    return device.screen.placeOfTop as? WrittenPlace
  }

  mutating func beginTurn() {
    asksForPicture = false
    notes = []
  }

  /// Keeps a note for the reply; each note is given once in a session.
  mutating func note(_ text: String) {
    if given.insert(text).inserted { notes.append(text) }
  }

  mutating func takeNotes() -> [String] {
    defer { notes = [] }
    return notes
  }
}
