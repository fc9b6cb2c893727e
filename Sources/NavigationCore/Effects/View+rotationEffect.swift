extension View {
  /// Draws the view turned clockwise around a point of it; its place in the layout stays as it is.
  ///
  /// Shapes and colours are turned, arrows among the symbols by quarters of a turn; text stays upright.
  public consuming func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> Modified<Self> {
    layout(PlaneEffect(change: .rotation(angle, anchor)))
  }

  /// Draws the view turned in space around an axis, as it looks from very far: without perspective.
  public consuming func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> Modified<Self> {
    layout(
      PlaneEffect(
        change: .rotationInSpace(angle, x: axis.x, y: axis.y, z: axis.z, anchor)))
  }

  /// Draws the view under a map of the plane, which counts from the view's corner.
  public consuming func transformEffect(_ transform: CGAffineTransform) -> Modified<Self> {
    layout(PlaneEffect(change: .map { _ in transform }))
  }

  /// Draws the view under a map of the plane; what would need perspective is left out.
  public consuming func projectionEffect(_ transform: ProjectionTransform) -> Modified<Self> {
    layout(PlaneEffect(change: .map { _ in transform.plane }))
  }
}
