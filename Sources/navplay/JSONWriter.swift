/// JSON on one line, member by member in the order written.
struct JSONWriter {
  private(set) var text = ""

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    text += "{"
    members(&self)
    text += "}"
  }

  mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { text += "null" }
  }

  mutating func member(_ name: String, _ value: Int) {
    key(name)
    text += String(value)
  }

  /// A number that is written already, or null.
  mutating func member(_ name: String, number: String?) {
    key(name)
    text += number ?? "null"
  }

  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    text += value ? "true" : "false"
  }

  mutating func member(_ name: String, _ values: [String]) {
    member(name, values) { json, value in json.string(value) }
  }

  mutating func member<Element>(
    _ name: String, _ values: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      write(&self, value)
    }
    text += "]"
  }

  private mutating func key(_ name: String) {
    if text.utf8.last != UInt8(ascii: "{") { text += "," }
    string(name)
    text += ":"
  }

  private mutating func string(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || (0x7f..<0xa0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
