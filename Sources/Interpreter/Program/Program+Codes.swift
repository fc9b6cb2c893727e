import SwiftSubset

/// Code that runs on a frame of its own, such as the default of a parameter.
struct FragmentCode {
  let frameSize: Int
  let run: (Machine, Frame) -> Value
}

extension Program {
  /// The code of a function for generic arguments, lowered when it is first asked for.
  func code(
    of function: FunctionSymbol, _ key: SpecializationKey, _ kind: CallTarget.Kind
  ) -> FunctionCode {
    let codeKey = CodeKey(specialization: key, kind: kind)
    if let known = function.codes[codeKey], known.epoch == epoch { return known }
    let making = CodeMaking(self, function, key)
    let code = making.make(kind)
    function.codes[codeKey] = code
    return code
  }

  func code(
    of variable: VariableSymbol, _ key: SpecializationKey, isSetter: Bool
  ) -> FunctionCode {
    let known = isSetter ? variable.setters[key] : variable.codes[key]
    if let known, known.epoch == epoch { return known }
    let code = AccessorMaking(self, variable, key).make(isSetter: isSetter)
    if isSetter { variable.setters[key] = code } else { variable.codes[key] = code }
    return code
  }

  func getter(of variable: VariableSymbol, selfType: Type?) -> CallTarget {
    CallTarget(
      self, variable, SpecializationKey(selfType: selfType, arguments: []), isSetter: false)
  }

  func setter(of variable: VariableSymbol, selfType: Type?) -> CallTarget {
    CallTarget(self, variable, SpecializationKey(selfType: selfType, arguments: []), isSetter: true)
  }

  /// What the generic parameters around a member are for a receiver.
  func bindings(_ owner: TypeSymbol?, _ selfType: Type?) -> [GenericParameter: Type] {
    guard let owner, let selfType else { return [GenericParameter: Type]() }
    if owner.kind == .protocol { return [owner.selfParameter: selfType] }
    return genericArguments(of: selfType)
  }

  /// `willSet` or `didSet`: self in slot 0, the other value in slot 1.
  func observer(
    of variable: VariableSymbol, _ accessor: Accessors.Accessor?, _ selfType: Type, isWillSet: Bool
  ) -> FunctionCode? {
    guard let accessor else { return nil }
    return AccessorMaking(
      self, variable, SpecializationKey(selfType: selfType, arguments: [])
    ).makeObserver(accessor, isWillSet: isWillSet)
  }

  /// The default of a parameter as code of its own.
  ///
  /// A default that names what is not there stops the call that needs it.
  func defaultCode(
    _ value: Expression, _ type: Type, _ function: FunctionSymbol, receiver: Type?
  ) -> (code: FragmentCode, problems: [Diagnostic]) {
    let lowering = Lowering(
      self, scope: function.innerScope ?? function.scope,
      bindings: bindings(function.owner, receiver), selfType: function.owner.map(declaredType),
      isStatic: true)
    let type = lowering.closeOpen(type, lowering.openParameters(type))
    let run = lowering.lower(value, to: type, .defaultArgument).value
    let problems = lowering.takeDiagnostics().filter { $0.severity == .error }
    guard let first = problems.first else {
      return (fragment(run, lowering.context.frameSize), [])
    }
    let source = function.scope.source
    let failing = FragmentCode(frameSize: 1) { [unowned self] _, _ in
      stopWaiting(first, source)
      return .none
    }
    return (failing, problems)
  }

  func fragment(_ run: @escaping (Machine, Frame) -> Value, _ size: Int) -> FragmentCode {
    if size == 0 { return FragmentCode(frameSize: 1, run: run) }
    return FragmentCode(frameSize: size) { machine, frame in
      let top = machine.top
      guard machine.reserve(frame + size) else { return .none }
      machine.top = max(top, frame + size)
      let result = run(machine, frame)
      machine.clear(frame, from: 0, to: size)
      machine.top = top
      return result
    }
  }

  /// Makes a global or static variable at its first use.
  func makeGlobal(
    _ variable: VariableSymbol, _ machine: Machine, _ owner: Type?, _ place: CallPlace? = nil
  ) -> Value {
    if variable.binding.value == nil, variable.owner == nil, variable.inferred == nil {
      machine.stop(
        "\(variable.isLet ? "constant" : "variable") '\(variable.name)' used before being initialized",
        help: "give it a value first: '\(variable.name) = …'", at: place?.location)
    }
    guard !variable.isBeingMade, let expression = variable.binding.value else { return .none }
    variable.isBeingMade = true
    defer { variable.isBeingMade = false }
    let lowering = Lowering(
      self, scope: variable.scope, bindings: bindings(variable.owner, owner),
      selfType: owner ?? variable.owner.map(declaredType), isStatic: true)
    let type = variable.binding.type == nil ? nil : self.type(of: variable)
    if variable.record?.isWaiting ?? false { _ = variable.binding.type.map(lowering.resolve) }
    let typed =
      type.map { lowering.lower(expression, to: $0, .specified) } ?? lowering.lower(expression)
    let problems = lowering.takeDiagnostics().filter { $0.severity == .error }
    if let first = problems.first {
      stopWaiting(first, variable.scope.source)
      return .none
    }
    var value = Value.none
    machine.inFrame(lowering.context.frameSize) { frame in
      value = typed.value(machine, frame)
    }
    if machine.halt == nil {
      noteChange(of: variable)
      variable.value = value
    }
    return value
  }

  /// Remembers the value of a variable, for an input that fails.
  func noteChange(of variable: VariableSymbol) {
    guard variable.changedInput != inputNumber else { return }
    variable.changedInput = inputNumber
    let old = variable.value
    undoLog.append { variable.value = old }
  }

  /// Ends a run that came to code which can't be lowered.
  func stopWaiting(_ diagnostic: Diagnostic, _ source: SourceText) {
    guard machine.halt == nil else { return }
    waiting.append(Fault(diagnostic: diagnostic, source: source))
    machine.stop(
      diagnostic.message, help: diagnostic.help,
      at: Halt.Place(source: source, range: diagnostic.range))
    machine.markWaiting()
  }

  /// The initializer of a wrapper with `wrappedValue` alone.
  func wrapperInitializer(of type: Type) -> CallTarget? {
    for found in members(named: "init", of: type, isStatic: true) {
      guard case .function(let function) = found.member else { continue }
      let parameters = signature(of: function).parameters
      let required = parameters.filter { $0.defaultValue == nil }
      guard parameters.first?.label == "wrappedValue", required.count <= 1, parameters.count == 1
      else { continue }
      let needsSelf = !found.owner.generics.isEmpty
      return CallTarget(
        self, function, SpecializationKey(selfType: needsSelf ? type : nil, arguments: []))
    }
    return nil
  }
}
