import SwiftSubset

extension Program {
  /// Lowers the bodies of fresh declarations: what is wrong refuses the input, but a name that is
  /// not there yet only makes the declaration wait.
  func check(_ entered: [DeclarationRecord], _ evaluation: inout Evaluation) {
    for record in entered {
      var problems: [Fault] = []
      for symbol in symbols(of: record) { problems += self.problems(symbol, record) }
      for function in functions.values.joined() where function.record === record {
        problems += self.problems(function)
      }
      for name in record.variableNames {
        if let variable = variables[name], variable.record === record {
          problems += self.problems(variable)
        }
      }
      settle(problems, record, &evaluation)
    }
  }

  private func settle(
    _ problems: [Fault], _ record: DeclarationRecord, _ evaluation: inout Evaluation
  ) {
    let errors = problems.filter { $0.diagnostic.severity == .error }
    let wrong = errors.filter { !$0.diagnostic.isMissingName }
    if !wrong.isEmpty {
      faults += wrong
      return
    }
    evaluation.diagnostics += problems.filter { $0.diagnostic.severity == .warning }
    record.missing = errors
    guard !errors.isEmpty else { return }
    for index in evaluation.declared.indices where evaluation.declared[index].name == record.name {
      evaluation.declared[index].isWaiting = true
    }
  }

  /// The types that a record's declaration brought or extended.
  private func symbols(of record: DeclarationRecord) -> [TypeSymbol] {
    var result: [TypeSymbol] = []
    let all =
      Array(types.values) + Array(nestedSymbols.values)
      + catalogTypes.values.compactMap { $0 }
    for symbol in all where symbol.parts.contains(where: { $0.record === record }) {
      result.append(symbol)
    }
    return result.sorted { $0.name < $1.name }
  }

  private func problems(_ symbol: TypeSymbol, _ record: DeclarationRecord) -> [Fault] {
    var result = inheritanceProblems(symbol, record)
    for (_, members) in symbol.members.sorted(by: { $0.key < $1.key }) {
      for member in members {
        switch member {
        case .function(let function) where function.record === record:
          result += problems(function)
        case .variable(let variable) where variable.record === record:
          result += problems(variable)
        default: continue
        }
      }
    }
    if result.isEmpty, symbol.parts.contains(where: { $0.record === record && !$0.isExtension }) {
      result += conformanceProblems(symbol, record)
    }
    return result
  }

  private func inheritanceProblems(_ symbol: TypeSymbol, _ record: DeclarationRecord) -> [Fault] {
    var result: [Fault] = []
    for part in symbol.parts where part.record === record {
      let resolving = TypeResolving(program: self, scope: part.scope) {
        result.append(Fault(diagnostic: $0, source: part.scope.source))
      }
      for reference in part.inherited { _ = resolving.resolve(reference) }
      if result.isEmpty, let first = part.inherited.first, inheritsItself(symbol) {
        let what =
          symbol.kind == .class
          ? "'\(symbol.name)' inherits from itself" : "protocol '\(symbol.name)' refines itself"
        let problem = Diagnostic(what, at: first.range, help: "take one of the circle's names out")
        result.append(Fault(diagnostic: problem, source: part.scope.source))
      }
    }
    return result
  }

  private func problems(_ function: FunctionSymbol) -> [Fault] {
    let source = function.scope.source
    var result: [Fault] = []
    _ = readSignature(of: function) { result.append(Fault(diagnostic: $0, source: source)) }
    function.signature = nil
    if !result.isEmpty || function.isRequirement { return result }
    let signature = signature(of: function)
    let needsSelf = function.owner.map { !$0.generics.isEmpty || $0.kind == .protocol } ?? false
    let key = SpecializationKey(
      selfType: needsSelf ? function.owner.map(declaredType) : nil,
      arguments: signature.generics.map(\.asType))
    let kinds: [CallTarget.Kind]
    if case .subscript(let it) = function.body {
      kinds = it.accessors.set == nil ? [.subscriptGetter] : [.subscriptGetter, .subscriptSetter]
    } else {
      kinds = [.function]
    }
    for kind in kinds {
      result += code(of: function, key, kind).diagnostics.map {
        Fault(diagnostic: $0, source: source)
      }
    }
    return result
  }

  private func problems(_ variable: VariableSymbol) -> [Fault] {
    let source = variable.scope.source
    var result: [Fault] = []
    let type = readType(of: variable) { result.append(Fault(diagnostic: $0, source: source)) }
    if !result.isEmpty || variable.isRequirement { return result }
    let needsSelf = variable.owner.map { !$0.generics.isEmpty || $0.kind == .protocol } ?? false
    let key = SpecializationKey(
      selfType: needsSelf ? variable.owner.map(declaredType) : nil, arguments: [])
    switch variable.storage {
    case .computed(let accessors):
      var codes = [code(of: variable, key, isSetter: false)]
      if accessors.set != nil { codes.append(code(of: variable, key, isSetter: true)) }
      return codes.flatMap { $0.diagnostics.map { Fault(diagnostic: $0, source: source) } }
    case .stored where variable.isLazy && variable.owner != nil:
      let owner = variable.owner.map(declaredType) ?? .unknown
      return lazyValue(of: variable, selfType: owner).diagnostics.map {
        Fault(diagnostic: $0, source: source)
      }
    case .stored, .global: return valueProblems(variable, type)
    case .native: return []
    }
  }

  private func valueProblems(_ variable: VariableSymbol, _ type: Type) -> [Fault] {
    let source = variable.scope.source
    guard let value = variable.binding.value else {
      if variable.binding.type == nil, variable.wrapper == nil,
        case .name(let name) = variable.binding.pattern
      {
        return [
          Fault(
            diagnostic: Diagnostic("type annotation missing in pattern", at: name.range),
            source: source)
        ]
      }
      return []
    }
    let lowering = Lowering(
      self, scope: variable.scope, selfType: variable.owner.map(declaredType), isStatic: true)
    if variable.binding.type != nil {
      _ = lowering.lower(value, to: type, .specified)
    } else {
      _ = lowering.lower(value)
    }
    return lowering.takeDiagnostics().map { Fault(diagnostic: $0, source: source) }
  }

  // MARK: Conformance

  /// Requirements of protocols that a type says it meets.
  private func conformanceProblems(_ symbol: TypeSymbol, _ record: DeclarationRecord) -> [Fault] {
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
      if case .function(let wanted) = requirement, case .function(let own) = found.member,
        wanted.labels != own.labels
      {
        continue
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
