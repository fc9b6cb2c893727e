extension View {
  /// Acts when the view is tapped; `count` taps on a device are one gesture here.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Modified<Self> {
    layout(Tapping(action: action))
  }

  /// Acts when the view is pressed for some time; a tap stands for it.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> Modified<Self> {
    layout(Tapping(action: action))
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
