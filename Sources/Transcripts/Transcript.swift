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
    /// The line where it begins, from 1.
    public var line: Int
    /// What a session starts with: the header's settings and those before the first `%case`.
    public var settings: [Setting]
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
    case set(Setting, line: Int)
  }

  /// One input and the block that it must give.
  public struct Step: Sendable, Equatable {
    /// The line of the input, from 1.
    public var line: Int
    public var input: String
    public var expected: [Line]
    /// Where the expectation stands, or would stand, in the file.
    public var place: Place
  }

  /// Lines of the file, counted from 0; an empty range is where lines would be inserted.
  public struct Place: Sendable, Equatable {
    public var lines: Range<Int>
    /// Whether a block that is inserted here needs a fence of its own.
    public var needsFence = false
  }

  /// One line of a block and the channel it came through.
  public struct Line: Sendable, Hashable {
    public enum Channel: Sendable { case output, diagnostics }
    public var channel: Channel
    public var text: String

    public init(_ channel: Channel, _ text: String) {
      self.channel = channel
      self.text = text
    }
  }
}

extension Transcript.Line {
  /// The block of an answer: its output, then its errors.
  public static func block(of answer: Answer) -> [Transcript.Line] {
    answer.output.map { Transcript.Line(.output, $0) }
      + answer.errors.map { Transcript.Line(.diagnostics, $0) }
  }

  /// Lines are equal when each scalar is; Swift's own `==` would let canonical twins pass.
  public static func == (first: Transcript.Line, second: Transcript.Line) -> Bool {
    first.channel == second.channel && first.text.utf8.elementsEqual(second.text.utf8)
  }
}

/// Why a file is no transcript: each mistake with its line, from 1.
public struct UnreadableTranscript: Error, Sendable, Equatable {
  public struct Mistake: Sendable, Equatable {
    public var line: Int
    public var sentence: String
  }
  public var mistakes: [Mistake]
}
