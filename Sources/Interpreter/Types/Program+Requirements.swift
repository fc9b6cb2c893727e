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
      switch (requirement, found.member) {
      case (.function(let wanted), .function(let own)): if wanted.labels != own.labels { continue }
      case (.variable, .function), (.function, .variable): continue
      default: break
      }
      return true
    }
    if name == "body", conforms(type, to: "Shape") { return true }
    switch name {
    case "==", "<", "hash", "hashValue", "rawValue", "allCases", "init", "encode", "defaultValue",
      "id",
      "description":
      return synthesizes(name, symbol, type)
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
    case .function(let it): it.native?.asWitness ?? it.labels
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
