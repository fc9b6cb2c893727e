import SwiftSubset

extension Lowering {
  func name(_ name: Identifier, _ generics: [TypeReference], _ expected: Type?) -> Typed {
    if let found = value(named: name, generics, expected) { return found }
    if let wrapped = wrapperValue(name) { return wrapped }
    if let operation = operatorValue(name, expected) { return operation }
    if !program.foreignOwner(of: scope, besides: nil) { reportMissing(name, expected) }
    return .unknown
  }

  /// Names that begin with a dollar, and members that want a dot, have suggestions of their own.
  private func reportMissing(_ name: Identifier, _ expected: Type?) {
    var problem = Diagnostic.cannotFind(name, among: visibleNames)
    if name.text.hasPrefix("$"), let type = selfType {
      let bare = String(name.text.dropFirst())
      let near = nearestSpelling(to: bare, among: program.memberNames(of: type, isStatic: false))
      problem.help = near.map { "did you mean '$\($0)'?" }
      problem.isMissingName = near == nil
    } else if isStaticMember(name.text, of: expected?.unwrapped) {
      problem.help = "did you mean '.\(name.text)'?"
    }
    report(problem)
  }

  func isStaticMember(_ name: String, of type: Type?) -> Bool {
    guard let type, type != .unknown, type != .view else { return false }
    return !program.members(named: name, of: type, isStatic: true).isEmpty
  }

  /// `reduce(0, +)`, `sorted(by: >)`: an operator as a function.
  private func operatorValue(_ name: Identifier, _ expected: Type?) -> Typed? {
    guard let first = name.text.unicodeScalars.first,
      !(first.properties.isAlphabetic || first == "_"),
      let function = expected?.asFunction
    else { return nil }
    func parameter(_ index: Int) -> Expression { .name(Identifier("$\(index)", name.range), []) }
    let op = Operator(text: name.text, range: name.range)
    let body: Expression =
      function.parameters.count == 1
      ? .prefix(op, parameter(0)) : .binary(parameter(0), op, parameter(1))
    return closure(.wrapping(body), expected)
  }

  /// What a name means as a value: a local, a member of `self`, a global, a function, a type.
  private func value(
    named name: Identifier, _ generics: [TypeReference], _ expected: Type?
  ) -> Typed? {
    let text = name.text
    if let local = context.local(text) { return load(local, text, at: name.range) }
    if text == "Self", let type = selfType { return metatype(type) }
    if text == "self" {
      if isStatic, let type = selfType { return metatype(type) }
      return nil
    }
    if let member = implicitSelfMember(name, expected) { return member }
    if let variable = program.variables[text] { return load(variable, name.range) }
    if let type = typeNamed(name, generics) { return metatype(type) }
    if let functions = program.functions[text], let first = functions.first {
      return functionValue(
        functions.count > 1 ? pick(functions, expected) ?? first : first, nil, name)
    }
    if let variable = program.catalogVariable(text) { return load(variable, name.range) }
    if let first = program.catalogFunctions(named: text).first {
      let all = program.catalogFunctions(named: text)
      return functionValue(pick(all, expected) ?? first, nil, name)
    }
    if Program.isForeign(text) {
      program.noteForeign(text)
      return .unknown
    }
    return nil
  }

  private func pick(_ functions: [FunctionSymbol], _ expected: Type?) -> FunctionSymbol? {
    guard let expected else { return nil }
    return functions.first { function in
      let signature = program.signature(of: function)
      let type = Type.function(FunctionType(signature.parameters.map(\.type), signature.result))
      return program.canConvert(type, to: expected) != nil
    }
  }

  /// A type by its name, or nil when it is none.
  func typeNamed(_ name: Identifier, _ generics: [TypeReference]) -> Type? {
    var failed = false
    let component = TypeReference.Component(name: name, generics: generics)
    guard
      name.text.first?.isUppercase ?? false || program.types[name.text] != nil
        || isGenericName(name.text)
    else { return nil }
    let type = TypeResolving(program: program, scope: scope, report: { _ in failed = true })
      .resolve(.named([component], name.range))
    if failed || (type == .unknown && Program.isForeign(name.text)) { return nil }
    return close(type)
  }

  private func isGenericName(_ name: String) -> Bool {
    var here: DeclarationScope? = scope
    while let scope = here {
      if scope.generics[name] != nil { return true }
      here = scope.parent
    }
    return false
  }

  // MARK: Members of self without self

