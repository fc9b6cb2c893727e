extension Catalog {
  static let ranges: [CatalogFamily] = [
    { rangeTypes }, { rangeMembers("Range") }, { rangeMembers("ClosedRange") },
    { SequenceFamily(owner: "Range", element: "Bound").entries.filter(isNotRanges) },
    { SequenceFamily(owner: "ClosedRange", element: "Bound").entries.filter(isNotRanges) },
    { strides },
  ]

  /// What a range knows without walking its numbers stands in `rangeMembers`.
  private static func isNotRanges(_ entry: CatalogEntry) -> Bool {
    let own = [
      "var isEmpty", "var count", "var first", "func contains(_", "func min()", "func max()",
    ]
    return !own.contains { entry.signature.hasPrefix($0) }
  }

  private static let rangeTypes: [CatalogEntry] = [
    type(
      "struct Range<Bound: Comparable>: RandomAccessCollection, Equatable, Hashable",
      "From a bound up to another that is not in it: `0..<3`."),
    type(
      "struct ClosedRange<Bound: Comparable>: RandomAccessCollection, Equatable, Hashable",
      "From a bound to another that is in it: `1...3`."),
    type(
      "struct PartialRangeFrom<Bound: Comparable>: Sequence", "From a bound without an end: `1...`."
    ),
    type("struct PartialRangeUpTo<Bound: Comparable>", "All before a bound: `..<3`."),
    type("struct PartialRangeThrough<Bound: Comparable>", "All to a bound: `...3`."),
    type("typealias IndexSet = Set<Int>", "Numbers of rows, as `onDelete` gives them."),
    entry("PartialRangeFrom", "var lowerBound: Bound", "The first value.") { (range: Bounds) in
      range.lower
    },
    entry("PartialRangeFrom", "func contains(_ element: Bound) -> Bool", "Whether it is in it.") {
      (range: Bounds, value: Value) in range.contains(value)
    },
    running(
      "PartialRangeFrom", "func prefix(_ maxLength: Int) -> [Int]", "So many values from its start."
    ) { (machine, range: Bounds, length: Int) in
      guard let length = Items.length(length, machine), let first = range.lower.asInt else {
        return [Int]()
      }
      let count = min(length, machine.limits.elements)
      return (0..<count).map { first.addingReportingOverflow($0).partialValue }
    },
    running(
      "PartialRangeFrom", "func first(where predicate: (Int) throws -> Bool) rethrows -> Int?",
      "The first value for which the closure gives true."
    ) { (machine, range: Bounds, predicate: Closure) in
      guard var value = range.lower.asInt else { return Int?.none }
      while !predicate.holds(.int(value)) {
        if machine.isStopped || value == .max { return nil }
        value += 1
      }
      return machine.isStopped ? nil : value
    },
    entry("PartialRangeUpTo", "func contains(_ element: Bound) -> Bool", "Whether it is in it.") {
      (range: Bounds, value: Value) in range.contains(value)
    },
    entry("PartialRangeThrough", "func contains(_ element: Bound) -> Bool", "Whether it is in it.")
    {
      (range: Bounds, value: Value) in range.contains(value)
    },
  ]

  private static func rangeMembers(_ owner: String) -> [CatalogEntry] {
    [
      entry(owner, "var lowerBound: Bound", "The first value.") { (range: Bounds) in range.lower },
      entry(owner, "var upperBound: Bound", "The value at the end.") { (range: Bounds) in
        range.upper
      },
      entry(owner, "var isEmpty: Bool", "Whether nothing is in it.") { (range: Bounds) in
        range.isEmpty
      },
      entry(owner, "var count: Int", "The number of values.") { (range: Bounds) in range.count },
      entry(owner, "var first: Bound?", "The first value, nil when the range is empty.") {
        (range: Bounds) in range.isEmpty ? nil : range.lower
      },
      entry(owner, "var last: Bound?", "The last value, nil when the range is empty.") {
        (range: Bounds) in range.last
      },
      entry(owner, "func min() -> Bound?", "The smallest value.") { (range: Bounds) in
        range.isEmpty ? nil : range.lower
      },
      entry(owner, "func max() -> Bound?", "The largest value.") { (range: Bounds) in range.last },
      entry(owner, "func contains(_ element: Bound) -> Bool", "Whether a value is in it.") {
        (range: Bounds, value: Value) in range.contains(value)
      },
      entry(
        owner, "func clamped(to limits: \(owner)<Bound>) -> \(owner)<Bound>",
        "The part of it that lies in other limits."
      ) { (range: Bounds, limits: Bounds) in range.clamped(to: limits) },
      entry(
        owner, "func overlaps(_ other: \(owner)<Bound>) -> Bool", "Whether both share a value."
      ) { (range: Bounds, other: Bounds) in
        !range.isEmpty && !other.isEmpty && range.starts(beforeEndOf: other)
          && other.starts(beforeEndOf: range)
      },
      entry(owner, "var description: String", "The range as text.") { (value: Value) in
        text(of: value)
      },
    ]
  }

  private static let strides: [CatalogEntry] = [
    running(
      "", "func stride(from start: Int, to end: Int, by stride: Int) -> [Int]",
      "Numbers at a distance, without the end."
    ) { (machine, start: Double, end: Double, step: Double) in
      Stride(start, end, step, isClosed: false).numbers(machine).map(Int.init(truncating:))
    },
    running(
      "", "func stride(from start: Double, to end: Double, by stride: Double) -> [Double]",
      "Numbers at a distance, without the end."
    ) { (machine, start: Double, end: Double, step: Double) in
      Stride(start, end, step, isClosed: false).numbers(machine)
    },
    running(
      "", "func stride(from start: Int, through end: Int, by stride: Int) -> [Int]",
      "Numbers at a distance, up to the end."
    ) { (machine, start: Double, end: Double, step: Double) in
      Stride(start, end, step, isClosed: true).numbers(machine).map(Int.init(truncating:))
    },
    running(
      "", "func stride(from start: Double, through end: Double, by stride: Double) -> [Double]",
      "Numbers at a distance, up to the end."
    ) { (machine, start: Double, end: Double, step: Double) in
      Stride(start, end, step, isClosed: true).numbers(machine)
    },
  ]
}

