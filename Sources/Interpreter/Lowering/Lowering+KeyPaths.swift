import SwiftSubset

extension Lowering {
  /// `\Root.a.b` and `\.a`, also where a function is expected.
  func keyPath(
    _ root: TypeReference?, _ suffixes: [Suffix], _ range: SourceRange, _ expected: Type?
  ) -> Typed {
    var rootType = root.map(resolve)
    let function = expected?.asFunction
    if rootType == nil, case .nominal(let symbol, let arguments)? = expected?.unwrapped,
      symbol.name.hasSuffix("KeyPath")
    {
      rootType = arguments.first
    }
    if rootType == nil { rootType = function?.parameters.first?.type }
    guard let rootType else {
      report(
        "cannot infer key path type from context; consider explicitly specifying a root type",
        at: range)
      return .unknown
    }
    guard let path = path(suffixes, root: rootType, range) else { return .unknown }
    let value = path.value
    if let function {
      let type = Type.function(FunctionType(function.parameters.map(\.type), path.type))
      let closure = Value.object(
        ClosureValue(arity: 1, type: type) { machine, frame in value.get(machine, frame[0]) })
      return Typed(.value { _, _ in closure }, type)
    }
    let constant = Value.object(value)
    let isWritable = value.set != nil
    return Typed(
      .value { _, _ in constant },
      program.named(isWritable ? "WritableKeyPath" : "KeyPath", [rootType, path.type]))
  }

  /// The key path of property names from a type.
  func propertyPath(_ names: [Identifier], root: Type) -> (value: KeyPathValue, type: Type)? {
    path(names.map { .member($0, []) }, root: root, names[0].range)
  }

  private func path(
    _ suffixes: [Suffix], root: Type, _ range: SourceRange
  ) -> (value: KeyPathValue, type: Type)? {
    var names: [String] = []
    for case .member(let name, _) in suffixes where name.text != "self" { names.append(name.text) }
    if suffixes.isEmpty || (names.isEmpty && suffixes.count == 1) {
      let identity = KeyPathValue(
        names: [], root: root, get: { $1 }, set: { _, whole, value in whole = value })
      return (identity, root)
    }
    let outer = context
    defer { context = outer }
    context = FunctionContext()
    let slot = context.reserve()
    context.declare("$root", Local(slot: slot, type: root, isLet: false))
    let base = Expression.name(Identifier("$root", range), [])
    let steps = suffixes.filter {
      if case .member(let name, _) = $0 { name.text != "self" } else { true }
    }
    let before = reportCount
    let typed = lower(.postfix(base, steps))
    guard reportCount == before else { return nil }
    let place = root == .unknown ? nil : silently { self.place(of: .postfix(base, steps)) }.result
    let (load, size) = (typed.value, context.frameSize)
    var set: ((Machine, inout Value, Value) -> Void)?
    if let place, place.problem == nil {
      let size = context.frameSize
      set = { machine, whole, value in
        machine.inFrame(size) { frame in
          frame[slot] = whole
          whole = .none
          place.prepare(machine, frame)
          place.store(machine, frame, value)
          whole = frame[slot]
        }
      }
    }
    let get: (Machine, Value) -> Value = { machine, whole in
      var result = Value.none
      machine.inFrame(size) { frame in
        frame[slot] = whole
        result = load(machine, frame)
      }
      return result
    }
    return (KeyPathValue(names: names, root: root, get: get, set: set), typed.type)
  }

  func keyPathValue(_ base: Typed, _ path: Expression, _ range: SourceRange) -> Typed {
    let expected = program.named("KeyPath", [base.type, .unknown])
    let typed = lower(path, expecting: expected)
    var type = Type.unknown
    if case .nominal(_, let arguments) = typed.type, arguments.count == 2 { type = arguments[1] }
    let (load, read) = (base.value, typed.value)
    return Typed(type) { machine, frame in
      let whole = load(machine, frame)
      return read(machine, frame).object(KeyPathValue.self)?.get(machine, whole) ?? .none
    }
  }

  func keyPathPlace(_ base: Place, _ path: Expression) -> Place {
    let typed = lower(path, expecting: program.named("WritableKeyPath", [base.type, .unknown]))
    var type = Type.unknown
    if case .nominal(_, let arguments) = typed.type, arguments.count == 2 { type = arguments[1] }
    let (read, modify) = (typed.value, base.modify)
    return Place(
      type: type, prepare: base.prepare,
      modify: { machine, frame, body in
        guard let path = read(machine, frame).object(KeyPathValue.self) else { return }
        modify(machine, frame) { whole in
          var value = path.get(machine, whole)
          body(&value)
          path.set?(machine, &whole, value)
        }
      }, problem: base.problem)
  }
}

extension Machine {
  /// What code gives that runs on fresh slots above everything in use.
  func result(inFrameOf size: Int, _ run: (Machine, Frame) -> Value) -> Value {
    var result = Value.none
    inFrame(size) { result = run(self, $0) }
    return result
  }

  /// Runs `body` on fresh slots above everything in use.
  func inFrame(_ size: Int, _ body: (Frame) -> Void) {
    let frame = top
    guard reserve(frame + size) else { return }
    top = frame + size
    body(frame)
    clear(frame, from: 0, to: size)
    top = frame
  }
}
