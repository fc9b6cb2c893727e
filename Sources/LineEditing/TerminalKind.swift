#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What `TERM` says, empty when it says nothing.
func terminalName() -> String { environment("TERM") ?? "" }

/// Whether a terminal of that name moves its cursor as told: not `dumb`, and known by its family
/// or to the machine's terminal database.
func canMoveCursor(terminalNamed name: String) -> Bool {
  guard let first = name.utf8.first, name != "dumb", !name.utf8.contains(UInt8(ascii: "/"))
  else { return false }
  let families = [
    "xterm", "screen", "tmux", "linux", "rxvt", "vt1", "vt2", "ansi", "alacritty", "foot", "st",
    "kitty", "konsole", "gnome", "putty", "wezterm", "ghostty", "contour", "iterm", "cygwin",
  ]
  if families.contains(where: name.hasPrefix) { return true }
  let letter = String(decoding: [first], as: UTF8.self)
  let folders = [
    environment("TERMINFO"), environment("HOME").map { $0 + "/.terminfo" }, "/etc/terminfo",
    "/lib/terminfo", "/usr/share/terminfo",
  ]
  return folders.compactMap(\.self).contains { folder in
    [letter, String(first, radix: 16)].contains { access("\(folder)/\($0)/\(name)", R_OK) == 0 }
  }
}

private func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
