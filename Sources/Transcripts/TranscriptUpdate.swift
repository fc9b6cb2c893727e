/// Returns the file with what its failing steps really gave; every other byte stays.
public func updated(_ text: String, with mismatches: [Mismatch]) -> String {
  let document = DocumentLines(text)
  let ending = document.lines.first.map { $0.ending == "\r\n" ? "\r\n" : "\n" } ?? "\n"
  var result = ""
  result.reserveCapacity(text.utf8.count)
  var next = 0
  for mismatch in mismatches.sorted(by: { $0.step.line < $1.step.line }) {
    let place = mismatch.step.place
    while next < place.lines.lowerBound, next < document.lines.count {
      result += document.lines[next].content + document.lines[next].ending
      next += 1
    }
    let written = TranscriptWriter.lines(of: mismatch.actual)
    append(place.needsFence ? ["", "```navplay"] + written + ["```"] : written)
    next = max(next, place.lines.upperBound)
    // A file without a last line break is kept without one.
    if next >= document.lines.count, document.lines.last?.ending.isEmpty == true {
      while result.utf8.last == UInt8(ascii: "\n") || result.utf8.last == UInt8(ascii: "\r") {
        result.unicodeScalars.removeLast()
      }
    }
  }
  for line in document.lines[min(next, document.lines.count)...] {
    result += line.content + line.ending
  }
  return result

  func append(_ lines: [String]) {
    if !result.isEmpty, result.utf8.last != UInt8(ascii: "\n") { result += ending }
    for line in lines { result += line + ending }
  }
}
