extension View {
  /// Fades the view; at 0 it keeps its space, draws nothing and cannot be tapped.
  public func opacity(_ opacity: Double) -> Modified<Self> {
    layout(Fading(opacity: opacity.clampedToUnit))
  }

  /// Keeps the view's space, but draws nothing; it cannot be tapped.
  public func hidden() -> Modified<Self> {
    layout(Fading(opacity: 0))
  }

  /// Whether the view and those inside take taps.
  public func allowsHitTesting(_ enabled: Bool) -> Modified<Self> {
    layout(HitTesting(isAllowed: enabled))
  }

  /// Draws the view in front of neighbours with a lower value.
  public func zIndex(_ value: Double) -> Modified<Self> {
    layout(Layering(value: value))
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
