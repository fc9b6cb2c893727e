/// How a change would move on a device; here changes are shown at once.
public struct Animation: Hashable, Sendable {
  let name: String

  public static let `default` = Animation(name: "default")
  public static let linear = Animation(name: "linear")
  public static let easeIn = Animation(name: "easeIn")
  public static let easeOut = Animation(name: "easeOut")
  public static let easeInOut = Animation(name: "easeInOut")
  public static let spring = Animation(name: "spring")
  public static let bouncy = Animation(name: "bouncy")
  public static let smooth = Animation(name: "smooth")
  public static let snappy = Animation(name: "snappy")
  public static let interactiveSpring = Animation(name: "interactiveSpring")

  public static func linear(duration: Double) -> Animation { linear }
  public static func easeIn(duration: Double) -> Animation { easeIn }
  public static func easeOut(duration: Double) -> Animation { easeOut }
  public static func easeInOut(duration: Double) -> Animation { easeInOut }

  /// `spring()` alone is the other one, as in SwiftUI.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { spring }

  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { spring }

  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { smooth }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { snappy }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation(name: "timingCurve") }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { interactiveSpring }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { spring }

  public func delay(_ delay: Double) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }

  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a view would come and go on a device; here it is there or it is not.
public struct AnyTransition: Hashable, Sendable {
  let name: String

  public static let identity = AnyTransition(name: "identity")
  public static let opacity = AnyTransition(name: "opacity")
  public static let scale = AnyTransition(name: "scale")
  public static let slide = AnyTransition(name: "slide")

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push") }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(name: "offset")
  }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition.scale
  }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// The view as it is: its changes are shown at once.
  public func animation(_ animation: Animation?) -> Self { self }

  /// The view as it is: its changes are shown at once.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }

  /// The view as it is: it is there or it is not.
  public func transition(_ transition: AnyTransition) -> Self { self }

  /// The view as it is: transactions carry nothing here.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
}
