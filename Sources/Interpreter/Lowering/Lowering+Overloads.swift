import SwiftSubset

/// A function that a call could mean.
struct Candidate {
  var function: FunctionSymbol
  var signature: Signature
  /// What the owner's generic parameters and `Self` are.
  var bindings: [GenericParameter: Type]
  /// The type of the receiver, for the specialization.
  var receiver: Type?
}

extension Program {
  /// Puts what is known of its generic parameters into a candidate's signature.
  func bind(_ candidate: inout Candidate) {
    let bindings = candidate.bindings
    guard !bindings.isEmpty else { return }
    for index in candidate.signature.parameters.indices {
      candidate.signature.parameters[index].type = substitute(
        candidate.signature.parameters[index].type, bindings)
    }
    candidate.signature.result = substitute(candidate.signature.result, bindings)
  }
}

/// A call that was decided.
struct Resolved {
  var candidate: Candidate
  var match: ArgumentMatch
}

extension Lowering {
  func candidate(_ function: FunctionSymbol, found: FoundMember? = nil, receiver: Type? = nil)
    -> Candidate
  {
    var candidate = Candidate(
      function: function, signature: program.signature(of: function),
      bindings: [GenericParameter: Type](), receiver: receiver)
    if let found, let receiver { candidate.bindings = program.memberBindings(found, of: receiver) }
    program.bind(&candidate)
    return candidate
  }

  /// Chooses among candidates: labels first, then how well the arguments fit.
  ///
  /// Reports what is wrong with the nearest one when none matches.
  func resolve(
    _ candidates: [Candidate], _ call: Call, name: Identifier, expected: Type?
  ) -> Resolved? {
    let arguments = call.written
    var matching = candidates.compactMap { candidate in
      ArgumentMatching.fit(candidate.signature.parameters, arguments).map {
        Resolved(candidate: candidate, match: $0)
      }
    }
    if matching.count > 1 { matching = withRequirements(matching, arguments) }
    if matching.count == 1 { return matching[0] }
    if matching.isEmpty {
      reportNoMatch(failures(of: candidates, arguments), arguments, call, name)
      return nil
    }
    return best(of: matching, arguments, expected) ?? nearest(of: matching, arguments)
  }

  private func failures(
    of candidates: [Candidate], _ arguments: [WrittenArgument]
  ) -> [(Candidate, MatchFailure)] {
    candidates.compactMap { candidate in
      ArgumentMatching.failure(candidate.signature.parameters, arguments).map { (candidate, $0) }
    }
  }

  /// Leaves out those whose `where` clauses don't hold.
  private func withRequirements(_ all: [Resolved], _ arguments: [WrittenArgument]) -> [Resolved] {
    let holding = all.filter { resolved in
      resolved.candidate.signature.requirements.allSatisfy { requirement in
        let left = program.substitute(requirement.left, resolved.candidate.bindings)
        if program.isOpen(left) { return true }
        return requirement.isSame
          ? program.canConvert(left, to: requirement.right) != nil
          : satisfies(left, requirement.right)
      }
    }
    return holding.isEmpty ? all : holding
  }

  func satisfies(_ type: Type, _ bound: Type) -> Bool {
    switch bound {
    case .view: program.isView(type)
    case .existential(let protocols): protocols.allSatisfy { program.conforms(type, to: $0) }
    default: program.canConvert(type, to: bound) != nil
    }
  }

  private func best(
    of all: [Resolved], _ arguments: [WrittenArgument], _ expected: Type?
  ) -> Resolved? {
    var best: (resolved: Resolved, score: [Int])?
    for resolved in all {
      guard var score = score(resolved, arguments) else { continue }
      score.insert(resultScore(resolved, expected), at: 0)
      if let current = best, !score.lexicographicallyPrecedes(current.score) { continue }
      best = (resolved, score)
    }
    return best?.resolved
  }

  private func resultScore(_ resolved: Resolved, _ expected: Type?) -> Int {
    guard let expected, expected != .unknown else { return 0 }
    let result = resolved.candidate.signature.result
    if program.isOpen(result) { return 0 }
    return program.canConvert(result, to: expected) == nil ? 1 : 0
  }

