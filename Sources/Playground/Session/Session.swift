import SwiftSubset

/// A playground: one input in, one reply out. It knows no terminal and opens no file.
public final class Session {
  public private(set) var settings: Settings
  private let host: Host

  public init(_ settings: Settings = Settings(), host: Host = .none) {
    self.settings = settings
    self.host = host
  }

  /// Whether `text` is a whole input; the parser decides.
  public func completeness(of text: String) -> Completeness { .complete }

  /// Carries out one whole input.
  public func respond(to input: String) -> Reply { Reply(input: input) }

  /// Carries out a Swift file as one input; `name` stands in its diagnostics.
  public func respond(toFile text: String, named name: String) -> Reply { Reply(input: name) }

  /// The inputs of a script (`.nav`, standard input, a paste), whole pieces in their order.
  ///
  /// A dot line that follows an expression continues it; after a declaration or a gesture it is
  /// an input of its own.
  public func inputs(in script: String) -> [ScriptInput] { [] }
}

/// One input of a script with the line where it starts, from 1.
public struct ScriptInput: Sendable, Equatable {
  public var text: String
  public var line: Int
  public init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}
