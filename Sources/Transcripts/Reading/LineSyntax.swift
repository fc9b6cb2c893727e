/// What one line of a transcript is, told by its first columns alone.
enum LineSyntax: Equatable {
  case blank
  case comment
  case directive(Substring)
  /// `> `: an input begins.
  case input(Substring)
  /// `| `: the input goes on.
  case continuation(Substring)
  case expectation(Transcript.Expectation)
  case wrong(String)

  init(_ line: Substring) {
    let bytes = line.utf8
    let tail = { (count: Int) in Substring(bytes.dropFirst(count)) }
    if let first = bytes.first, "<|=>".utf8.contains(first),
      bytes.prefix(7).elementsEqual(repeatElement(first, count: 7))
    {
      self = .wrong("a merge conflict? This line is no part of a transcript")
      return
    }
    switch bytes.first {
    case nil: self = .blank
    case UInt8(ascii: "#"): self = .comment
    case UInt8(ascii: "%"): self = .directive(tail(1))
    case UInt8(ascii: ">"), UInt8(ascii: "|"):
      self = LineSyntax(source: line)
    case UInt8(ascii: " "), UInt8(ascii: "!"): self = LineSyntax(expectation: line)
    case UInt8(ascii: "*") where line == "**": self = .expectation(.anyLines)
    default:
      self = .wrong(
        "a line begins with '> ' (input), '| ' (more of it), two blanks (output), '! ' (an error), "
          + "'#' or '%'")
    }
  }

  private init(source line: Substring) {
    let bytes = line.utf8
    var source = Substring(bytes.dropFirst(2))
    switch bytes.dropFirst().first {
    case nil, 0x20: break
    case UInt8(ascii: "\\"):
      guard let text = unescaped(source) else {
        self = .wrong(LineSyntax.escapes)
        return
      }
      source = text[...]
    default:
      self = .wrong("a blank follows '>' and '|' when the line has more")
      return
    }
    self = bytes.first == UInt8(ascii: ">") ? .input(source) : .continuation(source)
  }

  private static let escapes =
    "after '\\' in the gutter only \\t, \\r, \\\\ and \\u{…} are escapes"

  private init(expectation line: Substring) {
    let bytes = line.utf8
    let channel: Transcript.Line.Channel =
      bytes.first == UInt8(ascii: "!") ? .diagnostics : .output
    let content = Substring(bytes.dropFirst(2))
    switch bytes.dropFirst().first {
    case nil: self = .expectation(.line(Transcript.Line(channel, "")))
    case UInt8(ascii: " "):
      self = .expectation(.line(Transcript.Line(channel, unguarded(content))))
    case UInt8(ascii: "*"):
      if let glob = Glob(String(content)) {
        self = .expectation(.glob(channel, glob))
      } else {
        self = .wrong("in a glob line '\\' stands before '*', '?' or '\\' alone")
      }
    case UInt8(ascii: "\\"):
      if let text = unescaped(content) {
        self = .expectation(.line(Transcript.Line(channel, text)))
      } else {
        self = .wrong(LineSyntax.escapes)
      }
    default:
      self = .wrong(
        "output stands behind two columns: a blank or '!', then a blank; is this line indented "
          + "by one column only?")
    }
  }
}

/// The content of a literal line: one `\` at its end guards what is before it.
private func unguarded(_ content: Substring) -> String {
  content.utf8.last == UInt8(ascii: "\\") ? String(content.utf8.dropLast()) ?? "" : String(content)
}

private func unescaped(_ content: Substring) -> String? {
  var text = String.UnicodeScalarView()
  var rest = content.unicodeScalars
  while let first = rest.popFirst() {
    guard first == "\\" else {
      text.append(first)
      continue
    }
    switch rest.popFirst() {
    case "t": text.append("\t")
    case "r": text.append("\r")
    case "\\": text.append("\\")
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        rest[..<end].allSatisfy(\.properties.isASCIIHexDigit),
        let number = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(number)
      else { return nil }
      text.append(scalar)
      rest = rest[rest.index(after: end)...]
    default: return nil
    }
  }
  return String(text)
}
