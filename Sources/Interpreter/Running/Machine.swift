import NavigationCore
import SwiftSubset

/// What runs lowered code: the slot stack, the fuel and the reason it stopped.
///
/// A run that fails does not throw: `halt` is set and the fuel drained, and every call, loop and
/// effect looks at the fuel. So pure operators need no check and nothing happens after a halt.
final class Machine {
  /// Steps left in this chunk; below zero the slow path decides.
  @exclusivity(unchecked) var fuel = 0
  /// The first free slot: where a native that calls back starts the frame of its callee.
  @exclusivity(unchecked) var top: Frame
  /// The result of a function that returned.
  @exclusivity(unchecked) var result: Value = .none
  /// The error on its way to a `catch`.
  @exclusivity(unchecked) var thrown: Value?
  /// The label a `break` or `continue` aims at; nil is the innermost.
  @exclusivity(unchecked) var label: String?
  @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) private(set) var halt: Halt?
  /// Where the call that runs now stands, for failures inside natives.
  @exclusivity(unchecked) var place: CallPlace?

  /// Where `shuffled()`, `UUID()` and their like get their numbers; put back with a failed input.
  var generator = SeededGenerator()
  let clock = VirtualClock()
  /// Whom it runs, for natives that need the program itself.
  ///
  /// The program takes itself out when it goes. An object with a weak reference is counted slowly
  /// ever after.
  @exclusivity(unchecked) unowned(unsafe) var program: Program?
  /// Makes the view that a value of the program's own types is; nil when it is none.
  var viewOfInstance: ((Value) -> ErasedView?)?
  /// Calls a method of a value of the program's own types by its name; nil when there is none.
  var callMethodOfInstance: ((String, Value, [Value]) -> Value?)?

  let limits: Limits
  private let base: Frame
  @exclusivity(unchecked) private var initializedEnd: Frame
  private let end: Frame
  @exclusivity(unchecked) private var stepsLeft = 0
  private let isInterrupted: () -> Bool
  private(set) var printed: [String] = []
  private var printedBytes = 0
  private var openLine: String?
  private(set) var notes: [String] = []
  private var notesSeen: Set<String> = []

  init(_ limits: Limits, isInterrupted: @escaping () -> Bool) {
    self.limits = limits
    self.isInterrupted = isInterrupted
    base = .allocate(capacity: limits.slots)
    end = base + limits.slots
    initializedEnd = base
    top = base
    reserve(base + 256)
  }

  deinit {
    base.deinitialize(count: initializedEnd - base)
    base.deallocate()
  }

  /// Whether a run must end now: halted, or with an error thrown.
  var isStopped: Bool { halt != nil || thrown != nil }

  /// Makes the slots below `frame` usable; false when the stack is at its end.
  @discardableResult
  @inline(__always)
  func reserve(_ frame: Frame) -> Bool { frame <= initializedEnd || grow(frame) }

  @inline(never)
  private func grow(_ frame: Frame) -> Bool {
    guard frame <= end else {
      stop("endless recursion: the calls of this input use up the stack", help: Self.recursionHelp)
      return false
    }
    let count = min(max(frame - initializedEnd, 4096), end - initializedEnd)
    initializedEnd.initialize(repeating: .none, count: count)
    initializedEnd += count
    return true
  }

  static let recursionHelp = "a function or property calls itself without an end"
}

// MARK: Fuel and halts

extension Machine {
  static let chunk = 65_536

  /// Starts an input: full fuel, nothing printed, no halt.
  func arm() {
    halt = nil
    thrown = nil
    label = nil
    top = base
    depth = 0
    place = nil
    stepsLeft = limits.steps
    fuel = min(Machine.chunk, stepsLeft)
    stepsLeft -= fuel
    printed = []
    openLine = nil
    printedBytes = 0
    notes = []
  }

  /// One step; true when the run must end.
  @inline(__always)
  func step() -> Bool {
    fuel &-= 1
    return fuel < 0 && mustStop()
  }

  @inline(never)
  private func mustStop() -> Bool {
    if halt != nil { return true }
    if isInterrupted() {
      stop("interrupted", help: nil)
      halt?.isInterrupt = true
      return true
    }
    if stepsLeft <= 0 {
      stop(
        "this input takes more than \(limits.steps) steps",
        help: "look for a loop that never ends, such as 'while true' without 'break'")
      return true
    }
    fuel = min(Machine.chunk, stepsLeft)
    stepsLeft -= fuel
    return false
  }

  /// Ends the run at the place of the call that runs now; the first reason counts.
  func stop(_ message: String, help: String? = nil) {
    stop(message, help: help, at: place?.location)
  }

  /// Gives a halt without a place one.
  func locate(_ place: CallPlace) {
    if halt?.place == nil { halt?.place = place.location }
  }

  func markWaiting() { halt?.isWaiting = true }

  func stop(_ message: String, help: String?, at place: Halt.Place?) {
    if halt == nil { halt = Halt(message: message, help: help, place: place) }
    fuel = -1
    stepsLeft = 0
  }
}

/// A call as it is written; one object for each place, made when lowering.
final class CallPlace {
  let location: Halt.Place

  init(_ source: SourceText, _ range: SourceRange) {
    location = Halt.Place(source: source, range: range)
  }
}

// MARK: Output

extension Machine {
  /// What `print` writes; a line is whole when its terminator holds a line break.
  func print(_ text: String, terminator: String) {
    guard halt == nil else { return }
    printedBytes += text.utf8.count + terminator.utf8.count
    guard printedBytes <= limits.printedBytes else {
      return stop(
        "this input prints more than \(limits.printedBytes) bytes", help: "print less in a loop")
    }
    let pieces = ((openLine ?? "") + text + terminator).split(
      separator: "\n", omittingEmptySubsequences: false)
    printed += pieces.dropLast().map(String.init)
    openLine = pieces.last.flatMap { $0.isEmpty ? nil : String($0) }
  }

  /// Everything printed, with a last line that has no end.
  var printedLines: [String] { printed + (openLine.map { [$0] } ?? []) }

  /// Says something once a session and place.
  func note(_ text: String) {
    if notesSeen.insert(text).inserted { notes.append(text) }
  }

  /// Takes back the notes of a run that was not carried out.
  func dropNotes() {
    notesSeen.subtract(notes)
    notes = []
  }
}
