import SwiftSubset

/// Lowers the body of one function for one list of generic arguments.
struct CodeMaking {
  let program: Program
  let function: FunctionSymbol
  let key: SpecializationKey
  let signature: Signature
  let lowering: Lowering

  init(_ program: Program, _ function: FunctionSymbol, _ key: SpecializationKey) {
    self.program = program
    self.function = function
    self.key = key
    signature = program.signature(of: function)
    var bindings = program.bindings(function.owner, key.selfType)
    for (parameter, type) in zip(signature.generics, key.arguments) { bindings[parameter] = type }
    program.bind(signature.requirements, &bindings)
    lowering = Lowering(
      program, scope: function.innerScope ?? function.scope, bindings: bindings,
      selfType: key.selfType ?? function.owner.map(program.declaredType),
      isStatic: function.isStatic)
    lowering.selfType = lowering.selfType.map(lowering.close)
    if function.record?.isWaiting ?? false {
      _ = program.readSignature(of: function) { [lowering] in lowering.report($0) }
    }
  }

  func make(_ kind: CallTarget.Kind) -> FunctionCode {
    switch function.body {
    case .function(let it):
      return it.body.map { make(it, $0) } ?? .failing(program, function)
    case .initializer(let it):
      return it.body.map { make(it, $0, isDelegated: kind == .delegatedInitializer) }
        ?? .failing(program, function)
    case .subscript(let it): return make(it, isSetter: kind == .subscriptSetter)
    case .memberwise: return memberwise(isDelegated: kind == .delegatedInitializer)
    case .enumCase: return .failing(program, function)
    }
  }

  // MARK: Parts

  private var hasSelf: Bool { function.owner != nil && !function.isStatic }
  private var bodies: BodyMaking {
    BodyMaking(lowering: lowering, described: function.described, function: function)
  }

  /// Declares self and the parameters in the first slots.
  private func declareParameters(hasSelf: Bool) -> Int {
    let context = lowering.context
    if hasSelf, let type = lowering.selfType {
      let slot = context.reserve()
      context.declare("self", Local(slot: slot, type: type, isLet: false, isParameter: true))
    }
    for parameter in signature.parameters {
      let slot = context.reserve(isPlain: lowering.close(parameter.type).isPlain)
      context.declare(
        parameter.name,
        Local(
          slot: slot, type: lowering.close(parameter.type), isLet: !parameter.isInout,
          isParameter: true))
    }
    return context.nextSlot
  }

  /// Slots that go back to the caller: a mutated self and `inout` arguments.
  private func kept(hasSelf: Bool, isMutating: Bool) -> Set<Int> {
    var kept: Set<Int> = []
    let start = hasSelf ? 1 : 0
    if hasSelf, isMutating { kept.insert(0) }
    for (index, parameter) in signature.parameters.enumerated() where parameter.isInout {
      kept.insert(start + index)
    }
    return kept
  }

  private func make(_ it: FunctionDeclaration, _ written: CodeBlock) -> FunctionCode {
    let context = lowering.context
    var body = written
    let builder = program.ownBuilder(it.head.attributes, in: function.scope)
    if let builder {
      body.statements = lowering.rewritten(body.statements, for: builder, body.range)
    }
    context.mentionedInClosures = NameScan.inner(body.statements)
    context.isSelfMutable = function.isMutating
    context.canThrow = it.throws
    _ = declareParameters(hasSelf: hasSelf)
    let boxes = lowering.boxCaptured(signature.parameters)
    let result = lowering.close(signature.result)
    context.resultType = result
    let isBuilder =
      builder == nil && it.head.attributes.contains(where: \.isBuilder)
      || program.isImplicitBuilder(it.name.text, function.owner, result)
      || program.inheritsBuilder(it.name.text, function.owner, labels: function.labels)
    let run = bodies.body(body, result, isBuilder: isBuilder)
    return finish(
      boxes.around(run), kept: kept(hasSelf: hasSelf, isMutating: function.isMutating))
  }

