/// A colour of SwiftUI's palette, one made of parts, or one that an asset catalog would name.
public struct Color: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case system(SystemColor)
    case parts(red: Double, green: Double, blue: Double)
    case asset(String)
  }

  /// The space that parts of a colour are given in; all are drawn as sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  let base: Base
  /// From 0, which cannot be seen, to 1.
  let alpha: Double

  init(base: Base, alpha: Double) {
    self.base = base
    self.alpha = alpha
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      base: .parts(
        red: red.clampedToUnit, green: green.clampedToUnit, blue: blue.clampedToUnit),
      alpha: opacity.clampedToUnit)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let parts = redGreenBlue(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: parts.red, green: parts.green, blue: parts.blue, opacity: opacity)
  }

  /// A colour of an asset catalog.
  ///
  /// Its parts are not known here, so it is drawn as gray under its own name.
  public init(_ name: String) {
    self.init(base: .asset(name), alpha: 1)
  }

  /// Multiplies the opacity of the colour.
  public func opacity(_ opacity: Double) -> Color {
    Color(base: base, alpha: alpha * opacity.clampedToUnit)
  }
}

extension Color {
  public static let red = Color(system: .red)
  public static let orange = Color(system: .orange)
  public static let yellow = Color(system: .yellow)
  public static let green = Color(system: .green)
  public static let mint = Color(system: .mint)
  public static let teal = Color(system: .teal)
  public static let cyan = Color(system: .cyan)
  public static let blue = Color(system: .blue)
  public static let indigo = Color(system: .indigo)
  public static let purple = Color(system: .purple)
  public static let pink = Color(system: .pink)
  public static let brown = Color(system: .brown)
  public static let white = Color(system: .white)
  public static let gray = Color(system: .gray)
  public static let black = Color(system: .black)
  public static let clear = Color(system: .clear)
  public static let primary = Color(system: .primary)
  public static let secondary = Color(system: .secondary)
  public static let accentColor = Color(system: .accentColor)

  init(system: SystemColor) {
    self.init(base: .system(system), alpha: 1)
  }
}

extension Double {
  /// The number between 0 and 1 that is nearest; 0 for what is no number.
  var clampedToUnit: Double {
    self > 0 ? Swift.min(self, 1) : 0
  }
}

private func redGreenBlue(
  hue: Double, saturation: Double, brightness: Double
) -> (red: Double, green: Double, blue: Double) {
  let value = brightness.clampedToUnit
  let chroma = value * saturation.clampedToUnit
  let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
  func part(_ shift: Double) -> Double {
    let place = (turn + shift).truncatingRemainder(dividingBy: 6)
    return value - chroma * max(0, min(place, 4 - place, 1))
  }
  return (part(5), part(3), part(1))
}
