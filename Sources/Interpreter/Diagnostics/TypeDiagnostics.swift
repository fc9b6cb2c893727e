import SwiftSubset

/// The words of the checker: the Swift compiler's where it has them.
extension Diagnostic {
  static func cannotFind(_ name: Identifier, among names: [String]) -> Diagnostic {
    Diagnostic(
      "cannot find '\(name.text)' in scope", at: name.range, help: didYouMean(name.text, names),
      isMissingName: true)
  }

  static func cannotFindType(_ name: Identifier, among names: [String]) -> Diagnostic {
    // A slip of the finger is no name that is still to come.
    let isSlip = nearestSpelling(to: name.text, among: names, slips: 1) != nil
    return Diagnostic(
      "cannot find type '\(name.text)' in scope", at: name.range,
      help: didYouMean(name.text, names), isMissingName: !isSlip)
  }

  static func noMemberType(_ name: Identifier, in type: Type) -> Diagnostic {
    Diagnostic(
      "'\(name.text)' is not a member type of type '\(type)'", at: name.range, isMissingName: true)
  }

  static func noMember(_ name: Identifier, of type: Type, among names: [String]) -> Diagnostic {
    let subject: String
    if case .metatype(let instance) = type {
      subject = "type '\(instance)'"
    } else {
      subject = "value of type '\(type)'"
    }
    return Diagnostic(
      "\(subject) has no member '\(name.text)'", at: name.range,
      help: didYouMean(name.text, names))
  }

  static func invalidRedeclaration(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("invalid redeclaration of '\(name)'", at: range)
  }

  private static func didYouMean(_ name: String, _ names: [String]) -> String? {
    nearestSpelling(to: name, among: names).map { "did you mean '\($0)'?" }
  }
}

extension Lowering {
  func reportMismatch(_ from: Type, _ target: Type, at range: SourceRange, _ purpose: Purpose) {
    if case .optional(let wrapped) = from, program.canConvert(wrapped, to: target) != nil {
      report(
        "value of optional type '\(from)' must be unwrapped to a value of type '\(wrapped)'",
        at: range,
        help: "give a default with '??', or unwrap it with 'if let'")
      return
    }
    let help = conversionHelp(from, target, at: range, purpose)
    if case .returned = purpose { return reportReturn(from, target, at: range, help) }
    report(mismatch(from, target, purpose), at: range, help: help)
  }

  private func mismatch(_ from: Type, _ target: Type, _ purpose: Purpose) -> String {
    let start = "cannot convert value of type '\(from)' to"
    switch purpose {
    case .argument:
      return "\(start) expected argument type '\(shown(target, writtenType, for: from))'"
    case .defaultArgument:
      return "default argument value of type '\(from)' cannot be converted to type '\(target)'"
    case .specified: return "\(start) specified type '\(target)'"
    case .closureResult: return "\(start) closure result type '\(target)'"
    case .assignment: return "cannot assign value of type '\(from)' to type '\(target)'"
    case .condition where from == .int:
      return "type 'Int' cannot be used as a boolean; test for '!= 0' instead"
    case .condition: return "\(start) expected condition type 'Bool'"
    case .element: return "\(start) expected element type '\(target)'"
    case .returned: return "\(start) return type '\(target)'"
    }
  }

  /// A type as its parameter writes it: `CGFloat` is a `Double` here.
  func shown(_ type: Type, _ written: String?, for given: Type? = nil) -> String {
    if let given, case .nominal(let symbol, [.unknown]) = type, symbol.name == "Binding" {
      return "Binding<\(given)>"
    }
    guard type.unwrapped == .double, let written, written.contains("CGFloat") else {
      return "\(type)"
    }
    return "\(type)".replacing("Double", by: "CGFloat")
  }

  private func reportReturn(
    _ from: Type, _ target: Type, at range: SourceRange, _ help: String?
  ) {
    if target == .void {
      report("unexpected non-void return value in void function", at: range)
    } else if target == .view {
      report(
        "return type of '\(from)' does not conform to 'View'", at: range,
        help: "a view is needed here")
    } else {
      report(
        "cannot convert return expression of type '\(from)' to return type '\(target)'", at: range,
        help: help)
    }
  }
}

extension String {
  /// The text with a word at its start exchanged.
  fileprivate func replacing(_ word: String, by other: String) -> String {
    hasPrefix(word) ? other + dropFirst(word.count) : self
  }
}
