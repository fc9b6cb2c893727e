extension View {
  /// Puts views in front of this one, which alone decides the size.
  @inlinable
  public consuming func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> Modified<Self> {
    layered(content(), as: .overlay, alignment: alignment)
  }

  /// Puts a view in front of this one, which alone decides the size.
  @_disfavoredOverload @inlinable
  public consuming func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> Modified<Self> {
    layered(overlay, as: .overlay, alignment: alignment)
  }

  /// Fills what is in front of the view, and beyond the safe area where the view reaches its edges.
  @inlinable
  public consuming func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> Modified<Self> {
    modified(overlayModification(style, edges))
  }
}

/// A fill in front of a box.
private struct StyleOverlay: UnaryLayout {
  let style: any ShapeStyle
  let edges: Edge.Set

  func draw(_ node: LayoutNode, _ child: LayoutNode, _ canvas: inout Canvas) {
    child.draw(&canvas)
    var rect = node.frame
    if !edges.isEmpty, let region = node.enclosingSafeRegion {
      rect = region.bleeding(rect, edges)
    }
    canvas.fill(rect, with: style._fill(in: node.environment.styles))
  }

  func needsLayout(after old: StyleOverlay) -> Bool { false }
}

@usableFromInline
func overlayModification(_ style: any ShapeStyle, _ edges: Edge.Set) -> Modification {
  LayoutModification(StyleOverlay(style: style, edges: edges))
}
