import SwiftSubset

/// A postfix chain on its way: what was lowered so far, and the prefix it came from.
struct Chain {
  let base: Expression
  let suffixes: [Suffix]
  var index: Int
  var current: Typed
  let expected: Type?

  var isAtEnd: Bool { index >= suffixes.count }
  var prefix: Expression {
    index == 0 ? base : .postfix(base, Array(suffixes[..<index]))
  }
}

extension Lowering {
  func chain(_ base: Expression, _ written: [Suffix], _ expected: Type?) -> Typed {
    let suffixes = flatten(written)
    var chain = Chain(
      base: base, suffixes: suffixes, index: 0, current: .unknown, expected: expected)
    guard let head = head(&chain) else { return .unknown }
    chain.current = head
    return run(chain)
  }

  /// `#if` inside a chain: the arm that holds.
  private func flatten(_ suffixes: [Suffix]) -> [Suffix] {
    suffixes.flatMap { suffix -> [Suffix] in
      if case .conditional(let block) = suffix { return flatten(program.chosenArm(block) ?? []) }
      return [suffix]
    }
  }

  // MARK: The head

  /// Lowers the first part, with the call that belongs to it.
  private func head(_ chain: inout Chain) -> Typed? {
    switch chain.base {
    case .name(let name, let generics):
      if chain.suffixes.count > 1, Program.modules.contains(name.text),
        context.local(name.text) == nil, program.typeSymbol(name.text) == nil,
        case .member(let inner, let innerGenerics) = chain.suffixes[0]
      {
        chain.index = 1
        isModuleNamed = true
        defer { isModuleNamed = false }
        return named(inner, innerGenerics, &chain)
      }
      if let bound = narrowBound(name, &chain) { return bound }
      if name.text == "super" { return superMember(&chain, name) }
      if let optional = optionalType(name, generics, chain) {
        chain.index = 1
        return typeHead(optional, &chain)
      }
      return named(name, generics, &chain)
    case .implicitMember(let name, _): return implicitHead(name, &chain)
    case .type(let reference): return typeHead(resolve(reference), &chain)
    default: return lower(chain.base, expecting: chain.suffixes.isEmpty ? chain.expected : nil)
    }
  }

  /// `Int?` in `Int?.none`.
  private func optionalType(
    _ name: Identifier, _ generics: [TypeReference], _ chain: Chain
  ) -> Type? {
    guard case .optional? = chain.suffixes.first, name.text.first?.isUppercase ?? false,
      context.local(name.text) == nil, let type = typeNamed(name, generics)
    else { return nil }
    return .optional(type)
  }

  /// `UInt8.max`: numbers of other widths are `Int`s here, but their ends are their own.
  private func narrowBound(_ name: Identifier, _ chain: inout Chain) -> Typed? {
    guard let ends = Program.narrowIntegers[name.text], context.local(name.text) == nil,
      case .member(let member, _)? = chain.suffixes.first,
      member.text == "max" || member.text == "min"
    else { return nil }
    chain.index = 1
    let value = member.text == "max" ? ends.upperBound : ends.lowerBound
    return Typed(.int { _, _ in value }, .int)
  }

  private func nextCall(_ chain: Chain) -> Call? {
    guard chain.index < chain.suffixes.count, case .call(let call) = chain.suffixes[chain.index]
    else { return nil }
    return call
  }

  private func lastExpected(_ chain: Chain, after count: Int) -> Type? {
    chain.index + count >= chain.suffixes.count ? chain.expected : nil
  }

  private func named(
    _ name: Identifier, _ generics: [TypeReference], _ chain: inout Chain
  ) -> Typed? {
    guard let call = nextCall(chain) else {
      return self.name(name, generics, lastExpected(chain, after: 0))
    }
    let expected = lastExpected(chain, after: 1)
    if let local = context.local(name.text), let signature = local.signature {
      chain.index += 1
      return callLocal(local, signature, call, name)
    }
    if context.local(name.text) == nil, let result = callNamed(name, generics, call, expected) {
      chain.index += 1
      return result
    }
    return self.name(name, generics, nil)
  }

