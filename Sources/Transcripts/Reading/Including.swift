/// A file that `%include` names, as the caller found it.
public struct IncludedFile: Sendable {
  /// The path by which people find it; the same file has the same path.
  public var path: String
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// Finds the file of a `%include`: its name as written, and the path of the included file that
/// names it, or nil when the transcript itself does.
public typealias IncludeFinder =
  (_ name: String, _ file: String?) throws(SettingProblem) -> IncludedFile

extension TranscriptReader {
  /// More than any honest transcript has, and few enough that files which include each other twice
  /// come to an end.
  static let mostIncluded = 200

  mutating func include(_ name: String, _ index: Int) {
    let ending = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[$0...] } ?? ""
    guard [".swift", ".nav", ".transcript"].contains(ending) else {
      return mistake(index, "%include takes .swift, .nav and .transcript files")
    }
    includedCount += 1
    guard includedCount <= TranscriptReader.mostIncluded else {
      if includedCount == TranscriptReader.mostIncluded + 1 {
        mistake(index, "more than \(TranscriptReader.mostIncluded) files are included")
      }
      return
    }
    let found: IncludedFile
    do {
      found = try findsFile(name, file)
    } catch {
      return mistake(index, error.sentence)
    }
    if ending == ".transcript" {
      readLines(of: found, index)
    } else {
      let kind: Transcript.Inclusion.Kind = ending == ".swift" ? .source : .inputs
      let inclusion = Transcript.Inclusion(kind: kind, path: found.path, text: found.text)
      append(.include(inclusion, location(index)), isCommon: !hasCase)
    }
  }

  private mutating func readLines(of found: IncludedFile, _ index: Int) {
    guard !openFiles.contains(found.path) else {
      return mistake(index, "'\(found.path)' includes itself")
    }
    let (outerDocument, outerFile, outerCount) = (document, file, stepsInFile)
    document = DocumentLines(found.text)
    file = found.path
    stepsInFile = 0
    openFiles.append(found.path)
    readLines()
    endStep()
    openFiles.removeLast()
    (document, file, stepsInFile) = (outerDocument, outerFile, outerCount)
  }
}
