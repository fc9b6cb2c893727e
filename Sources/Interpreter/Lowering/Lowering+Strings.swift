import NavigationCore
import SwiftSubset

extension Lowering {
  func string(_ literal: StringLiteral, _ expected: Type?) -> Typed {
    let target = expected?.unwrapped
    if case .nominal(let symbol, _)? = target, symbol.isCatalog {
      switch symbol.name {
      case "LocalizedStringKey": return literalText(literal, target ?? .unknown)
      case "Character": return Typed(plainString(literal).code, target ?? .unknown)
      default: break
      }
    }
    return plainString(literal)
  }

  private func plainString(_ literal: StringLiteral) -> Typed {
    if let text = literal.plainText {
      let value = Value.string(text)
      return Typed(.value { _, _ in value }, .string)
    }
    let parts = literal.parts.map { part in stringPart(part) { text(of: $0, $1) } }
    return Typed(.value(join(parts) { .string($0) }), .string)
  }

  private func literalText(_ literal: StringLiteral, _ type: Type) -> Typed {
    if let text = literal.plainText {
      let value = Value.object(LiteralText(LocalizedStringKey(text)))
      return Typed(.value { _, _ in value }, type)
    }
    let parts = literal.parts.map(literalPart)
    return Typed(
      .value { machine, frame in
        let parts = parts.map { $0(machine, frame) }
        guard checkLength(parts.reduce(0) { $0 + $1.bytes }, machine) else {
          return .object(LiteralText([]))
        }
        return .object(LiteralText(parts))
      }, type)
  }

  private func literalPart(
    _ part: StringLiteral.Part
  ) -> (Machine, Frame) -> LiteralText.Part {
    if case .text(let text) = part { return { _, _ in .written(text) } }
    if case .interpolation(let arguments, _) = part, arguments.count == 1 {
      let typed = lower(arguments[0].value)
      let (run, type) = (typed.value, typed.type)
      return { machine, frame in
        let value = run(machine, frame)
        if let text = Text.read(value, machine) { return .text(text) }
        if let image = Image.read(value, machine) { return .text(Text(image)) }
        return .value(value.asString ?? localizedText(value, type))
      }
    }
    let run = stringPart(part, localizedText)
    return { .value(run($0, $1)) }
  }

  private func stringPart(
    _ part: StringLiteral.Part, _ describe: @escaping (Value, Type) -> String
  ) -> (Machine, Frame) -> String {
    switch part {
    case .text(let text): return { _, _ in text }
    case .interpolation(let arguments, let range):
      guard let first = arguments.first else {
        report("expected expression in string interpolation", at: range)
        return { _, _ in "" }
      }
      let typed = lower(first.value)
      let format = arguments.dropFirst().first { $0.label?.text == "specifier" }
      if let format, case .string(let literal) = format.value, let specifier = literal.plainText {
        let run = typed.value
        return { formatted(run($0, $1), specifier) }
      }
      if case .string = typed.type {
        let run = typed.value
        return { run($0, $1).asString ?? "" }
      }
      let (run, type) = (typed.value, typed.type)
      return { describe(run($0, $1), type) }
    }
  }

  private func join(
    _ parts: [(Machine, Frame) -> String], _ make: @escaping (String) -> Value
  ) -> (Machine, Frame) -> Value {
    { machine, frame in
      var text = ""
      for part in parts { text += part(machine, frame) }
      return make(checkLength(text.utf8.count, machine) ? text : "")
    }
  }
}

private func checkLength(_ bytes: Int, _ machine: Machine) -> Bool {
  if bytes <= machine.limits.textBytes { return true }
  machine.stop("a text of more than \(machine.limits.textBytes) bytes", help: "build less text")
  return false
}

/// A value as `Text` of a literal shows it: `1,234`, `1.500000`.
func localizedText(_ value: Value, _ type: Type) -> String {
  switch value {
  case .int(let number): return grouped(number)
  case .double(let number): return fixed(number, places: 6)
  default: return text(of: value, type)
  }
}

private func grouped(_ number: Int) -> String {
  let digits = Array(String(number.magnitude))
  var result = number < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { result += "," }
    result.append(digit)
  }
  return result
}

/// `%.2f` and its like, for `\(x, specifier: "%.2f")`.
private func formatted(_ value: Value, _ specifier: String) -> String {
  guard specifier.hasPrefix("%") else { return specifier }
  switch specifier.last {
  case "f":
    let places = specifier.split(separator: ".").last.flatMap { Int($0.dropLast()) } ?? 6
    return fixed(value.asDouble ?? 0, places: places)
  case "d":
    let digits = String(value.asInt ?? 0)
    let width = Int(specifier.dropFirst().filter(\.isNumber)) ?? 0
    let fill: Character = specifier.dropFirst().hasPrefix("0") ? "0" : " "
    return String(repeating: fill, count: max(0, min(width, 64) - digits.count)) + digits
  default: return text(of: value)
  }
}

/// A number with so many decimals, rounded half to even as C does.
func fixed(_ number: Double, places: Int) -> String {
  guard number.isFinite else { return "\(number)" }
  let places = min(max(places, 0), 15)
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let scaled = (number.magnitude * scale).rounded(.toNearestOrEven)
  guard scaled < 9e15 else { return "\(number)" }
  let digits = String(Int(scaled))
  let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  let sign = number < 0 && scaled > 0 ? "-" : ""
  return sign + padded.dropLast(places) + (places > 0 ? "." + padded.suffix(places) : "")
}
