extension Catalog {
  static let globals: [CatalogFamily] = [{ printing }, { failing }, { comparing }]

  private static let printing: [CatalogEntry] = [
    running(
      "", "func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")",
      "Writes values as text, on a line of its own."
    ) { (machine, items: [Value], separator: String, terminator: String) in
      machine.print(
        items.map { text(of: $0) }.joined(separator: separator), terminator: terminator)
      return Value.none
    },
    running(
      "",
      "func debugPrint(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")",
      "Writes values as they stand in collections: texts in quotes."
    ) { (machine, items: [Value], separator: String, terminator: String) in
      machine.print(
        items.map { debugText(of: $0) }.joined(separator: separator), terminator: terminator)
      return Value.none
    },
    running(
      "", "@discardableResult func dump<T>(_ value: T) -> T", "Writes a value with its parts."
    ) { (machine, value: Value) in
      machine.print("- " + debugText(of: value), terminator: "\n")
      return value
    },
    running("", "func NSLog(_ format: String)", "Writes a text.") { (machine, text: String) in
      machine.print(text, terminator: "\n")
      return Value.none
    },
  ]

  private static let failing: [CatalogEntry] = [
    running(
      "", "func fatalError(_ message: @autoclosure () -> String = \"\") -> Never",
      "Ends the run with a message."
    ) { (machine, message: Closure) in stop("fatal error", message, machine) },
    running(
      "", "func preconditionFailure(_ message: @autoclosure () -> String = \"\") -> Never",
      "Ends the run with a message."
    ) { (machine, message: Closure) in stop("fatal error", message, machine) },
    running(
      "", "func assertionFailure(_ message: @autoclosure () -> String = \"\")",
      "Ends the run with a message."
    ) { (machine, message: Closure) in stop("fatal error", message, machine) },
    running(
      "",
      "func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = \"\")",
      "Ends the run when a condition does not hold."
    ) { (machine, condition: Closure, message: Closure) in
      condition().asBool == false ? stop("assertion failed", message, machine) : .none
    },
    running(
      "",
      "func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = \"\")",
      "Ends the run when a condition does not hold."
    ) { (machine, condition: Closure, message: Closure) in
      condition().asBool == false ? stop("precondition failed", message, machine) : .none
    },
  ]

  private static func stop(_ reason: String, _ message: Closure, _ machine: Machine) -> Value {
    if machine.isStopped { return .none }
    let words = message().asString ?? ""
    machine.stop(words.isEmpty ? reason : reason + ": " + words)
    return .none
  }

  private static let comparing: [CatalogEntry] = [
    entry("", "func abs(_ x: Double) -> Double", "The number without its sign.") {
      (value: Double) in value.magnitude
    },
    running("", "func abs(_ x: Int) -> Int", "The number without its sign.") {
      (machine, value: Int) in
      if value == Int.min { machine.stop("arithmetic overflow") }
      return Int(clamping: value.magnitude)
    },
    entry("", "func min(_ x: Int, _ y: Int, _ rest: Int...) -> Int", "The smallest of the values.")
    {
      (first: Int, second: Int, rest: [Int]) in rest.reduce(min(first, second)) { min($0, $1) }
    },
    entry(
      "", "func min(_ x: Double, _ y: Double, _ rest: Double...) -> Double",
      "The smallest of the values."
    ) { (first: Double, second: Double, rest: [Double]) in
      rest.reduce(min(first, second)) { min($0, $1) }
    },
    entry(
      "", "func min<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T",
      "The smallest of the values."
    ) { (first: Value, second: Value, rest: [Value]) in
      ([first, second] + rest).min(by: isLess)
    },
    entry("", "func max(_ x: Int, _ y: Int, _ rest: Int...) -> Int", "The largest of the values.") {
      (first: Int, second: Int, rest: [Int]) in rest.reduce(max(first, second)) { max($0, $1) }
    },
    entry(
      "", "func max(_ x: Double, _ y: Double, _ rest: Double...) -> Double",
      "The largest of the values."
    ) { (first: Double, second: Double, rest: [Double]) in
      rest.reduce(max(first, second)) { max($0, $1) }
    },
    entry(
      "", "func max<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T", "The largest of the values."
    ) { (first: Value, second: Value, rest: [Value]) in
      ([first, second] + rest).max(by: isLess)
    },
    raw("", "func swap<T>(_ a: inout T, _ b: inout T)", "Exchanges two values.") { _, slots in
      let first = slots[0]
      slots[0] = slots[1]
      slots[1] = first
      return .none
    },
  ]
}
