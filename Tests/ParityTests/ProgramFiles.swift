import SwiftSubset
import SwiftUI
import ParitySupport

/// Where the files lie that are compiled into this target.
private let folderOfPrograms = folder(of: #filePath) + "/Programs"

private func folder(of path: String) -> String {
  String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
}

extension SourceText {
  /// The text of a program's file, as it was compiled.
  convenience init(program: ParityProgram) throws {
    let path = "\(folderOfPrograms)/\(program.folder)/\(program.name).swift"
    self.init(bytes: try contents(of: path), name: "\(program.name).swift")
  }

  /// The names and words in it.
  var words: [String] {
    text(fullRange).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

/// The files of all programs, each as `Folder/Name.swift`.
func filesOfPrograms() -> [String] {
  names(in: folderOfPrograms).flatMap { folder in
    names(in: "\(folderOfPrograms)/\(folder)").map { "\(folder)/\($0)" }
  }
}
