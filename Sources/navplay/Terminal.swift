#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the program's own descriptors and environment say about the person in front of it.
enum Terminal {
  /// Whether a person types and reads here.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  static var showsOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether pictures are coloured when nobody said so: a terminal that moves, and none of the
  /// variables by which people say no.
  static var wantsColour: Bool {
    if let no = variable("NO_COLOR"), !no.isEmpty { return false }
    if variable("CLICOLOR") == "0" { return false }
    return showsOutput && variable("TERM") != nil && variable("TERM") != "dumb"
  }

  /// The width of the window that shows the output; nil when there is none.
  static var columns: Int? {
    var size = winsize()
    guard showsOutput, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
