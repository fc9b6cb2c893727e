#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Catalog {
  static let mathematics: [CatalogEntry] = [
    one("sqrt", "The square root.") { $0.squareRoot() },
    one("floor", "The whole number below.") { $0.rounded(.down) },
    one("ceil", "The whole number above.") { $0.rounded(.up) },
    one("round", "The nearest whole number; halves go away from 0.") { $0.rounded() },
    one("trunc", "The number without its fraction.") { $0.rounded(.towardZero) },
    one("fabs", "The number without its sign.") { $0.magnitude },
    one("sin", "The sine of an angle in radians.") { sin($0) },
    one("cos", "The cosine of an angle in radians.") { cos($0) },
    one("tan", "The tangent of an angle in radians.") { tan($0) },
    one("asin", "The angle of a sine.") { asin($0) },
    one("acos", "The angle of a cosine.") { acos($0) },
    one("atan", "The angle of a tangent.") { atan($0) },
    one("exp", "e to that power.") { exp($0) },
    one("log", "The natural logarithm.") { log($0) },
    one("log2", "The logarithm to base 2.") { log2($0) },
    one("log10", "The logarithm to base 10.") { log10($0) },
    one("cbrt", "The cube root.") { cbrt($0) },
    two("pow", "The first number to the power of the second.") { pow($0, $1) },
    two("atan2", "The angle of the point at y, x.") { atan2($0, $1) },
    two("hypot", "The length of a diagonal.") { hypot($0, $1) },
    two("fmod", "What is left of a division with a whole result.") { fmod($0, $1) },
  ]

  private static func one(
    _ name: String, _ summary: String, _ body: @escaping @Sendable (Double) -> Double
  ) -> CatalogEntry { entry("", "func \(name)(_ x: Double) -> Double", summary, body) }

  private static func two(
    _ name: String, _ summary: String, _ body: @escaping @Sendable (Double, Double) -> Double
  ) -> CatalogEntry { entry("", "func \(name)(_ x: Double, _ y: Double) -> Double", summary, body) }
}
