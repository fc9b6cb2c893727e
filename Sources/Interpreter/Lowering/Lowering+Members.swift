import SwiftSubset

extension Lowering {
  /// A property, or a method as a value.
  func member(
    _ receiver: Typed, _ name: Identifier, _ generics: [TypeReference], _ expected: Type?,
    prefix: Expression? = nil
  ) -> Typed {
    if name.text == "self" { return receiver }
    switch receiver.type {
    case .unknown: return dynamicProperty(receiver, name)
    case .tuple(let elements): return tupleElement(receiver, elements, name)
    case .metatype(let type): return staticValue(type, name, expected, receiver)
    default: break
    }
    if let storage = storageMember(receiver, name) { return storage }
    let all = program.members(named: name.text, of: receiver.type, isStatic: false)
    if all.allSatisfy(\.member.isRequirement), let made = synthesizedMember(receiver, name) {
      return made
    }
    for found in all {
      checkAccess(found, name)
      switch found.member {
      case .variable(let variable):
        return load(variable, found, of: receiver, name, prefix: prefix)
      case .function(let function):
        return functionValue(function, (found, receiver), name)
      case .enumCase: continue
      }
    }
    if let dynamic = dynamicMember(receiver, name) { return dynamic }
    if let found = lookedUpMember(receiver, name, prefix: prefix) { return found }
    if case .member = receiver.type { return dynamicProperty(receiver, name) }
    reportNoMember(name, of: receiver.type)
    return .unknown
  }

  /// `self.$x` and `self._x`.
  private func storageMember(_ receiver: Typed, _ name: Identifier) -> Typed? {
    let isProjection = name.text.hasPrefix("$")
    guard isProjection || name.text.hasPrefix("_"), name.text.count > 1 else { return nil }
    let bare = Identifier(String(name.text.dropFirst()), name.range)
    return wrapped(bare, of: receiver, receiver.type, isProjection: isProjection)
  }

  func reportNoMember(_ name: Identifier, of type: Type) {
    if case .optional(let wrapped) = type,
      !program.members(named: name.text, of: wrapped, isStatic: false).isEmpty
    {
      report(
        "value of optional type '\(type)' must be unwrapped to refer to member '\(name.text)' of wrapped base type '\(wrapped)'",
        at: name.range, help: "write '?.' before it, or unwrap it with 'if let'")
      return
    }
    var names: [String]
    if case .metatype(let instance) = type {
      if !program.members(named: name.text, of: instance, isStatic: false).isEmpty {
        report(
          "instance member '\(name.text)' cannot be used on type '\(instance)'", at: name.range,
          help: "make an instance first: '\(instance)()'")
        return
      }
      names = program.memberNames(of: instance, isStatic: true)
    } else {
      if !program.members(named: name.text, of: type, isStatic: true).isEmpty {
        report(
          "static member '\(name.text)' cannot be used on instance of type '\(type)'",
          at: name.range, help: "write '\(type).\(name.text)'")
        return
      }
      names = program.memberNames(of: type, isStatic: false)
    }
    names.removeAll { $0 == "init" || $0 == "subscript" }
    var problem = Diagnostic.noMember(name, of: type, among: names)
    problem.help = problem.help ?? helpForMember(name, of: type, among: names)
    report(problem)
  }

  private func tupleElement(
    _ receiver: Typed, _ elements: [Type.Element], _ name: Identifier
  ) -> Typed {
    let index = Int(name.text) ?? elements.firstIndex { $0.label == name.text } ?? -1
    guard elements.indices.contains(index) else {
      reportNoMember(name, of: receiver.type)
      return .unknown
    }
    let load = receiver.value
    return Typed(elements[index].type) { machine, frame in
      guard let tuple = load(machine, frame).object(TupleValue.self),
        tuple.items.indices.contains(index)
      else { return .none }
      return tuple.items[index]
    }
  }

