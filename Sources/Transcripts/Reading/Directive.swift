/// A line that begins with `%`.
enum Directive: Equatable {
  /// `%navplay 1 size=32x1`
  case header([Setting])
  /// `%case NAME [skip="why"|xfail="why"]`
  case begin(name: String, Transcript.Mark?)
  /// `%set key value`
  case set(Setting)
  /// `%include FILE`
  case include(String)

  struct Mistake: Error, Equatable { var sentence: String }

  init(_ text: Substring) throws(Mistake) {
    let (word, rest) = text.cut(at: " ")
    switch word {
    case "navplay": self = .header(try settings(ofHeader: rest))
    case "case": self = try beginning(rest)
    case "set":
      let (name, value) = rest.cut(at: " ")
      guard !name.isEmpty, !value.isEmpty else {
        throw Mistake(sentence: "%set needs a name and a value, such as '%set size 32x4'")
      }
      self = .set(Setting(name: String(name), value: String(value)))
    case "include":
      guard !rest.isEmpty else {
        throw Mistake(sentence: "%include needs the path of a file, from this file's folder")
      }
      self = .include(String(rest))
    default:
      throw Mistake(
        sentence:
          "there is no directive '%\(word)'; they are %navplay, %case, %set and %include")
    }
  }
}

private func settings(ofHeader text: Substring) throws(Directive.Mistake) -> [Setting] {
  let (number, rest) = text.cut(at: " ")
  guard let format = Int(number) else {
    throw Directive.Mistake(sentence: "%navplay needs the number of its format, as '%navplay 1'")
  }
  guard format == 1 else {
    throw Directive.Mistake(
      sentence: "this transcript has format \(format), and this navplay reads 1: use a newer one")
  }
  var settings: [Setting] = []
  for part in rest.split(separator: " ") {
    let (name, value) = part.cut(at: "=")
    guard !name.isEmpty, !value.isEmpty else {
      throw Directive.Mistake(sentence: "'\(part)' is no setting; write name=value")
    }
    settings.append(Setting(name: String(name), value: String(value)))
  }
  return settings
}

private func beginning(_ text: Substring) throws(Directive.Mistake) -> Directive {
  guard let found = CaseMark(in: text) else { return .begin(name: try name(text), nil) }
  let (word, reason) = (found.word, found.reason)
  guard word == word.lowercased(), found.isTight, reason.first == "\"", reason.last == "\"",
    reason.count > 2
  else {
    let word = word.lowercased()
    throw Directive.Mistake(sentence: "\(word) needs a reason in quotes: \(word)=\"why\"")
  }
  let why = reason.dropFirst().dropLast()
  if let second = CaseMark(in: why), second.name.last == "\"" {
    throw Directive.Mistake(sentence: "a case is skipped or must fail, not both")
  }
  let mark: Transcript.Mark = word == "skip" ? .skip(String(why)) : .xfail(String(why))
  return .begin(name: try name(found.name), mark)
}

private func name(_ text: Substring) throws(Directive.Mistake) -> String {
  var name = text
  while let last = name.last, last.isBlank { name.removeLast() }
  guard !name.isEmpty else { throw Directive.Mistake(sentence: "%case needs a name") }
  return String(name)
}

/// The first `skip=` or `xfail=` that stands as a word, as it is or nearly.
private struct CaseMark {
  var name: Substring
  var word: String
  var reason: Substring
  /// Whether no blanks stand around the `=`.
  var isTight: Bool

  init?(in text: Substring) {
    for index in text.indices where text[index] == "=" {
      var head = text[..<index]
      while let last = head.last, last.isBlank { head.removeLast() }
      let start = head.lastIndex(where: \.isBlank).map(head.index(after:)) ?? head.startIndex
      guard ["skip", "xfail"].contains(head[start...].lowercased()) else { continue }
      let rest = text[text.index(after: index)...]
      (name, word, reason) = (head[..<start], String(head[start...]), rest)
      while let last = name.last, last.isBlank { name.removeLast() }
      isTight = head.endIndex == index && rest.first?.isBlank != true
      return
    }
    return nil
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension Substring {
  /// What is before the first `separator`, and what follows it without blanks at its start.
  fileprivate func cut(at separator: Character) -> (Substring, Substring) {
    guard let index = firstIndex(of: separator) else { return (self, "") }
    return (self[..<index], self[self.index(after: index)...].drop { $0 == " " })
  }
}
