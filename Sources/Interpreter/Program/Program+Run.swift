public import SwiftSubset

extension Program {
  /// Runs one input as a transaction.
  ///
  /// Declarations are collected and checked, statements run in order. When anything is wrong,
  /// nothing has changed.
  public func run(_ parsed: ParsedSource, kind: Kind = .input) -> Evaluation {
    if parsed.diagnostics.contains(where: { $0.severity == .error }) {
      var evaluation = Evaluation()
      evaluation.diagnostics = parsed.diagnostics.map {
        Fault(diagnostic: $0, source: parsed.source)
      }
      return evaluation
    }
    if !areComponentsThere, mayNeedComponents(parsed) { needComponents() }
    let evaluation = carryOut(parsed, kind)
    // What ran and was stopped would be so again.
    let wasStopped = machine.halt.map { !$0.isWaiting } ?? false
    if evaluation.succeeded || areComponentsThere || wasStopped { return evaluation }
    // What is wrong may be so for want of them, and they belong to what could have been meant.
    needComponents()
    return carryOut(parsed, kind)
  }

  private func carryOut(_ parsed: ParsedSource, _ kind: Kind) -> Evaluation {
    transaction { evaluation in
      let entered = enter(parsed, kind: kind, isComponent: false, &evaluation)
      guard faults.isEmpty else { return }
      installInheritedHooks()
      check(entered, &evaluation)
      guard faults.isEmpty else { return }
      runStatements(parsed, kind: kind, &evaluation)
      refuseWaiting()
    }
  }

  /// Runs `body`, in which views are built or actions called, with full fuel, and says what was
  /// printed, noted, waited for and why it stopped.
  public func during(_ body: () -> Void) -> Evaluation {
    transaction { _ in body() }
  }

  func transaction(_ body: (inout Evaluation) -> Void) -> Evaluation {
    var evaluation = Evaluation()
    inputNumber += 1
    undoLog = []
    faults = []
    replacedMembers = []
    waiting = []
    machine.arm()
    let generator = machine.generator
    body(&evaluation)
    finish(&evaluation)
    if !evaluation.succeeded {
      for undo in undoLog.reversed() { undo() }
      machine.generator = generator
      machine.dropNotes()
      evaluation.notes = []
      evaluation.declared = []
      evaluation.value = nil
      evaluation.view = nil
    }
    undoLog = []
    return evaluation
  }

  private func finish(_ evaluation: inout Evaluation) {
    evaluation.printed = machine.printedLines
    evaluation.notes = machine.notes
    evaluation.waiting += waiting
    evaluation.diagnostics += faults
    guard let halt = machine.halt, !halt.isWaiting else { return }
    evaluation.isInterrupted = halt.isInterrupt
    let place = halt.place ?? unknownPlace.location
    evaluation.diagnostics.append(
      Fault(
        diagnostic: Diagnostic(halt.message, at: place.range, help: halt.help),
        source: place.source))
  }

  // MARK: Entering

  /// Enters the declarations of a text into the tables.
  func enter(
    _ parsed: ParsedSource, kind: Kind, isComponent: Bool, _ evaluation: inout Evaluation
  ) -> [DeclarationRecord] {
    var entered: [DeclarationRecord] = []
    var fresh: Set<String> = []
    let written = declarations(in: parsed.tree.statements)
    for declaration in kind == .file ? written.flatMap(\.partsOfTuples) : written {
      guard let record = record(declaration, parsed.source, isComponent) else { continue }
      if case .variable(let it) = declaration, kind == .input {
        enterVariables(it, DeclarationScope(parsed.source), record)
        continue
      }
      let (old, epochBefore) = (records.last { $0.isSame(as: record) }, epoch)
      replacedMembers = []
      enter(declaration, record, isAgain: !fresh.insert(record.identity).inserted)
      let isSwap = old.map { $0.shape == record.shape } ?? false
      if !isSwap || old == nil { epoch = max(epoch, epochBefore + 1) }
      let hasNewBodyAlone = isSwap && old.map { isNewBody(record, of: $0) } ?? false
      if !hasNewBodyAlone { revision += 1 }
      keep(record, instead: old)
      entered.append(record)
      if record.name.hasPrefix(Declaration.tuplePrefix) { continue }
      evaluation.declared.append(declared(record, old, hasNewBodyAlone: hasNewBodyAlone))
    }
    return entered
  }

  /// Whether only the views of the type that is declared anew will be others.
  private func isNewBody(_ record: DeclarationRecord, of old: DeclarationRecord) -> Bool {
    old.missing.isEmpty && record.differsOnlyInBody(from: old)
      && !records.contains(where: \.readsBodies)
  }

  private func declarations(in statements: [Statement]) -> [Declaration] {
    statements.flatMap { statement -> [Declaration] in
      switch statement {
      case .declaration(.conditional(let block)):
        return (chosenArm(block) ?? []).map { $0 }
      case .declaration(let declaration): return [declaration]
      case .conditional(let block): return declarations(in: chosenArm(block) ?? [])
      default: return []
      }
    }
  }