  private func staticValue(
    _ type: Type, _ name: Identifier, _ expected: Type?, _ receiver: Typed
  ) -> Typed {
    if name.text == "Type" { return metatype(.metatype(type)) }
    if type == .unknown { return .unknown }
    if let made = synthesizedStatic(type, name, receiver) { return made }
    for found in valuesFirst(program.members(named: name.text, of: type, isStatic: true)) {
      checkAccess(found, name)
      switch found.member {
      case .variable(let variable):
        if variable.isRequirement { return dynamicStatic(variable, type, receiver) }
        let owner = found.owner.kind == .protocol || !found.owner.generics.isEmpty ? type : nil
        var typed = load(variable, name.range, owner: owner)
        typed.type = program.substitute(typed.type, program.memberBindings(found, of: type))
        return typed
      case .enumCase(let it): return caseValue(it, type, name)
      case .function(let function):
        if let fitting = fittingFunction(name, type, expected) {
          return functionValue(fitting.0, (fitting.1, metatype(type)), name)
        }
        return functionValue(function, (found, metatype(type)), name)
      }
    }
    if let nested = program.symbol(of: type).flatMap({
      program.typeMember(name.text, of: $0, inside: false)
    }) {
      switch nested {
      case .symbol(let symbol):
        return metatype(
          TypeResolving(program: program, scope: scope).resolve(
            .named(
              symbol.name.split(separator: ".").map {
                .init(name: Identifier(String($0), name.range), generics: [])
              }, name.range)))
      case .type(let type): return metatype(close(type))
      }
    }
    reportNoMember(name, of: .metatype(type))
    return .unknown
  }

  /// Of several functions the one that is what the place expects: `map(String.init)`.
  private func fittingFunction(
    _ name: Identifier, _ type: Type, _ expected: Type?
  ) -> (FunctionSymbol, FoundMember)? {
    guard let wanted = expected?.asFunction else { return nil }
    for found in program.members(named: name.text, of: type, isStatic: true) {
      guard case .function(let function) = found.member, !function.isRequirement else { continue }
      let signature = candidate(function, found: found, receiver: type).signature
      guard signature.parameters.count == wanted.parameters.count else { continue }
      let fits = zip(signature.parameters, wanted.parameters).allSatisfy { own, other in
        program.isOpen(other.type) || program.isOpen(own.type)
          || program.canConvert(other.type, to: own.type) != nil
      }
      if fits { return (function, found) }
    }
    return nil
  }

  /// Without a call a constant is meant, not the function of its name.
  private func valuesFirst(_ all: [FoundMember]) -> [FoundMember] {
    all.filter { !$0.isFunction } + all.filter(\.isFunction)
  }

  private func caseValue(_ it: CaseSymbol, _ type: Type, _ name: Identifier) -> Typed {
    if it.parameters == nil {
      let value = it.plain
      var typed = Typed(.value { _, _ in value }, type)
      typed.isConstant = true
      return typed
    }
    let function = FunctionSymbol(
      it.name, owner: it.owner, body: .enumCase(it), scope: it.scope, isStatic: true,
      isMutating: false)
    return functionValue(function, nil, name)
  }

  /// A static requirement of a generic parameter's protocol, found when it runs.
  private func dynamicStatic(_ variable: VariableSymbol, _ type: Type, _ receiver: Typed) -> Typed {
    let (load, program, name) = (receiver.value, program, variable.name)
    let result = close(
      program.substitute(
        program.type(of: variable),
        [variable.owner?.selfParameter ?? GenericParameter("Self"): type]))
    return Typed(result) { machine, frame in
      guard let metatype = load(machine, frame).object(MetatypeValue.self) else { return .none }
      return program.staticValue(name, of: metatype.type, machine)
    }
  }

  // MARK: Properties

  /// A property of a value, whatever kind it is.
  func load(
    _ variable: VariableSymbol, _ found: FoundMember, of receiver: Typed, _ name: Identifier,
    prefix: Expression? = nil
  ) -> Typed {
    let bindings = program.memberBindings(found, of: receiver.type)
    let type = close(program.substitute(program.type(of: variable), bindings))
    let load = receiver.value
    if variable.isRequirement { return dynamicProperty(variable, receiver, type, name) }
    switch variable.storage {
    case .native(let entry):
      if entry.isPassed { notePassed(name.text) }
      reportRefused(entry, name.text, name.range)
      return nativeProperty(entry, receiver, type, name)
    case .stored where variable.isLazy:
      return lazyLoad(variable, receiver, type, name, prefix: prefix)
    case .stored:
      let field = storedField(variable, of: receiver)
      guard let wrapper = variable.wrapper else {
        return Typed(
          type, variable.isTracked ? tracked(field, of: receiver, name.text) : field.value)
      }
      return unwrapped(field, wrapper, variable, type, name.range)
    case .computed:
      if isClassType(receiver.type), !readsAbove {
        return dynamicProperty(variable, receiver, type, name)
      }
      let needsSelf = found.owner.kind == .protocol || !found.owner.generics.isEmpty
      let target = program.getter(of: variable, selfType: needsSelf ? receiver.type : nil)
      let slot = context.reserve()
      context.release(to: slot)
      return Typed(type) { machine, frame in
        guard machine.reserve(frame + slot + 1) else { return .none }
        frame[slot] = load(machine, frame)
        return target.code.run(machine, frame + slot)
      }
    case .global: return Typed(type) { _, _ in .none }
    }
  }

