#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Inputs from a file descriptor that is no terminal, or from a terminal that cannot move its
/// cursor; read in large pieces and never through libedit.
///
/// An input is handed over as soon as it is whole and the writer pauses, so that a program can
/// talk over two pipes; what comes without a pause is handed over together, up to 64 KiB. Bytes
/// that are not UTF-8 are reported, not dropped.
public struct PipedLines: InputSource {
  /// What is printed before the first line of an input, and before the following ones.
  public struct Prompts: Sendable {
    public var first: String
    public var following: String
    public init(first: String, following: String) {
      self.first = first
      self.following = following
    }
  }

  private let descriptor: Int32
  private let prompts: Prompts?
  private var buffer: [UInt8] = []
  /// Where the bytes begin that were not handed over yet.
  private var start = 0
  private var line = 1
  private var hasEnded = false
  private var limit = PipedLines.batch

  private static let batch = 1 << 16
  /// How long a writer may pause, in milliseconds, and still be in the middle of a text.
  private static let pause: Int32 = 10

  public init(descriptor: Int32, prompts: Prompts? = nil) {
    self.descriptor = descriptor
    self.prompts = prompts
  }

  public mutating func next(complete: (String) -> Completeness) -> Input? {
    if let prompts, start == buffer.count { show(prompts.first) }
    while true {
      if let stop = fill() { return stop }
      if start == buffer.count, hasEnded { return nil }
      let length = hasEnded ? buffer.count - start : wholeLength(complete: complete)
      if length > 0 { return handOver(length) }
      limit *= 2
      if let prompts { show(prompts.following) }
    }
  }

  /// Reads until the writer pauses after a line break, the limit is reached or all is read.
  private mutating func fill() -> Input? {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    var isFirst = true
    while !hasEnded, buffer.count < limit {
      let hasLine = buffer.last == UInt8(ascii: "\n")
      if hasLine, !isFirst, prompts != nil || !canRead(within: PipedLines.pause) { return nil }
      isFirst = false
      switch readSome() {
      case .some: break
      case .end: hasEnded = true
      case .interrupted: return interruption()
      }
    }
    return nil
  }

  private enum Outcome { case some, end, interrupted }

  private mutating func readSome() -> Outcome {
    let size = PipedLines.batch
    var count = 0
    buffer.reserveCapacity(buffer.count + size)
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { space in
      count = read(descriptor, space.baseAddress, size)
      if count > 0 { buffer.append(contentsOf: space[..<count]) }
    }
    if count > 0 { return .some }
    if count < 0, errno == EINTR { return .interrupted }
    if count < 0, errno == EAGAIN {
      _ = canRead(within: -1)
      return .some
    }
    return .end
  }

  private func canRead(within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) != 0
  }

  private mutating func interruption() -> Input {
    line += breaks(in: buffer)
    buffer.removeAll()
    return .dropped
  }

  /// The length of the whole inputs at the start of what was read, 0 when not even one is whole.
  private func wholeLength(complete: (String) -> Completeness) -> Int {
    var whole = start
    var at = start
    while let end = buffer[at...].firstIndex(of: UInt8(ascii: "\n")) {
      at = end + 1
      if at < buffer.count, !beginsInput(at) { continue }
      if at == buffer.count, buffer.count >= limit, whole > start { break }
      let piece = String(decoding: buffer[whole..<at], as: UTF8.self)
      if case .incomplete = complete(piece) { continue }
      whole = at
    }
    return whole - start
  }

  /// Whether a line can be the first of an input: what is indented, closes a bracket or begins
  /// with a dot goes on with the line before it.
  private func beginsInput(_ index: Int) -> Bool {
    switch buffer[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "."), UInt8(ascii: "}"),
      UInt8(ascii: ")"), UInt8(ascii: "]"):
      false
    default: true
    }
  }

  /// Hands over so many bytes; the lines before one that is no text come first, on their own.
  private mutating func handOver(_ length: Int) -> Input {
    limit = PipedLines.batch
    let bytes = buffer[start..<start + length]
    do {
      return .text(try take(bytes), line: line - breaks(in: bytes))
    } catch {
      let lines = bytes.split(
        separator: UInt8(ascii: "\n"), maxSplits: error.line - 1, omittingEmptySubsequences: false)
      let good = bytes[..<(lines.last?.startIndex ?? start)]
      if error.line > 1, let text = try? take(good) {
        return .text(text, line: line - breaks(in: good))
      }
      hasEnded = true
      start = buffer.count
      return .notText(line: line + error.line - 1, byte: error.byte, value: error.value)
    }
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) throws(NotText) -> String {
    let hasBreak = bytes.last == UInt8(ascii: "\n")
    let text = try LineEditing.text(of: hasBreak ? bytes.dropLast() : bytes)
    start = bytes.endIndex
    line += breaks(in: bytes)
    return text
  }

  private func breaks(in bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }

  private func show(_ prompt: String) {
    var bytes = Array(prompt.utf8)
    while !bytes.isEmpty {
      let count = write(STDOUT_FILENO, bytes, bytes.count)
      guard count > 0 else { return }
      bytes.removeFirst(count)
    }
  }
}
