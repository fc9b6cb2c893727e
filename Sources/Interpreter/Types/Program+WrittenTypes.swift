import SwiftSubset

// Types that a declaration writes where nothing is lowered: bounds, payloads, aliases.

extension Program {
  /// Types that are not there, and protocols that are no types by themselves.
  func writtenTypeProblems(_ symbol: TypeSymbol, _ record: DeclarationRecord) -> [Fault] {
    var result: [Fault] = []
    func resolve(_ reference: TypeReference, _ scope: DeclarationScope) {
      let resolving = TypeResolving(program: self, scope: scope) {
        result.append(Fault(diagnostic: $0, source: scope.source))
      }
      _ = resolving.resolve(reference)
    }
    for part in symbol.parts where part.record === record && !part.isExtension {
      let clause = record.declaration.type(named: symbol.shortName)?.generics
      for bound in clause?.bounds ?? [] { resolve(bound, part.scope) }
    }
    for it in symbol.cases where it.scope.source === record.source {
      for parameter in it.parameters ?? [] {
        resolve(parameter.type, it.scope)
        if let problem = bareProtocol(parameter.type, it.scope) {
          result.append(Fault(diagnostic: problem, source: it.scope.source))
        }
      }
    }
    return result
  }

  /// What an alias stands for.
  func aliasProblems(_ record: DeclarationRecord) -> [Fault] {
    guard case .typealias(let it) = record.declaration, let symbol = types[it.name.text],
      let alias = symbol.alias
    else { return [] }
    var result: [Fault] = []
    let resolving = TypeResolving(program: self, scope: alias.scope) {
      result.append(Fault(diagnostic: $0, source: alias.scope.source))
    }
    symbol.isResolving = true
    defer { symbol.isResolving = false }
    _ = resolving.resolve(alias.reference)
    return symbol.isCircular ? [] : result
  }

  /// `var body: View`: a protocol that says something of the types behind it is no type itself.
  func bareProtocol(_ reference: TypeReference, _ scope: DeclarationScope) -> Diagnostic? {
    switch reference {
    case .named(let components, let range):
      if let name = components.last?.name, isBareProtocol(name, scope) {
        return Diagnostic(
          "use of protocol '\(name.text)' as a type must be written 'any \(name.text)'", at: range,
          help: name.text == "View"
            ? "write 'some View'" : "write 'some \(name.text)' or 'any \(name.text)'")
      }
      return components.flatMap(\.generics).lazy.compactMap { self.bareProtocol($0, scope) }.first
    case .optional(let type, _), .implicitlyUnwrapped(let type, _), .array(let type, _),
      .attributed(_, let type), .mutable(let type, _):
      return bareProtocol(type, scope)
    case .dictionary(let key, let value, _):
      return bareProtocol(key, scope) ?? bareProtocol(value, scope)
    case .tuple(let elements, _):
      return elements.lazy.compactMap { self.bareProtocol($0.type, scope) }.first
    case .function(let parameters, _, _, let result, _):
      return parameters.lazy.compactMap { self.bareProtocol($0.type, scope) }.first
        ?? bareProtocol(result, scope)
    case .some, .any, .composition, .metatype, .missing: return nil
    }
  }

  private func isBareProtocol(_ name: Identifier, _ scope: DeclarationScope) -> Bool {
    var here: DeclarationScope? = scope
    while let scope = here {
      if scope.generics[name.text] != nil { return false }
      if let owner = scope.owner, typeMember(name.text, of: owner, inside: true) != nil {
        return false
      }
      here = scope.parent
    }
    guard let symbol = typeSymbol(name.text), symbol.kind == .protocol else { return false }
    return symbol.isCatalog && symbol.name == "View" || !associatedNames(of: symbol).isEmpty
      || allProtocols(of: symbol).contains { $0.isCatalog && $0.name == "Equatable" }
  }
}

extension GenericClause {
  fileprivate var bounds: [TypeReference] {
    parameters.compactMap(\.bound)
      + requirements.filter { $0.relation == .conforms }.map(\.right)
  }
}

extension Declaration {
  /// The type of that name, here or further inside.
  func type(named name: String) -> TypeDeclaration? {
    switch self {
    case .type(let it):
      if it.name.text == name { return it }
      return it.members.lazy.compactMap { $0.type(named: name) }.first
    case .extension(let it): return it.members.lazy.compactMap { $0.type(named: name) }.first
    default: return nil
    }
  }
}
