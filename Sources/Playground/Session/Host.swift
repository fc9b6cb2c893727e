/// What a session may ask of the world around it; the program fills it in, tests need not.
public struct Host: Sendable {
  /// A refusal or a failure of the world, as a sentence for the user.
  public struct Refusal: Error, Equatable, Sendable {
    public var sentence: String
    /// Whether a file of that name is there already.
    public var isTaken: Bool
    public init(_ sentence: String, isTaken: Bool = false) {
      self.sentence = sentence
      self.isTaken = isTaken
    }
  }

  /// The text of a file.
  public var read: @Sendable (_ path: String) throws -> String
  /// Writes a file whole or not at all; one that is there is refused unless `replaces`.
  public var write: @Sendable (_ path: String, _ text: String, _ replaces: Bool) throws -> Void
  /// Lets a person edit a text and returns it.
  public var edit: @Sendable (_ text: String) throws -> String
  /// Whether a person asked to stop what runs (Ctrl-C); asked every 65,536 steps.
  public var isInterrupted: @Sendable () -> Bool

  public init(
    read: @escaping @Sendable (String) throws -> String,
    write: @escaping @Sendable (String, String, Bool) throws -> Void,
    edit: @escaping @Sendable (String) throws -> String,
    isInterrupted: @escaping @Sendable () -> Bool
  ) {
    self.read = read
    self.write = write
    self.edit = edit
    self.isInterrupted = isInterrupted
  }

  /// A world without files and editors.
  public static let none = Host(
    read: { _ in throw Refusal("files cannot be read here") },
    write: { _, _, _ in throw Refusal("files cannot be written here") },
    edit: { _ in throw Refusal("there is no editor here") },
    isInterrupted: { false })
}
