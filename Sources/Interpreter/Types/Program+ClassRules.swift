import SwiftSubset

// What Swift asks of classes: initializers, `override`, `final`, `convenience`.

extension Program {
  /// Modifiers that only members of classes, or only those of values, can have.
  func modifierProblems(_ symbol: TypeSymbol, _ part: TypePart) -> [Diagnostic] {
    part.members.compactMap { member -> Diagnostic? in
      guard let head = member.head else { return nil }
      func problem(_ word: String, _ message: String) -> Diagnostic? {
        head.modifiers.first { $0.name.text == word }.map {
          Diagnostic(message, at: $0.name.range, help: "take '\(word)' away")
        }
      }
      if symbol.kind == .class {
        return problem("mutating", "'mutating' is not valid on instance methods in classes")
      }
      if case .initializer = member, symbol.kind == .struct || symbol.kind == .enum,
        let found = problem(
          "convenience",
          "delegating initializers in \(symbol.kind)s are not marked with 'convenience'")
      {
        return found
      }
      guard symbol.kind == .struct || symbol.kind == .enum else { return nil }
      return problem("override", "'override' can only be specified on class members")
    }
  }

  /// A class whose properties nobody gives a value, and initializers that hand over.
  func initializerProblems(_ symbol: TypeSymbol, _ part: TypePart) -> [Diagnostic] {
    guard symbol.kind == .class else { return [] }
    let initializers = part.members.compactMap { member -> InitializerDeclaration? in
      if case .initializer(let it) = member { it } else { nil }
    }
    if initializers.isEmpty {
      guard !inheritsForeign(symbol), let open = symbol.stored.first(where: needsInitializer),
        let name = part.record.declaration.typeName(named: symbol.shortName)
      else { return [] }
      return [
        Diagnostic(
          "class '\(symbol.name)' has no initializers", at: name.range,
          help: "give '\(open.name)' a value, or write an 'init'")
      ]
    }
    return initializers.compactMap { it -> Diagnostic? in
      guard !it.head.has("convenience"), it.body?.statements.containsDelegation ?? false else {
        return nil
      }
      return Diagnostic(
        "designated initializer for '\(symbol.name)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?",
        at: it.keyword, help: "write 'convenience init'")
    }
  }

  private func needsInitializer(_ property: VariableSymbol) -> Bool {
    guard property.binding.value == nil, !property.isLazy, property.wrapper == nil,
      !property.head.has("override")
    else {
      return false
    }
    return property.isLet || !type(of: property).isOptional
  }

  // MARK: Overriding

  func overrideProblems(_ symbol: TypeSymbol, _ part: TypePart) -> [Diagnostic] {
    // Of a class of a framework that is not here nothing is known.
    guard !inheritsUnknown(symbol) else { return [] }
    let above = superclass(of: declaredType(symbol))
    return symbol.members.sorted { $0.key < $1.key }.flatMap { name, members in
      members.compactMap { member -> Diagnostic? in
        guard let head = member.overridableHead, member.record === part.record else { return nil }
        let found = above.flatMap { overridden(member, name, above: $0) }
        return overrideProblem(member, head, found)
      }
    }
  }

  private func inheritsUnknown(_ symbol: TypeSymbol) -> Bool {
    if inheritsForeign(symbol) { return true }
    var here = superclass(of: declaredType(symbol))
    while let next = here, let above = self.symbol(of: next) {
      if above.isCatalog { return true }
      here = superclass(of: next)
    }
    return false
  }

  private func overridden(_ member: Member, _ name: String, above type: Type) -> Member? {
    var here: Type? = type
    while let next = here, let symbol = symbol(of: next) {
      let found = (symbol.members[name] ?? []).first { other in
        other.isStatic == member.isStatic && other.key(name) == member.key(name)
          && !(other.overridableHead?.has("private") ?? false)
      }
      if let found { return found }
      here = superclass(of: next)
    }
    return nil
  }

  private func overrideProblem(
    _ member: Member, _ head: DeclarationHead, _ found: Member?
  ) -> Diagnostic? {
    let (kind, range): (String, SourceRange)
    switch member {
    case .function(let it): (kind, range) = ("method", it.nameRange)
    case .variable(let it): (kind, range) = ("property", it.binding.pattern.range)
    case .enumCase: return nil
    }
    guard let found else {
      guard head.has("override") else { return nil }
      return Diagnostic(
        "\(kind) does not override any \(kind) from its superclass", at: range,
        help: "take 'override' away, or write the name and types of the superclass's \(kind)")
    }
    if !head.has("override") {
      return Diagnostic(
        "overriding declaration requires an 'override' keyword", at: range,
        help: "write 'override' before it")
    }
    guard found.overridableHead?.has("final") ?? false else { return nil }
    let word = member.isStatic ? "static \(kind)" : kind == "method" ? "instance method" : kind
    return Diagnostic("\(word) overrides a 'final' \(word)", at: range)
  }
}

extension Member {
  /// The head of a method or property; initializers and subscripts have rules of their own.
  fileprivate var overridableHead: DeclarationHead? {
    switch self {
    case .function(let it):
      if case .function(let declaration) = it.body { return declaration.head }
      return nil
    case .variable(let it): return it.head
    case .enumCase: return nil
    }
  }

  fileprivate var record: DeclarationRecord? {
    switch self {
    case .function(let it): it.record
    case .variable(let it): it.record
    case .enumCase: nil
    }
  }
}

extension Declaration {
  fileprivate var head: DeclarationHead? {
    switch self {
    case .function(let it): it.head
    case .initializer(let it): it.head
    case .subscript(let it): it.head
    case .variable(let it): it.head
    default: nil
    }
  }

  /// The head of the type of that name, here or further inside.
  func typeHead(named name: String) -> DeclarationHead? { type(named: name)?.head }

  func typeName(named name: String) -> Identifier? { type(named: name)?.name }
}
