import SwiftSubset

// Integers of other widths are `Int`s here; what would not fit them is refused all the same.

extension Lowering {
  /// `UInt8(300)`: a number made as one of another width must fit it.
  func inRange(of name: Identifier, _ call: Call, _ made: Typed) -> Typed {
    guard let ends = Program.narrowIntegers[name.text], program.types[name.text] == nil,
      call.written.count == 1, let argument = call.written.first
    else { return made }
    if argument.label == nil { checkLiteral(argument.value, as: name.text) }
    let (run, place) = (made.value, place(call.range))
    switch (argument.label?.text, made.type) {
    case (nil, .int):
      return Typed(.int) { machine, frame in
        let value = run(machine, frame)
        if let number = value.asInt, !ends.contains(number) {
          machine.stop(
            number < 0 && ends.lowerBound == 0
              ? "Negative value is not representable"
              : "Not enough bits to represent the passed value",
            help: Lowering.rangeHelp(name.text, number, ends),
            at: place.location)
        }
        return value
      }
    case (nil, .optional(.int)), ("exactly", .optional(.int)):
      return Typed(made.type) { machine, frame in
        let value = run(machine, frame)
        return value.asInt.map(ends.contains) ?? true ? value : .none
      }
    case ("clamping", .int):
      return Typed(.int) { machine, frame in
        let value = run(machine, frame)
        return value.asInt.map { .int(min(max($0, ends.lowerBound), ends.upperBound)) } ?? value
      }
    default: return made
    }
  }

  /// `let u: UInt8 = 300`: a literal that its type cannot hold.
  func checkLiteral(_ value: Expression, as reference: TypeReference?) {
    guard case .named(let parts, _)? = reference, parts.count == 1 else { return }
    checkLiteral(value, as: parts[0].name.text)
  }

  private func checkLiteral(_ value: Expression, as name: String) {
    guard let ends = Program.narrowIntegers[name], program.types[name] == nil,
      let number = value.literalInteger, !ends.contains(number)
    else { return }
    let kind = ends.lowerBound == 0 ? "unsigned " : ""
    report(
      number < 0 && ends.lowerBound == 0
        ? "negative integer '\(number)' overflows when stored into \(kind)type '\(name)'"
        : "integer literal '\(number)' overflows when stored into '\(name)'", at: value.range,
      help: Lowering.rangeHelp(name, number, ends))
  }

  private static func rangeHelp(_ name: String, _ number: Int, _ ends: ClosedRange<Int>) -> String {
    number < 0 && ends.lowerBound == 0
      ? "'\(name)' has no negative numbers"
      : "'\(name)' holds \(ends.lowerBound) to \(ends.upperBound)"
  }
}

extension Expression {
  /// A whole number as it is written, with its sign.
  fileprivate var literalInteger: Int? {
    switch self {
    case .integer(let value?, _): Int(exactly: value)
    case .prefix(let op, let operand) where op.text == "-": operand.literalInteger.map { -$0 }
    default: nil
    }
  }
}