  private func nativeProperty(
    _ entry: CatalogEntry, _ receiver: Typed, _ type: Type, _ name: Identifier
  ) -> Typed {
    guard let code = entry.code else { return Typed(type) { _, _ in .none } }
    let (load, place) = (receiver.value, place(name.range))
    let slot = context.reserve()
    context.release(to: slot)
    return Typed(type) { machine, frame in
      let value = load(machine, frame)
      let result = machine.callNative(code, frame + slot, place) { $0[0] = value }
      frame[slot] = .none
      return result
    }
  }

  /// A property of an `@Observable` class: whoever reads it in a body is shown its changes.
  private func tracked(
    _ field: Typed, of receiver: Typed, _ name: String
  ) -> (Machine, Frame) -> Value {
    let (load, read, program) = (receiver.value, field.value, program)
    return { machine, frame in
      program.noteRead(name, of: load(machine, frame))
      return read(machine, frame)
    }
  }

  /// The slot of a stored property; instances of an older layout are asked by name.
  func storedField(_ variable: VariableSymbol, of receiver: Typed) -> Typed {
    let load = receiver.value
    guard case .nominal(let symbol, let arguments) = receiver.type else {
      let name = variable.name
      return Typed(.value { storedValue(name, load($0, $1)) }, .unknown)
    }
    let layout = program.layout(of: symbol, arguments)
    let name = variable.name
    guard let slot = layout.slots[name] else { return .unknown }
    return Typed(
      .value { machine, frame in
        guard case .object(let object) = load(machine, frame) else { return .none }
        guard let instance = object as? Instance else { return .none }
        if instance.layout === layout { return instance[slot] }
        return storedValue(name, .object(instance))
      }, layout.types[slot])
  }

  /// A property required by a protocol or overridable in a class: asked of the value's own type.
  private func dynamicProperty(
    _ variable: VariableSymbol, _ receiver: Typed, _ type: Type, _ name: Identifier
  ) -> Typed {
    let (load, program, place) = (receiver.value, program, place(name.range))
    let slot = context.reserve()
    context.release(to: slot)
    return Typed(type) { machine, frame in
      let value = load(machine, frame)
      guard machine.reserve(frame + slot + 2) else { return .none }
      return program.readProperty(variable.name, of: value, machine, frame + slot, place)
    }
  }

  // MARK: Dynamic members

  /// `$user.name`: a binding to a part of what is bound.
  private func dynamicMember(_ receiver: Typed, _ name: Identifier) -> Typed? {
    guard case .nominal(let symbol, let arguments) = receiver.type, symbol.isCatalog,
      symbol.name == "Binding", let wrapped = arguments.first
    else { return nil }
    if wrapped == .unknown { return .unknown }
    guard let path = propertyPath([name], root: wrapped) else { return nil }
    let load = receiver.value
    let type = program.named("Binding", [path.type])
    let keyPath = path.value
    return Typed(
      .value { machine, frame in
        guard let binding = load(machine, frame).object(BindingValue.self) else { return .none }
        return .object(binding.part(keyPath))
      }, type)
  }
}

/// A stored property by name, for instances of an older declaration; wrappers are read through.
func storedValue(_ name: String, _ value: Value) -> Value {
  guard let instance = value.object(Instance.self), let slot = instance.layout.slots[name]
  else { return .none }
  return instance[slot]
}

extension BindingValue {
  /// A binding to what a key path names in it.
  func part(_ path: KeyPathValue) -> BindingValue {
    BindingValue(
      get: { machine in path.get(machine, self.get(machine)) },
      set: { machine, value in
        var whole = self.get(machine)
        path.set?(machine, &whole, value)
        self.set(machine, whole)
      })
  }
}
