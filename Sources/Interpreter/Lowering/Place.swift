import SwiftSubset

/// Something that can be assigned or changed in place.
struct Place {
  var type: Type
  /// Evaluates what must be evaluated first (an index) and keeps it for what follows.
  var prepare: (Machine, Frame) -> Void
  /// Hands the value to `body`, in place where that is possible; not called if a chain ends at nil.
  var modify: (Machine, Frame, (inout Value) -> Void) -> Void
  /// Why it can't be changed, in the compiler's words.
  var problem: String?
  /// Whether storing needs no old value, for plain slots.
  var slot: Int?
  /// Whether this is `self` as a whole.
  var isSelf = false
  /// Reads without any store, where `modify` would be seen by setters and observers.
  var read: ((Machine, Frame) -> Value)?

  /// Reads what was prepared.
  var load: (Machine, Frame) -> Value {
    if let read { return read }
    return { [modify] machine, frame in
      var result = Value.none
      modify(machine, frame) { result = $0 }
      return result
    }
  }

  /// Prepares and reads, for an `inout` argument.
  var take: (Machine, Frame) -> Value {
    { [prepare, load] machine, frame in
      prepare(machine, frame)
      return load(machine, frame)
    }
  }

  /// Stores without preparing again.
  var store: (Machine, Frame, Value) -> Void {
    { [modify] machine, frame, value in modify(machine, frame) { $0 = value } }
  }
}

extension Lowering {
  /// The place an expression names; nil, with a report, when it names none.
  func place(of expression: Expression) -> Place? {
    switch expression {
    case .name(let name, _): return namedPlace(name)
    case .tuple(let arguments, _) where arguments.count == 1 && arguments[0].label == nil:
      return place(of: arguments[0].value)
    case .postfix(let base, let suffixes): return suffixPlace(base, suffixes, expression.range)
    default:
      report("expression is not assignable", at: expression.range)
      return nil
    }
  }

  private func suffixPlace(_ base: Expression, _ suffixes: [Suffix], _ range: SourceRange) -> Place?
  {
    guard let last = suffixes.last else { return place(of: base) }
    let rest = Array(suffixes.dropLast())
    let inner: Expression = rest.isEmpty ? base : .postfix(base, rest)
    switch last {
    case .member(let name, _): return memberPlace(inner, name)
    case .index(let arguments, let range): return indexPlace(inner, arguments, range)
    case .force(let range): return forcedPlace(inner, range)
    case .optional: return optionalPlace(inner)
    case .call:
      let typed = lower(.postfix(base, suffixes))
      guard isReference(typed.type) else {
        report(
          "expression is not assignable: function call returns immutable value", at: range)
        return nil
      }
      return valuePlace(typed, problem: nil)
    case .conditional: return place(of: inner)
    }
  }

  private func isReference(_ type: Type) -> Bool {
    isClassType(type) || type == .unknown || type.isOptional && isReference(type.unwrapped)
  }

  /// A value that is no variable: its parts can be changed if it is a reference.
  func valuePlace(_ typed: Typed, problem: String?) -> Place {
    let load = typed.value
    return Place(
      type: typed.type, prepare: { _, _ in },
      modify: { machine, frame, body in
        var value = load(machine, frame)
        body(&value)
      }, problem: problem)
  }

  // MARK: Names

  private func namedPlace(_ name: Identifier) -> Place? {
    if let local = context.local(name.text) { return localPlace(local, name) }
    if name.text == "self" { return selfPlace(name.range) }
    if name.text.hasPrefix("_") || name.text.hasPrefix("$"), name.text.count > 1, selfType != nil {
      if let place = storagePlace(name) { return place }
    }
    if let type = selfType, !isStatic, context.local("self") != nil,
      !program.members(named: name.text, of: type, isStatic: false).isEmpty
    {
      return memberPlace(.name(Identifier("self", name.range), []), name)
    }
    if let type = selfType, !program.members(named: name.text, of: type, isStatic: true).isEmpty {
      return staticPlace(type, name)
    }
    if let variable = program.variables[name.text] { return globalPlace(variable, name, nil) }
    if typeNamed(name, []) != nil {
      return valuePlace(lower(.name(name, [])), problem: "'\(name.text)' is a type")
    }
    let typed = lower(.name(name, []))
    if typed.type == .unknown { return valuePlace(typed, problem: nil) }
    return valuePlace(typed, problem: "'\(name.text)' is a function")
  }