  func finish(
    _ run: @escaping (Machine, Frame) -> Value, kept: Set<Int>
  ) -> FunctionCode {
    let diagnostics = lowering.takeDiagnostics()
    if diagnostics.contains(where: { $0.severity == .error }) {
      return .failing(program, diagnostics, function.scope.source, epoch: program.epoch)
    }
    let code = FunctionCode.framed(
      program, run, lowering.context, kept: kept,
      CallPlace(function.scope.source, function.nameRange))
    code.diagnostics = diagnostics
    return code
  }

  // MARK: Subscripts

  private func make(_ it: SubscriptDeclaration, isSetter: Bool) -> FunctionCode {
    let context = lowering.context
    let slots = declareParameters(hasSelf: hasSelf)
    let result = lowering.close(signature.result)
    if isSetter {
      guard let accessor = it.accessors.set, let body = accessor.body else {
        return .failing(program, function)
      }
      context.mentionedInClosures = NameScan.inner(body.statements)
      context.isSelfMutable = !accessor.isNonmutating
      context.resultType = .void
      let slot = context.reserve()
      precondition(slot == slots)
      context.declare(
        accessor.parameter?.text ?? "newValue", Local(slot: slot, type: result, isLet: true))
      let action = lowering.sequence(body.statements)
      return finish({ statementResult(action, $0, $1) }, kept: hasSelf ? [0] : [])
    }
    guard let body = it.accessors.get?.body else { return .failing(program, function) }
    context.mentionedInClosures = NameScan.inner(body.statements)
    context.resultType = result
    return finish(
      bodies.body(body, result, isBuilder: it.head.attributes.contains(where: \.isBuilder)),
      kept: [])
  }

  // MARK: Initializers

  private func make(
    _ it: InitializerDeclaration, _ body: CodeBlock, isDelegated: Bool
  ) -> FunctionCode {
    let context = lowering.context
    context.mentionedInClosures = NameScan.inner(body.statements)
    context.isSelfMutable = true
    context.isInitializer = true
    context.canThrow = it.throws
    context.resultType = .void
    guard let type = lowering.selfType else { return .failing(program, function) }
    _ = declareParameters(hasSelf: true)
    let fields = InitialFields(program, type, lowering)
    let action = lowering.sequence(body.statements)
    lowering.checkInitialized(fields, body, program.symbol(of: type))
    let count = signature.parameters.count
    let isClass = lowering.isClassType(type)
    let run: (Machine, Frame) -> Value = { machine, frame in
      if !isDelegated || !isClass {
        frame[0] = fields.makeInstance(machine, frame)
      } else {
        fields.fillOwn(machine, frame)
      }
      machine.result = .none
      _ = action(machine, frame)
      return frame[0]
    }
    if isDelegated { return finish(run, kept: [0]) }
    // The caller puts the first argument into slot 0, where self must be: all move up by one.
    return finish(shifted(run, count), kept: [])
  }

  private func shifted(
    _ run: @escaping (Machine, Frame) -> Value, _ count: Int
  ) -> (Machine, Frame) -> Value {
    if count == 0 { return run }
    return { machine, frame in
      for index in stride(from: count, to: 0, by: -1) { frame[index] = frame[index - 1] }
      return run(machine, frame)
    }
  }

  private func memberwise(isDelegated: Bool) -> FunctionCode {
    guard let type = lowering.selfType, let owner = function.owner else {
      return .failing(program, function)
    }
    _ = declareParameters(hasSelf: true)
    let fields = InitialFields(program, type, lowering)
    let stores = signature.parameters.enumerated().compactMap { index, parameter in
      owner.stored.first { $0.name == parameter.name }.map {
        fields.store($0, from: index + 1, parameter)
      }
    }
    let count = signature.parameters.count
    // A subclass has made the instance, with all that it and its superclasses start with.
    let isMade = isDelegated && lowering.isClassType(type)
    let run: (Machine, Frame) -> Value = { machine, frame in
      if isMade {
        fields.fillOwn(machine, frame)
      } else {
        frame[0] = fields.makeInstance(machine, frame)
      }
      guard let instance = frame[0].object(Instance.self) else { return .none }
      for store in stores { store(machine, frame, instance) }
      return frame[0]
    }
    return finish(isDelegated ? run : shifted(run, count), kept: isDelegated ? [0] : [])
  }
}

