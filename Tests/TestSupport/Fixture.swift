import Foundation
import SwiftSubset

/// A file of `Tests/Fixtures`; a comment `// error: message` stands on the line of the mistake.
public struct Fixture: Sendable, CustomStringConvertible {
  public var name: String
  public var text: String
  public var path: String

  public var description: String { name }

  /// The Swift files of a folder of `Tests/Fixtures`, by name.
  public static func all(in folder: String) -> [Fixture] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appending(path: "Fixtures/\(folder)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".swift") }.compactMap { name in
      let path = url.appending(path: name).path
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
      return Fixture(name: name, text: text, path: path)
    }
  }

  /// The mistakes that the comments announce: `line: message`.
  public var announced: [String] {
    lines.enumerated().compactMap { index, line in
      line.range(of: "// error: ").map { "\(index + 1): \(line[$0.upperBound...])" }
    }
  }

  /// The mistakes that the parser finds: `line: message`.
  public var found: [String] {
    let source = SourceText(text, name: name)
    return parse(source).diagnostics.map { diagnostic in
      "\(source.position(of: diagnostic.range.start).line): \(diagnostic.message)"
    }
  }

  /// The text up to the end of each of its lines.
  public var prefixes: [String] {
    var prefixes: [String] = []
    var prefix = ""
    for line in lines {
      prefix += line + "\n"
      prefixes.append(prefix)
    }
    return prefixes
  }

  private var lines: [String] { text.components(separatedBy: "\n") }
}