  private func localPlace(_ local: Local, _ name: Identifier) -> Place {
    var problem: String?
    if name.text == "self" {
      problem = context.isSelfMutable || isClassType(local.type) ? nil : "'self' is immutable"
    } else if local.isLet, !local.isUnassigned {
      problem = "'\(name.text)' is a 'let' constant"
    }
    let slot = local.slot
    if local.isBound {
      return Place(
        type: local.type, prepare: { _, _ in },
        modify: { machine, frame, body in changeWrapper(frame[slot], machine, body) }, problem: nil,
        read: { machine, frame in readWrapper(frame[slot], machine) })
    }
    if local.isCell {
      return Place(
        type: local.type, prepare: { _, _ in },
        modify: { _, frame, body in
          guard case .object(let object) = frame[slot] else { return }
          body(&unsafeDowncast(object, to: Cell.self).value)
        }, problem: problem, isSelf: name.text == "self")
    }
    return Place(
      type: local.type, prepare: { _, _ in }, modify: { _, frame, body in body(&frame[slot]) },
      problem: problem, slot: slot, isSelf: name.text == "self")
  }

  func selfPlace(_ range: SourceRange) -> Place? {
    guard let local = context.local("self") else { return nil }
    return localPlace(local, Identifier("self", range))
  }

  func globalPlace(_ variable: VariableSymbol, _ name: Identifier, _ owner: Type?) -> Place {
    let type = close(program.type(of: variable))
    // What was declared without a value gets its first one.
    let isOpen = variable.binding.value == nil && variable.inferred == nil && variable.owner == nil
    let isFirst = isOpen && variable.value == nil
    let problem = variable.isLet && !isFirst ? "'\(name.text)' is a 'let' constant" : nil
    let program = program
    if case .computed(let accessors) = variable.storage {
      return computedPlace(
        variable, type, receiver: nil, accessors, owner,
        problem: accessors.set == nil ? "'\(name.text)' is a get-only property" : problem)
    }
    return Place(
      type: type, prepare: { _, _ in },
      modify: { machine, _, body in
        var value =
          variable.value ?? (isOpen ? .none : program.makeGlobal(variable, machine, owner))
        guard machine.halt == nil else { return }
        program.noteChange(of: variable)
        variable.value = nil
        variable.isBeingMade = true
        body(&value)
        variable.isBeingMade = false
        variable.value = value
      }, problem: problem)
  }

  private func staticPlace(_ type: Type, _ name: Identifier) -> Place? {
    for found in program.members(named: name.text, of: type, isStatic: true) {
      guard case .variable(let variable) = found.member else { continue }
      let needsSelf = found.owner.kind == .protocol || !found.owner.generics.isEmpty
      return globalPlace(variable, name, needsSelf ? type : nil)
    }
    return valuePlace(
      member(metatype(type), name, [], nil), problem: "'\(name.text)' is a constant")
  }

  /// `_x = State(…)` in an initializer: the slot itself.
  private func storagePlace(_ name: Identifier) -> Place? {
    if name.text.hasPrefix("_"), let base = selfPlace(name.range) {
      return storagePlace(name, of: base)
    }
    let typed = lower(.name(name, []))
    return typed.type == .unknown ? nil : valuePlace(typed, problem: nil)
  }

  private func storagePlace(_ name: Identifier, of base: Place) -> Place? {
    let bare = String(name.text.dropFirst())
    for found in program.members(named: bare, of: base.type, isStatic: false) {
      guard case .variable(let variable) = found.member, variable.wrapper != nil else { continue }
      var place = fieldPlace(variable, base)
      if context.isInitializer { place.problem = nil }
      return place
    }
    return nil
  }

  // MARK: Members

  private func memberPlace(_ inner: Expression, _ name: Identifier) -> Place? {
    if case .name(let typeName, let generics) = inner, context.local(typeName.text) == nil,
      let type = typeNamed(typeName, generics)
    {
      return staticPlace(type, name)
    }
    let base: Place
    if isAssignable(inner) {
      guard let place = place(of: inner) else { return nil }
      base = place
    } else {
      let typed = lower(inner)
      let isReference = isReference(typed.type)
      base = valuePlace(typed, problem: isReference ? nil : "this value is immutable")
    }
    return member(name, of: base)
  }

  private func isAssignable(_ expression: Expression) -> Bool {
    switch expression {
    case .name(let name, _): typeNamed(name, []) == nil || context.local(name.text) != nil
    case .postfix(_, let suffixes):
      switch suffixes.last {
      case .call, nil: false
      default: true
      }
    case .tuple(let arguments, _): arguments.count == 1
    default: false
    }
  }

