/// Draws a box moved, turned or scaled; its place in the layout stays as it is.
struct PlaneEffect: UnaryLayout {
  enum Change {
    case scale(x: CGFloat, y: CGFloat, UnitPoint)
    case rotation(Angle, UnitPoint)
    case rotationInSpace(Angle, x: CGFloat, y: CGFloat, z: CGFloat, UnitPoint)
    /// Mirrors across where lines run from right to left.
    case mirrorForRightToLeft
    /// Counts from the corner of a view of a size in points.
    case map((CGSize) -> CGAffineTransform)
  }

  let change: Change

  func draw(_ node: LayoutNode, _ child: LayoutNode, _ canvas: inout Canvas) {
    if case .mirrorForRightToLeft = change, node.environment.layoutDirection == .leftToRight {
      return child.draw(&canvas)
    }
    canvas.moving(by: map(of: node.frame.points)) { child.draw(&$0) }
  }

  func needsLayout(after old: PlaneEffect) -> Bool { false }

  private func map(of frame: CGRect) -> CGAffineTransform {
    switch change {
    case .scale(let x, let y, let anchor):
      CGAffineTransform(scaleX: x, y: y).around(anchor, of: frame)
    case .mirrorForRightToLeft: CGAffineTransform(scaleX: -1, y: 1).around(.center, of: frame)
    case .rotation(let angle, let anchor):
      CGAffineTransform(rotationAngle: angle.radians).around(anchor, of: frame)
    case .rotationInSpace(let angle, let x, let y, let z, let anchor):
      CGAffineTransform(seen: angle, x, y, z).around(anchor, of: frame)
    case .map(let map): map(frame.size).around(.topLeading, of: frame)
    }
  }
}

extension CGAffineTransform {
  /// The same map, with a place of a rectangle as the point that stays where it is.
  fileprivate func around(_ anchor: UnitPoint, of frame: CGRect) -> CGAffineTransform {
    let x = frame.minX + frame.width * anchor.x
    let y = frame.minY + frame.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// How a turn around an axis in space looks from the front, from very far.
  fileprivate init(seen angle: Angle, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else {
      self.init()
      return
    }
    let turn = CGAffineTransform(rotationAngle: angle.radians)
    let (x, y, z) = (x / length, y / length, z / length)
    let (cosine, sine) = (turn.a, turn.b)
    self.init(
      a: cosine + x * x * (1 - cosine), b: x * y * (1 - cosine) + z * sine,
      c: x * y * (1 - cosine) - z * sine, d: cosine + y * y * (1 - cosine), tx: 0, ty: 0)
  }
}
