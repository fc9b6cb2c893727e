extension View {
  /// Draws only what of the view lies in a shape that has the view's size; what is cut away takes no taps.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> Modified<Self> {
    layout(Clipping(style: style) { shape.path(in: $0) })
  }

  /// Draws only what of the view lies in its own frame.
  public func clipped(antialiased: Bool = false) -> Modified<Self> {
    clipShape(Rectangle())
  }

  /// Cuts the corners of the view round; a radius of less than a cell does not show.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Modified<Self> {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Lets taps reach the view in all of a shape that has the view's size.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> Modified<Self> {
    layout(TapArea(style: FillStyle(eoFill: eoFill)) { shape.path(in: $0) })
  }

  /// Lets taps reach the view in all of a shape, if that is one of the uses of the shape; cells know no other.
  public func contentShape(
    _ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false
  ) -> Modified<Self> {
    let isForTaps = kind.contains(.interaction)
    return layout(
      TapArea(style: FillStyle(eoFill: eoFill)) { isForTaps ? shape.path(in: $0) : nil })
  }

  /// Draws a line just inside the edge of the view, in cells that hold no text.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }

  /// Fills a shape behind the view.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills a shape behind the view with the colour of the screen.
  public func background(
    in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape in front of the view.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}

/// Cuts what is drawn of a box.
private struct Clipping: UnaryLayout {
  let style: FillStyle
  let path: (CGRect) -> Path

  func draw(_ node: LayoutNode, _ child: LayoutNode, _ canvas: inout Canvas) {
    let before = canvas.clip
    canvas.clip = canvas.clip(inside: path(node.localRect), style, of: node.frame)
    child.draw(&canvas)
    canvas.clip = before
  }

  func needsLayout(after old: Clipping) -> Bool { false }
}

/// Takes taps for a box where nothing is drawn.
private struct TapArea: UnaryLayout {
  let style: FillStyle
  /// Nil leaves taps as they are.
  let path: (CGRect) -> Path?

  func draw(_ node: LayoutNode, _ child: LayoutNode, _ canvas: inout Canvas) {
    guard let path = path(node.localRect) else { return child.draw(&canvas) }
    let before = canvas.clip
    canvas.clip = canvas.clip(inside: path, style, of: node.frame)
    canvas.addHitArea(node.frame)
    canvas.clip = before
    child.draw(&canvas)
  }

  func needsLayout(after old: TapArea) -> Bool { false }
}

extension LayoutNode {
  /// Its rectangle in points, counted from its own corner.
  fileprivate var localRect: CGRect {
    CGRect(origin: .zero, size: frame.points.size)
  }
}

extension Clip {
  /// What of the clip lies in a path whose points count from the corner of `frame`.
  func intersection(_ path: Path, _ style: FillStyle, in frame: CellRect) -> Clip {
    if path.isRectangle(frame) { return intersection(frame) }
    return intersection(path.coverage(in: frame, visible: rect, eoFill: style.isEOFilled))
  }
}