  /// How well arguments fit, the smaller the better: conversions, defaults used, generics.
  private func score(_ resolved: Resolved, _ arguments: [WrittenArgument]) -> [Int]? {
    var total = 0
    var generics = 0
    let signature = resolved.candidate.signature
    for (index, parameter) in signature.parameters.enumerated() {
      for argument in resolved.match.arguments[index] {
        var type = parameter.type
        if parameter.isVariadic, case .array(let element) = type { type = element }
        let value = arguments[argument].value
        // What is refused for a foreign type is not meant by a member of some other one.
        if resolved.candidate.function.native?.refusal != nil, type == .unknown,
          value.isImplicitMember
        {
          return nil
        }
        guard let fit = fits(value, type) else { return nil }
        total += fit
        if program.isOpen(type) { generics += 1 }
      }
    }
    return [total, resolved.match.defaultsUsed, generics]
  }

  /// Whether an expression could be an argument of a type, without lowering more than it must.
  func fits(_ expression: Expression, _ type: Type) -> Int? {
    switch expression {
    case .integer:
      switch type.unwrapped {
      case .int: return 0
      case .double: return 1
      case .unknown, .any: return 3
      case .generic(let parameter):
        return fitsGeneric(parameter.takesFractionsOnly(self) ? .double : .int, parameter)
      default: return program.canConvert(.int, to: type)
      }
    case .float:
      if case .generic(let parameter) = type { return fitsGeneric(.double, parameter) }
      return program.canConvert(.double, to: type)
    case .nil: return type.isOptional || type == .unknown ? 0 : nil
    case .string(let literal): return fitsString(literal, type)
    case .closure(let closure): return fitsClosure(closure, type)
    case .implicitMember(let name, _): return fitsImplicit(name, type)
    case .postfix(.implicitMember(let name, _), let suffixes):
      if case .call(let call)? = suffixes.first, !takes(call, name, type.unwrapped) { return nil }
      if leadsElsewhere(expression, suffixes, type) { return nil }
      return fitsImplicit(name, type)
    case .array(let items, _):
      switch type.unwrapped {
      case .array(let element): return fitsAll(items, element)
      case .nominal(let symbol, _): return takesArrayLiteral(symbol, type.unwrapped) ? 1 : nil
      case .unknown, .any, .generic: return 1
      default: return nil
      }
    case .keyPath:
      switch type.unwrapped {
      case .function, .unknown, .any, .generic: return 1
      case .nominal(let symbol, _): return symbol.name.hasSuffix("KeyPath") ? 0 : nil
      default: return nil
      }
    case .address(let inner, _): return fits(inner, type)
    default: return fitsByType(expression, type)
    }
  }

  private func takesArrayLiteral(_ symbol: TypeSymbol, _ type: Type) -> Bool {
    if symbol.name == "Set" || program.conforms(type, to: "OptionSet") { return true }
    return program.members(named: "init", of: type, isStatic: true).contains { found in
      guard case .function(let function) = found.member else { return false }
      return program.signature(of: function).parameters.first?.label == "arrayLiteral"
    }
  }

  private func fitsAll(_ items: [Expression], _ element: Type) -> Int? {
    var total = 0
    for item in items {
      guard let fit = fits(item, element) else { return nil }
      total += fit
    }
    return total
  }

  private func fitsByType(_ expression: Expression, _ type: Type) -> Int? {
    let own = typeOf(expression)
    if own == .unknown {
      if case .name(let name, _) = expression, isStaticMember(name.text, of: type.unwrapped) {
        return 1
      }
      if type == .unknown { return 1 }
      return type.asFunction == nil ? 2 : 5
    }
    if case .generic(let parameter) = type { return fitsGeneric(own, parameter) }
    if program.isOpen(type) {
      var bindings = [GenericParameter: Type]()
      let open = Set(openParameters(type))
      program.unify(type, own, open, &bindings)
      let closed = program.substitute(type, bindings)
      return program.canConvert(own, to: closed).map { $0 + 2 }
    }
    // What is a style and a view, such as a color, is meant as a style where both will do.
    if type == .view, own.isNominal, program.conforms(own, to: "ShapeStyle") { return 5 }
    if let direct = program.canConvert(own, to: type) { return direct }
    let hinted = typeOf(expression, type)
    return program.canConvert(hinted, to: type).map { $0 + 1 }
  }

