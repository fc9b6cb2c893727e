import SwiftSubset

/// Lowers the accessors of a property: getter, setter, observers.
struct AccessorMaking {
  let program: Program
  let variable: VariableSymbol
  let lowering: Lowering
  let type: Type

  init(_ program: Program, _ variable: VariableSymbol, _ key: SpecializationKey) {
    self.program = program
    self.variable = variable
    var bindings = program.bindings(variable.owner, key.selfType)
    program.bind(program.requirements(around: variable.scope), &bindings)
    lowering = Lowering(
      program, scope: variable.scope, bindings: bindings,
      selfType: key.selfType ?? variable.owner.map(program.declaredType),
      isStatic: variable.isStatic)
    lowering.selfType = lowering.selfType.map(lowering.close)
    type = lowering.close(program.type(of: variable))
    if variable.record?.isWaiting ?? false {
      _ = program.readType(of: variable) { [lowering] in lowering.report($0) }
    }
  }

  private var hasSelf: Bool { variable.owner != nil && !variable.isStatic }

  private func declareSelf() {
    guard hasSelf, let type = lowering.selfType else { return }
    let slot = lowering.context.reserve()
    lowering.context.declare("self", Local(slot: slot, type: type, isLet: false, isParameter: true))
  }

  func make(isSetter: Bool) -> FunctionCode {
    if case .stored = variable.storage, hasSelf, !isSetter { return makeStoredGetter() }
    guard case .computed(let accessors) = variable.storage else { return failing }
    let accessor = isSetter ? accessors.set : accessors.get
    guard let accessor, var body = accessor.body else { return failing }
    let builder = program.ownBuilder(variable.head.attributes, in: variable.scope)
    if let builder, !isSetter {
      body.statements = lowering.rewritten(body.statements, for: builder, body.range)
    }
    let context = lowering.context
    context.mentionedInClosures = NameScan.inner(body.statements)
    declareSelf()
    if isSetter {
      context.isSelfMutable = !accessor.isNonmutating
      context.resultType = .void
      let slot = context.reserve()
      context.declare(
        accessor.parameter?.text ?? "newValue", Local(slot: slot, type: type, isLet: true))
      let boxes = lowering.boxCaptured([])
      let action = lowering.sequence(body.statements)
      return finish(
        boxes.around { statementResult(action, $0, $1) }, kept: hasSelf ? [0] : [])
    }
    context.resultType = type
    context.canThrow = true
    let isBuilder =
      builder == nil && variable.head.attributes.contains(where: \.isBuilder)
      || program.isImplicitBuilder(variable.name, variable.owner, type)
      || program.inheritsBuilder(variable.name, variable.owner, labels: nil)
    context.isSelfMutable = accessor.modifiers.contains { $0.name.text == "mutating" }
    lowering.isOwnBody = variable.name == "body" && variable.owner?.kind == .struct
    return finish(self.body(body, isBuilder: isBuilder), kept: context.isSelfMutable ? [0] : [])
  }

  /// A requirement such as `body` may be met by a stored property.
  private func makeStoredGetter() -> FunctionCode {
    declareSelf()
    let name = Identifier(variable.name, variable.binding.pattern.range)
    let selfName = Identifier("self", name.range)
    return finish(
      lowering.lower(.postfix(.name(selfName, []), [.member(name, [])])).value, kept: [])
  }

  private func body(_ body: CodeBlock, isBuilder: Bool) -> (Machine, Frame) -> Value {
    let function = FunctionSymbol(
      variable.name, owner: variable.owner, body: .memberwise, scope: variable.scope,
      isStatic: variable.isStatic, isMutating: false)
    return BodyMaking(lowering: lowering, described: "getter", function: function)
      .body(body, type, isBuilder: isBuilder)
  }

  func makeObserver(_ accessor: Accessors.Accessor, isWillSet: Bool) -> FunctionCode? {
    guard let body = accessor.body else { return nil }
    let context = lowering.context
    context.mentionedInClosures = NameScan.inner(body.statements)
    declareSelf()
    context.isSelfMutable = true
    context.observing = variable
    context.resultType = .void
    let slot = context.reserve()
    context.declare(
      accessor.parameter?.text ?? (isWillSet ? "newValue" : "oldValue"),
      Local(slot: slot, type: type, isLet: true))
    let boxes = lowering.boxCaptured([])
    let action = lowering.sequence(body.statements)
    return finish(boxes.around { statementResult(action, $0, $1) }, kept: hasSelf ? [0] : [])
  }

  /// The value of a lazy property, which may change `self` while it is made.
  func makeLazyValue() -> FunctionCode {
    guard let value = variable.binding.value else { return failing }
    let context = lowering.context
    context.mentionedInClosures = NameScan.inner([.expression(value)])
    declareSelf()
    context.isSelfMutable = true
    let boxes = lowering.boxCaptured([])
    let run = lowering.lower(value, to: type, .specified).value
    return finish(boxes.around(run), kept: [0])
  }

  private func finish(_ run: @escaping (Machine, Frame) -> Value, kept: Set<Int>) -> FunctionCode {
    let diagnostics = lowering.takeDiagnostics()
    if diagnostics.contains(where: { $0.severity == .error }) {
      return .failing(program, diagnostics, variable.scope.source, epoch: program.epoch)
    }
    let code = FunctionCode.framed(
      program, run, lowering.context, kept: kept,
      CallPlace(variable.scope.source, variable.binding.pattern.range))
    code.diagnostics = diagnostics
    return code
  }

  private var failing: FunctionCode {
    FunctionCode(epoch: program.epoch) { [name = variable.name] machine, _ in
      machine.stop("'\(name)' has no accessor that could run")
      return .none
    }
  }
}
