import SwiftSubset

// What Swift forbids a declaration whatever its bodies do.

extension Program {
  /// Rules of a type and of its extensions, as far as one declaration brought them.
  func ruleProblems(_ symbol: TypeSymbol, _ record: DeclarationRecord) -> [Fault] {
    var result: [Fault] = []
    for part in symbol.parts where part.record === record {
      var found = storageProblems(symbol, part) + modifierProblems(symbol, part)
      if !part.isExtension {
        found += inheritedProblems(symbol, part) + rawValueProblems(symbol, part)
        found += recursionProblems(symbol, part) + initializerProblems(symbol, part)
      }
      if symbol.kind == .class { found += overrideProblems(symbol, part) }
      result += found.map { Fault(diagnostic: $0, source: part.scope.source) }
    }
    return result
  }

  /// Modifiers that a global function cannot have.
  func ruleProblems(_ function: FunctionSymbol) -> [Fault] {
    guard function.owner == nil, case .function(let it) = function.body else { return [] }
    let rules = [
      ("mutating", "'mutating' is only valid on methods"),
      ("override", "'override' can only be specified on class members"),
      ("static", "static methods may only be declared on a type"),
    ]
    return rules.compactMap { word, message in
      guard let modifier = it.head.modifiers.first(where: { $0.name.text == word }) else {
        return nil
      }
      return Fault(
        diagnostic: Diagnostic(message, at: modifier.name.range, help: "take '\(word)' away"),
        source: function.scope.source)
    }
  }

  // MARK: Stored properties

  private func storageProblems(_ symbol: TypeSymbol, _ part: TypePart) -> [Diagnostic] {
    guard part.isExtension || symbol.kind == .enum else { return [] }
    return part.variables.compactMap { it, binding -> Diagnostic? in
      guard binding.accessors?.get == nil, !it.head.has("static"), !it.head.has("class"),
        case .name(let name) = binding.pattern
      else { return nil }
      return Diagnostic(
        "\(part.isExtension ? "extensions" : "enums") must not contain stored properties",
        at: name.range, help: "compute it: 'var \(name.text): … { … }'")
    }
  }

  // MARK: Inheritance

  private func inheritedProblems(_ symbol: TypeSymbol, _ part: TypePart) -> [Diagnostic] {
    let resolving = TypeResolving(program: self, scope: part.scope, inheriting: symbol)
    return part.inherited.compactMap { reference -> Diagnostic? in
      let type = resolving.resolve(reference)
      switch (symbol.kind, type) {
      case (.struct, .int), (.struct, .string), (.struct, .double), (.struct, .bool),
        (.struct, .nominal):
        return Diagnostic("inheritance from non-protocol type '\(type)'", at: reference.range)
      case (.class, .nominal(let above, _)):
        if above.kind == .struct || above.kind == .enum {
          return Diagnostic(
            "inheritance from non-protocol, non-class type '\(type)'", at: reference.range)
        }
        guard isFinal(above) else { return nil }
        return Diagnostic("inheritance from a final class '\(type)'", at: reference.range)
      default: return nil
      }
    }
  }

  private func isFinal(_ symbol: TypeSymbol) -> Bool {
    symbol.parts.contains { part in
      part.record.declaration.typeHead(named: symbol.shortName)?.has("final") ?? false
    }
  }

  // MARK: Raw values

  private func rawValueProblems(_ symbol: TypeSymbol, _ part: TypePart) -> [Diagnostic] {
    guard symbol.kind == .enum else { return [] }
    let raw = rawType(of: symbol)
    return symbol.cases.compactMap { it -> Diagnostic? in
      guard let value = it.rawValue else { return nil }
      guard let raw else {
        // The raw type may be one of a framework that is not here.
        if inheritedTypes(of: symbol).contains(.unknown) { return nil }
        return Diagnostic(
          "enum case cannot have a raw value if the enum does not have a raw type",
          at: value.range, help: "write its type after the name: 'enum \(symbol.name): Int'")
      }
      let lowering = Lowering(self, scope: it.scope)
      let type = lowering.silently { lowering.lower(value, expecting: raw).type }.result
      guard canConvert(type, to: raw) == nil else { return nil }
      return Diagnostic(
        "cannot convert value of type '\(type)' to raw type '\(raw)'", at: value.range)
    }
  }

  // MARK: Recursion

  /// A value cannot hold a value of its own type.
  private func recursionProblems(_ symbol: TypeSymbol, _ part: TypePart) -> [Diagnostic] {
    switch symbol.kind {
    case .struct:
      return symbol.stored.compactMap { property -> Diagnostic? in
        guard property.wrapper == nil, !property.isLazy else { return nil }
        var seen: Set<TypeSymbol> = []
        guard holds(symbol, in: type(of: property), &seen) else { return nil }
        return Diagnostic(
          "value type '\(symbol.name)' cannot have a stored property that recursively contains it",
          at: property.binding.pattern.range, help: "hold it in an array, or make it a class")
      }
    case .enum:
      let head = part.record.declaration.typeHead(named: symbol.shortName)
      guard !(head?.has("indirect") ?? false), !part.hasIndirectCase else { return [] }
      var seen: Set<TypeSymbol> = []
      guard payloads(of: symbol).contains(where: { holds(symbol, in: $0, &seen) }) else {
        return []
      }
      return [
        Diagnostic(
          "recursive enum '\(symbol.name)' is not marked 'indirect'",
          at: part.record.declaration.typeName(named: symbol.shortName)?.range
            ?? part.record.range, help: "write 'indirect enum \(symbol.shortName)'")
      ]
    default: return []
    }
  }

  private func payloads(of symbol: TypeSymbol) -> [Type] {
    symbol.cases.flatMap { it in
      (it.parameters ?? []).map {
        TypeResolving(program: self, scope: it.scope).resolve($0.type)
      }
    }
  }

  private func holds(_ symbol: TypeSymbol, in type: Type, _ seen: inout Set<TypeSymbol>) -> Bool {
    switch type {
    case .optional(let wrapped): return holds(symbol, in: wrapped, &seen)
    case .tuple(let elements): return elements.contains { holds(symbol, in: $0.type, &seen) }
    case .nominal(let other, _):
      if other === symbol { return true }
      guard !other.isCatalog, seen.insert(other).inserted else { return false }
      switch other.kind {
      case .struct:
        return other.stored.contains {
          $0.wrapper == nil && !$0.isLazy && holds(symbol, in: self.type(of: $0), &seen)
        }
      case .enum:
        guard !other.parts.contains(where: \.hasIndirectCase) else { return false }
        return payloads(of: other).contains { holds(symbol, in: $0, &seen) }
      default: return false
      }
    default: return false
    }
  }
}

extension TypePart {
  /// The properties that it declares.
  fileprivate var variables: [(VariableDeclaration, VariableDeclaration.Binding)] {
    members.flatMap { member -> [(VariableDeclaration, VariableDeclaration.Binding)] in
      guard case .variable(let it) = member else { return [] }
      return it.bindings.map { (it, $0) }
    }
  }

  fileprivate var hasIndirectCase: Bool {
    if record.declaration.typeHead(named: scope.owner?.shortName ?? "")?.has("indirect") ?? false {
      return true
    }
    return members.contains {
      if case .enumCases(let it) = $0 { it.head.has("indirect") } else { false }
    }
  }
}
