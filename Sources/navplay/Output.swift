import CProgram

/// The program's two streams; standard output is written in batches.
enum Output {
  static func print(_ line: String) {
    write(line)
    write("\n")
  }

  static func print(_ lines: [String]) {
    for line in lines { print(line) }
  }

  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { program_write($0.baseAddress, $0.count) }
    }
  }

  /// Lets a reader see all that was printed so far.
  static func flush() { program_flush() }

  static func printError(_ line: String) {
    var text = line + "\n"
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { program_write_error($0.baseAddress, $0.count) }
    }
  }
}

extension String {
  /// The text with each character that would act on a terminal, or turn its direction, written
  /// as Swift writes it.
  var harmless: String {
    var text = self
    if text.withUTF8({ $0.allSatisfy { $0 &- 0x20 < 0x5f } }) { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.value {
      case 0..<0x09, 0x0a..<0x20, 0x7f..<0xa0, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
