import SwiftSubset

extension Program {
  /// Requirements of protocols that a type says it meets.
  func conformanceProblems(_ symbol: TypeSymbol, _ record: DeclarationRecord) -> [Fault] {
    guard symbol.kind != .protocol, symbol.kind != .alias,
      let part = symbol.parts.first(where: { $0.record === record })
    else { return [] }
    let type = declaredType(symbol)
    for conformed in allProtocols(of: symbol) {
      let missing = requirements(of: conformed).filter { name, requirement in
        !isMet(name, requirement, type, symbol)
      }
      guard let first = missing.first else { continue }
      let place = part.inherited.first?.range ?? record.range
      return [
        Fault(
          diagnostic: Diagnostic(
            "type '\(symbol.name)' does not conform to protocol '\(conformed.name)'",
            at: record.nameRange ?? place, help: "it needs '\(describe(first.1, first.0))'"),
          source: part.scope.source)
      ]
    }
    return []
  }

  private func isMet(
    _ name: String, _ requirement: Member, _ type: Type, _ symbol: TypeSymbol
  ) -> Bool {
    for found in members(named: name, of: type, isStatic: requirement.isStatic) {
      if found.member.isRequirement { continue }
      if meets(requirement, found, type) { return true }
    }
    if name == "body", bringsItsBody(symbol) { return true }
    switch name {
    case "==", "<", "hash", "hashValue", "rawValue", "allCases", "init", "encode", "defaultValue",
      "id",
      "description":
      return synthesizes(name, symbol, type)
    default: return false
    }
  }

  /// Whether it is a view by a protocol of the catalog that draws it: a shape, a view of UIKit's.
  private func bringsItsBody(_ symbol: TypeSymbol) -> Bool {
    allProtocols(of: symbol).contains { conformed in
      conformed.isCatalog && conformed.name != "View"
        && allProtocols(of: conformed).contains { $0.isCatalog && $0.name == "View" }
    }
  }

  /// Whether a member is what a requirement asks for: kind, labels and types.
  private func meets(_ requirement: Member, _ found: FoundMember, _ type: Type) -> Bool {
    let own = memberBindings(found, of: type)
    switch (requirement, found.member) {
    case (.function(let wanted), .function(let function)):
      guard wanted.labels == function.labels else { return false }
      let asked = signature(of: wanted)
      let given = signature(of: function)
      let bindings = wanted.owner.map { [$0.selfParameter: type] } ?? [:]
      return agrees(substitute(asked.result, bindings), substitute(given.result, own))
        && zip(asked.parameters, given.parameters).allSatisfy {
          agrees(substitute($0.type, bindings), substitute($1.type, own))
        }
    case (.variable(let wanted), .variable(let variable)):
      let bindings = wanted.owner.map { [$0.selfParameter: type] } ?? [:]
      return agrees(
        substitute(self.type(of: wanted), bindings), substitute(self.type(of: variable), own))
    case (.variable, .function), (.function, .variable): return false
    default: return true
    }
  }

  /// Whether a witness's type is the one that was asked for, as far as both are known.
  private func agrees(_ wanted: Type, _ own: Type) -> Bool {
    if wanted == own || isOpen(wanted) || isOpen(own) || wanted.isVague || own.isVague {
      return true
    }
    switch (wanted, own) {
    case (.view, _), (.existential, _), (.any, _): return canConvert(own, to: wanted) != nil
    case (_, .view), (_, .existential): return true
    case (.function(let one), .function(let other)):
      return one.parameters.count == other.parameters.count && agrees(one.result, other.result)
        && zip(one.parameters, other.parameters).allSatisfy { agrees($0.type, $1.type) }
    case (.optional(let one), .optional(let other)): return agrees(one, other)
    case (.array(let one), .array(let other)): return agrees(one, other)
    default: return false
    }
  }

  /// What Swift writes by itself.
  private func synthesizes(_ name: String, _ symbol: TypeSymbol, _ type: Type) -> Bool {
    switch name {
    case "==", "hash", "hashValue", "encode": true
    case "<": symbol.kind == .enum && symbol.cases.allSatisfy { $0.parameters == nil }
    case "rawValue", "allCases", "init": true
    case "id": symbol.kind == .class
    // An optional `Value` has a default of nil.
    case "defaultValue": associatedType("Value", of: type)?.isOptional ?? false
    default: false
    }
  }

  private func describe(_ member: Member, _ name: String) -> String {
    switch member {
    case .function(let it):
      it.native?.asWitness ?? it.head.map { it.scope.source.text($0.range) } ?? it.labels
    case .variable(let it):
      if case .native(let entry) = it.storage {
        entry.asWitness
      } else {
        "var \(name): \(type(of: it))"
      }
    case .enumCase: name
    }
  }
}

extension CatalogEntry {
  /// A requirement as the declaration that meets it: `var body: some View`.
  fileprivate var asWitness: String {
    let words = signature.split(separator: " ").filter {
      !$0.hasPrefix("@") && !["{", "get", "set", "}"].contains($0)
    }
    return words.map { $0 == "Body" ? "some View" : String($0) }.joined(separator: " ")
  }
}
