/// A screen, and the part of it that bars and the status bar leave free.
struct SafeRegion: Hashable {
  /// All cells that content may bleed into.
  var whole: CellRect
  /// The cells where content stands by itself.
  var safe: CellRect

  /// `rect`, extended on some edges to the end of the screen where it reaches the end of the safe part.
  func bleeding(_ rect: CellRect, _ edges: Edge.Set) -> CellRect {
    var left = rect.x
    var top = rect.y
    var right = rect.maxX
    var bottom = rect.maxY
    if edges.contains(.leading), left <= safe.x { left = min(left, whole.x) }
    if edges.contains(.top), top <= safe.y { top = min(top, whole.y) }
    if edges.contains(.trailing), right >= safe.maxX { right = max(right, whole.maxX) }
    if edges.contains(.bottom), bottom >= safe.maxY { bottom = max(bottom, whole.maxY) }
    return CellRect(x: left, y: top, width: right &- left, height: bottom &- top)
  }
}

extension ViewNode {
  /// The region of the nearest box above that says how far content may bleed.
  final var enclosingSafeRegion: SafeRegion? {
    var region: SafeRegion?
    walkAbove { node in
      region = node.safeRegion
      return region == nil
    }
    return region
  }
}