  private func keep(_ record: DeclarationRecord, instead old: DeclarationRecord?) {
    if let old, let index = records.firstIndex(where: { $0 === old }) {
      if record.kind != .extension {
        undoLog.append { [unowned self] in records[index] = old }
        records[index] = record
        return
      }
      if old.kind == .extension {
        undoLog.append { [unowned self] in records.insert(old, at: index) }
        records.remove(at: index)
      }
    }
    undoLog.append { [unowned self] in records.removeLast() }
    records.append(record)
  }

  private func declared(
    _ record: DeclarationRecord, _ old: DeclarationRecord?, hasNewBodyAlone: Bool
  ) -> Declared {
    let gone = replacedMembers.filter { $0.record !== old }.map { "\(record.name).\($0.name)" }
    return Declared(
      name: record.name, kind: record.kind, redefined: old != nil, gone: gone,
      isWaiting: record.isWaiting, hasNewBodyAlone: hasNewBodyAlone)
  }

  private func enter(_ declaration: Declaration, _ record: DeclarationRecord, isAgain: Bool) {
    let scope = DeclarationScope(record.source)
    switch declaration {
    case .type(let it):
      if isAgain { report(.invalidRedeclaration(record.name, at: it.name.range), record.source) }
      enterType(declaration, in: scope, outer: nil, record: record)
    case .protocol, .typealias: enterType(declaration, in: scope, outer: nil, record: record)
    case .extension(let it): enterExtension(it, record.source, record)
    case .function(let it): enterFunction(it, scope, record)
    case .variable(let it): enterVariables(it, scope, record)
    case .block(let it): enterScreen(it, scope, record)
    default: break
    }
  }

  func report(_ diagnostic: Diagnostic, _ source: SourceText) {
    faults.append(Fault(diagnostic: diagnostic, source: source))
  }

  private func enterFunction(
    _ it: FunctionDeclaration, _ scope: DeclarationScope, _ record: DeclarationRecord
  ) {
    let fresh = FunctionSymbol(
      it.name.text, owner: nil, body: .function(it), scope: scope, isStatic: false,
      isMutating: false)
    fresh.record = record
    let old = functions[it.name.text] ?? []
    undoLog.append { [unowned self] in functions[it.name.text] = old }
    var list = old
    if let index = list.firstIndex(where: {
      $0.key == fresh.key && $0.scope.source !== scope.source
    }) {
      let symbol = list[index]
      let copy = (symbol.body, symbol.scope, symbol.record)
      undoLog.append {
        (symbol.body, symbol.scope, symbol.record) = copy
        symbol.forgetCode()
      }
      symbol.take(fresh)
    } else if list.contains(where: { $0.key == fresh.key }) {
      report(.invalidRedeclaration(fresh.labels, at: it.name.range), scope.source)
    } else {
      list.append(fresh)
    }
    functions[it.name.text] = list
  }

  func enterVariables(
    _ it: VariableDeclaration, _ scope: DeclarationScope, _ record: DeclarationRecord
  ) {
    for binding in it.bindings {
      guard case .name(let name) = binding.pattern else { continue }
      var storage = VariableSymbol.Storage.global
      if let accessors = binding.accessors, accessors.get != nil { storage = .computed(accessors) }
      let symbol = VariableSymbol(
        name.text, owner: nil, scope: scope, head: it.head, binding: binding, isLet: it.isLet,
        isStatic: true, storage: storage)
      symbol.record = record
      let old = variables[name.text]
      if let old, old.scope.source === scope.source, old.binding.range == binding.range { continue }
      symbol.hidden = old
      undoLog.append { [unowned self] in variables[name.text] = old }
      variables[name.text] = symbol
    }
  }

  /// `screen Home { … }` is a struct with that body.
  private func enterScreen(
    _ it: BlockDeclaration, _ scope: DeclarationScope, _ record: DeclarationRecord
  ) {
    enterType(
      .type(it.asView), in: scope, outer: nil, record: record)
  }
}

extension BlockDeclaration {
  /// The struct that a screen is short for.
  var asView: TypeDeclaration {
    let view = TypeReference.named(
      [.init(name: Identifier("View", name.range), generics: [])], name.range)
    let accessor = Accessors.Accessor(
      attributes: [], modifiers: [], parameter: nil, body: body, range: body.range)
    let binding = VariableDeclaration.Binding(
      pattern: .name(Identifier("body", name.range)), type: .some(view, name.range), value: nil,
      accessors: Accessors(get: accessor, set: nil, willSet: nil, didSet: nil, range: body.range),
      range: body.range)
    let property = VariableDeclaration(
      head: DeclarationHead(attributes: [], modifiers: [], range: body.range), isLet: false,
      bindings: [binding])
    return TypeDeclaration(
      head: head, kind: .struct, name: name,
      generics: GenericClause(parameters: [], requirements: []), inherited: [view],
      members: [.variable(property)], body: body.range)
  }
}

extension FunctionSymbol {
  func forgetCode() {
    signature = nil
    innerScope = nil
    for code in codes.values { code.isStale = true }
    codes = [:]
  }
}
