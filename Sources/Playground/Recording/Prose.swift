/// Comments that begin with `// say`: what a page tells its reader, and a transcript keeps.
enum Prose {
  /// Whether a text begins with such a comment.
  static func begins(_ text: String) -> Bool { !split(text).prose.isEmpty }

  /// Takes the comments off the front of an input; a line each, without their marks.
  static func split(_ text: String) -> (prose: [String], rest: String) {
    var prose: [String] = []
    var rest = text[...]
    while let line = line(atStartOf: rest) {
      prose.append(line)
      rest = rest.drop { !$0.isNewline }.dropFirst()
    }
    return (prose, String(rest))
  }

  /// The words of the first line when it is such a comment.
  private static func line(atStartOf text: Substring) -> String? {
    let line = text.prefix { !$0.isNewline }.drop { $0 == " " || $0 == "\t" }
    guard line.hasPrefix("//") else { return nil }
    let words = line.dropFirst(2).drop { $0 == " " }
    guard words.hasPrefix("say") else { return nil }
    let said = words.dropFirst(3)
    guard said.isEmpty || said.first == " " || said.first == ":" else { return nil }
    return WordScanner(String(said.first == ":" ? said.dropFirst() : said)).trimmed
  }
}
