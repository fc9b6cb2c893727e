import SwiftSubset

extension Program {
  /// A type of the catalog by its full name, made at first use.
  func catalogType(_ name: String) -> TypeSymbol? {
    if let known = catalogTypes[name] { return known }
    guard let entry = Catalog.index.type(named: name) else {
      catalogTypes[name] = .some(nil)
      return nil
    }
    let symbol = makeCatalogType(entry, name)
    catalogTypes[name] = symbol
    finishCatalogType(entry, symbol)
    return symbol
  }

  private func outer(_ entry: CatalogEntry) -> TypeSymbol? {
    entry.owner.isEmpty ? nil : catalogType(entry.owner)
  }

  private func makeCatalogType(_ entry: CatalogEntry, _ name: String) -> TypeSymbol {
    let kind: TypeSymbol.Kind =
      switch entry.signature.prefix(5) {
      case "proto": .protocol
      case "typea": .alias
      default: .native
      }
    let symbol = TypeSymbol(name, kind: kind, outer: outer(entry))
    symbol.isCatalog = true
    if kind == .protocol { symbol.selfParameter.bounds = [.existential([symbol])] }
    return symbol
  }

  private func finishCatalogType(_ entry: CatalogEntry, _ symbol: TypeSymbol) {
    let text = entry.signature + (symbol.kind == .alias ? "" : " {}")
    let source = SourceText(text, name: "<catalog>")
    guard case .declaration(let declaration)? = parse(source).tree.statements.first else {
      preconditionFailure("the catalog declares a type: \(entry.signature)")
    }
    let scope = DeclarationScope(source, parent: catalogScope, owner: symbol)
    switch declaration {
    case .type(let it):
      declare(it.generics, in: scope, report: nil)
      symbol.generics = it.generics.parameters.compactMap { scope.generics[$0.name.text] }
      symbol.inherited = it.inherited.map { ($0, scope) }
    case .protocol(let it): symbol.inherited = it.inherited.map { ($0, scope) }
    case .typealias(let it): symbol.alias = (it.type, catalogScope)
    default: preconditionFailure("the catalog declares a type: \(entry.signature)")
    }
    symbol.memo = TypeMemo()
  }

  /// A member of the catalog from its signature.
  func member(_ entry: CatalogEntry, of owner: TypeSymbol?) -> Member? {
    var text = entry.signature
    if !text.contains("{"), entry.isProperty || text.contains("subscript") { text += " { get }" }
    let source = SourceText("protocol Entry { \(text) }", name: "<catalog>")
    guard case .declaration(.protocol(let holder))? = parse(source).tree.statements.first,
      let declaration = holder.members.first
    else { preconditionFailure("a signature of the catalog is Swift: \(entry.signature)") }
    let scope = DeclarationScope(source, parent: catalogScope, owner: owner)
    for generic in owner?.generics ?? [] { scope.generics[generic.name] = generic }
    switch declaration {
    case .function(let it):
      return function(entry, it.name.text, .function(it), it.head, owner, scope)
    case .initializer(let it):
      return function(entry, "init", .initializer(it), it.head, owner, scope)
    case .subscript(let it):
      return function(entry, "subscript", .subscript(it), it.head, owner, scope)
    case .variable(let it): return variable(entry, it, owner, scope)
    default: preconditionFailure("a signature of the catalog is Swift: \(entry.signature)")
    }
  }

  private func function(
    _ entry: CatalogEntry, _ name: String, _ body: FunctionSymbol.Body, _ head: DeclarationHead,
    _ owner: TypeSymbol?, _ scope: DeclarationScope
  ) -> Member {
    let symbol = FunctionSymbol(
      name, owner: owner, body: body, scope: scope, isStatic: head.has("static"),
      isMutating: head.has("mutating"))
    symbol.native = entry
    symbol.isRequirement = entry.isRequirement
    return .function(symbol)
  }

  private func variable(
    _ entry: CatalogEntry, _ it: VariableDeclaration, _ owner: TypeSymbol?,
    _ scope: DeclarationScope
  ) -> Member? {
    guard let binding = it.bindings.first, case .name(let name) = binding.pattern else {
      return nil
    }
    let symbol = VariableSymbol(
      name.text, owner: owner, scope: scope, head: it.head, binding: binding,
      isLet: entry.set == nil, isStatic: it.head.has("static"), storage: .native(entry))
    symbol.isRequirement = entry.isRequirement
    return .variable(symbol)
  }

  /// Functions of the catalog that belong to no type.
  func catalogFunctions(named name: String) -> [FunctionSymbol] {
    if let known = catalogFunctions[name] { return known }
    let found = Catalog.index.members(of: "", named: name).compactMap { entry -> FunctionSymbol? in
      if case .function(let symbol)? = member(entry, of: nil) { return symbol }
      return nil
    }
    catalogFunctions[name] = found
    return found
  }
}

extension CatalogEntry {
  var isProperty: Bool {
    let words = signature.split(separator: " ").prefix(3)
    return words.contains("var") || words.contains("let")
  }
  /// Whether its setter leaves the receiver as it is.
  var isNonmutating: Bool { signature.contains("nonmutating set") }
  var isStatic: Bool {
    signature.hasPrefix("static ") || signature.hasPrefix("init")
      || signature.contains("static func ")
  }
}
