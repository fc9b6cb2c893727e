import SwiftSubset

/// A member with the type whose table it stands in.
struct FoundMember {
  var member: Member
  var owner: TypeSymbol
}

extension Program {
  /// All members of a name, the nearest first: the type's own, its superclass's, its protocols'.
  ///
  /// A property hides what stands further away, but for a call, which wants functions.
  func members(
    named name: String, of type: Type, isStatic: Bool, forCall: Bool = false
  ) -> [FoundMember] {
    guard let symbol = memoizingSymbol(of: type) else {
      return findMembers(name, type, isStatic, forCall)
    }
    let key = MemberKey(name: name, isStatic: isStatic, forCall: forCall)
    freshen(symbol)
    if let known = symbol.memo.found[key] { return known }
    let found = findMembers(name, type, isStatic, forCall)
    freshen(symbol)
    if !symbol.memo.isReading { symbol.memo.found[key] = found }
    return found
  }

  /// The symbol of a type whose members do not depend on generic arguments.
  private func memoizingSymbol(of type: Type) -> TypeSymbol? {
    switch type {
    case .int, .double, .bool, .string, .view, .array, .dictionary, .optional, .nominal:
      symbol(of: type)
    default: nil
    }
  }

  private func findMembers(
    _ name: String, _ type: Type, _ isStatic: Bool, _ forCall: Bool
  ) -> [FoundMember] {
    var result: [FoundMember] = []
    for symbol in memberTables(of: type) {
      for member in membersHere(name, symbol) where member.isStatic == isStatic {
        result.append(FoundMember(member: member, owner: symbol))
      }
      if !forCall, case .variable? = result.first?.member { break }
    }
    return result
  }

  /// The tables in which members of a type are looked up, in order.
  func memberTables(of type: Type) -> [TypeSymbol] {
    switch type {
    case .existential(let protocols): return protocols.flatMap(allProtocols)
    case .generic(let parameter): return parameter.bounds.flatMap(memberTables)
    case .member: return []
    case .void, .never, .any, .unknown, .tuple, .function, .metatype: return []
    default: break
    }
    guard let symbol = symbol(of: type) else { return [] }
    var tables = [symbol]
    var above = superclass(of: type)
    while let next = above, case .nominal(let symbol, _) = next, tables.count < 64 {
      tables.append(symbol)
      above = superclass(of: next)
    }
    for it in allProtocols(of: symbol) where !tables.contains(it) { tables.append(it) }
    return tables
  }

  /// The members of a name in one table, with what the catalog has for it.
  func membersHere(_ name: String, _ symbol: TypeSymbol) -> [Member] {
    if symbol.isCatalog, symbol.loaded.insert(name).inserted {
      let entries = Catalog.index.members(of: symbol.name, named: name)
      symbol.natives[name] = entries.compactMap { member($0, of: symbol) }
    }
    guard let natives = symbol.natives[name] else { return symbol.members[name] ?? [] }
    return (symbol.members[name] ?? []) + natives
  }

  /// What the owner's generic parameters and `Self` are for a receiver.
  func memberBindings(_ found: FoundMember, of receiver: Type) -> [GenericParameter: Type] {
    var bindings = [GenericParameter: Type]()
    if found.owner.kind == .protocol {
      bindings[found.owner.selfParameter] = receiver
      return bindings
    }
    var type: Type? = receiver
    while let here = type {
      if symbol(of: here) === found.owner { return genericArguments(of: here) }
      type = superclass(of: here)
    }
    return bindings
  }

  /// The requirements of a protocol by name.
  func requirements(of symbol: TypeSymbol) -> [(String, Member)] {
    if symbol.isCatalog {
      return Catalog.index.requirements(of: symbol.name).flatMap { name in
        membersHere(name, symbol).filter(\.isRequirement).map { (name, $0) }
      }
    }
    return symbol.members.sorted { $0.key < $1.key }.flatMap { name, members in
      members.filter(\.isRequirement).map { (name, $0) }
    }
  }

  func memberNames(of type: Type, isStatic: Bool) -> [String] {
    var names: Set<String> = []
    for symbol in memberTables(of: type) {
      if symbol.isCatalog {
        names.formUnion(Catalog.index.memberNames(of: symbol.name, isStatic: isStatic))
      }
      for (name, members) in symbol.members
      where members.contains(where: { $0.isStatic == isStatic }) {
        names.insert(name)
      }
    }
    return names.sorted()
  }
}

extension Member {
  var isStatic: Bool {
    switch self {
    case .function(let it): it.isStatic || it.isInitializer
    case .variable(let it): it.isStatic
    case .enumCase: true
    }
  }
  /// Whether it is the initializer that a type has without writing one.
  var isMemberwise: Bool {
    if case .function(let it) = self, case .memberwise = it.body { true } else { false }
  }
  var isRequirement: Bool {
    switch self {
    case .function(let it): it.isRequirement
    case .variable(let it): it.isRequirement
    case .enumCase: false
    }
  }
}

extension FunctionSymbol {
  var isInitializer: Bool {
    switch body {
    case .initializer, .memberwise: true
    case .enumCase, .function, .subscript: false
    }
  }
}
