import NavigationCore
import SwiftSubset

extension Program {
  /// Makes the view a program starts with.
  public func makeView(_ entry: EntryPoint) -> Evaluation {
    transaction { evaluation in
      let source = entry.record.source
      switch entry.kind {
      case .preview: makePreview(entry, &evaluation)
      case .previewProvider:
        make(member(of: entry, "previews"), entry.name, source, entry.record.range, &evaluation)
      case .app, .view:
        let call = Call(
          hasParentheses: true, arguments: [], trailing: [],
          range: entry.record.nameRange ?? entry.record.range)
        let name = Identifier(entry.name, entry.record.nameRange ?? entry.record.range)
        make(
          .postfix(.name(name, []), [.call(call)]), entry.name, source, entry.record.range,
          &evaluation)
      }
    }
  }

  /// Makes the view of an expression again, after its declarations have changed.
  public func makeView(_ expression: ViewExpression) -> Evaluation {
    transaction { evaluation in
      make(
        expression.expression, expression.typeName, expression.source, expression.range, &evaluation
      )
    }
  }

  private func member(of entry: EntryPoint, _ name: String) -> Expression {
    let range = entry.record.nameRange ?? entry.record.range
    return .postfix(
      .name(Identifier(entry.name, range), []), [.member(Identifier(name, range), [])])
  }

  private func make(
    _ expression: Expression, _ name: String, _ source: SourceText, _ range: SourceRange,
    _ evaluation: inout Evaluation
  ) {
    let lowering = Lowering(self, scope: DeclarationScope(source))
    let typed = lowering.lower(expression, expecting: .view)
    make(lowering, typed.value, name, source, range, expression, &evaluation)
  }

  private func makePreview(_ entry: EntryPoint, _ evaluation: inout Evaluation) {
    guard case .macro(let macro, _) = entry.record.declaration,
      case .closure(let closure)? = (macro.trailing.first ?? macro.arguments.last)?.value
    else { return }
    let lowering = Lowering(self, scope: DeclarationScope(entry.record.source))
    lowering.context.mentionedInClosures = NameScan.inner(of: closure)
    let run: (Machine, Frame) -> Value
    if closure.statements.containsReturn {
      let typed = lowering.closure(closure, .function(FunctionType([], .view)))
      run = { machine, frame in
        typed.value(machine, frame).object(ClosureValue.self).map { machine.call($0) } ?? .none
      }
    } else {
      run = lowering.builder(closure.statements)
    }
    make(
      lowering, run, previewName(closure) ?? entry.name, entry.record.source, closure.range,
      .closure(closure), &evaluation)
  }

  /// The view that a preview shows, for the way here.
  private func previewName(_ closure: ClosureExpression) -> String? {
    guard closure.statements.count == 1,
      case .expression(.postfix(.name(let name, _), _)) = closure.statements[0]
    else { return nil }
    return name.text
  }

  private func make(
    _ lowering: Lowering, _ run: (Machine, Frame) -> Value, _ name: String, _ source: SourceText,
    _ range: SourceRange, _ expression: Expression, _ evaluation: inout Evaluation
  ) {
    let diagnostics = lowering.takeDiagnostics().map { Fault(diagnostic: $0, source: source) }
    let errors = diagnostics.filter { $0.diagnostic.severity == .error }
    if !errors.isEmpty {
      // The view is written already: what is missing makes it wait.
      waiting += errors
      return
    }
    var result = Value.none
    machine.inFrame(lowering.context.frameSize) { result = run(machine, $0) }
    guard machine.halt == nil, let view = ErasedView.read(result, machine) else { return }
    evaluation.view = ViewExpression(
      view: view, typeName: name, source: source, range: range, expression: expression)
  }
}
