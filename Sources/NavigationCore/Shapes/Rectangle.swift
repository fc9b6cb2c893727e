/// All of the space that is offered.
public struct Rectangle: InsettableShape {
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

  public func inset(by amount: CGFloat) -> Rectangle {
    Rectangle(inset: self.amount + amount)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
