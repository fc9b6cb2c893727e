import Foundation
import Interpreter
import SwiftSubset

/// A declaration of the catalog as Swift that uses it: it compiles when the compiled modules have it.
///
/// The use stands in an extension of the owner, so that `Self`, generic parameters and associated
/// types mean what they mean in the signature.
public struct SignatureProof {
  public let name: Vocabulary.Name
  /// The function, on one line.
  public let text: String

  /// Nil for types and for what no expression uses.
  public init?(_ name: Vocabulary.Name, number: Int) {
    let source = SourceText("protocol Entry { \(SignatureProof.memberText(name.signature)) }")
    guard case .declaration(.protocol(let holder))? = parse(source).tree.statements.first,
      let member = holder.members.first
    else { return nil }
    self.name = name
    let writer = ProofWriter(source: source, name: name, number: number)
    guard let text = writer.text(of: member) else { return nil }
    self.text = text
  }

  private static func memberText(_ signature: String) -> String {
    let isProperty = ["var ", "let ", "subscript"].contains { signature.contains($0) }
    guard isProperty, !signature.contains("{ get"), !signature.contains("func ") else {
      return signature
    }
    let words = signature.split(separator: " ", omittingEmptySubsequences: false)
    return words.map { $0 == "let" ? "var" : String($0) }.joined(separator: " ") + " { get }"
  }
}

private struct ProofWriter {
  let source: SourceText
  let name: Vocabulary.Name
  let number: Int

  func text(of member: Declaration) -> String? {
    switch member {
    case .function(let it):
      let isOperator = !(it.name.text.first?.isLetter ?? true) && it.name.text.first != "_"
      if isOperator { return operatorUse(it) }
      return use(it.head, it.generics, it.parameters, call: receiver(it.head) + "`\(it.name.text)`")
    case .initializer(let it):
      return use(it.head, it.generics, it.parameters, call: "Self", isStatic: true)
    case .variable(let it):
      guard case .name(let name)? = it.bindings.first?.pattern else { return nil }
      let isStatic = it.head.has("static")
      return wrapped(
        "\(isStatic ? "static " : "")func check\(number)() { "
          + used(receiver(it.head) + "`\(name.text)`") + " }")
    default: return nil
    }
  }

  private func receiver(_ head: DeclarationHead) -> String {
    if head.has("static"), name.owner == "ShapeStyle" { return "." }
    return name.owner.isEmpty ? "" : head.has("static") ? "Self." : "self."
  }

  /// Styles have static members and members of one name, so the static ones are used as arguments.
  private func used(_ expression: String, isCall: Bool = false) -> String {
    guard expression.hasPrefix(".") else { return "_ = \(isCall ? "try " : "")\(expression)" }
    return "func take<Style: ShapeStyle>(_: Style) {}; take(\(expression))"
  }

  private func wrapped(_ function: String) -> String {
    name.owner.isEmpty ? function : "extension \(name.owner) { \(function) }"
  }

  private func use(
    _ head: DeclarationHead, _ generics: GenericClause, _ parameters: [SwiftSubset.Parameter],
    call: String, isStatic: Bool = false
  ) -> String {
    let list = parameters.enumerated().map { "_ a\($0): \(type(of: $1))" }
    let arguments = parameters.enumerated().map { index, parameter in
      let label = parameter.label.map { $0.text == "_" ? "" : "\($0.text): " } ?? ""
      return label + (isInOut(parameter) ? "&" : "") + "a\(index)"
    }
    let modifiers =
      (isStatic || head.has("static") ? "static " : "") + (head.has("mutating") ? "mutating " : "")
    return wrapped(
      "\(modifiers)func check\(number)\(parameterClause(generics))(\(list.joined(separator: ", "))) "
        + "throws\(requirementClause(generics)) { "
        + used("\(call)(\(arguments.joined(separator: ", ")))", isCall: true) + " }")
  }

  private func operatorUse(_ it: FunctionDeclaration) -> String? {
    let list = it.parameters.enumerated().map { "_ a\($0): \(type(of: $1))" }
    guard it.parameters.count == 2, !isInOut(it.parameters[0]) else { return nil }
    return wrapped(
      "static func check\(number)\(parameterClause(it.generics))(\(list.joined(separator: ", ")))"
        + "\(requirementClause(it.generics)) { _ = a0 \(it.name.text) a1 }")
  }

  private func parameterClause(_ clause: GenericClause) -> String {
    let names = clause.parameters.map { parameter in
      parameter.name.text + (parameter.bound.map { ": " + source.text($0.range) } ?? "")
    }
    return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }

  private func requirementClause(_ clause: GenericClause) -> String {
    guard !clause.requirements.isEmpty, let start = name.signature.range(of: " where ") else {
      return ""
    }
    return String(name.signature[start.lowerBound...])
  }

  private func isInOut(_ parameter: SwiftSubset.Parameter) -> Bool {
    if case .mutable = parameter.type { return true }
    return false
  }

  /// A function that is handed on must be one that escapes.
  private func type(of parameter: SwiftSubset.Parameter) -> String {
    var text = source.text(parameter.type.range)
    for attribute in ["@autoclosure", "@escaping"] where text.hasPrefix(attribute) {
      text = String(text.dropFirst(attribute.count + 1))
      if attribute == "@autoclosure" { return String(text.drop { $0 != ">" }.dropFirst(2)) }
    }
    if text.contains(") -> ") || text.contains(") throws -> "), text.hasPrefix("("),
      !text.hasSuffix("?")
    {
      return "@escaping " + text
    }
    return text
  }
}
