import SwiftSubset

/// What a session answers to one input: words first, the picture last.
public struct Reply: Sendable {
  /// The input as it was taken, without its last line break.
  public var input: String
  /// Whether the input was carried out; a failed input changed nothing.
  public var ok = true
  /// Where the input stands.
  var place = TextPlace(file: "<input>")
  /// All lines of the output without colours; nil where the output has none.
  var plain: [String]?
  /// What stood before this reply without colours, in a session that has them.
  var plainEarlier: [String] = []
  /// Whether it is left out of what is recorded.
  var isOffTheRecord = false
  /// The expression that a file showed by itself.
  var shownEntry: String?
  /// The input's mistakes, rendered for people, one entry a diagnostic.
  public var diagnostics: [Problem] = []
  /// The output of the pieces before this one, when semicolons part the input.
  public var earlier: [String] = []
  /// Lines that the program printed.
  public var printed: [String] = []
  /// The printed form of an expression's value, or nil.
  public var value: String?
  /// The reply's own lines: what was defined, shown, undone, why nothing changed.
  public var words: [String] = []
  /// What differs from SwiftUI or needs a remark, each kind once for a place.
  public var notes: [String] = []
  /// What a file shows that does not say so itself; nil when it does, or shows nothing.
  public var entry: Entry?
  /// What the device waits for, or nil when it goes on.
  public var waiting: String?
  /// The way here, in names of types: the root first.
  public var path: [String] = []
  /// The device's rows with its frame; empty when nothing is shown.
  public var picture: [String] = []
  /// Whether the picture is part of this reply (it changed, or the input asks for it).
  public var showsPicture = false
  /// The texts in sight, in reading order, when the session takes an inventory.
  public var texts: [String] = []
  /// What can be tapped, in the order of `:taps`.
  public var tappable: [Tappable] = []
  /// Whether the session ends with this reply.
  public var isOver = false

  /// How many screens are on the way here: 1 is the root, 0 when nothing is shown.
  public var depth: Int { path.count }

  public init(input: String) { self.input = input }

  /// The expression that a file shows, and how much was said before it was shown.
  public struct Entry: Sendable, Equatable {
    public var expression: String
    public var printed: Int
    public var words: Int
    public var notes: Int
  }

  /// One thing that can be tapped; row and column count cells inside the frame, from 1.
  public struct Tappable: Sendable, Equatable {
    public var index: Int
    public var label: String
    public var enabled: Bool
    public var row: Int
    public var column: Int

    public init(index: Int, label: String, enabled: Bool, row: Int, column: Int) {
      self.index = index
      self.label = label
      self.enabled = enabled
      self.row = row
      self.column = column
    }
  }

  /// One diagnostic with its place: lines count from 1, columns count UTF-8 bytes from 1.
  public struct Problem: Sendable, Equatable {
    public enum Severity: String, Sendable { case error, warning }
    public var severity: Severity
    public var file: String
    public var line: Int
    public var column: Int
    public var length: Int
    public var message: String
    public var help: String?
    /// `error: …`, the source line and carets, the help: what a person reads.
    public var rendered: [String]
    /// The same with lines that count from the start of the file.
    public var renderedInFile: [String]

    public init(
      severity: Severity, file: String, line: Int, column: Int, length: Int, message: String,
      help: String?, rendered: [String], renderedInFile: [String]
    ) {
      self.severity = severity
      self.file = file
      self.line = line
      self.column = column
      self.length = length
      self.message = message
      self.help = help
      self.rendered = rendered
      self.renderedInFile = renderedInFile
    }
  }

  /// The lines of the reply in the order they are read, the picture last when it is shown.
  public var output: [String] { linesBeforePicture + (showsPicture ? picture : []) }

  /// The lines of the reply that are read before its last picture.
  public var linesBeforePicture: [String] {
    var lines = earlier
    lines += printed
    if let value {
      lines += value.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    lines += words
    for note in notes { lines.append("note: " + note) }
    if ok, let waiting { lines.append("waiting: " + waiting) }
    return lines
  }

  /// The lines of the diagnostics, as a person reads them.
  public var errors: [String] { diagnostics.flatMap(\.rendered) }
}
