extension View {
  /// Puts views behind this one, which alone decides the size.
  @inlinable
  public consuming func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> Modified<Self> {
    layered(content(), as: .background, alignment: alignment)
  }

  /// Puts a view behind this one, which alone decides the size.
  @_disfavoredOverload @inlinable
  public consuming func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> Modified<Self> {
    layered(background, as: .background, alignment: alignment)
  }

  /// Fills what is behind the view, and beyond the safe area where the view reaches its edges.
  @inlinable
  public consuming func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> Modified<Self> {
    modified(backgroundModification(style, edges))
  }

  /// Fills what is behind the view with the colour of the screen.
  @inlinable
  public consuming func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> Modified<Self> {
    modified(backgroundModification(nil, edges))
  }
}

/// A fill behind a box.
private struct StyleBackground: UnaryLayout {
  /// Nil is the ground of the screen.
  let style: (any ShapeStyle)?
  let edges: Edge.Set

  func draw(_ node: LayoutNode, _ child: LayoutNode, _ canvas: inout Canvas) {
    var rect = node.frame
    if !edges.isEmpty, let region = node.enclosingSafeRegion {
      rect = region.bleeding(rect, edges)
    }
    let styles = node.environment.styles
    canvas.fill(rect, with: style?._fill(in: styles) ?? styles.background)
    child.draw(&canvas)
  }

  func needsLayout(after old: StyleBackground) -> Bool { false }
}

@usableFromInline
func backgroundModification(_ style: (any ShapeStyle)?, _ edges: Edge.Set) -> Modification {
  LayoutModification(StyleBackground(style: style, edges: edges))
}
