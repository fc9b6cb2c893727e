extension View {
  /// Draws the view larger or smaller, around a point of it; its place in the layout stays as it is.
  ///
  /// Shapes and colours are scaled, text keeps its size around its moved middle.
  public consuming func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> Modified<Self> {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view larger or smaller, alike in both directions; see `scaleEffect(x:y:anchor:)`.
  public consuming func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> Modified<Self> {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view wider and higher, or mirrored where a factor is negative.
  public consuming func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> Modified<Self> {
    layout(PlaneEffect(change: .scale(x: x, y: y, anchor)))
  }

  /// Draws the view mirrored where lines run from right to left.
  public consuming func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layout(PlaneEffect(change: enabled ? .mirrorForRightToLeft : .scale(x: 1, y: 1, .center)))
  }
}
