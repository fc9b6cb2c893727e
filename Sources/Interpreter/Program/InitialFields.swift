import SwiftSubset

/// The values that stored properties have before an initializer runs.
struct InitialFields {
  let program: Program
  let type: Type
  let symbol: TypeSymbol?
  let layout: Layout?
  private let makers: [(slot: Int, run: (Machine, Frame) -> Value)]
  private let ownMakers: [(slot: Int, run: (Machine, Frame) -> Value)]
  /// Properties that the initializer must give a value.
  let open: [VariableSymbol]

  init(_ program: Program, _ type: Type, _ lowering: Lowering) {
    self.program = program
    self.type = type
    symbol = program.symbol(of: type)
    guard case .nominal(let symbol, let arguments) = type, symbol.kind != .enum else {
      layout = nil
      makers = []
      ownMakers = []
      open = []
      return
    }
    let layout = program.layout(of: symbol, arguments)
    self.layout = layout
    var makers: [(slot: Int, run: (Machine, Frame) -> Value)] = []
    var own: [(slot: Int, run: (Machine, Frame) -> Value)] = []
    var open: [VariableSymbol] = []
    for property in program.allStored(of: symbol) {
      guard let slot = layout.slots[property.name] else { continue }
      if property.record?.isWaiting ?? false {
        _ = program.readType(of: property) { lowering.report($0) }
      }
      if let run = InitialFields.maker(property, layout.types[slot], lowering, program) {
        makers.append((slot, run))
        if property.owner === symbol { own.append((slot, run)) }
      } else if property.owner === symbol,
        property.isLet || !program.type(of: property).isOptional
      {
        open.append(property)
      }
    }
    self.makers = makers
    ownMakers = own
    self.open = open
  }

  /// What a property starts with; nil when it must be given.
  private static func maker(
    _ property: VariableSymbol, _ slotType: Type, _ lowering: Lowering, _ program: Program
  ) -> ((Machine, Frame) -> Value)? {
    switch property.wrapper {
    case .environment?, .environmentObject?: return { _, _ in .none }
    default: break
    }
    if property.isNamespace {
      let name = property.name
      return { machine, _ in StyleName(name: name).written(machine) }
    }
    if property.isLazy { return { _, _ in .object(LazyMarker.unset) } }
    if case .custom(let attribute)? = property.wrapper {
      return customWrapper(property, attribute, slotType, lowering)
    }
    guard let value = property.binding.value else { return nil }
    let type = lowering.close(program.type(of: property))
    let wasStatic = lowering.isStatic
    lowering.isStatic = true
    defer { lowering.isStatic = wasStatic }
    let run = lowering.lower(value, to: type, .specified).value
    switch property.wrapper {
    case .state?: return { machine, frame in .object(StateCell(run(machine, frame))) }
    case .stateObject?:
      // The object is made when the view appears, whatever runs then.
      let size = lowering.context.frameSize
      return { machine, _ in
        .object(StateCell { [unowned machine] in machine.result(inFrameOf: size, run) })
      }
    default: return run
    }
  }

  /// `@Clamped(0...10) var x = 5`: the wrapper's `init(wrappedValue:_:)`.
  private static func customWrapper(
    _ property: VariableSymbol, _ attribute: Attribute, _ slotType: Type, _ lowering: Lowering
  ) -> ((Machine, Frame) -> Value)? {
    var arguments = attribute.arguments ?? []
    if let value = property.binding.value {
      arguments.insert(
        Argument(label: Identifier("wrappedValue", value.range), value: value), at: 0)
    } else if attribute.arguments == nil, !lowering.program.startsItself(slotType) {
      return nil
    }
    let call = Call(
      hasParentheses: true, arguments: arguments, trailing: [], range: attribute.range)
    let wasStatic = lowering.isStatic
    lowering.isStatic = true
    defer { lowering.isStatic = wasStatic }
    return lowering.construct(slotType, call, attribute.name, nil).value
  }

  func makeInstance(_ machine: Machine, _ frame: Frame) -> Value {
    guard let layout else { return .none }
    let instance = Instance.make(layout)
    for (slot, run) in makers { instance[slot] = run(machine, frame) }
    return .object(instance)
  }

  /// For a superclass's initializer, which finds its instance made.
  func fillOwn(_ machine: Machine, _ frame: Frame) {
    guard let instance = frame[0].object(Instance.self), let layout else { return }
    for (slot, run) in ownMakers {
      let name = layout.names[slot]
      if let place = instance.layout.slots[name], instance[place].isNone {
        instance[place] = run(machine, frame)
      }
    }
  }

  /// How an argument of the memberwise initializer becomes the property.
  func store(
    _ property: VariableSymbol, from slot: Int, _ parameter: Signature.Parameter
  ) -> (Machine, Frame, Instance) -> Void {
    let field = layout?.slots[property.name] ?? 0
    let isBuilt =
      parameter.isBuilder && program.type(of: property).asFunction == nil
    if case .custom? = property.wrapper,
      let target = program.wrapperInitializer(
        of: layout?.types[field] ?? .unknown)
    {
      return { machine, frame, instance in
        machine.inFrame(2) { inner in
          inner[0] = frame[slot]
          instance[field] = target.code.run(machine, inner)
        }
      }
    }
    let isState =
      switch property.wrapper {
      case .state?, .stateObject?: true
      default: false
      }
    return { machine, frame, instance in
      var value = frame[slot]
      if isBuilt, let closure = value.object(ClosureValue.self) { value = machine.call(closure) }
      instance[field] = isState ? .object(StateCell(value)) : value
    }
  }
}

extension Lowering {
  /// An initializer must give every property without a value one.
  func checkInitialized(_ fields: InitialFields, _ body: CodeBlock, _ symbol: TypeSymbol?) {
    guard symbol?.kind != .enum, !body.statements.containsDelegation else { return }
    var scan = AssignmentScan()
    scan.visit(body.statements)
    for property in fields.open where !scan.names.contains(property.name) {
      if case .binding? = property.wrapper, scan.names.contains("_" + property.name) { continue }
      if scan.names.contains("_" + property.name) || scan.names.contains("self") { continue }
      report(
        "return from initializer without initializing all stored properties",
        at: SourceRange(max(body.range.end, 1) - 1, body.range.end),
        help: "give '\(property.name)' a value")
      return
    }
  }

  func reportMissingReturn(_ result: Type, _ body: CodeBlock, _ what: String) {
    let shown = result == .view ? "some View" : "\(result)"
    report(
      "missing return in \(what.split(separator: " '").first ?? "function") expected to return '\(shown)'",
      at: SourceRange(max(body.range.end, 1) - 1, body.range.end),
      help: result == .view
        ? "write '@ViewBuilder' before it, or 'return' before the view" : nil)
  }
}
