/// The form of a symbol with a direction, such as `chevron.right` or `arrow.up`, under a map of the plane.
///
/// Cells know four directions, so the nearest one counts; a plus turned by an eighth is a cross, as it is often
/// used to close. Nil for symbols that look the same.
func turnedSymbolForm(_ name: String, _ motion: CGAffineTransform) -> String? {
  var parts = name.split(separator: ".").map(String.init)
  if parts.first == "plus" || parts.first == "xmark" {
    guard motion.turnsByAnEighth else { return nil }
    parts[0] = parts[0] == "plus" ? "xmark" : "plus"
    return symbolForm(parts.joined(separator: "."))
  }
  let directed = parts.indices.filter { directions[parts[$0]] != nil }
  guard directed.count == 1, let place = directed.first, let way = directions[parts[place]] else {
    return nil
  }
  parts[place] = nearestDirection(
    CGPoint(x: way.x * motion.a + way.y * motion.c, y: way.x * motion.b + way.y * motion.d))
  let form = symbolForm(parts.joined(separator: "."))
  return form.hasPrefix("{") ? nil : form
}

private let directions: [String: CGPoint] = [
  "left": CGPoint(x: -1, y: 0), "backward": CGPoint(x: -1, y: 0), "right": CGPoint(x: 1, y: 0),
  "forward": CGPoint(x: 1, y: 0), "up": CGPoint(x: 0, y: -1), "down": CGPoint(x: 0, y: 1),
]

private func nearestDirection(_ way: CGPoint) -> String {
  if abs(way.x) >= abs(way.y) { return way.x < 0 ? "left" : "right" }
  return way.y < 0 ? "up" : "down"
}

extension CGAffineTransform {
  /// Whether lines across come to lie nearer to a slant than to an axis.
  fileprivate var turnsByAnEighth: Bool {
    let (across, down) = (abs(a), abs(b))
    return min(across, down) > 0.4142 * max(across, down)
  }
}

/// The symbol that is shown where lines run in a direction: `chevron.forward` points to the end of lines, while
/// `chevron.right` points to the right everywhere.
func symbolName(_ name: String, _ direction: LayoutDirection) -> String {
  guard direction == .rightToLeft else { return name }
  let parts = name.split(separator: ".")
  let mirrored = parts.enumerated().map { index, part -> String in
    switch part {
    // Alone they are the keys of a player, which stay.
    case "forward" where index > 0: "backward"
    case "backward" where index > 0: "forward"
    default: String(part)
    }
  }
  return mirrored.joined(separator: ".")
}
