/// The outline of a shape's stroke.
public struct StrokedShape<Content: Shape>: Shape {
  let shape: Content
  let style: StrokeStyle

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A part of a shape's outline.
public struct TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  let start: CGFloat
  let end: CGFloat

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that is moved, turned or scaled in its rectangle.
public struct MovedShape<Content: Shape>: Shape {
  let shape: Content
  /// What moves the path, for the rectangle it is made in.
  let transform: @Sendable (CGRect) -> CGAffineTransform

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(rect))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension MovedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> MovedShape<Content.InsetShape> {
    MovedShape<Content.InsetShape>(shape: shape.inset(by: amount), transform: transform)
  }
}

/// A shape that is drawn in a rectangle of its own size, whatever it is offered.
public struct SizedShape<Content: Shape>: Shape {
  let shape: Content
  let size: CGSize

  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}

/// Any shape, its type forgotten.
public struct AnyShape: Shape {
  private let shape: any Shape

  public init(_ shape: some Shape) {
    self.shape = shape
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Path: Shape {
  /// The path as it is, moved to the rectangle's corner.
  public func path(in rect: CGRect) -> Path {
    rect.origin == .zero ? self : offsetBy(dx: rect.minX, dy: rect.minY)
  }
}