  private func fitsGeneric(_ type: Type, _ parameter: GenericParameter) -> Int? {
    parameter.bounds.allSatisfy { satisfies(type, $0) } ? 4 : nil
  }

  private func fitsString(_ literal: StringLiteral, _ type: Type) -> Int? {
    switch type.unwrapped {
    case .string: return 0
    case .nominal(let symbol, _):
      if symbol.name == "LocalizedStringKey" { return 0 }
      return symbol.name == "Character" && (literal.plainText?.count ?? 1) == 1 ? 2 : nil
    case .generic(let parameter): return fitsGeneric(.string, parameter).map { $0 - 1 }
    default: return program.canConvert(.string, to: type)
    }
  }

  private func fitsClosure(_ closure: ClosureExpression, _ type: Type) -> Int? {
    guard let function = type.asFunction else {
      return type.takesClosure ? 5 : nil
    }
    if let parameters = closure.parameters {
      if parameters.count == function.parameters.count { return 0 }
      if parameters.count > 1, function.parameters.count == 1,
        case .tuple(let elements) = function.parameters[0].type,
        elements.count == parameters.count
      {
        return 1
      }
      return nil
    }
    let used = closure.implicitParameterCount
    if used == function.parameters.count { return 0 }
    if used == 0 { return 2 }
    if function.parameters.count == 1, case .tuple(let elements) = function.parameters[0].type,
      elements.count == used
    {
      return 1
    }
    return used <= function.parameters.count ? 1 : nil
  }

  /// Whether `.name(…)` could be a call of a static member of a type, by its labels.
  private func takes(_ call: Call, _ name: Identifier, _ type: Type) -> Bool {
    switch type {
    case .unknown, .generic, .any, .member: return true
    default: break
    }
    let found = program.members(named: name.text, of: type, isStatic: true, forCall: true)
    let callable = found.filter(\.isCallable)
    // A constant may be called, and what is not there at all is said elsewhere.
    if callable.count < found.count || found.isEmpty || call.written.count == 0 { return true }
    return callable.contains { found in
      let parameters: [Signature.Parameter]
      switch found.member {
      case .function(let function): parameters = program.signature(of: function).parameters
      case .enumCase(let it): parameters = caseCandidate(it, type).signature.parameters
      case .variable: return true
      }
      return ArgumentMatching.fit(parameters, call.written) != nil
    }
  }

  /// Whether a member of what is named is of another type than is wanted: `.blue.gradient` is no
  /// color.
  private func leadsElsewhere(
    _ expression: Expression, _ suffixes: [Suffix], _ type: Type
  ) -> Bool {
    let isMember = suffixes.contains { if case .member = $0 { true } else { false } }
    guard isMember, !program.isOpen(type), type != .unknown else { return false }
    let own = typeOf(expression, type.unwrapped)
    return own != .unknown && !program.isOpen(own) && program.canConvert(own, to: type) == nil
  }

  private func fitsImplicit(_ name: Identifier, _ type: Type) -> Int? {
    let target = type.unwrapped
    switch target {
    case .unknown: return 3
    // What it stands for is decided by the other arguments, unless its protocols have the member.
    case .generic:
      return program.members(named: name.text, of: target, isStatic: true).isEmpty ? 3 : 2
    default:
      return program.members(named: name.text, of: target, isStatic: true).isEmpty ? nil : 0
    }
  }

  /// The generic parameters a type mentions.
  func openParameters(_ type: Type) -> [GenericParameter] {
    switch type {
    case .generic(let parameter): [parameter]
    case .nominal(_, let arguments): arguments.flatMap(openParameters)
    case .optional(let inner), .array(let inner), .metatype(let inner), .member(let inner, _):
      openParameters(inner)
    case .dictionary(let key, let value): openParameters(key) + openParameters(value)
    case .tuple(let elements): elements.flatMap { openParameters($0.type) }
    case .function(let function):
      function.parameters.flatMap { openParameters($0.type) } + openParameters(function.result)
    default: []
    }
  }
}
