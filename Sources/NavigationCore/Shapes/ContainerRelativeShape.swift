/// The form of the container around; outside of widgets, as here, that is a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  private let amount: CGFloat

  public init() {
    amount = 0
  }

  private init(inset amount: CGFloat) {
    self.amount = amount
  }

  public func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: amount, dy: amount))
  }

  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    ContainerRelativeShape(inset: self.amount + amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
