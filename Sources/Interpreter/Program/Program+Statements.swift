import NavigationCore
import SwiftSubset

extension Program {
  /// Runs the statements of an input in order; the last expression is its value.
  func runStatements(_ parsed: ParsedSource, kind: Kind, _ evaluation: inout Evaluation) {
    let statements = topLevel(parsed.tree.statements)
    let last = statements.last
    for (index, statement) in statements.enumerated() {
      guard faults.isEmpty, machine.halt == nil else { return }
      switch statement {
      case .declaration(.variable(let it)):
        if kind == .input { declareVariable(it, parsed.source, &evaluation) }
      case .declaration(.import(let it)): noteImport(it)
      case .declaration: continue
      case .return(_, let range):
        report(Diagnostic("return invalid outside of a func", at: range), parsed.source)
      case .expression(let expression) where !expression.isStatementLike:
        let isLast = index == statements.count - 1 && last != nil
        run(expression, parsed.source, isLast: isLast, &evaluation)
      case .guard(let it): run(it, parsed.source, &evaluation)
      default: run(statement, parsed.source)
      }
    }
  }

  private func topLevel(_ statements: [Statement]) -> [Statement] {
    statements.flatMap { statement -> [Statement] in
      if case .conditional(let block) = statement { return topLevel(chosenArm(block) ?? []) }
      return [statement]
    }
  }

  /// A variable of the prompt: visible from here on, its value made now.
  private func declareVariable(
    _ it: VariableDeclaration, _ source: SourceText, _ evaluation: inout Evaluation
  ) {
    for binding in it.bindings {
      if case .name(let name) = binding.pattern {
        declareVariable(binding, it, name, source, &evaluation)
      } else {
        declareParts(binding, it, source, &evaluation)
      }
    }
  }

  private func declareVariable(
    _ binding: VariableDeclaration.Binding, _ it: VariableDeclaration, _ name: Identifier,
    _ source: SourceText, _ evaluation: inout Evaluation
  ) {
    var declaration = it
    declaration.bindings = [binding]
    let record = DeclarationRecord(
      name: name.text, kind: .variable, source: source, declaration: .variable(declaration),
      isComponent: false)
    let wrong = attributeProblems(in: record)
    guard wrong.isEmpty else {
      faults += wrong
      return
    }
    let old = records.last { $0.isSame(as: record) }
    let isComputed = binding.accessors?.get != nil
    guard binding.value != nil || isComputed || binding.type != nil else {
      return report(Diagnostic("type annotation missing in pattern", at: name.range), source)
    }
    if let value = binding.value {
      guard let made = makeFirstValue(value, binding, name, source) else { return }
      keepVariable(declaration, record, old, source)
      guard let variable = variables[name.text] else { return }
      variable.type = (made.type, epoch)
      variable.inferred = made.type
      if machine.halt == nil { variable.value = made.value }
    } else {
      keepVariable(declaration, record, old, source)
      if let variable = variables[name.text], !isComputed, !it.isLet, type(of: variable).isOptional
      {
        variable.value = Value.none
      }
      check([record], &evaluation)
    }
    evaluation.declared.append(
      Declared(name: name.text, kind: .variable, redefined: old != nil, gone: [], isWaiting: false))
  }

  /// The first value of a variable, in which its name still means the one before it.
  private func makeFirstValue(
    _ value: Expression, _ binding: VariableDeclaration.Binding, _ name: Identifier,
    _ source: SourceText
  ) -> (value: Value, type: Type)? {
    let entered = variables[name.text]
    let isEntered =
      entered?.scope.source === source && entered?.binding.range == binding.range
    if isEntered { variables[name.text] = entered?.hidden }
    defer {
      if isEntered { variables[name.text] = entered }
      entered?.hidden = nil
    }
    return makeValue(value, binding, source)
  }

  func keepVariable(
    _ declaration: VariableDeclaration, _ record: DeclarationRecord, _ old: DeclarationRecord?,
    _ source: SourceText
  ) {
    let before = records
    undoLog.append { [unowned self] in records = before }
    if let index = records.firstIndex(where: { $0 === old }) {
      records[index] = record
    } else {
      records.append(record)
    }
    let epochBefore = epoch
    undoLog.append { [unowned self] in epoch = max(epoch, epochBefore) + 1 }
    enterVariables(declaration, DeclarationScope(source), record)
    epoch += 1
  }

  /// Lowers and runs an initial value.
  private func makeValue(
    _ value: Expression, _ binding: VariableDeclaration.Binding, _ source: SourceText
  ) -> (value: Value, type: Type)? {
    let lowering = Lowering(self, scope: DeclarationScope(source))
    lowering.context.mentionedInClosures = []
    lowering.context.canThrow = true
    let type = binding.type.map(lowering.resolveAnnotation)
    lowering.checkLiteral(value, as: binding.type)
    let typed = type.map { lowering.lower(value, to: $0, .specified) } ?? lowering.lower(value)
    guard accept(lowering, source) else { return nil }
    var result = Value.none
    machine.inFrame(lowering.context.frameSize) { result = typed.value(machine, $0) }
    reportThrown(value.range, source)
    return (result, typed.type)
  }

