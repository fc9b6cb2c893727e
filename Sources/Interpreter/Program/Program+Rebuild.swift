import SwiftSubset

/// Makes the tables of a type from its declaration and its extensions.
///
/// Symbols of members that were there before are used again, so that code which holds them calls
/// what they are now.
struct TypeRebuilding {
  let program: Program
  let symbol: TypeSymbol
  private var old: [String: Member] = [:]
  private var owners: [String: DeclarationRecord] = [:]
  private(set) var replaced: [(name: String, record: DeclarationRecord)] = []
  private(set) var diagnostics: [Fault] = []

  init(_ program: Program, _ symbol: TypeSymbol) {
    self.program = program
    self.symbol = symbol
  }

  mutating func run() {
    for (name, members) in symbol.members {
      for member in members { old[member.key(name)] = member }
    }
    symbol.members = [:]
    symbol.nested = symbol.nested.filter { _ in false }
    symbol.stored = []
    symbol.cases = []
    symbol.inherited = symbol.isCatalog ? symbol.inherited.filter { $0.scope.isCatalog } : []
    for part in symbol.parts {
      symbol.inherited += part.inherited.map { ($0, part.scope) }
      add(part.members, part)
    }
    addImplicitMembers()
    symbol.forgetMemo()
  }

  private mutating func add(_ declarations: [Declaration], _ part: TypePart) {
    for declaration in declarations {
      switch declaration {
      case .function(let it):
        addFunction(it.name.text, .function(it), it.head, part)
      case .initializer(let it): addFunction("init", .initializer(it), it.head, part)
      case .subscript(let it): addFunction("subscript", .subscript(it), it.head, part)
      case .variable(let it): addVariable(it, part)
      case .enumCases(let it): addCases(it, part)
      case .type, .protocol, .typealias: addNested(declaration, part)
      case .associatedType(let it):
        symbol.associated[it.name.text] = GenericParameter(it.name.text)
      case .conditional(let block): add(program.chosenArm(block) ?? [], part)
      case .extension, .deinitializer, .import, .macro, .block, .missing: break
      }
    }
  }

  private mutating func insert(
    _ member: Member, _ name: String, _ part: TypePart, _ range: SourceRange
  ) {
    let key = member.key(name)
    if let owner = owners[key] {
      if owner === part.record {
        diagnostics.append(
          Fault(diagnostic: .invalidRedeclaration(name, at: range), source: part.scope.source))
        return
      }
      replaced.append((name, owner))
      symbol.members[name]?.removeAll { $0.key(name) == key }
    }
    owners[key] = part.record
    symbol.members[name, default: []].append(member)
  }

  private mutating func addFunction(
    _ name: String, _ body: FunctionSymbol.Body, _ head: DeclarationHead, _ part: TypePart
  ) {
    let fresh = FunctionSymbol(
      name, owner: symbol, body: body, scope: part.scope,
      isStatic: head.has("static") || head.has("class"), isMutating: head.has("mutating"))
    fresh.isRequirement = symbol.kind == .protocol && !part.isExtension
    fresh.record = part.record
    var member = Member.function(fresh)
    if case .function(let known)? = old[member.key(name)] {
      known.take(fresh)
      member = .function(known)
    }
    insert(member, name, part, head.range)
  }

  private mutating func addVariable(_ it: VariableDeclaration, _ part: TypePart) {
    for binding in it.bindings {
      guard case .name(let name) = binding.pattern else { continue }
      let isStatic = it.head.has("static") || it.head.has("class")
      let fresh = VariableSymbol(
        name.text, owner: symbol, scope: part.scope, head: it.head,
        binding: binding.startingItself(it.head),
        isLet: it.isLet, isStatic: isStatic,
        storage: storage(binding, isStatic: isStatic, isExtension: part.isExtension))
      fresh.isRequirement = symbol.kind == .protocol && !part.isExtension
      fresh.wrapper = program.wrapper(of: it.head)
      fresh.record = part.record
      var member = Member.variable(fresh)
      if case .variable(let known)? = old[member.key(name.text)] {
        known.take(fresh)
        member = .variable(known)
      }
      insert(member, name.text, part, name.range)
      if case .variable(let variable) = member, case .stored = variable.storage,
        symbol.kind != .protocol
      {
        symbol.stored.append(variable)
      }
    }
  }

