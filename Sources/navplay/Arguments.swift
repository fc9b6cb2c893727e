import CProgram
import Playground

/// What the program was called with.
struct Arguments {
  enum Command: Equatable {
    case shell, run, test
    case version
    case help(topic: String?)
  }

  /// One thing to run, in the order written.
  enum Source: Equatable {
    case file(String)
    /// The text of the `number`-th `-c`.
    case text(String, number: Int)
    case standardInput
  }

  var command = Command.shell
  var sources: [Source] = []
  var settings = Settings()
  /// Whether replies are printed as a transcript: `navplay run`.
  var isTranscript = false
  var isJSON = false
  var isQuiet = false
  var keepsGoing = false
  /// Whether the shell opens after the sources.
  var opensShell = false
  var updates = false
  var filter: String?
  var failsFast = false
  var format = TestFormat.text
  /// Whether the time of each case is told.
  var isTimed = false

  /// How `test` tells its results.
  enum TestFormat: String, CaseIterable { case text, tap, junit, json }

  init(_ count: Int32, _ values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) throws {
    var reader = ArgumentReader(count, values)
    while let item = try reader.next() { try take(item) }
    if wantsHelp {
      command = .help(topic: plain.first)
    } else if command != .version {
      try decide()
    }
  }

  private var plain: [String] = []
  private var texts = 0
  private var colour = "auto"
  private var wantsHelp = false
  private var testOptions: [String] = []
  private var runOptions: [String] = []

  private mutating func take(_ item: ArgumentReader.Item) throws {
    switch item {
    case .plain(let text):
      plain.append(text)
      sources.append(text == "-" ? .standardInput : .file(text))
    case .option(let option, let value):
      try take(option, value)
      if option.isOfTest { testOptions.append(option.spelling) }
      if option.isOfRun { runOptions.append(option.spelling) }
    }
  }

  private mutating func take(_ option: Option, _ value: String) throws {
    switch option {
    case .command:
      texts += 1
      sources.append(.text(value, number: texts))
    case .interactive: opensShell = true
    case .keepGoing: keepsGoing = true
    case .quiet: isQuiet = true
    case .json: isJSON = true
    case .size, .style, .entry: try set(option.rawValue, value)
    case .bare: settings.isBare = true
    case .color:
      guard ["auto", "always", "never"].contains(value) else {
        throw UsageMistake("--color is one of auto, always, never")
      }
      colour = value
    case .noInit: break  // There is no start-up file that could run.
    case .history:
      guard value == "none" else {
        throw UsageMistake("the history lasts as long as the session; only --history none is known")
      }
    case .update: updates = true
    case .filter: filter = value
    case .failFast: failsFast = true
    case .timing: isTimed = true
    case .format: format = try testFormat(value)
    case .version: command = .version
    case .help: wantsHelp = true
    }
  }

  private func testFormat(_ value: String) throws -> TestFormat {
    guard let format = TestFormat(rawValue: value) else {
      let names = TestFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageMistake("--format is one of \(names)")
    }
    return format
  }

  private mutating func set(_ name: String, _ value: String) throws {
    do {
      try settings.set(name, to: value)
    } catch {
      throw UsageMistake("--\(name) \(value): \(error.sentence)")
    }
  }

  /// Finds the subcommand, which is the first argument that is no option.
  private mutating func decide() throws {
    switch plain.first {
    case "run":
      dropWord()
      if sources.isEmpty { throw UsageMistake("run needs a file, '-' or -c TEXT") }
      command = opensShell ? .shell : .run
      isTranscript = true
    case "test":
      dropWord()
      if let wrong = runOptions.first {
        let known = Option.allCases.filter(\.isOfTest).map(\.spelling).joined(separator: ", ")
        throw UsageMistake("test knows \(known), but not \(wrong)")
      }
      if sources.isEmpty { throw UsageMistake("test needs a transcript, a page or a folder") }
      if updates, sources.contains(.standardInput) {
        throw UsageMistake("--update writes into files, and '-' is none")
      }
      command = .test
    case "watch", "lesson", "present":
      throw UsageMistake("\(plain[0]) comes with a later version; run and test are here")
    default:
      command = sources.isEmpty || opensShell ? .shell : .run
    }
    if command != .test, let wrong = testOptions.first {
      throw UsageMistake("\(wrong) belongs to navplay test")
    }
    settings.colour =
      !isTranscript && !isJSON && (colour == "always" || colour == "auto" && Terminal.wantsColour)
  }

  private mutating func dropWord() {
    let word = plain.removeFirst()
    if let index = sources.firstIndex(of: .file(word)) { sources.remove(at: index) }
  }
}

/// A call that cannot be understood, as a sentence.
struct UsageMistake: Error, Equatable {
  var sentence: String
  init(_ sentence: String) { self.sentence = sentence }
}
