#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Files {
  /// Writes a file whole or not at all: beside it, to the disk, then in its place.
  ///
  /// Without `replaces`, a file that is there stays and the write is refused.
  static func write(
    _ text: String, to path: String, replaces: Bool = true
  ) throws(FileProblem) {
    if !replaces, kind(path, followsLinks: false) != .missing { throw taken(path) }
    let target = resolved(path)
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw problem(path) }
    let bytes = Array(text.utf8)
    let isWritten = writeAll(bytes, to: descriptor) && keepMode(of: target, descriptor)
    let isSafe = isWritten && fsync(descriptor) == 0
    let isClosed = close(descriptor) == 0
    // The name is claimed before it is taken over, so that no other program's file is lost.
    guard replaces || !isSafe || claim(target) else {
      unlink(template)
      throw errno == EEXIST ? taken(path) : problem(path)
    }
    guard isClosed, isSafe, rename(template, target) == 0 else {
      let failure = problem(path)
      unlink(template)
      throw failure
    }
  }

  private static func taken(_ path: String) -> FileProblem {
    FileProblem(sentence: "'\(path.harmless)' is there already", isTaken: true)
  }

  private static func claim(_ path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    return descriptor >= 0 && close(descriptor) == 0
  }

  private static func problem(_ path: String) -> FileProblem {
    FileProblem(sentence: "cannot write '\(path.harmless)': \(String(cString: strerror(errno)))")
  }

  /// The file itself when the path is a link to it.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func keepMode(of path: String, _ descriptor: Int32) -> Bool {
    var about = stat()
    let mode = stat(path, &about) == 0 ? about.st_mode & 0o777 : 0o644
    return fchmod(descriptor, mode) == 0
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeSome(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// The system's call, whose name the function above hides.
private func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