  private func storage(
    _ binding: VariableDeclaration.Binding, isStatic: Bool, isExtension: Bool
  ) -> VariableSymbol.Storage {
    if let accessors = binding.accessors, accessors.get != nil || symbol.kind == .protocol {
      return .computed(accessors)
    }
    return isStatic ? .global : .stored
  }

  private mutating func addCases(_ it: EnumCasesDeclaration, _ part: TypePart) {
    for item in it.cases {
      let fresh = CaseSymbol(
        owner: symbol, name: item.name.text, index: symbol.cases.count,
        parameters: item.parameters, rawValue: item.rawValue, scope: part.scope)
      symbol.cases.append(fresh)
      insert(.enumCase(fresh), item.name.text, part, item.name.range)
    }
  }

  private mutating func addNested(_ declaration: Declaration, _ part: TypePart) {
    program.enterType(declaration, in: part.scope, outer: symbol, record: part.record)
  }

  /// The memberwise initializer, and `init()` of a class without any.
  private func addImplicitMembers() {
    let declares = symbol.parts.contains { part in
      !part.isExtension
        && part.members.contains { if case .initializer = $0 { true } else { false } }
    }
    guard !declares, symbol.kind == .struct || symbol.kind == .class,
      let main = symbol.parts.first(where: { !$0.isExtension })
    else { return }
    if symbol.kind == .class, !symbol.inherited.isEmpty, symbol.stored.isEmpty,
      case .nominal(let above, _)? = program.superclass(of: program.declaredType(symbol)),
      above.isCatalog
    {
      return
    }
    let memberwise = FunctionSymbol(
      "init", owner: symbol, body: .memberwise, scope: main.scope, isStatic: false,
      isMutating: false)
    symbol.members["init", default: []].append(.function(memberwise))
  }
}

extension Member {
  /// What tells members of one name apart: kind, labels, types as written.
  func key(_ name: String) -> String {
    switch self {
    case .enumCase: return "case " + name
    case .variable(let it):
      return (it.isRequirement ? "requirement " : "") + (it.isStatic ? "static var " : "var ")
        + name
    case .function(let it): return (it.isRequirement ? "requirement " : "") + it.key
    }
  }
}

extension FunctionSymbol {
  var key: String {
    let parameters: [SwiftSubset.Parameter] =
      switch body {
      case .function(let it): it.parameters
      case .initializer(let it): it.parameters
      case .subscript(let it): it.parameters
      case .memberwise, .enumCase: []
      }
    let texts = parameters.map { ($0.label?.text ?? "_") + ":" + scope.source.text($0.type.range) }
    return (isStatic ? "static " : "") + name + "(" + texts.joined(separator: ",") + ")"
  }

  /// What stands before it: attributes and modifiers.
  var head: DeclarationHead? {
    switch body {
    case .function(let it): it.head
    case .initializer(let it): it.head
    case .subscript(let it): it.head
    case .memberwise, .enumCase: nil
    }
  }

  /// The types that its signature writes.
  var writtenTypes: [TypeReference] {
    switch body {
    case .function(let it): return it.parameters.map(\.type) + (it.result.map { [$0] } ?? [])
    case .initializer(let it): return it.parameters.map(\.type)
    case .subscript(let it): return it.parameters.map(\.type) + [it.result]
    case .memberwise, .enumCase: return []
    }
  }

  /// `name(label:_:)`, for what a redeclaration replaces.
  var labels: String {
    let parameters: [SwiftSubset.Parameter] =
      switch body {
      case .function(let it): it.parameters
      case .initializer(let it): it.parameters
      case .subscript(let it): it.parameters
      case .memberwise, .enumCase: []
      }
    return name + "(" + parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
  }

  func take(_ other: FunctionSymbol) {
    body = other.body
    scope = other.scope
    isStatic = other.isStatic
    isMutating = other.isMutating
    isRequirement = other.isRequirement
    record = other.record
    signature = nil
    innerScope = nil
    for code in codes.values { code.isStale = true }
    codes = [:]
  }
}

extension VariableSymbol {
  func take(_ other: VariableSymbol) {
    scope = other.scope
    head = other.head
    binding = other.binding
    isLet = other.isLet
    isStatic = other.isStatic
    storage = other.storage
    isRequirement = other.isRequirement
    wrapper = other.wrapper
    record = other.record
    type = nil
    value = nil
    for code in codes.values { code.isStale = true }
    for code in setters.values { code.isStale = true }
    codes = [:]
    setters = [:]
  }
}

extension DeclarationScope {
  var isCatalog: Bool { source.name == "<catalog>" }
}
