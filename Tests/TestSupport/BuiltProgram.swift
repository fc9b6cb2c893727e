#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program as it was built beside the tests, run in a folder of its own.
public final class BuiltProgram {
  public struct Result: Equatable, Sendable {
    public var status: Int32
    public var output: String
    public var errors: String

    public init(status: Int32, output: String, errors: String) {
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  /// The folder that it runs in, gone with this object.
  public let folder: String
  private let path: String

  public init() throws {
    var template = Array("/tmp/navplay-test.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure("no folder: \(errno)") }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = BuiltProgram.find()
    guard access(path, X_OK) == 0 else { throw Failure("there is no program at \(path)") }
  }

  deinit {
    for name in files { unlink(folder + "/" + name) }
    rmdir(folder)
  }

  public struct Failure: Error {
    public var sentence: String
    init(_ sentence: String) { self.sentence = sentence }
  }

  /// The names of the files in the folder, sorted.
  public var files: [String] {
    guard let folder = opendir(folder) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// In steps of 2 ms.
  private static let patience = 15_000

  /// Writes a file into the folder.
  public func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let descriptor = open(folder + "/" + name, O_CREAT | O_WRONLY | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw Failure("cannot write \(name): \(errno)") }
    defer { close(descriptor) }
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.put(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure("cannot write \(name): \(errno)") }
      rest = rest.dropFirst(count)
    }
  }

  /// The text of a file in the folder.
  public func text(of name: String) -> String {
    let descriptor = open(folder + "/" + name, O_RDONLY)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &part, part.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += part[..<count]
    }
  }

  /// Runs the program to its end.
  public func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    try wait(for: start(arguments, input: input, environment: environment))
  }

  /// Starts the program; `wait(for:)` ends it.
  public func start(
    _ arguments: [String], input: String, environment: [String: String] = [:]
  ) throws -> pid_t {
    try write(input.utf8, to: "in")
    try write([], to: "out")
    try write([], to: "err")
    return try spawn([path] + arguments, input: folder + "/in", environment)
  }

  /// Starts a line of the shell in which `$navplay` is the program.
  public func shell(_ line: String) throws -> Result {
    try write([], to: "out")
    try write([], to: "err")
    let process = try spawn(["/bin/sh", "-c", line], input: "/dev/null", ["navplay": path])
    return try wait(for: process)
  }

  /// Waits for the end, up to 30 seconds.
  public func wait(for process: pid_t) throws -> Result {
    var status: Int32 = 0
    var patience = BuiltProgram.patience
    while waitpid(process, &status, WNOHANG) == 0 {
      usleep(2_000)
      patience -= 1
      if patience == 0 {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        throw Failure("it did not end in time")
      }
    }
    let signal = status & 0x7f
    return Result(
      status: signal == 0 ? status >> 8 & 0xff : 128 + signal, output: text(of: "out"),
      errors: text(of: "err"))
  }

  private func spawn(
    _ words: [String], input: String, _ environment: [String: String]
  ) throws -> pid_t {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, folder + "/out", O_WRONLY | O_APPEND, 0)
    posix_spawn_file_actions_addopen(&actions, 2, folder + "/err", O_WRONLY | O_APPEND, 0)
    var settings = ["PATH=/usr/bin:/bin", "TERM=dumb", "LC_ALL=C"]
    settings += environment.map { "\($0.key)=\($0.value)" }
    let line = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + words
    var list = line.map { strdup($0) } + [nil]
    var variables = settings.map { strdup($0) } + [nil]
    defer { for text in list + variables { free(text) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, line[0], &actions, nil, &list, &variables)
    guard problem == 0 else { throw Failure("cannot start \(words[0]): \(problem)") }
    return process
  }

  private static func put(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #else
      Darwin.write(descriptor, bytes, count)
    #endif
  }

  /// The folder of the modules that were built with the tests.
  static var modules: String {
    find().split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/Modules"
  }

  /// Beside the tests that run; on macOS those run inside a helper, so it is in the package.
  private static func find() -> String {
    if let own = realpath("/proc/self/exe", nil) {
      defer { free(own) }
      let folder = String(cString: own).split(separator: "/").dropLast().joined(separator: "/")
      return "/\(folder)/navplay"
    }
    return #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
      + "/.build/debug/navplay"
  }
}
