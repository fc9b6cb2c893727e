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
  var anchor = UnitPoint.topLeading

  public func path(in rect: CGRect) -> Path {
    let x = rect.minX + anchor.x * (rect.width - size.width)
    let y = rect.minY + anchor.y * (rect.height - size.height)
    return shape.path(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
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

  /// The shape made smaller all around, or itself when it cannot be.
  func inset(by amount: CGFloat) -> AnyShape {
    guard let shape = shape as? any InsettableShape else { return self }
    return AnyShape(shape.inset(by: amount))
  }
}

extension Path: Shape {
  /// The path as it is, moved to the rectangle's corner.
  public func path(in rect: CGRect) -> Path {
    rect.origin == .zero ? self : offsetBy(dx: rect.minX, dy: rect.minY)
  }
}

/// A shape elsewhere.
public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize

  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public func path(in rect: CGRect) -> Path { shape.offset(offset).path(in: rect) }
}

/// A shape made larger around a place of its space.
public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    shape.scale(x: scale.width, y: scale.height, anchor: anchor).path(in: rect)
  }
}

/// A shape turned around a place of its space.
public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    shape.rotation(angle, anchor: anchor).path(in: rect)
  }
}

/// A shape moved by a map.
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func path(in rect: CGRect) -> Path { shape.transform(transform).path(in: rect) }
}
