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
  let marks = [("skip", Transcript.Mark.skip), ("xfail", Transcript.Mark.xfail)]
  let found = marks.compactMap { word, make in
    find(" \(word)=", in: text).map { (range: $0, word: word, make: make) }
  }
  guard found.count < 2 else {
    throw Directive.Mistake(sentence: "a case is skipped or must fail, not both")
  }
  var name = text
  var mark: Transcript.Mark?
  if let (range, word, make) = found.first {
    let reason = text[range.upperBound...]
    guard reason.first == "\"", reason.last == "\"", reason.count > 2 else {
      throw Directive.Mistake(sentence: "\(word) needs a reason in quotes: \(word)=\"why\"")
    }
    name = text[..<range.lowerBound]
    mark = make(String(reason.dropFirst().dropLast()))
  }
  while name.last == " " { name.removeLast() }
  guard !name.isEmpty else { throw Directive.Mistake(sentence: "%case needs a name") }
  return .begin(name: String(name), mark)
}

private func find(_ part: String, in text: Substring) -> Range<Substring.Index>? {
  var start = text.startIndex
  while start < text.endIndex {
    if text[start...].hasPrefix(part) {
      return start..<text.index(start, offsetBy: part.count)
    }
    start = text.index(after: start)
  }
  return nil
}

extension Substring {
  /// What is before the first `separator`, and what follows it without blanks at its start.
  fileprivate func cut(at separator: Character) -> (Substring, Substring) {
    guard let index = firstIndex(of: separator) else { return (self, "") }
    return (self[..<index], self[self.index(after: index)...].drop { $0 == " " })
  }
}
