extension View {
  /// Fades the view; at 0 it keeps its space, draws nothing and cannot be tapped.
  @inlinable
  public consuming func opacity(_ opacity: Double) -> Modified<Self> {
    modified(opacityModification(opacity))
  }

  /// Keeps the view's space, but draws nothing; it cannot be tapped.
  @inlinable
  public consuming func hidden() -> Modified<Self> {
    modified(opacityModification(0))
  }

  /// Whether the view and those inside take taps.
  @inlinable
  public consuming func allowsHitTesting(_ enabled: Bool) -> Modified<Self> {
    modified(hitTestingModification(enabled))
  }

  /// Draws the view in front of neighbours with a lower value.
  @inlinable
  public consuming func zIndex(_ value: Double) -> Modified<Self> {
    modified(zIndexModification(value))
  }
}

private struct Fading: UnaryLayout {
  let opacity: Double

  func draw(_ node: LayoutNode, _ child: LayoutNode, _ canvas: inout Canvas) {
    // What cannot be seen cannot be tapped: it must not even be listed.
    guard opacity > 0 else { return }
    let before = canvas.opacity
    canvas.opacity *= opacity
    child.draw(&canvas)
    canvas.opacity = before
  }

  func needsLayout(after old: Fading) -> Bool { false }
}

private struct HitTesting: UnaryLayout {
  let isAllowed: Bool

  func draw(_ node: LayoutNode, _ child: LayoutNode, _ canvas: inout Canvas) {
    let before = canvas.allowsHitTesting
    canvas.allowsHitTesting = before && isAllowed
    child.draw(&canvas)
    canvas.allowsHitTesting = before
  }

  func needsLayout(after old: HitTesting) -> Bool { false }
}

private struct Layering: UnaryLayout {
  let value: Double

  func zIndex(_ child: LayoutNode) -> Double { value }
  func needsLayout(after old: Layering) -> Bool { false }
  func enter(_ graph: ViewGraph) { graph.usesZIndex = true }
}

@usableFromInline
func opacityModification(_ opacity: Double) -> Modification {
  LayoutModification(Fading(opacity: opacity.clampedToUnit))
}

@usableFromInline
func hitTestingModification(_ isAllowed: Bool) -> Modification {
  LayoutModification(HitTesting(isAllowed: isAllowed))
}

@usableFromInline
func zIndexModification(_ value: Double) -> Modification {
  LayoutModification(Layering(value: value))
}