  private func implicitHead(_ name: Identifier, _ chain: inout Chain) -> Typed? {
    guard let expected = chain.expected, expected != .any else {
      report(
        "reference to member '\(name.text)' cannot be resolved without a contextual type",
        at: name.range)
      return nil
    }
    let type = expected.unwrapped
    if type == .unknown {
      skipArguments(nextCall(chain))
      chain.index = chain.suffixes.count
      return .unknown
    }
    if name.text == "none" || name.text == "some", case .optional = expected,
      program.members(named: name.text, of: type, isStatic: true).isEmpty
    {
      return optionalCase(name, &chain, expected)
    }
    return staticMember(name, [], type, &chain)
  }

  private func optionalCase(_ name: Identifier, _ chain: inout Chain, _ type: Type) -> Typed {
    if name.text == "some", let call = nextCall(chain), let value = call.written.first?.value,
      case .optional(let wrapped) = type
    {
      chain.index += 1
      return convert(lower(value, to: wrapped, .argument), to: type, at: name.range, .argument)
    }
    return Typed(.value { _, _ in .none }, type)
  }

  private func typeHead(_ type: Type, _ chain: inout Chain) -> Typed? {
    if let call = nextCall(chain) {
      chain.index += 1
      return construct(
        type, call, Identifier("\(type)", chain.base.range), lastExpected(chain, after: 0))
    }
    return metatype(type)
  }

  /// `Type.name` and `.name`: a static member, a case, an initializer.
  func staticMember(
    _ name: Identifier, _ generics: [TypeReference], _ type: Type, _ chain: inout Chain
  ) -> Typed {
    if let call = nextCall(chain) {
      if name.text == "init" {
        chain.index += 1
        return construct(type, call, name, lastExpected(chain, after: 0))
      }
      if let result = callMember(
        .type(type), type, name, call, isStatic: true, lastExpected(chain, after: 1), generics)
      {
        chain.index += 1
        return result
      }
    }
    return member(metatype(type), name, generics, lastExpected(chain, after: 0))
  }

  private func superMember(_ chain: inout Chain, _ name: Identifier) -> Typed? {
    guard let local = context.local("self"), let type = selfType,
      let above = program.superclass(of: type)
    else {
      chain.index = chain.suffixes.count
      reportSuper(name)
      return .unknown
    }
    let receiver = load(local, "self", at: name.range)
    guard case .member(let member, let generics)? = chain.suffixes.first else { return .unknown }
    chain.index = 1
    let typed = Typed(receiver.code, above)
    if let call = nextCall(chain) {
      chain.index = 2
      if member.text == "init" { return superInit(above, call, member, receiver) }
      return callMember(
        .above(typed), above, member, call, isStatic: false, lastExpected(chain, after: 0), generics
      )
        ?? .unknown
    }
    readsAbove = true
    defer { readsAbove = false }
    return self.member(typed, member, generics, nil)
  }

  /// A class of a framework that is not here may be above; nothing is known of it.
  private func reportSuper(_ name: Identifier) {
    guard let symbol = selfType.flatMap(program.symbol), symbol.kind == .class else {
      return report("'super' cannot be used outside of class members", at: name.range)
    }
    let inherited = program.inheritedTypes(of: symbol)
    guard !inherited.contains(.unknown), program.superclass(of: program.declaredType(symbol)) == nil
    else { return }
    report(
      "'super' members cannot be referenced in a root class", at: name.range,
      help: "'\(symbol.name)' inherits from no class")
  }

  // MARK: The rest

  func run(_ start: Chain) -> Typed {
    var chain = start
    while !chain.isAtEnd {
      let suffix = chain.suffixes[chain.index]
      switch suffix {
      case .optional(let range):
        // `Int?.none` names a type.
        guard case .metatype(let type) = chain.current.type, !type.isOptional else {
          return optionalChain(chain, range)
        }
        chain.current = metatype(.optional(type))
      case .force(let range): chain.current = force(chain.current, range)
      case .member(let name, let generics): stepMember(name, generics, &chain)
      case .call(let call):
        chain.current = callValue(
          chain.current, call, lastExpected(chain, after: 1), help: boundCallHelp(chain))
      case .index(let arguments, let range):
        chain.current = subscripted(
          chain.current, arguments, range, prefix: chain.prefix, lastExpected(chain, after: 1))
      case .conditional: break
      }
      chain.index += 1
    }
    return chain.current
  }

