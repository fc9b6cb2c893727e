extension ViewNode {
  /// The views below as an indented list, a line each; nodes that only hold others are left out.
  func outline(indent: Int = 0, into lines: inout [String]) {
    var next = indent
    if let name = outlineName {
      lines.append(String(repeating: "  ", count: min(indent, 100)) + name)
      next += 1
    }
    visitChildren { $0.outline(indent: next, into: &lines) }
  }

}
