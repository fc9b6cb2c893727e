extension View {
  /// Acts when the view is tapped; `count` taps on a device are one gesture here.
  @inlinable
  public consuming func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> Modified<Self>
  {
    modified(tapModification(action))
  }

  /// Acts when the view is pressed for some time; a tap stands for it.
  @inlinable
  public consuming func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> Modified<Self> {
    modified(tapModification(action))
  }
}

private struct Tapping: UnaryLayout {
  let action: () -> Void

  func draw(_ node: LayoutNode, _ child: LayoutNode, _ canvas: inout Canvas) {
    canvas.beginTappable(node, isEnabled: node.environment.isEnabled)
    child.draw(&canvas)
    canvas.endTappable(frame: node.frame)
  }

  func activate() {
    action()
  }

  func needsLayout(after old: Tapping) -> Bool { false }
}

@usableFromInline
func tapModification(_ action: @escaping () -> Void) -> Modification {
  LayoutModification(Tapping(action: action))
}
