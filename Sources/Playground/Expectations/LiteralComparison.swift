import SwiftSubset

/// Compares a literal with a value as `print` writes it.
///
/// Both are read as Swift: `3` is `3.0`, `.day` and `Mode.day` are `day`, and an optional is what it holds.
enum LiteralComparison {
  /// The expression of a text when it is a literal and nothing else.
  static func literal(_ text: String) -> Expression? {
    expression(text).flatMap { isLiteral($0) ? $0 : nil }
  }

  /// Whether a value that is written as `text` is the literal.
  static func matches(_ expected: ExpectedValue, _ text: String) -> Bool {
    if expected.text.utf8.elementsEqual(text.utf8) { return true }
    if let actual = expression(text) { return same(expected.expression, actual) }
    // A value that is not written as Swift is compared as text.
    if case .string(let literal) = expected.expression { return literal.plainText == text }
    return false
  }

  private static func expression(_ text: String) -> Expression? {
    let parsed = parse(SourceText(text))
    guard parsed.diagnostics.isEmpty, parsed.tree.statements.count == 1,
      case .expression(let expression) = parsed.tree.statements[0]
    else { return nil }
    return expression
  }

  private static func isLiteral(_ expression: Expression) -> Bool {
    switch expression {
    case .integer, .float, .boolean, .nil, .implicitMember: true
    case .string(let literal): literal.plainText != nil
    case .prefix(let sign, let inner): sign.text == "-" && number(inner) != nil
    case .array(let elements, _): elements.allSatisfy(isLiteral)
    case .dictionary(let pairs, _): pairs.allSatisfy { isLiteral($0.key) && isLiteral($0.value) }
    case .tuple(let parts, _): parts.allSatisfy { isLiteral($0.value) }
    case .name(let name, _): startsWithCapital(name.text)
    case .postfix(let base, let suffixes): isCase(base, suffixes)
    default: false
    }
  }

  /// `.night(3)`, `Mode.day`, `Point(x: 1)`: what a value is written as, and no computation.
  private static func isCase(_ base: Expression, _ suffixes: [Suffix]) -> Bool {
    switch base {
    case .implicitMember: break
    case .name(let name, _) where startsWithCapital(name.text): break
    default: return false
    }
    return suffixes.allSatisfy {
      switch $0 {
      case .member: true
      case .call(let call):
        call.trailing.isEmpty && call.arguments.allSatisfy { isLiteral($0.value) }
      default: false
      }
    }
  }

  private static func startsWithCapital(_ name: String) -> Bool { name.first?.isUppercase == true }

  private static func number(_ expression: Expression) -> Double? {
    switch expression {
    case .integer(let value, _): value.map { Double($0) }
    case .float(let value, _): value
    case .prefix(let sign, let inner): sign.text == "-" ? number(inner).map { -$0 } : nil
    default: nil
    }
  }

  private static func same(_ expected: Expression, _ actual: Expression) -> Bool {
    let (expected, actual) = (unwrapped(expected), unwrapped(actual))
    switch (expected, actual) {
    case (.integer(let one, _), .integer(let other, _)): return one == other
    case (.string(let one), .string(let other)):
      guard let one = one.plainText, let other = other.plainText else { return false }
      return one == other
    case (.boolean(let one, _), .boolean(let other, _)): return one == other
    case (.nil, .nil): return true
    case (.array(let one, _), .array(let other, _)):
      return one.count == other.count && zip(one, other).allSatisfy(same)
    case (.dictionary(let one, _), .dictionary(let other, _)):
      return one.count == other.count
        && one.allSatisfy { pair in
          other.contains { same(pair.key, $0.key) && same(pair.value, $0.value) }
        }
    case (.tuple(let one, _), .tuple(let other, _)): return same(one, other)
    default: break
    }
    if let one = number(expected), let other = number(actual) { return one == other }
    guard let one = Named(expected), let other = Named(actual) else { return false }
    return one.name == other.name && same(one.arguments, other.arguments)
  }

  private static func same(_ expected: [Argument], _ actual: [Argument]) -> Bool {
    expected.count == actual.count
      && zip(expected, actual).allSatisfy { $0.label == $1.label && same($0.value, $1.value) }
  }

  /// What `Optional(…)` holds.
  private static func unwrapped(_ expression: Expression) -> Expression {
    guard let named = Named(expression), named.name == "Optional", named.arguments.count == 1,
      named.arguments[0].label == nil
    else { return expression }
    return unwrapped(named.arguments[0].value)
  }

  /// The last name of a case or a type, with the values behind it.
  private struct Named {
    var name: String
    var arguments: [Argument] = []

    init?(_ expression: Expression) {
      switch expression {
      case .name(let name, _): self.name = name.text
      case .implicitMember(let name, _): self.name = name.text
      case .postfix(let base, let suffixes):
        guard let inner = Named(base) else { return nil }
        self = inner
        for suffix in suffixes {
          switch suffix {
          case .member(let name, _) where arguments.isEmpty: self.name = name.text
          case .call(let call) where arguments.isEmpty: arguments = call.arguments
          default: return nil
          }
        }
      default: return nil
      }
    }
  }
}
