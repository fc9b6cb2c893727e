extension Catalog {
  static let integers: [CatalogFamily] = [{ integerTypes }, { integerMaking }, { integerMembers }]

  private static let integerTypes: [CatalogEntry] = [
    type(
      "struct Int: BinaryInteger, Comparable, Hashable, Codable, Sendable", "A whole number."),
    type("typealias Int8 = Int", "A whole number; the playground has one size of them."),
    type("typealias Int16 = Int", "A whole number; the playground has one size of them."),
    type("typealias Int32 = Int", "A whole number; the playground has one size of them."),
    type("typealias Int64 = Int", "A whole number; the playground has one size of them."),
    type("typealias UInt = Int", "A whole number; the playground has one size of them."),
    type("typealias UInt8 = Int", "A whole number; the playground has one size of them."),
    type("typealias UInt16 = Int", "A whole number; the playground has one size of them."),
    type("typealias UInt32 = Int", "A whole number; the playground has one size of them."),
    type("typealias UInt64 = Int", "A whole number; the playground has one size of them."),
    type(
      "struct Bool: Equatable, Hashable, Codable, Sendable", "True or false."),
    entry("Bool", "init(_ value: Bool)", "The same value.") { (value: Bool) in value },
    entry("Bool", "init?(_ description: String)", "Reads `true` or `false`; else nil.") {
      (text: String) in Bool(text)
    },
    raw("Bool", "mutating func toggle()", "Turns true into false and false into true.") {
      machine, slots in
      slots[0] = .bool(!(slots[0].asBool ?? false))
      return .none
    },
    running("Bool", "static func random() -> Bool", "True or false at random.") { machine in
      Bool.random(using: &machine.generator)
    },
    entry("Bool", "var description: String", "The value as text.") { (value: Bool) in "\(value)" },
  ]

  private static let integerMaking: [CatalogEntry] = [
    entry("Int", "init()", "Zero.") { 0 },
    entry("Int", "init(_ source: Int)", "The same number.") { (value: Int) in value },
    running("Int", "init(_ source: Double)", "The number without its fraction.") {
      (machine, value: Double) in
      if let whole = Int(exactly: value.rounded(.towardZero)) { return whole }
      machine.stop(
        value.isFinite
          ? "Double value cannot be converted to Int because it is outside the representable range"
          : "Double value cannot be converted to Int because it is either infinite or NaN",
        help: "the value is \(value)")
      return 0
    },
    entry("Int", "init?(_ description: String)", "Reads a whole number from a text; else nil.") {
      (text: String) in Int(text)
    },
    running(
      "Int", "init?(_ text: String, radix: Int = 10)",
      "Reads a whole number written in another base, such as 16."
    ) { (machine, text: String, radix: Int) in
      checkedRadix(radix, machine).flatMap { Int(text, radix: $0) }
    },
    entry("Int", "init?(exactly source: Double)", "The number if it has no fraction; else nil.") {
      (value: Double) in Int(exactly: value)
    },
    entry("Int", "init(clamping source: Int)", "The same number.") { (value: Int) in value },
    entry("Int", "init(truncatingIfNeeded source: Int)", "The same number.") { (value: Int) in
      value
    },
    entry("Int", "static var max: Int", "The largest number.") { Int.max },
    entry("Int", "static var min: Int", "The smallest number.") { Int.min },
    entry("Int", "static var zero: Int", "Zero.") { 0 },
    running(
      "Int", "static func random(in range: Range<Int>) -> Int", "A number of a range at random."
    ) { (machine, range: Bounds) in randomInteger(range, machine) },
    running(
      "Int", "static func random(in range: ClosedRange<Int>) -> Int",
      "A number of a range at random."
    ) { (machine, range: Bounds) in randomInteger(range, machine) },
  ]

  private static let integerMembers: [CatalogEntry] = [
    running("Int", "func isMultiple(of other: Int) -> Bool", "Whether it divides evenly.") {
      (_, value: Int, other: Int) in value.isMultiple(of: other)
    },
    running(
      "Int", "func quotientAndRemainder(dividingBy rhs: Int) -> (quotient: Int, remainder: Int)",
      "The whole part of a division and what is left."
    ) { (machine, value: Int, other: Int) in
      let (quotient, overflows) = value.dividedReportingOverflow(by: other)
      if overflows { machine.stop("division by zero or overflow") }
      let rest = overflows ? 0 : value % other
      return Items.pair("quotient", .int(quotient), "remainder", .int(rest))
    },
    entry("Int", "func signum() -> Int", "-1, 0 or 1.") { (value: Int) in value.signum() },
    entry("Int", "var magnitude: Int", "The number without its sign.") { (value: Int) in
      Int(clamping: value.magnitude)
    },
    entry("Int", "func distance(to other: Int) -> Int", "How far another number is.") {
      (value: Int, other: Int) in other.subtractingReportingOverflow(value).partialValue
    },
    entry("Int", "func advanced(by n: Int) -> Int", "The number so far away.") {
      (value: Int, other: Int) in value &+ other
    },
    entry("Int", "var description: String", "The number as text.") { (value: Int) in "\(value)" },
    entry("Int", "var hashValue: Int", "A number that equal values share.") { (value: Int) in
      value
    },
    raw("Int", "mutating func negate()", "Changes the sign.") { machine, slots in
      let (value, overflows) = 0.subtractingReportingOverflow(slots[0].asInt ?? 0)
      if overflows { machine.stop("arithmetic overflow") }
      slots[0] = .int(value)
      return .none
    },
    entry("Int", "func formatted() -> String", "The number with its thousands grouped: 1,234.") {
      (value: Int) in groupedDigits(value)
    },
  ]

  private static func randomInteger(_ range: Bounds, _ machine: Machine) -> Int {
    guard let lower = range.lower.asInt, let last = range.last?.asInt, lower <= last else {
      machine.stop("can't get a random value of an empty range")
      return 0
    }
    return Int.random(in: lower...last, using: &machine.generator)
  }

  static func checkedRadix(_ radix: Int, _ machine: Machine) -> Int? {
    if (2...36).contains(radix) { return radix }
    machine.stop("radix must be in the range 2...36", help: "it is \(radix) here")
    return nil
  }
}

/// A whole number with commas between its thousands, as `Text("\(n)")` and `formatted()` show it.
func groupedDigits(_ number: Int) -> String {
  let digits = Array(String(number.magnitude))
  let grouped = digits.indices.map { index in
    (index > 0 && (digits.count - index).isMultiple(of: 3) ? "," : "") + String(digits[index])
  }
  return (number < 0 ? "-" : "") + grouped.joined()
}
