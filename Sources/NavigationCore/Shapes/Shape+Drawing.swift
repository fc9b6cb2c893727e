extension Shape {
  /// Fills the shape with a style.
  public func fill(
    _ content: some ShapeStyle = .foreground, style: FillStyle = FillStyle()
  ) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [.fill(self, content, style)])
  }

  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle) -> ShapeView<Self> {
    fill(.foreground, style: style)
  }

  /// Draws the outline of the shape; the line lies half inside and half outside.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [.stroke(self, content, style)])
  }

  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the shape as a shape of its own.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: style)
  }

  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a line just inside the edge of the shape.
  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [.stroke(inset(by: style.lineWidth / 2), content, style)])
  }

  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Fills the shape on top of what is drawn of it so far.
  public func fill(
    _ content: some ShapeStyle = .foreground, style: FillStyle = FillStyle()
  ) -> ShapeView {
    ShapeView(shape: shape, layers: layers + [.fill(shape, content, style)])
  }

  /// Draws the outline on top of what is drawn of the shape so far.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView {
    ShapeView(shape: shape, layers: layers + [.stroke(shape, content, style)])
  }

  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line just inside the edge, on top of what is drawn of the shape so far.
  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView {
    let line = ShapeLayer.stroke(shape.inset(by: style.lineWidth / 2), content, style)
    return ShapeView(shape: shape, layers: layers + [line])
  }

  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content == AnyShape {
  /// Draws a line just inside the edge of a shape whose type is forgotten, if it can be made smaller.
  public func _strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    let line = ShapeLayer.stroke(shape.inset(by: style.lineWidth / 2), content, style)
    return ShapeView(shape: shape, layers: layers + [line])
  }
}

extension AnyShape {
  /// Draws a line just inside the edge of the shape, if it can be made smaller.
  public func _strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle
  ) -> ShapeView<AnyShape> {
    ShapeView(shape: self, layers: [])._strokeBorder(content, style: style)
  }
}
