/// A form that fills the space it is offered.
///
/// A shape is a view that fills its path with the foreground style. Cells are filled when it covers half of them.
public protocol Shape: View, Animatable, Sendable {
  /// The outline of the shape in a rectangle, in points.
  func path(in rect: CGRect) -> Path

  /// The size the shape takes of what it is offered, in points; all of it unless a shape says otherwise.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: ShapeView<Self> {
    ShapeView(shape: self, layers: [.fill(self, ForegroundStyle(), FillStyle())])
  }
}

/// A shape that can be drawn smaller by an inset on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape with its edges moved inwards by some points.
  func inset(by amount: CGFloat) -> InsetShape
}
