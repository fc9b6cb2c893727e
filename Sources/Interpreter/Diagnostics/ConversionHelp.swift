import SwiftSubset

// What to write instead of a value whose type does not fit.

extension Lowering {
  func conversionHelp(
    _ from: Type, _ target: Type, at range: SourceRange, _ purpose: Purpose
  ) -> String? {
    let text = source.text(range)
    if case .assignment = purpose, let help = assignmentHelp { return help }
    return numberHelp(from, target, text) ?? bindingHelp(from, target, text)
      ?? callHelp(from, target, text) ?? memberHelp(from, target, text)
  }

  private func numberHelp(_ from: Type, _ target: Type, _ text: String) -> String? {
    switch (from, target.unwrapped) {
    case (.int, .double): return "write 'Double(…)' or 'CGFloat(…)' around it"
    case (.double, .int): return "write 'Int(…)' around it"
    case (.int, .string), (.double, .string), (.bool, .string):
      return "write it in a string: \"\\(…)\""
    case (.int, .nominal(let symbol, _)), (.double, .nominal(let symbol, _)),
      (.bool, .nominal(let symbol, _)):
      return symbol.name == "LocalizedStringKey" ? "write it in a string: \"\\(…)\"" : nil
    case (.string, .double), (.string, .int), (.string, .bool):
      let inner = text.dropFirst().dropLast()
      guard text.hasPrefix("\""), Double(inner) != nil || inner == "true" || inner == "false" else {
        return text == "\"yes\"" ? "write 'true'" : text == "\"no\"" ? "write 'false'" : nil
      }
      return "write it without quotes: \(inner)"
    default: return nil
    }
  }

  /// `on` for a binding, `$title` for its value.
  private func bindingHelp(_ from: Type, _ target: Type, _ text: String) -> String? {
    if case .nominal(let symbol, let arguments) = target.unwrapped, symbol.name == "Binding",
      program.canConvert(from, to: arguments.first ?? .unknown) != nil, text.isPath
    {
      return text.hasPrefix("self.") ? "write 'self.$\(text.dropFirst(5))'" : "write '$\(text)'"
    }
    if case .nominal(let symbol, let arguments) = from, symbol.name == "Binding",
      let value = arguments.first, program.canConvert(value, to: target) != nil
    {
      return text.hasPrefix("$")
        ? "take the '$' away: '\(text.dropFirst())'"
        : "write '.wrappedValue' after it"
    }
    return nil
  }

  /// A function for its result, or a result for a function.
  private func callHelp(_ from: Type, _ target: Type, _ text: String) -> String? {
    if case .function(let function) = from, function.parameters.isEmpty,
      target.asFunction == nil, program.canConvert(function.result, to: target) != nil
    {
      return text.hasPrefix("{") ? "take the braces away" : "add '()' to call it"
    }
    guard let function = target.asFunction, function.parameters.isEmpty else { return nil }
    if !program.members(named: "callAsFunction", of: from, isStatic: false).isEmpty {
      return "write it as a closure: '{ \(text)() }'"
    }
    let isWanted = function.result == .void || program.canConvert(from, to: function.result) != nil
    return isWanted && text.count < 60 ? "write it in braces: '{ \(text) }'" : nil
  }

  /// `"red"` for `.red`.
  private func memberHelp(_ from: Type, _ target: Type, _ text: String) -> String? {
    guard from == .string, text.count > 2, text.hasPrefix("\"") else { return nil }
    let name = String(text.dropFirst().dropLast())
    let hasMember = !program.members(named: name, of: target.unwrapped, isStatic: true).isEmpty
    return hasMember ? "write '.\(name)'" : nil
  }

  // MARK: What cannot be changed

  /// How to make something mutable that is not.
  func mutabilityHelp(_ problem: String, _ target: Expression) -> String? {
    let name = target.leadingName
    if problem.contains("'self' is immutable") {
      guard let type = selfType, program.isView(type) else {
        return "mark the function 'mutating'"
      }
      return name.map { "declare it '@State var \($0)'" }
        ?? "keep the value in '@State', or in a class"
    }
    guard problem.hasSuffix("'let' constant") else { return nil }
    guard let name, let local = context.local(name), local.isParameter else {
      return "declare it with 'var' to change it"
    }
    if context.isInitializer, let type = selfType,
      !program.members(named: name, of: type, isStatic: false).isEmpty
    {
      return "write 'self.\(name)' for the property"
    }
    return context.isClosure || local.type.asFunction != nil
      ? "keep what is changed in a variable of its own: 'var new = \(name)'"
      : "write 'inout \(local.type)' as the parameter's type to change what the caller gave"
  }
}

extension Expression {
  /// The first name of a chain that is not `self`.
  fileprivate var leadingName: String? {
    switch self {
    case .name(let name, _): return name.text == "self" ? nil : name.text
    case .postfix(let base, let suffixes):
      if let name = base.leadingName { return name }
      guard case .member(let name, _)? = suffixes.first else { return nil }
      return name.text
    default: return nil
    }
  }
}

extension String {
  /// Whether it is a name, or names with dots between them.
  fileprivate var isPath: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}
