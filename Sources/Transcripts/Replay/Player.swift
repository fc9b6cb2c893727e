/// One name and value that a transcript sets, such as `size` and `32x1`.
public struct Setting: Sendable, Equatable {
  public var name: String
  public var value: String
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// What is wrong with a setting, as a sentence for the author.
public struct SettingProblem: Error, Sendable, Equatable {
  public var sentence: String
  /// Which one of several settings it is about, from 0; nil when there was only one.
  public var index: Int?

  public init(_ sentence: String, index: Int? = nil) {
    self.sentence = sentence
    self.index = index
  }
}

/// An included file that does not run, with the line in it.
public struct InclusionProblem: Error, Sendable, Equatable {
  public var line: Int
  public var sentence: String

  public init(line: Int, _ sentence: String) {
    self.line = line
    self.sentence = sentence
  }
}

/// Something on screen that words a mismatch, such as `title` and `Settings`.
public struct Fact: Sendable, Equatable {
  public var name: String
  public var value: String
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// What a player gives back for one input; the input failed when `errors` is not empty.
public struct Answer: Sendable, Equatable {
  public var output: [String]
  public var errors: [String]
  /// Whether the session ends with this input, so that nothing after it can be played.
  public var isLast: Bool

  public init(output: [String], errors: [String] = [], isLast: Bool = false) {
    self.output = output
    self.errors = errors
    self.isLast = isLast
  }
}

/// Whatever a transcript is played against; this room knows no screen and opens no file.
public protocol Player {
  /// Starts a fresh session, at the start of a transcript and at each `%case`.
  mutating func begin(_ settings: [Setting]) throws(SettingProblem)
  /// Changes a setting in the middle of a case.
  mutating func set(_ setting: Setting) throws(SettingProblem)
  /// Carries out the inputs of a file, whatever they print; throws when one of them fails.
  mutating func include(_ file: Transcript.Inclusion) throws(InclusionProblem)
  /// Carries out one input.
  mutating func play(_ input: String) -> Answer
  /// What declarations name and nobody has brought so far, as a sentence; nil when nothing is.
  func waiting() -> String?
  /// What is on screen now; asked only after a step that did not give what it must.
  func facts() -> [Fact]
}

extension Player {
  /// A player whose inputs stand alone waits for nothing.
  public func waiting() -> String? { nil }
}
