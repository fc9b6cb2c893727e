extension Color: CustomStringConvertible {
  /// The name people read.
  public var description: String { name }

  /// A colour between this one and another; `fraction` is the part of the other.
  ///
  /// Both spaces mix red, green and blue, as eight bits do not show the difference in cells.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let parts = NavigationCore.mix(other.packedParts, packedParts, amount: fraction)
    func part(_ shift: UInt32) -> Double { Double((parts >> shift) & 255) / 255 }
    let amount = fraction.clampedToUnit
    return Color(
      red: part(16), green: part(8), blue: part(0),
      opacity: alpha * (1 - amount) + other.alpha * amount)
  }
}

extension Gradient {
  /// How the colours between the stops are found; all are drawn alike.
  public struct ColorSpace: Hashable, Sendable {
    private let number: Int

    public static let device = ColorSpace(number: 0)
    public static let perceptual = ColorSpace(number: 1)
  }

  /// The gradient with its colours found in a space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension AnyGradient {
  /// The gradient with its colours found in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension Gradient: ShapeStyle {
  public func _fill(in context: StyleContext) -> Fill {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._fill(in: context)
  }
}
