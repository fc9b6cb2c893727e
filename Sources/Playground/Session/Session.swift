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
  public func completeness(of text: String) -> Completeness { InputReader.completeness(of: text) }

  /// Carries out one whole input.
  public func respond(to input: String) -> Reply { Reply(input: input) }

  /// Carries out a Swift file as one input; `name` stands in its diagnostics.
  public func respond(toFile text: String, named name: String) -> Reply { Reply(input: name) }

  /// Takes whole inputs off a stream of lines, one at a time (see `InputReader`).
  public func reader(of nextLine: @escaping () -> String?) -> InputReader {
    InputReader(isDeclared: { _ in false }, nextLine: nextLine)
  }

  /// The inputs of a script, whole pieces in their order.
  public func inputs(in script: String) -> [ScriptInput] {
    var lines = script.split(separator: "\n", omittingEmptySubsequences: false).makeIterator()
    var reader = reader(of: { lines.next().map { String($0.hasSuffix("\r") ? $0.dropLast() : $0) } }
    )
    var inputs: [ScriptInput] = []
    while let input = reader.next() { inputs.append(input) }
    return inputs
  }
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
