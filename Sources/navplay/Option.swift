/// The options, by their long names; `Arguments` says what they do.
enum Option: String, CaseIterable {
  case command = "command"
  case interactive = "interactive"
  case keepGoing = "keep-going"
  case quiet = "quiet"
  case size = "size"
  case style = "style"
  case color = "color"
  case entry = "entry"
  case json = "json"
  case bare = "bare"
  case noInit = "no-init"
  case history = "history"
  case update = "update"
  case filter = "filter"
  case failFast = "fail-fast"
  case format = "format"
  case timing = "timing"
  case version = "version"
  case help = "help"

  /// The short forms, as getopt_long reads them: in the order written, `:` for a missing value.
  static let letters = "-:c:ikqh"

  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "c"): self = .command
    case UInt8(ascii: "i"): self = .interactive
    case UInt8(ascii: "k"): self = .keepGoing
    case UInt8(ascii: "q"): self = .quiet
    case UInt8(ascii: "h"): self = .help
    default: return nil
    }
  }

  var takesValue: Bool {
    switch self {
    case .command, .size, .style, .color, .entry, .history, .filter, .format: true
    default: false
    }
  }

  var isOfTest: Bool {
    switch self {
    case .update, .filter, .failFast, .format, .timing: true
    default: false
    }
  }

  /// Whether it makes no sense where transcripts say how they are run.
  var isOfRun: Bool {
    switch self {
    case .command, .interactive, .keepGoing, .quiet, .size, .style, .entry, .json, .bare: true
    default: false
    }
  }

  var spelling: String { self == .command ? "-c" : "--\(rawValue)" }

  /// What a value looks like, for a message about one that is missing.
  var example: String {
    switch self {
    case .command: "-c 'tap \"Go\"'"
    case .size: "--size 40x12"
    case .style: "--style unicode"
    case .color: "--color never"
    case .entry: "--entry Home"
    case .history: "--history none"
    case .filter: "--filter push"
    case .format: "--format junit"
    default: spelling
    }
  }
}
