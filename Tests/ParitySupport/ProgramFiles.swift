#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that a test needs could not be read.
public struct FileMissing: Error, CustomStringConvertible {
  public let description: String
}

/// The bytes of a file.
public func contents(of path: String) throws -> [UInt8] {
  guard let file = fopen(path, "rb") else {
    throw FileMissing(description: "\(path) cannot be read")
  }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    guard count > 0 else { return bytes }
    bytes += chunk[..<count]
  }
}

/// The names in a folder, sorted; those that start with a dot are left out.
public func names(in folder: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names.sorted()
}