/// Numbers at a distance, as `stride` gives them.
private struct Stride {
  let start: Double
  let end: Double
  let step: Double
  let isClosed: Bool

  init(_ start: Double, _ end: Double, _ step: Double, isClosed: Bool) {
    (self.start, self.end, self.step, self.isClosed) = (start, end, step, isClosed)
  }

  func numbers(_ machine: Machine) -> [Double] {
    guard step != 0, step.isFinite, start.isFinite else {
      machine.stop("stride size must not be zero", help: "give a step other than 0")
      return []
    }
    let count = (end - start) / step
    guard count <= Double(machine.limits.elements) else {
      machine.stop("a stride of more than \(machine.limits.elements) elements")
      return []
    }
    machine.spend(count > 8 ? Int(count / 8) : 0)
    return isClosed
      ? Array(stride(from: start, through: end, by: step))
      : Array(stride(from: start, to: end, by: step))
  }
}

extension Int {
  /// The number without its fraction; what lies beyond the ends becomes the end.
  fileprivate init(truncating value: Double) {
    self = Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? Int.min : Int.max)
  }
}

/// A range as an argument or result.
struct Bounds: Readable, Writable {
  let lower: Value
  let upper: Value
  let isClosed: Bool
  private let hasLower: Bool
  private let hasUpper: Bool

  init(_ range: RangeValue) {
    lower = range.lower ?? .none
    upper = range.upper ?? .none
    (hasLower, hasUpper) = (range.lower != nil, range.upper != nil)
    isClosed = range.isClosed
  }

  static func read(_ value: Value, _ machine: Machine) -> Bounds? {
    value.object(RangeValue.self).map(Bounds.init)
  }

  func written(_ machine: Machine) -> Value {
    .object(
      RangeValue(hasLower ? lower : nil, hasUpper ? upper : nil, isClosed: isClosed))
  }

  var isEmpty: Bool { !isClosed && isEqual(lower, upper) }

  var count: Int {
    guard let lower = lower.asInt, let upper = upper.asInt else { return 0 }
    let (count, overflows) = upper.subtractingReportingOverflow(lower)
    return overflows ? Int.max : count &+ (isClosed ? 1 : 0)
  }

  var last: Value? {
    if isEmpty { return nil }
    return isClosed ? upper : upper.asInt.map { .int($0 &- 1) }
  }

  func contains(_ value: Value) -> Bool {
    if hasLower, isLess(value, lower) { return false }
    if !hasUpper { return true }
    return isClosed ? !isLess(upper, value) : isLess(value, upper)
  }

  func starts(beforeEndOf other: Bounds) -> Bool {
    other.isClosed ? !isLess(other.upper, lower) : isLess(lower, other.upper)
  }

  func clamped(to limits: Bounds) -> Bounds {
    func clamp(_ value: Value) -> Value {
      if isLess(value, limits.lower) { return limits.lower }
      return isLess(limits.upper, value) ? limits.upper : value
    }
    return Bounds(RangeValue(clamp(lower), clamp(upper), isClosed: isClosed))
  }
}
