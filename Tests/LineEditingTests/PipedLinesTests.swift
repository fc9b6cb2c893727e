import LineEditing
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct PipedLinesTests {
  @Test func `what comes at once is handed over at once, with its line`() {
    expectInputs(["a\nb {\nc }\n"], ["1: a|b {|c }"])
  }

  @Test func `an unfinished input waits for its rest while what is whole is handed over`() {
    expectInputs(["a\nb {\n", "c }\nd"], ["1: a", "2: b {|c }|d"])
  }

  @Test func `a dot line goes with the line before it, also over a large text`() {
    let long = Array(repeating: "view", count: 14_000).joined(separator: "\n.dot()\n")
    var seen = ""
    for input in inputs([long]) {
      #expect(!input.hasPrefix(".dot"))
      seen += (seen.isEmpty ? "" : "\n") + input
    }
    #expect(seen == long)
  }

  @Test func `bytes that are no text are reported after the lines before them`() {
    let pieces: [[UInt8]] = [Array("a\nb\nc".utf8) + [0x80, 0x0a]]
    #expect(
      all(pieces) == [.text("a\nb", line: 1), .notText(line: 3, byte: 2, value: 0x80)])
    #expect(
      all([[0xe6, 0xbc]]) == [.notText(line: 1, byte: 1, value: 0xe6)])
  }

  @Test func `a character may be cut between two reads`() {
    let bytes = Array("漢\n".utf8)
    #expect(all([Array(bytes[..<2]), Array(bytes[2...])]) == [.text("漢", line: 1)])
  }

  @Test func `nothing is no input`() {
    #expect(all([]) == [])
  }

  private func expectInputs(
    _ pieces: [String], _ expected: [String], at place: SourceLocation = #_sourceLocation
  ) {
    let seen = all(pieces.map { Array($0.utf8) }).map { input in
      if case .text(let text, let line) = input {
        "\(line): " + text.split(separator: "\n").joined(separator: "|")
      } else {
        "\(input)"
      }
    }
    #expect(seen == expected, sourceLocation: place)
  }

  private func inputs(_ pieces: [String]) -> [String] {
    all(pieces.map { Array($0.utf8) }).compactMap { input in
      if case .text(let text, _) = input { text } else { nil }
    }
  }

  /// Reads what another thread writes, with a pause after each piece; braces make a whole.
  private func all(_ pieces: [[UInt8]]) -> [Input] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return [] }
    let (reading, writing) = (ends[0], ends[1])
    inThread {
      for piece in pieces {
        var rest = piece[...]
        while !rest.isEmpty {
          rest = rest.dropFirst(rest.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) })
        }
        usleep(200_000)
      }
      close(writing)
    }
    var source = PipedLines(descriptor: reading)
    var inputs: [Input] = []
    while let input = source.next(complete: completeness) { inputs.append(input) }
    close(reading)
    return inputs
  }

  private func completeness(of text: String) -> Completeness {
    let depth = text.reduce(0) { $1 == "{" ? $0 + 1 : $1 == "}" ? $0 - 1 : $0 }
    return depth > 0 ? .incomplete(indent: depth) : .complete
  }
}

/// Runs `body` in a thread of its own, since the tests' own threads are few and wait.
private func inThread(_ body: @escaping @Sendable () -> Void) {
  final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  #if canImport(Glibc)
    var thread = pthread_t()
  #else
    var thread: pthread_t?
  #endif
  let box = Unmanaged.passRetained(Box(body)).toOpaque()
  pthread_create(
    &thread, nil,
    { box in
      #if canImport(Glibc)
        guard let box else { return nil }
      #endif
      Unmanaged<Box>.fromOpaque(box).takeRetainedValue().body()
      return nil
    }, box)
}
