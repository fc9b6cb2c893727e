import Transcripts

extension Files {
  /// Finds the files that the transcript at a path includes: their paths count from its folder.
  static func included(by path: String) -> IncludeFinder {
    { (name: String, file: String?) throws(SettingProblem) -> IncludedFile in
      let place = joined(name, to: file ?? path)
      do throws(FileProblem) {
        let text =
          name.hasSuffix(".transcript")
          ? try Files.text(place) : Script.withoutInterpreterLine(try Files.script(place))
        return IncludedFile(path: place, text: text)
      } catch {
        throw SettingProblem(error.sentence)
      }
    }
  }

  /// A path as seen from the folder of another one, without steps that go back.
  private static func joined(_ name: String, to file: String) -> String {
    if name.hasPrefix("/") { return name }
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()[...]
    for part in name.split(separator: "/") {
      if part == "." { continue }
      if part == "..", let last = parts.last, !["", ".", ".."].contains(last) {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
