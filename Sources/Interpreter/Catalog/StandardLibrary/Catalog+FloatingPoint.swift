extension Catalog {
  static let floatingPoint: [CatalogFamily] = [
    { doubleMaking }, { doubleMembers }, { doubleRounding }, { doubleLimits },
  ]

  private static let doubleMaking: [CatalogEntry] = [
    type(
      "struct Double: BinaryFloatingPoint, Comparable, Hashable, Codable, Sendable",
      "A number with a fraction."),
    type("typealias CGFloat = Double", "A length in points: a `Double`."),
    type("typealias Float = Double", "A number with a fraction: a `Double` here."),
    type("typealias TimeInterval = Double", "A time in seconds."),
    type("enum FloatingPointRoundingRule", "How a number is rounded."),
    entry("Double", "init()", "Zero.") { 0.0 },
    entry("Double", "init(_ value: Int)", "The same number.") { (value: Int) in Double(value) },
    entry("Double", "init(_ value: Double)", "The same number.") { (value: Double) in value },
    entry("Double", "init?(_ text: String)", "Reads a number from a text; else nil.") {
      (text: String) in Double(text)
    },
    entry("Double", "init?(exactly value: Int)", "The same number if it can be held exactly.") {
      (value: Int) in Double(exactly: value)
    },
    running(
      "Double", "static func random(in range: Range<Double>) -> Double",
      "A number of a range at random."
    ) { (machine, range: Bounds) in randomNumber(range, machine) },
    running(
      "Double", "static func random(in range: ClosedRange<Double>) -> Double",
      "A number of a range at random."
    ) { (machine, range: Bounds) in randomNumber(range, machine) },
  ]

  private static let doubleMembers: [CatalogEntry] = [
    entry("Double", "var isNaN: Bool", "Whether it is no number.") { (value: Double) in
      value.isNaN
    },
    entry("Double", "var isInfinite: Bool", "Whether it is infinite.") { (value: Double) in
      value.isInfinite
    },
    entry("Double", "var isFinite: Bool", "Whether it is an ordinary number.") { (value: Double) in
      value.isFinite
    },
    entry("Double", "var isZero: Bool", "Whether it is 0.") { (value: Double) in value.isZero },
    entry("Double", "var magnitude: Double", "The number without its sign.") { (value: Double) in
      value.magnitude
    },
    entry("Double", "func squareRoot() -> Double", "The square root.") { (value: Double) in
      value.squareRoot()
    },
    entry(
      "Double", "func truncatingRemainder(dividingBy other: Double) -> Double",
      "What is left of a division with a whole result."
    ) { (value: Double, other: Double) in value.truncatingRemainder(dividingBy: other) },
    entry(
      "Double", "func remainder(dividingBy other: Double) -> Double",
      "What is left of a division with the nearest whole result."
    ) { (value: Double, other: Double) in value.remainder(dividingBy: other) },
    entry("Double", "func distance(to other: Double) -> Double", "How far another number is.") {
      (value: Double, other: Double) in other - value
    },
    entry("Double", "func advanced(by amount: Double) -> Double", "The number so far away.") {
      (value: Double, amount: Double) in value + amount
    },
    raw("Double", "mutating func negate()", "Changes the sign.") { _, slots in
      slots[0] = .double(-(slots[0].asDouble ?? 0))
      return .none
    },
    entry("Double", "var description: String", "The number as text.") { (value: Double) in
      "\(value)"
    },
    entry("Double", "var native: Double", "The same number.") { (value: Double) in value },
  ]

  private static let doubleRounding: [CatalogEntry] = [
    entry("Double", "func rounded() -> Double", "The nearest whole number; halves go away from 0.")
    {
      (value: Double) in value.rounded()
    },
    entry(
      "Double", "func rounded(_ rule: FloatingPointRoundingRule) -> Double",
      "A whole number near it, by a rule."
    ) { (value: Double, rule: FloatingPointRoundingRule) in value.rounded(rule) },
    raw("Double", "mutating func round()", "Makes it the nearest whole number.") { _, slots in
      slots[0] = .double((slots[0].asDouble ?? 0).rounded())
      return .none
    },
    constant(
      "FloatingPointRoundingRule",
      "static let toNearestOrAwayFromZero: FloatingPointRoundingRule", "Halves go away from 0."
    ) { FloatingPointRoundingRule.toNearestOrAwayFromZero },
    constant(
      "FloatingPointRoundingRule", "static let toNearestOrEven: FloatingPointRoundingRule",
      "Halves go to the even number."
    ) { FloatingPointRoundingRule.toNearestOrEven },
    constant(
      "FloatingPointRoundingRule", "static let up: FloatingPointRoundingRule", "To the larger one."
    ) { FloatingPointRoundingRule.up },
    constant(
      "FloatingPointRoundingRule", "static let down: FloatingPointRoundingRule",
      "To the smaller one."
    ) { FloatingPointRoundingRule.down },
    constant(
      "FloatingPointRoundingRule", "static let towardZero: FloatingPointRoundingRule",
      "Without the fraction."
    ) { FloatingPointRoundingRule.towardZero },
    constant(
      "FloatingPointRoundingRule", "static let awayFromZero: FloatingPointRoundingRule",
      "Away from 0."
    ) { FloatingPointRoundingRule.awayFromZero },
  ]

  private static let doubleLimits: [CatalogEntry] = [
    entry("Double", "static var infinity: Double", "More than every number.") { Double.infinity },
    entry("Double", "static var nan: Double", "No number.") { Double.nan },
    entry("Double", "static var pi: Double", "The ratio of a circle's length to its width.") {
      Double.pi
    },
    entry("Double", "static var zero: Double", "Zero.") { 0.0 },
    entry("Double", "static var greatestFiniteMagnitude: Double", "The largest number.") {
      Double.greatestFiniteMagnitude
    },
    entry("Double", "static var leastNonzeroMagnitude: Double", "The number nearest to 0.") {
      Double.leastNonzeroMagnitude
    },
    entry("Double", "static var leastNormalMagnitude: Double", "The smallest exact number.") {
      Double.leastNormalMagnitude
    },
    entry("Double", "static var ulpOfOne: Double", "The distance from 1 to the next number.") {
      Double.ulpOfOne
    },
  ]

  private static func randomNumber(_ range: Bounds, _ machine: Machine) -> Double {
    guard let lower = range.lower.asDouble, let upper = range.upper.asDouble, lower <= upper,
      (upper - lower).isFinite
    else {
      machine.stop("can't get a random value of an empty or endless range")
      return 0
    }
    return lower == upper ? lower : Double.random(in: lower..<upper, using: &machine.generator)
  }
}

extension FloatingPointRoundingRule: NativeType {
  static let catalogName = "FloatingPointRoundingRule"
  var catalogText: String { "\(self)" }
}
