import Foundation
import SwiftSubset

/// The texts that the parser accepts, each a file.
struct Accepted {
  let folder: URL
  private(set) var count = 0

  init(folder: URL) { self.folder = folder }

  /// Writes a text when it is Swift to our parser and the compiler can judge it; returns whether it is.
  mutating func take(_ text: String) throws -> Bool {
    guard isForTheCompiler(text), parse(SourceText(text)).completeness == .complete else {
      return false
    }
    let file = folder.appending(path: "text\(count).swift")
    try text.write(to: file, atomically: false, encoding: .utf8)
    count += 1
    return true
  }
}
