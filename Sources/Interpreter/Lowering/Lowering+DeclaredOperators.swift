import SwiftSubset

extension Lowering {
  /// A `static func` of one of the operands' types, a global one, or one of the catalog.
  func declaredOperator(
    _ op: Operator, _ expressions: [Expression], _ operands: [Typed], _ expected: Type?
  ) -> Typed? {
    var candidates: [Candidate] = []
    var seen: [FunctionSymbol] = []
    for operand in operands {
      for found in program.members(named: op.text, of: operand.type.unwrapped, isStatic: true) {
        guard case .function(let function) = found.member, !function.isRequirement,
          !seen.contains(where: { $0 === function })
        else { continue }
        seen.append(function)
        candidates.append(candidate(function, found: found, receiver: operand.type.unwrapped))
      }
    }
    let globals = (program.functions[op.text] ?? []) + program.catalogFunctions(named: op.text)
    candidates += globals.map { candidate($0) }
    candidates = candidates.filter { it in
      let parameters = it.signature.parameters
      return parameters.count == operands.count
        && zip(zip(parameters, operands), expressions).allSatisfy { pair, expression in
          fits(expression, pair.0.type) != nil
        }
    }
    guard !candidates.isEmpty else { return nil }
    let call = Call(
      hasParentheses: true, arguments: expressions.map { Argument(label: nil, value: $0) },
      trailing: [], range: op.range)
    let unlabelled = candidates.map { candidate in
      var candidate = candidate
      for index in candidate.signature.parameters.indices {
        candidate.signature.parameters[index].label = nil
      }
      return candidate
    }
    let name = Identifier(op.text, op.range)
    guard let resolved = resolve(unlabelled, call, name: name, expected: expected) else {
      return nil
    }
    let receiver = resolved.candidate.receiver.map { Receiver.type($0) } ?? .none
    return emit(resolved, receiver: receiver, call, name: name, expected: expected)
  }

  /// `.now() + 1` where a type is expected: the left side is looked up in it.
  func implicitOperation(
    _ left: Expression, _ op: Operator, _ right: Expression, _ expected: Type?
  ) -> Typed? {
    guard op.isArithmetic, left.startsImplicit, let type = expected?.unwrapped, type.isNominal,
      typeOf(left, type) == type
    else { return nil }
    let one = Typed(type) { _, _ in .none }
    let other = right.isImplicitMember ? .unknown : Typed(typeOf(right)) { _, _ in .none }
    return declaredOperator(op, [left, right], [one, other], expected)
  }

  func reportOperator(_ left: Type, _ op: Operator, _ right: Type) {
    if left.isOptional || right.isOptional, op.isArithmetic || !(op.text == "==" || op.text == "!=")
    {
      let type = left.isOptional ? left : right
      report(
        "value of optional type '\(type)' must be unwrapped to a value of type '\(type.unwrapped)'",
        at: op.range, help: "give a default with '??', or unwrap it with 'if let'")
      return
    }
    if left == right {
      report(
        "binary operator '\(op.text)' cannot be applied to two '\(left)' operands", at: op.range)
      return
    }
    let isMixed = (left == .int && right == .double) || (left == .double && right == .int)
    report(
      "binary operator '\(op.text)' cannot be applied to operands of type '\(left)' and '\(right)'",
      at: op.range, help: isMixed ? "write 'Double(…)' around the 'Int'" : nil)
  }
}