  private func implicitSelfMember(_ name: Identifier, _ expected: Type?) -> Typed? {
    guard let type = selfType else { return nil }
    if !isStatic, let local = context.local("self") {
      let found = program.members(named: name.text, of: type, isStatic: false)
      if !found.isEmpty {
        return member(load(local, "self", at: name.range), name, [], expected)
      }
    }
    return staticMemberAround(name, expected)
  }

  /// A static member of the type around, or of the types around that.
  private func staticMemberAround(_ name: Identifier, _ expected: Type?) -> Typed? {
    guard let type = selfType else { return nil }
    if isStatic, !program.members(named: name.text, of: type, isStatic: true).isEmpty {
      return member(metatype(type), name, [], expected)
    }
    if isStatic, let made = synthesizedStatic(type, name, metatype(type)) { return made }
    var outer = program.symbol(of: type)?.outer
    while let symbol = outer {
      let type = program.declaredType(symbol)
      if !program.members(named: name.text, of: type, isStatic: true).isEmpty {
        return member(metatype(type), name, [], expected)
      }
      outer = symbol.outer
    }
    return nil
  }

  /// `$x` and `_x`: the projection and the storage of a wrapped property.
  private func wrapperValue(_ name: Identifier) -> Typed? {
    let text = name.text
    if text.hasPrefix("$"), let local = context.local(String(text.dropFirst())), local.isBindable {
      return objectProjection(load(local, text, at: name.range), local.type)
    }
    guard text.count > 1, text.hasPrefix("$") || text.hasPrefix("_"),
      let local = context.local("self"),
      let type = selfType
    else { return nil }
    let bare = Identifier(String(text.dropFirst()), name.range)
    return wrapped(
      bare, of: load(local, "self", at: name.range), type, isProjection: text.hasPrefix("$"))
  }

  // MARK: Loads

  func load(_ local: Local, _ name: String, at range: SourceRange) -> Typed {
    if local.isUnassigned, !local.isCell {
      report(
        "\(local.isLet ? "constant" : "variable") '\(name)' used before being initialized",
        at: range)
    }
    let slot = local.slot
    if local.isComputed {
      return Typed(local.type) { machine, frame in
        guard case .object(let object) = frame[slot], let closure = object as? ClosureValue
        else { return .none }
        return closure.call(machine, machine.top)
      }
    }
    if local.isBound {
      return Typed(local.type) { machine, frame in readWrapper(frame[slot], machine) }
    }
    if local.isCell {
      return Typed(local.type) { _, frame in
        guard case .object(let object) = frame[slot] else { return .none }
        return unsafeDowncast(object, to: Cell.self).value
      }
    }
    switch local.type {
    case .int:
      return Typed(
        .int { _, frame in if case .int(let value) = frame[slot] { value } else { 0 } }, .int)
    case .double: return Typed(.double { _, frame in frame[slot].asDouble ?? 0 }, .double)
    case .bool:
      return Typed(
        .bool { _, frame in if case .bool(let value) = frame[slot] { value } else { false } }, .bool
      )
    default: return Typed(.value { _, frame in frame[slot] }, local.type)
    }
  }

  /// A global or static variable: made at its first use.
  func load(_ variable: VariableSymbol, _ range: SourceRange, owner: Type? = nil) -> Typed {
    let type = close(program.type(of: variable))
    let place = place(range)
    let program = program
    switch variable.storage {
    case .native(let entry):
      if entry.isPassed { notePassed(variable.name) }
      reportRefused(entry, variable.name, range)
      guard let code = entry.code else { return Typed(type) { _, _ in .none } }
      let slot = context.reserve()
      context.release(to: slot)
      let run = { (machine: Machine, frame: Frame) -> Value in
        machine.callNative(code, frame + slot, place) { _ in }
      }
      var typed = Typed(type, entry.isConstant ? remembering(run) : run)
      typed.isConstant = entry.isConstant
      return typed
    case .computed:
      let target = program.getter(of: variable, selfType: owner)
      let slot = context.reserve()
      context.release(to: slot)
      return Typed(type) { machine, frame in target.code.run(machine, frame + slot) }
    case .global, .stored:
      return Typed(type) { machine, _ in
        variable.value ?? program.makeGlobal(variable, machine, owner, place)
      }
    }
  }

  /// All names that an expression here could use, for "did you mean".
  var visibleNames: [String] {
    var names = context.localNames
    if let type = selfType {
      names += program.memberNames(of: type, isStatic: isStatic)
    }
    names += program.variables.keys.sorted() + program.functions.keys.sorted()
    names += program.typeNames(in: scope)
    names += Catalog.index.memberNames(of: "").sorted()
    return names.filter { !$0.hasPrefix("$") }
  }
}