extension FunctionSymbol {
  /// Where its name is written.
  var nameRange: SourceRange {
    switch body {
    case .function(let it): it.name.range
    case .initializer(let it): it.keyword
    case .subscript(let it): it.keyword
    case .memberwise, .enumCase: SourceRange(0, 0)
    }
  }
}

extension NameScan {
  static func inner(_ statements: [Statement]) -> Set<String> {
    var scan = NameScan()
    scan.visit(statements)
    return scan.inClosures
  }
}

extension Accessors.Accessor {
  var isNonmutating: Bool { modifiers.contains { $0.name.text == "nonmutating" } }
}

extension FunctionCode {
  /// Code with its frame: it enters, runs, empties its slots and leaves.
  static func framed(
    _ program: Program, _ run: @escaping (Machine, Frame) -> Value, _ context: FunctionContext,
    kept: Set<Int>, _ place: CallPlace
  ) -> FunctionCode {
    let size = context.frameSize
    let cleared = context.referenceSlots.subtracting(kept).sorted()
    let epoch = program.epoch
    if cleared.isEmpty {
      return FunctionCode(epoch: epoch) { machine, frame in
        let top = machine.top
        guard machine.enter(frame + size) else {
          machine.locate(place)
          return .none
        }
        let result = run(machine, frame)
        machine.leave(top)
        return result
      }
    }
    let (first, last) = (cleared[0], cleared[cleared.count - 1] + 1)
    if cleared.count == last - first {
      return FunctionCode(epoch: epoch) { machine, frame in
        let top = machine.top
        guard machine.enter(frame + size) else {
          machine.locate(place)
          return .none
        }
        let result = run(machine, frame)
        machine.clear(frame, from: first, to: last)
        machine.leave(top)
        return result
      }
    }
    return FunctionCode(epoch: epoch) { machine, frame in
      let top = machine.top
      guard machine.enter(frame + size) else {
        machine.locate(place)
        return .none
      }
      let result = run(machine, frame)
      for slot in cleared { frame[slot] = .none }
      machine.leave(top)
      return result
    }
  }

  /// Code that can't run: reaching it says why.
  static func failing(
    _ program: Program, _ diagnostics: [Diagnostic], _ source: SourceText, epoch: Int
  ) -> FunctionCode {
    let first = diagnostics.first { $0.severity == .error }
    let code = FunctionCode(epoch: epoch) { [unowned program] _, _ in
      if let first { program.stopWaiting(first, source) }
      return .none
    }
    code.diagnostics = diagnostics
    return code
  }

  static func failing(_ program: Program, _ function: FunctionSymbol) -> FunctionCode {
    FunctionCode(epoch: program.epoch) { machine, _ in
      machine.stop("'\(function.name)' has no body that could run")
      return .none
    }
  }
}

extension Program {
  /// Bodies that SwiftUI's protocols declare as builders.
  func isImplicitBuilder(_ name: String, _ owner: TypeSymbol?, _ result: Type) -> Bool {
    guard ["body", "previews", "makeBody"].contains(name), owner != nil else { return false }
    return isView(result) || result == .view || result.isSceneLike
  }
}

extension Program {
  /// A member that meets a requirement marked `@ViewBuilder` is a builder itself.
  func inheritsBuilder(_ name: String, _ owner: TypeSymbol?, labels: String?) -> Bool {
    guard let owner, owner.kind != .protocol, !owner.isCatalog else { return false }
    return allProtocols(of: owner).contains { conformed in
      !conformed.isCatalog
        && (conformed.members[name] ?? []).contains { requirement in
          guard requirement.isRequirement else { return false }
          switch requirement {
          case .variable(let it):
            return labels == nil && it.head.attributes.contains(where: \.isBuilder)
          case .function(let it):
            return labels == it.labels && it.head?.attributes.contains(where: \.isBuilder) ?? false
          case .enumCase: return false
          }
        }
    }
  }
}

extension Type {
  var isSceneLike: Bool {
    if case .existential(let protocols) = self {
      return protocols.contains { ["Scene", "ToolbarContent", "Commands"].contains($0.name) }
    }
    return false
  }
}
