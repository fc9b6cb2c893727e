import SwiftSubset

/// The inputs that were accepted, in their order; undo is this list played again.
///
/// The texts lie in large chunks, so that a long session costs little more than its own bytes.
struct Journal {
  private static let chunkSize = 64 * 1024

  private var chunks: [[UInt8]] = [[]]
  /// Where each entry lies; an entry never crosses chunks.
  private var entries: [Entry] = []

  private struct Entry {
    var chunk: Int32
    var start: Int32
    var end: Int32
    var kind: Kind
    /// The number of its file, and where it begins there.
    var file: UInt16
    var line: Int32
    var column: Int32
  }

  /// The files that entries came from.
  private var files: [String] = []

  /// How an entry is played.
  enum Kind: UInt8 { case input, file, remark }

  var count: Int { entries.count }

  mutating func append(_ text: String, _ kind: Kind, at place: TextPlace) {
    let length = text.utf8.count
    if let last = chunks.last, !last.isEmpty, last.count + length > Self.chunkSize {
      chunks.append([])
    }
    let chunk = chunks.count - 1
    let start = chunks[chunk].count
    chunks[chunk].append(contentsOf: text.utf8)
    entries.append(
      Entry(
        chunk: Int32(chunk), start: Int32(start), end: Int32(start + length), kind: kind,
        file: number(of: place.file), line: Int32(clamping: place.line),
        column: Int32(clamping: place.column)))
  }

  private mutating func number(of file: String) -> UInt16 {
    if let known = files.lastIndex(of: file) { return UInt16(known) }
    // A session that reads so many files calls the rest by the name of the last.
    if files.count <= UInt16.max { files.append(file) }
    return UInt16(files.count - 1)
  }

  subscript(index: Int) -> (text: String, kind: Kind, place: TextPlace) {
    let entry = entries[index]
    let bytes = chunks[Int(entry.chunk)][Int(entry.start)..<Int(entry.end)]
    let place = TextPlace(
      file: files[Int(entry.file)], line: Int(entry.line), column: Int(entry.column))
    return (String(decoding: bytes, as: UTF8.self), entry.kind, place)
  }

  /// Forgets everything after the first `count` entries.
  mutating func truncate(to count: Int) {
    guard count < entries.count else { return }
    let first = entries[max(count, 0)]
    entries.removeSubrange(max(count, 0)...)
    chunks.removeSubrange((Int(first.chunk) + 1)...)
    chunks[Int(first.chunk)].removeSubrange(Int(first.start)...)
  }
}
