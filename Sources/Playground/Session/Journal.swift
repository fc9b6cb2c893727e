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
  }

  /// How an entry is played.
  enum Kind: UInt8 { case input, file }

  var count: Int { entries.count }

  mutating func append(_ text: String, _ kind: Kind = .input) {
    let length = text.utf8.count
    if let last = chunks.last, !last.isEmpty, last.count + length > Self.chunkSize {
      chunks.append([])
    }
    let chunk = chunks.count - 1
    let start = chunks[chunk].count
    chunks[chunk].append(contentsOf: text.utf8)
    entries.append(
      Entry(
        chunk: Int32(chunk), start: Int32(start), end: Int32(start + length), kind: kind))
  }

  subscript(index: Int) -> (text: String, kind: Kind) {
    let entry = entries[index]
    let bytes = chunks[Int(entry.chunk)][Int(entry.start)..<Int(entry.end)]
    return (String(decoding: bytes, as: UTF8.self), entry.kind)
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
