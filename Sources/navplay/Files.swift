import LineEditing
import SwiftSubset

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that cannot be read or written, as a sentence.
struct FileProblem: Error, Equatable {
  var sentence: String
  /// Whether a file stands where another was to be written.
  var isTaken = false
}

/// The only place where files are opened.
enum Files {
  private static let largest = 64 << 20

  /// The whole text of a file, without a byte-order mark and with `\n` at the ends of lines.
  static func script(_ path: String) throws(FileProblem) -> String {
    unified(try text(path))
  }

  /// A text without a byte-order mark and with `\n` at the ends of lines.
  static func unified(_ text: String) -> String {
    let bytes =
      text.utf8.starts(with: [0xef, 0xbb, 0xbf]) ? text.utf8.dropFirst(3) : text.utf8[...]
    guard bytes.contains(UInt8(ascii: "\r")) else { return String(Substring(bytes)) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == UInt8(ascii: "\n"), result.last == UInt8(ascii: "\r") { result.removeLast() }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The whole text of a file as it is.
  static func text(_ path: String) throws(FileProblem) -> String {
    let bytes = try bytes(path)
    do {
      return try LineEditing.text(of: bytes)
    } catch {
      let value = String(error.value, radix: 16, uppercase: true)
      throw FileProblem(
        sentence: "'\(path.harmless)' is not UTF-8: line \(error.line), byte \(error.byte) is "
          + "0x\(value); save the file as UTF-8")
    }
  }

  private static func bytes(_ path: String) throws(FileProblem) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path, errno) }
    defer { close(descriptor) }
    var about = stat()
    if fstat(descriptor, &about) == 0, about.st_mode & S_IFMT == S_IFDIR {
      throw FileProblem(
        sentence:
          "'\(path.harmless)' is a folder; name the files in it, such as \(path.harmless)/*.nav")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(clamping: about.st_size) + 1)
    while bytes.count <= largest {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { space in
        let count = read(descriptor, space.baseAddress, space.count)
        if count > 0 { bytes.append(contentsOf: space[..<count]) }
        return count
      }
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { throw unreadable(path, errno) }
    }
    throw FileProblem(sentence: "'\(path.harmless)' is larger than 64 MiB; that is no script")
  }

  private static func unreadable(_ path: String, _ number: Int32) -> FileProblem {
    guard number == ENOENT else {
      return FileProblem(
        sentence: "cannot read '\(path.harmless)': \(String(cString: strerror(number)))")
    }
    var sentence = "cannot read '\(path.harmless)': there is no such file"
    if let near = neighbour(of: path) { sentence += "; did you mean '\(near.harmless)'?" }
    return FileProblem(sentence: sentence)
  }

  /// A subcommand or a file in the same folder with nearly that name.
  private static func neighbour(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else {
      return nearestSpelling(to: path, among: ["run", "test"] + names(inFolder: "."))
    }
    let folder = String(path[...slash])
    let name = String(path[path.index(after: slash)...])
    return nearestSpelling(to: name, among: names(inFolder: folder)).map { folder + $0 }
  }

  /// The names in a folder, sorted, without those that begin with a dot.
  static func names(inFolder path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  enum Kind { case file, folder, missing }

  /// What stands at a path; a link to a folder is a folder only when `followsLinks`.
  static func kind(_ path: String, followsLinks: Bool) -> Kind {
    var about = stat()
    guard (followsLinks ? stat(path, &about) : lstat(path, &about)) == 0 else { return .missing }
    if about.st_mode & S_IFMT == S_IFDIR { return .folder }
    return .file
  }
}
