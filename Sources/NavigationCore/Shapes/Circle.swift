/// The largest circle that fits, in the middle.
public struct Circle: InsettableShape {
  private let amount: CGFloat

  public init() {
    amount = 0
  }

  private init(inset amount: CGFloat) {
    self.amount = amount
  }

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.insetBy(dx: amount, dy: amount))
  }

  /// A square, as large as the shorter length that is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let side?, nil), (nil, let side?): side
      case (nil, nil): 10
      }
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> Circle {
    Circle(inset: self.amount + amount)
  }
}

/// The ellipse that fills the space that is offered.
public struct Ellipse: InsettableShape {
  private let amount: CGFloat

  public init() {
    amount = 0
  }

  private init(inset amount: CGFloat) {
    self.amount = amount
  }

  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: amount, dy: amount))
  }

  public func inset(by amount: CGFloat) -> Ellipse {
    Ellipse(inset: self.amount + amount)
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
