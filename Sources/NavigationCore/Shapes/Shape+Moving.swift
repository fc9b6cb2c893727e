extension Shape {
  /// The part of the outline between two parts of its length, from 0 to 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> TrimmedShape<
    Self
  > {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// Moves the shape by some points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> MovedShape<Self> {
    transform(CGAffineTransform(translationX: x, y: y))
  }

  public func offset(_ offset: CGSize) -> MovedShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  public func offset(_ offset: CGPoint) -> MovedShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  /// Turns the shape around a place of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> MovedShape<Self> {
    moved(around: anchor, CGAffineTransform(rotationAngle: angle.radians))
  }

  /// Stretches the shape from a place of its rectangle.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> MovedShape<Self>
  {
    moved(around: anchor, CGAffineTransform(scaleX: x, y: y))
  }

  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> MovedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Moves the shape by a map.
  public func transform(_ transform: CGAffineTransform) -> MovedShape<Self> {
    MovedShape(shape: self) { _ in transform }
  }

  /// Draws the shape in a rectangle of this size.
  public func size(_ size: CGSize) -> SizedShape<Self> {
    SizedShape(shape: self, size: size)
  }

  public func size(width: CGFloat, height: CGFloat) -> SizedShape<Self> {
    size(CGSize(width: width, height: height))
  }

  /// Draws the shape in a rectangle of this size, which lies at a place of the space.
  public func size(_ size: CGSize, anchor: UnitPoint) -> SizedShape<Self> {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> SizedShape<Self> {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  private func moved(around anchor: UnitPoint, _ map: CGAffineTransform) -> MovedShape<Self> {
    MovedShape(shape: self) { rect in
      let x = rect.minX + anchor.x * rect.width
      let y = rect.minY + anchor.y * rect.height
      return CGAffineTransform(translationX: -x, y: -y).concatenating(map)
        .concatenating(CGAffineTransform(translationX: x, y: y))
    }
  }
}
