import SwiftSubset

extension Program {
  /// Lowers the bodies of fresh declarations: what is wrong refuses the input, but a name that is
  /// not there yet only makes the declaration wait.
  func check(_ entered: [DeclarationRecord], _ evaluation: inout Evaluation) {
    let brought = BroughtSymbols(by: entered, self)
    for record in entered { settle(problems(in: record, brought), record, &evaluation) }
  }

  /// All that is wrong with a declaration, and the names that it misses.
  func problems(in record: DeclarationRecord) -> [Fault] {
    problems(in: record, BroughtSymbols(by: [record], self))
  }

  private func problems(in record: DeclarationRecord, _ brought: BroughtSymbols) -> [Fault] {
    var problems = attributeProblems(in: record)
    // What an attribute says changes all that follows.
    if problems.contains(where: { !$0.diagnostic.isMissingName }) { return problems }
    for symbol in brought.types(by: record) { problems += self.problems(symbol, record) }
    for function in brought.functions(by: record) { problems += self.problems(function) }
    for name in record.variableNames {
      if let variable = variables[name], variable.record === record {
        problems += self.problems(variable)
      }
    }
    return problems + aliasProblems(record) + previewProblems(record)
  }

  /// The views of a preview, which nobody has shown yet.
  private func previewProblems(_ record: DeclarationRecord) -> [Fault] {
    guard case .macro(let macro, _) = record.declaration, macro.name.text == "Preview",
      case .closure(let closure)? = macro.trailing.first?.value
    else { return [] }
    let lowering = Lowering(self, scope: DeclarationScope(record.source))
    lowering.context.mentionedInClosures = NameScan.inner(closure.statements)
    _ = lowering.builder(closure.statements)
    return lowering.takeDiagnostics().map { Fault(diagnostic: $0, source: record.source) }
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

  private func problems(_ symbol: TypeSymbol, _ record: DeclarationRecord) -> [Fault] {
    var result = inheritanceProblems(symbol, record) + writtenTypeProblems(symbol, record)
    result += ruleProblems(symbol, record)
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
      var resolving = TypeResolving(program: self, scope: part.scope, inheriting: symbol)
      resolving.report = { result.append(Fault(diagnostic: $0, source: part.scope.source)) }
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
    if let problem = function.writtenTypes.lazy.compactMap({
      self.bareProtocol($0, function.innerScope ?? function.scope)
    }).first {
      result.append(Fault(diagnostic: problem, source: source))
    }
    function.signature = nil
    result += ruleProblems(function)
    if !result.isEmpty || function.isRequirement { return result }
    let signature = signature(of: function)
    result = defaultProblems(function, signature)
    if !result.isEmpty { return result }
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

  private func defaultProblems(_ function: FunctionSymbol, _ signature: Signature) -> [Fault] {
    guard function.native == nil else { return [] }
    let receiver = function.owner.map(declaredType)
    return signature.parameters.flatMap { parameter -> [Fault] in
      guard let value = parameter.defaultValue else { return [] }
      let given = parameter.isAutoclosure ? Expression.closure(.wrapping(value)) : value
      return defaultCode(given, parameter.type, function, receiver: receiver).problems.map {
        Fault(diagnostic: $0, source: function.scope.source)
      }
    }
  }

  private func problems(_ variable: VariableSymbol) -> [Fault] {
    let source = variable.scope.source
    var result: [Fault] = []
    let type = readType(of: variable) { result.append(Fault(diagnostic: $0, source: source)) }
    if let problem = variable.binding.type.flatMap({ bareProtocol($0, variable.scope) }) {
      result.append(Fault(diagnostic: problem, source: source))
    }
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
      if variable.binding.type == nil, variable.wrapper == nil, !variable.isNamespace,
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
    lowering.checkLiteral(value, as: variable.binding.type)
    if variable.binding.type != nil {
      _ = lowering.lower(value, to: type, .specified)
    } else {
      _ = lowering.lower(value)
    }
    return lowering.takeDiagnostics().map { Fault(diagnostic: $0, source: source) }
  }
}