  /// `p.dismiss()` of a binding: the function is the value's.
  private func boundCallHelp(_ chain: Chain) -> String? {
    guard case .nominal(let symbol, let arguments) = chain.current.type, symbol.name == "Binding",
      arguments.first?.asFunction != nil, chain.index > 0,
      case .member(let name, _) = chain.suffixes[chain.index - 1]
    else { return nil }
    let base = SourceRange(chain.base.range.start, max(name.range.start, 1) - 1)
    let isBare = nextCall(chain)?.written.isEmpty ?? false
    return "write '\(source.text(base)).wrappedValue.\(name.text)(\(isBare ? "" : "…"))'"
  }

  /// `self.init(…)` in an initializer.
  private func delegation(_ name: Identifier, _ chain: Chain) -> Typed? {
    guard name.text == "init", chain.index == 0, context.isInitializer,
      case .name(let base, _) = chain.base, base.text == "self", let type = selfType,
      chain.index + 1 < chain.suffixes.count, case .call(let call) = chain.suffixes[chain.index + 1]
    else { return nil }
    return delegate(to: type, call, name, chain.current)
  }

  private func stepMember(
    _ name: Identifier, _ generics: [TypeReference], _ chain: inout Chain
  ) {
    if let delegated = delegation(name, chain) {
      chain.current = delegated
      chain.index += 1
      return
    }
    if case .metatype(let type) = chain.current.type, name.text != "self" {
      chain.index += 1
      let result = staticMember(name, generics, type, &chain)
      chain.index -= 1
      chain.current = result
      return
    }
    if chain.index + 1 < chain.suffixes.count,
      case .call(let call) = chain.suffixes[chain.index + 1],
      let result = memberCall(name, generics, call, chain)
    {
      chain.current = result
      chain.index += 1
      return
    }
    chain.current = member(
      chain.current, name, generics, lastExpected(chain, after: 1), prefix: chain.prefix)
  }

  private func memberCall(
    _ name: Identifier, _ generics: [TypeReference], _ call: Call, _ chain: Chain
  ) -> Typed? {
    let current = chain.current
    if current.type == .unknown || current.type.isAssociated {
      return dynamicCall(current, name, call)
    }
    let prefix = chain.prefix
    return callMember(
      .value(current, place: { [unowned self] in place(of: prefix) }), current.type, name, call,
      isStatic: false, lastExpected(chain, after: 2), generics)
  }

  /// Arguments of a call that is passed over are still lowered, so that mistakes show.
  func skipArguments(_ call: Call?) {
    for argument in call?.written ?? [] {
      if case .closure = argument.value { continue }
      _ = silently { lower(argument.value) }
    }
  }

  /// `base?.rest`: the whole rest is nil when the base is.
  private func optionalChain(_ chain: Chain, _ range: SourceRange) -> Typed {
    var type = chain.current.type
    if case .optional(let wrapped) = type {
      type = wrapped
    } else if type != .unknown {
      report(
        "cannot use optional chaining on non-optional value of type '\(type)'", at: range)
    }
    let slot = context.reserve()
    defer { context.release(to: slot) }
    var rest = chain
    rest.index += 1
    rest.current = Typed(type) { _, frame in frame[slot] }
    let result = run(rest)
    let (load, body) = (chain.current.value, result.value)
    let resultType: Type = result.type.isOptional ? result.type : .optional(result.type)
    return Typed(
      .value { machine, frame in
        let value = load(machine, frame)
        if value.isNone { return .none }
        frame[slot] = value
        let result = body(machine, frame)
        frame[slot] = .none
        return result
      }, resultType)
  }

  func force(_ typed: Typed, _ range: SourceRange) -> Typed {
    guard case .optional(let wrapped) = typed.type else {
      if typed.type != .unknown, typed.type != .void {
        report("cannot force unwrap value of non-optional type '\(typed.type)'", at: range)
      }
      return typed
    }
    let (load, place) = (typed.value, place(range))
    return Typed(wrapped) { machine, frame in
      let value = load(machine, frame)
      if value.isNone {
        machine.stop(
          "unexpectedly found nil while unwrapping an Optional value",
          help: "unwrap it with 'if let', or give a default with '??'", at: place.location)
      }
      return value
    }
  }
}