  private func declareParts(
    _ binding: VariableDeclaration.Binding, _ it: VariableDeclaration, _ source: SourceText,
    _ evaluation: inout Evaluation
  ) {
    guard let value = binding.value, let made = makeValue(value, binding, source),
      case .tuple(let parts, let range) = binding.pattern.unbound
    else { return }
    guard case .tuple(let elements) = made.type, elements.count == parts.count else {
      return report(
        Diagnostic("tuple pattern has the wrong length for tuple type '\(made.type)'", at: range),
        source)
    }
    for (index, part) in parts.enumerated() {
      guard case .name(let name) = part.pattern.unbound else { continue }
      let inner = VariableDeclaration.Binding(
        pattern: .name(name), type: nil, value: nil, accessors: nil, range: binding.range)
      let declaration = VariableDeclaration(head: it.head, isLet: it.isLet, bindings: [inner])
      let item = made.value.object(TupleValue.self)?.items[index] ?? .none
      declareBound(
        name, (item, elements[index].type), declaration, writtenAs: it, source, &evaluation)
    }
  }

  // MARK: Expressions

  private func run(
    _ expression: Expression, _ source: SourceText, isLast: Bool, _ evaluation: inout Evaluation
  ) {
    if case .macro(let macro) = expression, macro.name.text == "Preview" { return }
    let lowering = Lowering(self, scope: DeclarationScope(source))
    lowering.context.canThrow = true
    let typed = lowering.lower(expression)
    lowering.checkIsCalled(typed, expression)
    guard accept(lowering, source) else { return }
    var result = Value.none
    machine.inFrame(lowering.context.frameSize) { result = typed.value(machine, $0) }
    reportThrown(expression.range, source)
    guard isLast, machine.halt == nil, faults.isEmpty else { return }
    show(result, typed.type, expression, source, &evaluation)
  }

  /// The value of an input: a view for the device, else its text.
  private func show(
    _ value: Value, _ type: Type, _ expression: Expression, _ source: SourceText,
    _ evaluation: inout Evaluation
  ) {
    if type != .void, type != .unknown, type != .never, !type.isOptional, isShown(type) {
      guard let view = ErasedView.read(value, machine) else { return }
      evaluation.view = ViewExpression(
        view: view, typeName: viewName(value, type, expression),
        source: source, range: expression.range)
      return
    }
    guard type != .void, type != .never, !(type == .unknown && value.isNone) else { return }
    evaluation.value = Evaluation.Result(
      text: debugText(of: value, type),
      type: type == .unknown ? dynamicTypeName(of: value) : "\(type)")
  }

  /// Whether the device can show it: a view, or a program or scene with its first window.
  private func isShown(_ type: Type) -> Bool {
    isView(type) || conforms(type, to: "App") || conforms(type, to: "Scene")
  }

  /// The name of the view that an expression shows, whatever modifiers stand after it.
  private func viewName(_ value: Value, _ type: Type, _ expression: Expression) -> String {
    if let instance = value.object(Instance.self) { return instance.symbol.name }
    if case .postfix(.name(let name, _), _) = expression { return name.text }
    if case .nominal(let symbol, _) = type { return symbol.name }
    return "View"
  }

  /// What lowers one statement of the prompt.
  func lowering(of statement: Statement, _ source: SourceText) -> Lowering {
    let lowering = Lowering(self, scope: DeclarationScope(source))
    var scan = NameScan()
    scan.visit([statement])
    lowering.context.mentionedInClosures = scan.inClosures
    lowering.context.canThrow = true
    return lowering
  }

  private func run(_ statement: Statement, _ source: SourceText) {
    let lowering = lowering(of: statement, source)
    let action = lowering.statement(statement)
    guard accept(lowering, source) else { return }
    machine.inFrame(lowering.context.frameSize) { _ = action(machine, $0) }
    reportThrown(statement.range, source)
  }

  func accept(_ lowering: Lowering, _ source: SourceText) -> Bool {
    let diagnostics = lowering.takeDiagnostics()
    faults += diagnostics.map { Fault(diagnostic: $0, source: source) }
    return !diagnostics.contains { $0.severity == .error }
  }

  func reportThrown(_ range: SourceRange, _ source: SourceText) {
    guard let error = machine.thrown else { return }
    machine.thrown = nil
    machine.stop(
      "an error was thrown and not caught: \(debugText(of: error))",
      help: "put it into 'do { … } catch { … }'", at: Halt.Place(source: source, range: range))
  }
}

extension Expression {
  /// `if` and `switch` at the top level are statements.
  fileprivate var isStatementLike: Bool {
    switch self {
    case .if, .switch: true
    default: false
    }
  }
}
