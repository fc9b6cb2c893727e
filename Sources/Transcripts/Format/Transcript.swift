/// A file of inputs with the outputs they must give, as read from a `.transcript` or a page.
public struct Transcript: Sendable, Equatable {
  /// The file's form: lines alone, or a Markdown page whose `navplay` fences hold them.
  public enum Form: Sendable, Equatable {
    case lines, page
  }

  /// At least one; only the first can lack a name.
  public var cases: [Case]

  /// A fresh session with its steps: the unit of filtering and reporting.
  public struct Case: Sendable, Equatable {
    public var name: String?
    /// Where it begins.
    public var location: Location
    /// What a session starts with: the header's settings and those before the first `%case`.
    public var settings: [Setting]
    /// Where each of the settings stands.
    public var settingLocations: [Location] = []
    public var mark: Mark?
    public var elements: [Element] = []
  }

  /// What the author expects of a whole case, with the reason.
  public enum Mark: Sendable, Equatable {
    case skip(String)
    case xfail(String)
  }

  public enum Element: Sendable, Equatable {
    case step(Step)
    case set(Setting, Location)
    case include(Inclusion, Location)
  }

  /// A line of the transcript, from 1, or of a file that it includes.
  public struct Location: Sendable, Hashable {
    /// The path of the included file; nil is the transcript itself.
    public var file: String?
    public var line: Int

    public init(file: String? = nil, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// One input and the block that it must give.
  public struct Step: Sendable, Equatable {
    public var location: Location
    public var input: String
    /// One for each line of `place`.
    public var expected: [Expectation]
    /// Where the expectation stands, or would stand, in its file.
    public var place: Place
  }

  /// Lines of a file, counted from 0; an empty range is where lines would be inserted.
  public struct Place: Sendable, Equatable {
    public var lines: Range<Int>
    /// Whether a block that is inserted here needs a fence of its own.
    public var needsFence = false
  }

  /// A file that `%include` names and that holds inputs without what they must give.
  public struct Inclusion: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
      /// A Swift file: one input.
      case source
      /// A script: as many inputs as it holds.
      case inputs
    }
    public var kind: Kind
    public var path: String
    public var text: String
  }
}

/// Something that is wrong with a file, or that keeps a case from being played.
public struct TranscriptProblem: Sendable, Equatable {
  public var location: Transcript.Location
  public var sentence: String

  public init(at location: Transcript.Location, _ sentence: String) {
    self.location = location
    self.sentence = sentence
  }
}

/// Why a file is no transcript: each mistake with its line.
public struct UnreadableTranscript: Error, Sendable, Equatable {
  public var mistakes: [TranscriptProblem]
}
