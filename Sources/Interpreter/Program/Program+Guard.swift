import SwiftSubset

extension Program {
  /// A `guard` among the statements of an input: what it binds is there from here on.
  func run(_ it: GuardStatement, _ source: SourceText, _ evaluation: inout Evaluation) {
    if it.otherwise.statements.containsReturn {
      return report(Diagnostic("return invalid outside of a func", at: it.range), source)
    }
    let lowering = lowering(of: .guard(it), source)
    let action = lowering.statement(.guard(it))
    guard accept(lowering, source) else { return }
    let bound = it.conditions.flatMap(\.boundNames).compactMap { name in
      lowering.context.local(name.text).map { (name: name, local: $0) }
    }
    var values: [Value] = []
    machine.inFrame(lowering.context.frameSize) { frame in
      guard action(machine, frame) == .next else { return }
      values = bound.map { _, local in
        local.isCell ? frame[local.slot].object(Cell.self)?.value ?? .none : frame[local.slot]
      }
    }
    reportThrown(it.range, source)
    for ((name, local), value) in zip(bound, values) {
      let declaration = VariableDeclaration(
        head: DeclarationHead(attributes: [], modifiers: [], range: it.range),
        isLet: local.isLet,
        bindings: [
          .init(pattern: .name(name), type: nil, value: nil, accessors: nil, range: it.range)
        ])
      declareBound(
        name, (value, local.type), declaration, writtenAs: declaration, source, &evaluation)
    }
  }

  /// A variable of the prompt that a pattern has given its value.
  func declareBound(
    _ name: Identifier, _ made: (value: Value, type: Type), _ declaration: VariableDeclaration,
    writtenAs written: VariableDeclaration, _ source: SourceText,
    _ evaluation: inout Evaluation
  ) {
    let record = DeclarationRecord(
      name: name.text, kind: .variable, source: source, declaration: .variable(written),
      isComponent: false)
    let old = records.last { $0.isSame(as: record) }
    keepVariable(declaration, record, old, source)
    variables[name.text]?.inferred = made.type
    variables[name.text]?.value = made.value
    evaluation.declared.append(
      Declared(name: name.text, kind: .variable, redefined: old != nil, gone: [], isWaiting: false))
  }
}

extension Condition {
  /// The names that it may bind, in their order.
  fileprivate var boundNames: [Identifier] {
    switch self {
    case .optionalBinding(_, let pattern, _, _, _), .pattern(let pattern, _, _, _):
      pattern.boundNames()
    case .expression, .availability: []
    }
  }
}