  func member(_ name: Identifier, of base: Place) -> Place? {
    switch base.type {
    case .unknown:
      return Place(
        type: .unknown, prepare: base.prepare,
        modify: { _, _, body in
          var value = Value.none
          body(&value)
        })
    case .tuple(let elements): return tuplePlace(base, elements, name)
    case .metatype(let type): return staticPlace(type, name)
    default: break
    }
    if name.text.hasPrefix("_"), let place = storagePlace(name, of: base) { return place }
    for found in program.members(named: name.text, of: base.type, isStatic: false) {
      guard case .variable(let variable) = found.member else { continue }
      checkAccess(found, name)
      var place = place(of: variable, found, base, name)
      place.problem = place.problem ?? setterProblem(variable, found.owner, name)
      return place
    }
    if let place = lookedUpPlace(base, name) { return place }
    if let typed = silently({ member(base.typed, name, [], nil) }).result as Typed?,
      typed.type != .unknown
    {
      return valuePlace(
        typed,
        problem: typed.type.asFunction == nil
          ? "'\(name.text)' is immutable" : "'\(name.text)' is a method")
    }
    reportNoMember(name, of: base.type)
    return nil
  }

  private func tuplePlace(_ base: Place, _ elements: [Type.Element], _ name: Identifier) -> Place? {
    let index = Int(name.text) ?? elements.firstIndex { $0.label == name.text } ?? -1
    guard elements.indices.contains(index) else {
      reportNoMember(name, of: base.type)
      return nil
    }
    let modify = base.modify
    return Place(
      type: elements[index].type, prepare: base.prepare,
      modify: { machine, frame, body in
        modify(machine, frame) { value in
          guard let tuple = value.object(TupleValue.self), tuple.items.indices.contains(index)
          else { return }
          var items = tuple.items
          body(&items[index])
          value = .object(TupleValue(items, labels: tuple.labels))
        }
      }, problem: base.problem)
  }

  private func place(
    of variable: VariableSymbol, _ found: FoundMember, _ base: Place, _ name: Identifier
  ) -> Place {
    let bindings = program.memberBindings(found, of: base.type)
    let type = close(program.substitute(program.type(of: variable), bindings))
    if variable.isRequirement { return dynamicPlace(variable, type, base) }
    switch variable.storage {
    case .stored: return storedPlace(variable, type, base, name)
    case .computed(let accessors):
      let needsSelf = found.owner.kind == .protocol || !found.owner.generics.isEmpty
      let isReadOnly = accessors.set == nil
      let isClass = isClassType(base.type)
      var problem =
        isReadOnly
        ? "'\(name.text)' is a get-only property" : isClass ? nil : base.problem
      if accessors.set?.modifiers.contains(where: { $0.name.text == "nonmutating" }) ?? false {
        problem = nil
      }
      if isClass, !readsAbove, program.isOverridden(name.text, below: found.owner) {
        var place = dynamicPlace(variable, type, base)
        place.problem = problem
        return place
      }
      return computedPlace(
        variable, type, receiver: base, accessors, needsSelf ? base.type : nil, problem: problem)
    case .native(let entry): return nativePlace(entry, type, base, name)
    case .global: return base
    }
  }

  private func dynamicPlace(_ variable: VariableSymbol, _ type: Type, _ base: Place) -> Place {
    let (program, modify, place) = (program, base.modify, place(variable.binding.range))
    let name = variable.name
    return Place(
      type: type, prepare: base.prepare,
      modify: { machine, frame, body in
        modify(machine, frame) { receiver in
          var value = program.readProperty(name, of: receiver, machine, machine.top, place)
          body(&value)
          program.writeProperty(name, of: &receiver, value, machine)
        }
      }, problem: program.standsForObjects(base.type) ? nil : base.problem)
  }
}

extension Place {
  var typed: Typed { Typed(type) { [self] machine, frame in take(machine, frame) } }
}

extension Program {
  /// Whether only classes conform to the protocols of a type, so that its values are shared.
  fileprivate func standsForObjects(_ type: Type) -> Bool {
    switch type {
    case .existential(let protocols):
      protocols.flatMap(allProtocols).contains { it in
        it.inherited.contains { reference, _ in
          guard case .named(let names, _) = reference else { return false }
          return ["AnyObject", "ObservableObject"].contains(names.last?.name.text)
        }
      }
    case .generic(let parameter): parameter.bounds.contains(where: standsForObjects)
    default: isClass(type)
    }
  }

  private func isClass(_ type: Type) -> Bool { symbol(of: type)?.kind == .class }

  /// Whether a class below one of the program's declares a member of this name anew.
  fileprivate func isOverridden(_ name: String, below symbol: TypeSymbol) -> Bool {
    (Array(types.values) + Array(nestedSymbols.values)).contains { other in
      guard other !== symbol, other.kind == .class, other.members[name] != nil else { return false }
      return memberTables(of: declaredType(other)).contains { $0 === symbol }
    }
  }
}
